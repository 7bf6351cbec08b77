"""Scenarios read, played and looked at."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cabale.core.errors import BadScenario, IllegalMove
from cabale.core.fields import Flag, OneOf
from cabale.core.game import Game
from cabale.core.notation import Word
from cabale.core.options import Value
from cabale.core.scenario.checks import CHECKS
from cabale.core.scenario.position import Failure, Position
from cabale.core.scenario.reading import Find, Reader, read_toml, read_toml_text, refuse
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE, PUBLIC

_FILE: Final = ("id", "game", "title", "rules", "seats", "options", "table", "then", "case")


@dataclass(frozen=True)
class Look:
    """One `[[then]]`, or the head of a `[[case]]`: play this, then hold the table against that."""

    key: str
    play: list[Word | list[Word]]
    wanted: dict[str, Any]  # by the keys of CHECKS


@dataclass(frozen=True)
class Line:
    """What is played from the start: every `[[then]]`, or one `[[case]]` with its own."""

    key: str
    title: str
    looks: list[Look]


@dataclass(frozen=True)
class Scenario:
    """A scenario file, read."""

    file: str
    id: str
    title: str
    rules: tuple[str, ...]
    game: Game[Any, Any]
    seats: int
    options: dict[str, Value]
    table: dict[str, Any] | None  # None: a game from the very beginning
    lines: list[Line]


@dataclass(frozen=True)
class Outcome:
    """How one line of a scenario went."""

    file: str
    id: str
    title: str
    rules: tuple[str, ...]
    line: str  # "then", or the key of the case
    case: str  # the title of the case, if it has one
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        return not self.failures


def run_file(path: Path | str, find: Find) -> list[Outcome]:
    """Read a scenario file and run it."""
    return run(read_file(path, find))


# --- reading


def read_file(path: Path | str, find: Find) -> Scenario:
    """The scenario in a file."""
    return _scenario(read_toml(path), str(path), find)


def read_text(text: str, file: str, find: Find) -> Scenario:
    """The scenario in a text; `file` is what refusals call it."""
    return _scenario(read_toml_text(text, file), file, find)


def _scenario(data: dict[str, Any], file: str, find: Find) -> Scenario:
    for name in data:
        if name not in _FILE:
            refuse(file, name, name, _FILE, "unknown_key")
    reader = Reader(file, find, data)
    scenario = Scenario(
        file=file,
        id=reader.text(data, "id"),
        title=reader.text(data, "title"),
        rules=reader.strings(data.get("rules", []), "rules"),
        game=reader.game,
        seats=reader.seats,
        options=reader.options(data.get("options", {})),
        table=read_table(reader, data),
        lines=[],
    )
    looks = [read_look(reader, then, key) for key, then in reader.tables(data, "then")]
    if looks:
        scenario.lines.append(Line("then", "", looks))
    for key, case in reader.tables(data, "case"):
        looks = [read_look(reader, case, key, "then")]
        looks += [read_look(reader, then, inner) for inner, then in reader.tables(case, "then", f"{key}.")]
        scenario.lines.append(Line(key, case.get("title", ""), looks))
    if not scenario.lines:
        reader.wrong("then", None, "[[then]] | [[case]]", "missing_field")
    return scenario


def read_table(reader: Reader, data: Mapping[str, Any]) -> dict[str, Any] | None:
    """The `[table]` of a file; None if it has none."""
    fields = {**reader.game.fields, "at": OneOf(reader.game.places), "bare": Flag()}
    return reader.fields(data["table"], "table", fields) if "table" in data else None


def read_look(reader: Reader, data: Mapping[str, Any], key: str, *more: str) -> Look:
    """A table that plays and looks; `more` are keys that others read."""
    reader.known(data, key, ("title", "play", *CHECKS, *more))
    if "title" in data:
        reader.string(data["title"], f"{key}.title")
    play = reader.play(data["play"], f"{key}.play") if "play" in data else []
    wanted = {
        name: check.read(reader, data[name], f"{key}.{name}")
        for name, check in CHECKS.items()
        if name in data
    }
    return Look(key, play, wanted)


# --- running


def run(scenario: Scenario) -> list[Outcome]:
    """Play every line from the same start, and look wherever the file says so."""
    return [
        Outcome(
            file=scenario.file,
            id=scenario.id,
            title=scenario.title,
            rules=scenario.rules,
            line=line.key,
            case=line.title,
            failures=tuple(_failures(scenario, line)),
        )
        for line in scenario.lines
    ]


def _failures(scenario: Scenario, line: Line) -> list[Failure]:
    """What is not as expected; play that is refused ends the line."""
    position = start(scenario.file, scenario.game, scenario.seats, scenario.options, scenario.table)
    failures: list[Failure] = []
    for look in line.looks:
        try:
            play_line(position, look.play, f"{look.key}.play")
        except Stuck as stuck:
            return [*failures, stuck.failure]
        failures += look_at(position, look)
    return failures


def look_at(position: Position, look: Look) -> list[Failure]:
    """What is not as this look wants it; the next one begins here."""
    failures = [
        failure
        for name, wanted in look.wanted.items()
        for failure in CHECKS[name].find(position, wanted, f"{look.key}.{name}")
    ]
    position.told = told_so_far(position)
    return failures


def start(
    file: str, game: Game[Any, Any], seats: int, options: dict[str, Value], table: dict[str, Any] | None
) -> Position:
    """The table as set; the events that led to it are not those of the first look."""
    if table is None:
        position = Position(file, game, seats, options, game.begin(seats, options))
        position.told = dict.fromkeys((PUBLIC, *range(seats)), 0)
        return position
    try:
        state = game.set_table(seats, options, table)
    except BadScenario as error:
        raise BadScenario(error.code, rule=error.rule, **{"file": file, **error.arguments}) from error
    position = Position(file, game, seats, options, state)
    position.told = told_so_far(position)
    return position


def told_so_far(position: Position) -> dict[int, int]:
    viewers = (PUBLIC, *range(position.seats))
    return {viewer: len(position.game.events(position.state, viewer)) for viewer in viewers}


class Stuck(Exception):
    """The play of a file goes no further."""

    def __init__(self, key: str, word: object, refused: IllegalMove) -> None:
        super().__init__(key, word, refused)
        self.failure = Failure(key, str(word), refused.code, refused)


def play_line(
    position: Position, line: list[Word | list[Word]], key: str, seen: Callable[[], None] | None = None
) -> None:
    """Play a line of notation, or raise Stuck at the word that the game refuses. Whoever looks on is told
    after each word, and at the end."""
    left = deque(line)
    while left:
        item = left.popleft()
        if isinstance(item, list) or item.seat != CHANCE:
            position.draw()
        if isinstance(item, list):
            _play_sealed(position, item, left, key)
        else:
            _play_word(position, item, key)
        if seen:
            seen()
    position.draw()
    if seen:
        seen()


def _play_word(position: Position, word: Word, key: str) -> None:
    try:
        position.play(word, position.read(word, key))
    except IllegalMove as refused:
        raise Stuck(key, word, refused) from refused


def _play_sealed(position: Position, group: list[Word], left: deque[Word | list[Word]], key: str) -> None:
    """Sealed answers, settled as a table would; for the seats not named the game's default is played.

    Lots that are still to be drawn are the next words of the line, or the generator's. Where the fastest is
    heard there are none to draw: the order in which the answers are written is that of their arrival.
    """
    state, game = position.state, position.game
    answers: dict[int, int] = {}
    for word in group:
        try:
            move = position.read(word, key)
            if not position.offers(word, move):
                raise game.refusal(state, word.seat, move)
        except IllegalMove as refused:
            raise Stuck(key, word, refused) from refused
        answers[word.seat] = move
    if not state.waiting:
        raise Stuck(key, "()", IllegalMove("not_awaited"))

    def draw() -> None:
        lot = left[0] if left else None
        if isinstance(lot, Word) and lot.seat == CHANCE:
            left.popleft()
            _play_word(position, lot, key)
        elif position.generator:
            state.play(CHANCE, position.generator.draw(state.odds()))
        else:
            raise Stuck(key, "~…", IllegalMove("draw_due"))

    silent = {seat: game.default(state, seat) for seat in state.waiting if seat not in answers}
    open_together(state, answers | silent, state.play, draw)
