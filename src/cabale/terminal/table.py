"""Playing on the full screen: one person among automata, by keyboard or mouse."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key

from cabale.core.views import Choice, Question
from cabale.terminal.ask import Ask, Asked, Choices
from cabale.terminal.board import Board, Journal
from cabale.terminal.drawing import ink
from cabale.terminal.house import House
from cabale.terminal.screens import Confirm
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator


class Table(House):
    """The table of one sitting. What becomes of its record is for the caller to see to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "hurry", show=False)]

    def __init__(self, sitting: Sitting, narrator: Narrator, pace: float, offer: bool) -> None:
        match = sitting.match
        super().__init__(match.game, narrator, match.seats, sitting.seat)
        self.sitting: Final = sitting
        self.pace: Final = pace  # seconds between two events
        self.offer: Final = offer  # whether to ask about the record; not if its place is settled
        self.keep = False  # whether the person wants the record of the finished game
        self.question: Question | None = None
        self.finished = False
        self._answer: asyncio.Future[int] | None = None
        self._hurried = False  # whether the person does without pauses
        self._woken = asyncio.Event()  # ends a pause
        self._asides: tuple[Choice, ...] = ()  # what the person may do out of turn, by a key of its own
        self._aside: Choice | None = None  # and wants to do

    def hints(self) -> tuple[str, ...]:
        choose = "hint-aim" if self.drawing.aims else "hint-choose"
        keys = (choose, "hint-rule", "hint-quit", "hint-table", "hint-light", "hint-journal")
        return tuple(self.narrator.say(key) for key in keys)

    @property
    def rule(self) -> str:
        if self.question:
            return self.question.rule
        told = [entry.rule for entry in self.query_one(Journal).entries if entry.rule]
        return told[-1] if told else ""

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

    async def tell(self) -> None:
        """Print what happened, with time to read it, then show the table as it is now."""
        news = self.sitting.news()
        say = self.narrator
        self._asides = tuple([aside for aside in self.sitting.asides() if say.shortcut(aside)])
        self._aside = None
        if news or self._asides:
            asides = {say.shortcut(aside): say.choice(aside) for aside in self._asides}
            self.base.query_one(Ask).tell(self.waiting, asides)
        view = self.sitting.view
        for told, (event, sentence) in enumerate(zip(news, say.sentences(news), strict=True), 1):
            self.base.query_one(Journal).tell(event, sentence)
            if self.drawing.halts(event):
                self.picture(self.drawing.scene(view, news[told:]))
            if sentence and self.drawing.lingers(event):
                await self.pause()
        self.picture(view)

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
        """Time to read. The space bar takes it away until the next question; to step in out of turn, until
        that is done."""
        if self.pace and not self._hurried and not self._aside:
            self._woken.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), self.pace)

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

    async def ask(self, question: Question) -> int:
        """Wait for the person's answer."""
        narrator = self.narrator
        asked = Asked(
            sentence=narrator.question(question),
            label=narrator.say("sealed-answer") if question.secret else "",
            rule=question.rule,
            choices=tuple(self.drawing.label(choice, self.pen) for choice in question.choices),
            closed=tuple(narrator.closed(closed) for closed in question.closed),
        )
        if self.drawing.aims:
            asked = asked._replace(keys=self.drawing.keys(question), aims=self.consequence)
        return question.choices[await self.choose(asked)].move

    def consequence(self, number: int) -> str:
        """An answer in full, and what it would do."""
        assert self.question
        choice = self.question.choices[number]
        view = self.base.query_one(Board).view
        return f"{self.narrator.choice(choice)}. {self.narrator.consequence(view, choice)}"

    async def choose(self, asked: Asked) -> int:
        self._answer = asyncio.get_running_loop().create_future()
        self.base.query_one(Ask).show(asked)
        number = await self._answer
        self._answer = None
        self.aim(None)
        self._hurried = False
        return number

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

    def on_key(self, event: Key) -> None:
        if len(self.screen_stack) == 1 and self.base.query_one(Choices).pick(event.character or ""):
            event.stop()

    def on_choices_aimed(self, event: Choices.Aimed) -> None:
        if self.drawing.aims and self.question:
            self.aim(self.question.choices[self.base.query_one(Choices).place])

    def aim(self, choice: Choice | None) -> None:
        """Show on the board what is aimed at."""
        board = self.base.query_one(Board)
        board.pen = board.pen._replace(aim=choice)
        board.refresh()

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.base.query_one(Choices).point(event.key)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(event.number)
        elif event.number < len(self._asides):
            self._aside = self._asides[event.number]
            self._woken.set()

    def action_hurry(self) -> None:
        """No more pauses until the next question; for who is out, to the end."""
        self._hurried = True
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
