"""Lessons: what there is to learn, and one of them as far as it was played. The house keeps nothing of it."""

from __future__ import annotations

import msgspec

from cabale.core.options import Value
from cabale.table.wire.rooms import Chair
from cabale.table.wire.scenes import Asked, Scene, Told


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in the list of a game."""

    id: str
    number: int  # from 1
    title: str
    minutes: int
    whole: bool  # a whole short game instead of steps


class PlayLesson(msgspec.Struct, forbid_unknown_fields=True):
    """All that the learner has answered so far in this lesson, in order, wrong turns included."""

    answers: tuple[str, ...] = ()  # each as an offer's `text`
    name: str = ""  # the learner's, for sentences of others; without one a guest's


class LessonPoint(msgspec.Struct, frozen=True):
    """A fact that a numbered mark ties to a piece."""

    number: int
    sentence: str
    mark: str  # which piece, in the words of docs/lessons.md; empty: none


class LessonSaid(msgspec.Struct, frozen=True):
    """What an automaton of a whole game tells of an answer that is past."""

    seat: int
    sentence: str


class LessonMoment(msgspec.Struct, frozen=True):
    """One thing after the other: what happened, and the position then."""

    told: tuple[Told, ...]
    scene: Scene
    said: tuple[LessonSaid, ...]


class LessonOther(msgspec.Struct, frozen=True):
    """What another answer would have brought. To see it, send it in place of the last one."""

    text: str
    label: str
    sentence: str  # as what has not happened
    rule: str


class LessonOutcome(msgspec.Struct, frozen=True):
    """What came of the last answer. If it was not the lesson's, all that followed has been taken back."""

    step: int  # to which it was an answer
    text: str
    label: str
    right: bool
    sentence: str  # in a whole game empty until it is over
    rule: str
    why: str
    moments: tuple[LessonMoment, ...]
    others: tuple[LessonOther, ...]  # after the lesson's answer: those that were not tried


class LessonView(msgspec.Struct, frozen=True):
    """A lesson as far as it was played, from the learner's seat."""

    game: str
    card: LessonCard
    lessons: int  # how many the game has
    next: str  # the id of the next lesson; empty after the last
    rule: str  # the one sentence of rule
    rule_number: str
    step: int  # from 1; 0 in a whole game, and when the lesson is over
    steps: int  # 0 in a whole game
    points: tuple[LessonPoint, ...]
    task: str
    why: str  # empty before the first answer to this step
    why_rule: str  # of the step, whatever was tried
    tried: tuple[str, ...]  # texts of offers that were not the lesson's
    answers: tuple[str, ...]  # texts of offers that are the lesson's; empty before something was tried
    outcome: LessonOutcome | None  # of the last answer
    lead: tuple[LessonMoment, ...]  # what happened before the question; the same for every answer to a step
    seat: int  # the learner's
    chairs: tuple[Chair, ...]
    options: dict[str, Value]
    scene: Scene
    asked: Asked | None  # None: the lesson is over
    over: bool
