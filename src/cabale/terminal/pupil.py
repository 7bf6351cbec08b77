"""Somebody who takes a lesson: all that was answered, and where that leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cabale.core.views import Choice
from cabale.lessons import Lesson, Remark, Stand, Wording, stand_of, think_on


class Pupil:
    """One learner in one lesson, in one language."""

    def __init__(self, lesson: Lesson, language: str, name: str) -> None:
        self.lesson: Final = lesson
        self.wording: Final = Wording(language, lesson, name)
        self.answers: list[str] = []
        self._remarks: tuple[Remark, ...] = ()
        self.stand: Stand = self._now()

    def answer(self, move: int) -> Stand:
        """Answer what is asked with one of the moves that are offered."""
        question = self.stand.question
        assert question is not None
        self.answers += [choice.text for choice in question.choices if choice.move == move]
        self.stand = self._now()
        return self.stand

    def move_of(self, text: str) -> int:
        """The move that a notation stands for, with or without the seat; refused if it is not offered."""
        tried = stand_of(self.lesson, [*self.answers, text], self._remarks)
        assert tried.outcome is not None
        return tried.outcome.choice.move

    def mark(self, choice: Choice) -> str:
        """What is known of a choice once something was tried."""
        stand, say = self.stand, self.wording.narrator.say
        if choice.text in stand.tried:
            return say("lesson-tried")
        return say("lesson-own") if stand.tried and stand.step and choice.text in stand.step.answers else ""

    def _now(self) -> Stand:
        if self.lesson.whole:
            self._remarks = think_on(self.lesson, self.answers, self._remarks)
        return stand_of(self.lesson, self.answers, self._remarks)

    # --- in words, each with the number of its rule

    def opening(self) -> Iterator[tuple[str, str]]:
        """What the lesson is about."""
        yield self.wording.say("rule"), self.lesson.rules[0] if self.lesson.rules else ""

    def task(self) -> Iterator[tuple[str, str]]:
        """What is to be done now; the facts that matter only before the first try."""
        say, step = self.wording.narrator.say, self.stand.step
        if step and not self.stand.tried:
            for point in range(1, len(step.marks) + 1):
                sentence = self.wording.say(step.number, "point", point)
                yield say("lesson-point", number=point, sentence=sentence), ""
        sentence = self.wording.say(step.number, "task") if step else self.wording.say("task")
        yield say("lesson-task", sentence=sentence), ""

    def verdict(self) -> Iterator[tuple[str, str]]:
        """What came of the last answer, and why."""
        outcome, say = self.stand.outcome, self.wording.narrator.say
        sentence = self.wording.outcome(self.stand)
        if outcome is None or not sentence:
            return
        yield sentence, outcome.turn.rule if outcome.turn else ""
        if outcome.step:
            yield say("lesson-why", sentence=self.wording.say(outcome.step, "why")), ""
        if not outcome.right:
            yield say("lesson-back"), ""
