"""A person at the full screen who is asked: by keyboard or mouse, with time to read."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Key

from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.views import Choice, Event, Question
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board, Journal
from cabale.terminal.choices import Asked, Choices
from cabale.terminal.house import House
from cabale.text import Narrator


class Seated(House):
    """One viewer, who may answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "hurry", show=False)]

    def __init__(
        self,
        game: Game[Any, Any],
        narrator: Narrator,
        seats: int,
        options: Mapping[str, Value],
        near: int,
        pace: float,
    ) -> None:
        super().__init__(game, narrator, seats, options, near)
        self.pace: Final = pace  # seconds between two events
        self.question: Question | None = None
        self._answer: asyncio.Future[int] | None = None
        self._hurried = False  # whether the person does without pauses
        self._woken = asyncio.Event()  # ends a pause

    def hints(self) -> tuple[str, ...]:
        choose = "hint-aim" if self.drawing.aims else "hint-choose"
        keys = (choose, *self.looked_up, "hint-quit", "hint-table", "hint-light", "hint-journal")
        return tuple(self.narrator.say(key) for key in keys)

    @property
    def rule(self) -> str:
        if self.question:
            return self.question.rule
        told = [entry.rule for entry in self.query_one(Journal).entries if entry.rule]
        return told[-1] if told else ""

    async def pause(self) -> None:
        """Time to read. The space bar takes it away until the next question."""
        if self.pace and not self._hurried:
            self._woken.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), self.pace)

    async def read_out(self, news: Sequence[Event], view: Any) -> None:
        """Print what happened, with time to read it, then show the table as it is now. Where a drawing knows
        no scenes in between, that is at once: otherwise the record would be ahead of its table."""
        lingers = False
        for told, (event, sentence) in enumerate(zip(news, self.narrator.sentences(news), strict=True), 1):
            self.base.query_one(Journal).tell(event, sentence)
            if self.drawing.halts(event):
                self.picture(self.drawing.scene(view, news[told:]))
            if sentence and self.drawing.lingers(event):
                lingers = True
                if not self.drawing.at_once:
                    await self.pause()
        self.picture(view)
        if lingers and self.drawing.at_once:
            await self.pause()

    async def ask(self, question: Question) -> int:
        """Wait for the person's answer."""
        return question.choices[await self.choose(self.put(question))].move

    def put(self, question: Question) -> Asked:
        """The question in words."""
        narrator = self.narrator
        asked = Asked(
            sentence=narrator.question(question),
            label=narrator.say("sealed-answer") if question.secret else "",
            rule=question.rule,
            choices=tuple(self.label(choice) for choice in question.choices),
            closed=tuple(narrator.closed(closed) for closed in question.closed),
            note=narrator.note(question),
        )
        if self.drawing.aims:
            asked = asked._replace(keys=self.drawing.keys(question), aims=self.consequence)
        return asked

    def label(self, choice: Choice) -> str:
        """What stands beside the key of an answer."""
        return self.drawing.label(choice, self.pen)

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

    def action_hurry(self) -> None:
        """No more pauses until the next question; for who is out, to the end."""
        self._hurried = True
        self._woken.set()
