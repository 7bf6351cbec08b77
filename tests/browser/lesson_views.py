"""What the house answers to a learner: the lessons that the client's own tests play.

After a change of the wire or of words, write them anew:

.venv/bin/python -m tests.browser.lesson_views
"""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.games import GAMES
from cabale.lessons import Wording, find_lesson, stand_of
from cabale.lessons.marks import kinds_of
from cabale.table.telling_lessons import lesson_cards, tell_lesson
from tests.browser.frames import LAID

FILE: Final = LAID / "lessons.ts"
HEAD: Final = (
    "/** Made by tests/browser/lesson_views.py. */\n"
    "import type { LessonCard, LessonView } from '../../wire';\n"
)
GAME: Final = "complots"
COURSES: Final[dict[str, list[list[str]]]] = {  # all answers so far, wrong turns included
    "doubt": [[], ["pass"], ["pass", "challenge"], ["challenge"]],
    "counter": [[], ["pass"], ["pass", "counter=countess"]],
    "game": [[], ["income"], ["income", "pass"]],
}


def text() -> str:
    """The file: the list, and each lesson by its name and all that was answered."""
    cards = msgspec.json.encode(lesson_cards(GAME, "en")).decode()
    marks = msgspec.json.encode({game: sorted(kinds_of(game)) for game in GAMES}).decode()
    lines = [
        f"  '{' '.join([name, *answers])}': {view(name, answers)},\n"
        for name, courses in COURSES.items()
        for answers in courses
    ]
    return (
        f"{HEAD}\nexport const cards: LessonCard[] = {cards};\n\n"
        f"export const marks: Record<string, string[]> = {marks};\n\n"
        f"export const views: Record<string, LessonView> = {{\n{''.join(lines)}}};\n"
    )


def view(name: str, answers: list[str]) -> str:
    lesson = find_lesson(GAME, name)
    told = tell_lesson(stand_of(lesson, answers), Wording("en", lesson, "Élise"))
    return msgspec.json.encode(told).decode()


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
