"""Lessons: short games from set positions, played rather than read; docs/lessons.md tells authors how.

    lesson = find_lesson("complots", "doubt")
    stand = stand_of(lesson, ["pass"])       # a wrong turn: it was played, and taken back
    stand.outcome.right, stand.tried         # False, ("pass",)

Nothing is kept: all that the learner has answered so far says where a lesson stands. Everything in it is made
from the view of the learner's seat.
"""

from __future__ import annotations

from cabale.lessons.checking import failures
from cabale.lessons.playing import MOST, Moment, Outcome, Remark, Stand
from cabale.lessons.reading import Company, Lesson, Otherwise, Step, read_lesson, read_lesson_text
from cabale.lessons.shelf import find_lesson, lessons_of
from cabale.lessons.whole import stand_of, think_on
from cabale.lessons.wording import Wording, keys_of

__all__ = [
    "MOST", "Company", "Lesson", "Moment", "Otherwise", "Outcome", "Remark", "Stand", "Step", "Wording",
    "failures", "find_lesson", "keys_of", "lessons_of", "read_lesson", "read_lesson_text", "stand_of",
    "think_on",
]  # fmt: skip
