"""Playing on the full screen: one person among automata, by keyboard or mouse."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key

from cabale.core.views import Question
from cabale.terminal.ask import Ask, Asked, Choices
from cabale.terminal.board import Journal
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
        self._hurried = asyncio.Event()
        self._begun = False  # whether the deal is done

    def hints(self) -> tuple[str, ...]:
        keys = ("hint-choose", "hint-rule", "hint-quit", "hint-table", "hint-light", "hint-journal")
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
            answers = await asyncio.to_thread(sitting.others)
            self.question = sitting.question()
            if self.question:
                answers[sitting.seat] = await self.ask(self.question)
                self.question = None
            sitting.settle(answers)
        await self.close()

    async def tell(self) -> None:
        """Print what happened, with time to read it, then show the table as it is now."""
        news = self.sitting.news()
        if news:
            self.base.query_one(Ask).tell(self.waiting)
        for event in news:
            self.base.query_one(Journal).tell(event)
            self._begun = self._begun or self.drawing.begins(event)
            await self.pause()
        self.picture(self.sitting.view)

    async def pause(self) -> None:
        """Time to read, once the deal is done; the space bar takes it away until the next question."""
        if self.pace and self._begun and not self._hurried.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self.pace)

    def waiting(self, width: int) -> Text:
        return ink(f" {self.narrator.say('waiting')}", self.light.ink)

    async def ask(self, question: Question) -> int:
        """Wait for the person's answer."""
        narrator = self.narrator
        asked = Asked(
            sentence=narrator.question(question),
            label=narrator.say("sealed-answer") if question.secret else "",
            rule=question.rule,
            choices=tuple(narrator.choice(choice) for choice in question.choices),
            closed=tuple(narrator.closed(closed) for closed in question.closed),
        )
        return question.choices[await self.choose(asked)].move

    async def choose(self, asked: Asked) -> int:
        self._answer = asyncio.get_running_loop().create_future()
        self.base.query_one(Ask).show(asked)
        number = await self._answer
        self._answer = None
        self._hurried.clear()
        return number

    async def close(self) -> None:
        """The verdict, all hands, and whether to keep the record."""
        self.finished = True
        say = self.narrator.say
        choices = [say("keep-record")] if self.offer else []
        choices.append(say("leave"))
        asked = Asked(self.narrator.verdict(self.sitting.view), say("game-over"), "", tuple(choices))
        self.keep = await self.choose(asked) == 0 and self.offer
        self.exit(return_code=0)

    # --- keys

    def on_key(self, event: Key) -> None:
        if len(self.screen_stack) == 1 and self.base.query_one(Choices).pick(event.character or ""):
            event.stop()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(event.number)

    def action_hurry(self) -> None:
        self._hurried.set()

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
