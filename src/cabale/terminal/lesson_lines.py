"""A lesson line by line, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TextIO

from cabale.core.views import Choice
from cabale.lessons import Moment
from cabale.terminal.lines import Lines, noted, told
from cabale.terminal.pupil import Pupil


class LessonLines(Lines):
    """The line mode of one lesson."""

    def __init__(self, pupil: Pupil, answers: TextIO, out: TextIO) -> None:
        lesson = pupil.lesson
        super().__init__(pupil.wording.narrator, lesson.seats, lesson.options, answers, out)
        self.pupil: Final = pupil

    @property
    def view(self) -> Any:
        return self.pupil.stand.view

    def move_of(self, text: str) -> int:
        return self.pupil.move_of(text)

    def play(self) -> None:
        """Play to the end of the lesson."""
        pupil = self.pupil
        self.write(pupil.opening())
        self.say()
        for line in self.narrator.view(self.view):
            self.say(line)
        self.say()
        self.tell(pupil.stand.lead)
        while pupil.stand.question:
            question = pupil.stand.question
            if not pupil.stand.outcome or pupil.stand.step:
                self.say()
                self.write(pupil.task())
            stand = pupil.answer(self.ask(question))
            assert stand.outcome is not None
            self.tell(stand.outcome.moments)
            self.write(pupil.verdict())
            if stand.outcome.right:
                self.tell(stand.lead)

    def listed(self, choices: Sequence[Choice], keys: Sequence[str]) -> Iterator[str]:
        """The choices; once something was tried, which of them, and which is the lesson's."""
        for line, choice in zip(super().listed(choices, keys), choices, strict=True):
            mark = self.pupil.mark(choice)
            yield f"{line}  ({mark})" if mark else line

    def tell(self, moments: Iterable[Moment]) -> None:
        for moment in moments:
            for line in told(self.narrator, moment.news):
                self.say(line)
            for remark in moment.said:
                self.say(f"  {self.pupil.wording.said(remark)}")

    def write(self, sentences: Iterable[tuple[str, str]]) -> None:
        for sentence, rule in sentences:
            self.say(noted(sentence, rule))
