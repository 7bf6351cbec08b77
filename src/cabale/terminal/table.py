"""Playing on the full screen: one person among automata, by keyboard or mouse."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from cabale.core.views import Choice, Question
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board
from cabale.terminal.choices import Asked, Choices
from cabale.terminal.drawing import ink
from cabale.terminal.screens import Confirm
from cabale.terminal.seated import Seated
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator


class Table(Seated):
    """The table of one sitting. What becomes of its record is for the caller to see to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", show=False)]

    def __init__(self, sitting: Sitting, narrator: Narrator, pace: float, offer: bool) -> None:
        match = sitting.match
        super().__init__(match.game, narrator, match.seats, match.options, sitting.seat, pace)
        self.sitting: Final = sitting
        self.offer: Final = offer  # whether to ask about the record; not if its place is settled
        self.keep = False  # whether the person wants the record of the finished game
        self.finished = False
        self._first = "" if sitting.answered else narrator.aim()  # what one plays for, until it was said
        self._asides: tuple[Choice, ...] = ()  # what the person may do out of turn, by a key of its own
        self._aside: Choice | None = None  # what the person wants to do out of turn

    def on_mount(self) -> None:
        self.run_worker(self.play(), exclusive=True)
        with suppress(NotImplementedError):  # not everywhere is there a loop that minds signals
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.action_interrupt)

    # --- the game

    async def play(self) -> None:
        sitting = self.sitting
        while True:
            sitting.deal()
            await self.tell()
            if sitting.over:
                break
            answers = await self.others()
            if self._aside:
                sitting.step_in(self._aside)
                continue
            self.question = sitting.question()
            if self.question:
                answers[sitting.seat] = await self.ask(self.question)
                self.question = None
            sitting.settle(answers)
        await self.close()

    def put(self, question: Question) -> Asked:
        """The first question says what one plays for as well."""
        aim, self._first = self._first, ""
        above = self.narrator.say("first-aim", aim=aim) if aim else ""
        return super().put(question)._replace(aim=above)

    async def tell(self) -> None:
        """Print what happened, with time to read it, then show the table as it is now."""
        news = self.sitting.news()
        say = self.narrator
        self._asides = tuple([aside for aside in self.sitting.asides() if say.shortcut(aside)])
        self._aside = None
        if news or self._asides:
            asides = {say.shortcut(aside): say.choice(aside) for aside in self._asides}
            self.base.query_one(Ask).tell(self.waiting, asides)
        await self.read_out(news, self.sitting.view)

    async def others(self) -> dict[int, int]:
        """What the automata answer; where nobody may notice that one is asked, always after a pause."""
        if self._hurried and self.sitting.rest:
            self.sitting.rush()
        thinking = asyncio.to_thread(self.sitting.others)
        if self.sitting.covered and not self.sitting.question():
            answers, _ = await asyncio.gather(thinking, self.pause())
            return answers
        return await thinking

    async def pause(self) -> None:
        """None for who wants to step in out of turn, until that is done."""
        if not self._aside:
            await super().pause()

    def waiting(self, width: int) -> Text:
        """What the bar says while the others play: the own cards too, unless they lie there large."""
        key = "waiting-rest" if self.sitting.rest else "waiting"
        lines = [ink(f" {self.narrator.say(key)}", self.light.ink)]
        view = self.base.query_one(Board).view
        if view is not None and not self.large:
            room = self.base.query_one(Ask).size.height - 2 - len(self._asides)
            cards = self.drawing.reading(view, self.pen, width - 2, room)
            lines += [Text(" ").append_text(card) for card in cards]
        return Text("\n").join(lines)

    async def close(self) -> None:
        """The verdict, all hands, and whether to keep the record."""
        self.finished = True
        say = self.narrator.say
        choices = [say("keep-record")] if self.offer else []
        choices.append(say("leave"))
        verdict, grounds = self.narrator.verdict(self.sitting.view), self.narrator.grounds(self.sitting.view)
        asked = Asked(f"{verdict} {grounds}".rstrip(), say("game-over"), "", tuple(choices))
        self.keep = await self.choose(asked) == 0 and self.offer
        self.exit(return_code=0)

    # --- keys

    def action_put_away(self) -> None:
        self.base.query_one(Ask).put_away()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self._answer is None and event.number < len(self._asides):  # otherwise it is an answer
            self._aside = self._asides[event.number]
            self._woken.set()

    def action_leave(self) -> None:
        if self.finished:
            self.exit(return_code=0)
            return
        say = self.narrator.say
        asked = Asked(say("quit-question"), "", "", (say("quit-stay"), say("quit-leave")))
        self.push_screen(Confirm(self.light, asked), self.leave)

    def leave(self, answer: int | None) -> None:
        if answer == 1:
            self.exit(return_code=0)
