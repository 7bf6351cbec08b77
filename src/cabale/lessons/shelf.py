"""The lessons of each game, in the order of their files."""

from __future__ import annotations

from functools import cache
from re import fullmatch

from cabale.core.errors import BadSetup, quoted
from cabale.core.scenario.reading import refuse
from cabale.games import GAMES, entry
from cabale.lessons.reading import Lesson, read_lesson


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game; none if it brings none."""
    entry(game)  # refused, if there is no such game
    return _lessons(game, GAMES.edition)


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson by its id."""
    found = lessons_of(game)
    for lesson in found:
        if lesson.id == name:
            return lesson
    raise BadSetup("unknown_lesson", text=quoted(name), expected=tuple(lesson.id for lesson in found))


@cache
def _lessons(game: str, edition: int) -> tuple[Lesson, ...]:
    brought = entry(game)
    folder = brought.parts.lessons
    if folder is None or not folder.is_dir():
        return ()
    with brought.reading("lessons"):
        lessons = [read_lesson(path, number) for number, path in enumerate(sorted(folder.glob("*.toml")), 1)]
        for lesson, path in zip(lessons, sorted(folder.glob("*.toml")), strict=True):
            if not fullmatch(rf"\d\d-{lesson.id}", path.stem):
                refuse(lesson.file, "id", lesson.id, f"{lesson.number:02}-{lesson.id}.toml")
            if lesson.game.id != game:
                refuse(lesson.file, "game", lesson.game.id, game)
    return tuple(lessons)
