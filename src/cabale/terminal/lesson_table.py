"""A lesson on the full screen: the same table and the same bar as in a game, the lesson in the journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from cabale.core.views import Choice
from cabale.lessons import Moment
from cabale.terminal.ask import Ask
from cabale.terminal.board import Journal
from cabale.terminal.choices import Asked
from cabale.terminal.drawing import ink
from cabale.terminal.pupil import Pupil
from cabale.terminal.seated import Seated


class LessonTable(Seated):
    """One lesson. What the learner chose in the end, by its number, is for the caller to see to."""

    def __init__(self, pupil: Pupil, pace: float, heading: str, closing: Sequence[str]) -> None:
        lesson = pupil.lesson
        super().__init__(lesson.game, pupil.wording.narrator, lesson.seats, lesson.options, lesson.you, pace)
        self.pupil: Final = pupil
        self.heading: Final = heading
        self.closing: Final = tuple(closing)
        self.chosen = len(closing) - 1  # who leaves early leaves

    def on_mount(self) -> None:
        self.run_worker(self.play(), exclusive=True)

    async def play(self) -> None:
        pupil, journal = self.pupil, self.base.query_one(Journal)
        journal.note(self.heading, begins=True)
        self.write(pupil.opening())
        self.picture(pupil.stand.view)
        await self.tell(pupil.stand.lead)
        while pupil.stand.question:
            question = pupil.stand.question
            if not pupil.stand.outcome or pupil.stand.step:
                self.write(pupil.task())
            self.picture(pupil.stand.view)
            self.question = question
            stand = pupil.answer(await self.ask(question))
            self.question = None
            assert stand.outcome is not None
            await self.tell(stand.outcome.moments)
            self.write(pupil.verdict())
            if stand.outcome.step and stand.question:
                await self.wait("lesson-go-on" if stand.outcome.right else "lesson-step-back")
            if stand.outcome.right:
                await self.tell(stand.lead)
        over = self.narrator.say("lesson-over")
        self.chosen = await self.choose(Asked(self.outcome(), over, "", self.closing))
        self.exit(return_code=0)

    def label(self, choice: Choice) -> str:
        """A choice; once something was tried, whether it was this, or whether this is the lesson's."""
        mark = self.pupil.mark(choice)
        return f"{super().label(choice)} ({mark})" if mark else super().label(choice)

    async def tell(self, moments: Iterable[Moment]) -> None:
        """One thing after the other, with time to read it."""
        journal = self.base.query_one(Journal)
        for moment in moments:
            self.base.query_one(Ask).tell(self.watching)
            await self.read_out(moment.news, moment.view)
            for remark in moment.said:
                journal.note(self.pupil.wording.said(remark))
                await self.pause()

    def watching(self, width: int) -> Text:
        return ink(f" {self.narrator.say('lesson-watch')}", self.light.ink)

    async def wait(self, key: str) -> None:
        """Until the learner has read what came of it."""
        await self.choose(Asked(self.outcome(), "", "", (self.narrator.say(key),)))

    def outcome(self) -> str:
        """What came of it; the reasons stand in the journal."""
        return self.pupil.wording.outcome(self.pupil.stand)

    def write(self, sentences: Iterable[tuple[str, str]]) -> None:
        for sentence, rule in sentences:
            self.base.query_one(Journal).note(sentence, rule)

    def action_leave(self) -> None:
        self.exit(return_code=0)
