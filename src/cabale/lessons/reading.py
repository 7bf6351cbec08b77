"""Lessons as they are written: the format of scenario files, and what a lesson has besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from re import fullmatch
from typing import Any, Final

from cabale.core.fields import Flag, OneOf, Seat, Whole
from cabale.core.game import Game
from cabale.core.notation import Word
from cabale.core.options import Value
from cabale.core.scenario.reading import Reader, read_toml, read_toml_text, refuse
from cabale.core.scenario.running import Look, read_look, read_table
from cabale.games import game as find_game
from cabale.games import rulebook
from cabale.lessons.marks import MOST_MARKS, is_mark, kinds_of

Line = list[Word | list[Word]]

ANYTHING: Final = "*"  # in `try`: every answer that nothing else names
LEVELS: Final = ("random", "novice", "regular")  # automatons that answer at once
MOST_MINUTES: Final = 30

_HEAD: Final = ("id", "game", "rules", "seats", "options", "you", "minutes", "table", "step", "whole")
_STEP: Final = ("rule", "marks", "do", "beside", "after", "otherwise")
_OTHERWISE: Final = ("rule", "try", "beside", "after")
_WHOLE: Final = ("level", "seed", "open")


@dataclass(frozen=True)
class Turn:
    """What follows an answer: what the others say in the same window, what is played then, what must hold."""

    key: str
    rule: str  # that stands beside its sentence
    beside: tuple[Word, ...]
    after: Line | None  # None: everybody else does what is done by default, until the turn is over
    look: Look


@dataclass(frozen=True)
class Otherwise(Turn):
    """Answers that are not the lesson's."""

    number: int  # from 1: of its sentence
    tries: tuple[str, ...]  # as the learner is offered them; none: all that nothing else names


@dataclass(frozen=True)
class Step(Turn):
    """One thing to do."""

    number: int  # from 1
    play: Line  # before the question
    marks: tuple[str, ...]
    answers: tuple[str, ...]  # the lesson's, as the learner is offered them
    otherwise: tuple[Otherwise, ...]

    def turn(self, text: str) -> Turn | None:
        """What follows this answer: the step itself if it is the lesson's; None if nothing is said of it."""
        if text in self.answers:
            return self
        named = [other for other in self.otherwise if text in other.tries]
        return next(iter([*named, *[other for other in self.otherwise if not other.tries]]), None)


@dataclass(frozen=True)
class Company:
    """Automatons for a game to the end."""

    level: str
    seed: int
    open: bool  # whether they tell their reasons after each turn, not only when the game is over


@dataclass(frozen=True)
class Lesson:
    """A lesson, read."""

    file: str
    id: str
    number: int  # from 1: its place among the lessons of the game
    game: Game[Any, Any]
    rules: tuple[str, ...]  # the first stands beside the sentence of rule
    seats: int
    options: dict[str, Value]
    you: int  # the learner's seat
    minutes: int
    table: dict[str, Any] | None  # None: a game from the very beginning
    steps: tuple[Step, ...]
    whole: Company | None


def read_lesson(path: Path, number: int = 1) -> Lesson:
    """The lesson in a file."""
    return _lesson(read_toml(path), str(path), number)


def read_lesson_text(text: str, file: str, number: int = 1) -> Lesson:
    """The lesson in a text; `file` is what refusals call it."""
    return _lesson(read_toml_text(text, file), file, number)


def _lesson(data: dict[str, Any], file: str, number: int) -> Lesson:
    for name in data:
        if name not in _HEAD:
            refuse(file, name, name, _HEAD, "unknown_key")
    reader = Reader(file, find_game, data)
    lesson = Lesson(
        file=file,
        id=_id(reader, data),
        number=number,
        game=reader.game,
        rules=_rules(reader, data.get("rules", []), "rules"),
        seats=reader.seats,
        options=reader.options(data.get("options", {})),
        you=reader.letters.index(reader.field(Seat(), data.get("you", "a"), "you")),
        minutes=_number(reader, data, "minutes", "", MOST_MINUTES),
        table=read_table(reader, data),
        steps=tuple(
            _step(reader, step, key, place)
            for place, (key, step) in enumerate(reader.tables(data, "step"), 1)
        ),
        whole=_whole(reader, data["whole"]) if "whole" in data else None,
    )
    if bool(lesson.steps) == bool(lesson.whole):
        reader.wrong("step", None, "[[step]] | [whole]", "missing_field")
    return lesson


def _id(reader: Reader, data: Mapping[str, Any]) -> str:
    found = reader.text(data, "id")
    if not fullmatch(r"[a-z][a-z0-9]*", found):
        reader.wrong("id", found, "a-z, 0-9")
    return found


def _rules(reader: Reader, value: Any, key: str) -> tuple[str, ...]:
    """Numbers of rules, of those that the game has if it numbers them."""
    known = tuple(rulebook(reader.game.id))
    return reader.some(value, key, known) if known else reader.strings(value, key)


def _rule(reader: Reader, data: Mapping[str, Any], key: str, otherwise: str) -> str:
    return _rules(reader, [data["rule"]], f"{key}.rule")[0] if "rule" in data else otherwise


def _number(reader: Reader, data: Mapping[str, Any], name: str, within: str, most: int) -> int:
    if name not in data:
        reader.wrong(within + name, None, f"{name} = …", "missing_field")
    number: int = reader.field(Whole(), data[name], within + name)
    if not 0 < number <= most:
        reader.wrong(within + name, number, f"1-{most}")
    return number


# --- a step


def _step(reader: Reader, data: Mapping[str, Any], key: str, number: int) -> Step:
    look = read_look(reader, data, key, *_STEP)
    if "rule" not in data and rulebook(reader.game.id):
        reader.wrong(f"{key}.rule", None, 'rule = "…"', "missing_field")
    rule = _rule(reader, data, key, "")
    others = [
        _otherwise(reader, other, inner, rule, place)
        for place, (inner, other) in enumerate(reader.tables(data, "otherwise", f"{key}."), 1)
    ]
    return Step(
        key=key,
        rule=rule,
        beside=_beside(reader, data, key),
        after=_after(reader, data, key),
        look=look,
        number=number,
        play=look.play,
        marks=_marks(reader, data, key),
        answers=_answers(reader, data.get("do"), f"{key}.do"),
        otherwise=tuple(others),
    )


def _otherwise(reader: Reader, data: Mapping[str, Any], key: str, rule: str, number: int) -> Otherwise:
    look = read_look(reader, data, key, *_OTHERWISE)
    if "play" in data:
        reader.wrong(f"{key}.play", data["play"], 'after = "…"', "unknown_key")
    tries = data.get("try")
    return Otherwise(
        key=key,
        rule=_rule(reader, data, key, rule),
        beside=_beside(reader, data, key),
        after=_after(reader, data, key),
        look=look,
        number=number,
        tries=() if tries == ANYTHING else _answers(reader, tries, f"{key}.try"),
    )


def _answers(reader: Reader, value: Any, key: str) -> tuple[str, ...]:
    """Answers of the learner, without the seat, as they are offered."""
    return tuple(
        _body(reader, text, f"{key}[{place}]") for place, text in enumerate(reader.some(value, key), 1)
    )


def _body(reader: Reader, text: str, key: str) -> str:
    word = reader.word(text, key)
    if word.aside:
        reader.wrong(key, text, "a:…")
    return word.body


def _beside(reader: Reader, data: Mapping[str, Any], key: str) -> tuple[Word, ...]:
    line = reader.play(data.get("beside", ""), f"{key}.beside")
    return tuple([item for item in line if isinstance(item, Word)])


def _after(reader: Reader, data: Mapping[str, Any], key: str) -> Line | None:
    return reader.play(data["after"], f"{key}.after") if "after" in data else None


def _marks(reader: Reader, data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    marks = data.get("marks", [])
    if not isinstance(marks, list) or len(marks) > MOST_MARKS:
        reader.wrong(f"{key}.marks", marks, f"[…] (0-{MOST_MARKS})")
    for place, mark in enumerate(marks, 1):
        if not isinstance(mark, str) or not is_mark(reader.game.id, reader.seats, mark):
            reader.wrong(f"{key}.marks[{place}]", mark, tuple(kinds_of(reader.game.id)))
    return tuple(marks)


# --- a whole game


def _whole(reader: Reader, data: Any) -> Company:
    given = reader.known(data, "whole", _WHOLE)
    return Company(
        level=reader.field(OneOf(LEVELS), given.get("level", "novice"), "whole.level"),
        seed=_number(reader, given, "seed", "whole.", 1_000_000),
        open=reader.field(Flag(), given.get("open", False), "whole.open"),
    )
