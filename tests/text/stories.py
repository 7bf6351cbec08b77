"""Where the words of a game come from: its scenarios, its corners, and games at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cabale.core.game import Game
from cabale.core.match import Match, deal
from cabale.core.options import Option, Value
from cabale.core.scenario import read_file
from cabale.core.scenario.position import Position
from cabale.core.scenario.running import Line, Scenario, play_line
from cabale.core.seats import CHANCE, LETTERS
from cabale.games import game as find_game

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Scene(NamedTuple):
    """A position of a story, which goes on when the next scene is asked for."""

    state: Any
    words: tuple[str, ...] = ()  # of notation, which somebody tries here
    rest: bool = False  # the story ends or pauses here, and people look around


def scenes(game: Game[Any, Any]) -> Iterator[Scene]:
    """Every position of every scenario, then the corners that no scenario comes to."""
    for path in sorted((SCENARIOS / game.id).glob("*.toml")):
        scenario = read_file(path, find_game)
        for line in scenario.lines:
            yield from _played(scenario, line)
    for s in corner(game.id, "positions")():
        yield Scene(s, rest=True)


def corner(game: str, part: str) -> Callable[..., Iterable[Any]]:
    """What only this game needs to be told in full: positions, reasons or labels, if it needs any."""
    name = f"tests.text.corners.{game}"
    found = getattr(import_module(name), part, None) if find_spec(name) else None
    return found or (lambda *_: ())


def _played(scenario: Scenario, line: Line) -> Iterator[Scene]:
    game, table = scenario.game, scenario.table
    state = game.begin(scenario.seats, scenario.options)
    if table is not None:
        state = game.set_table(scenario.seats, scenario.options, table)
    position = Position(scenario.file, game, scenario.seats, scenario.options, state)
    for look in line.looks:
        left = list(look.play)
        while left:
            group = isinstance(left[0], list)  # sealed answers: the lots between them are drawn in one go
            now, left = (left, []) if group else (left[:1], left[1:])
            yield Scene(state, () if group else (str(now[0]),))
            play_line(position, now, look.key)
        yield Scene(state, tuple(str(word) for word, _ in look.wanted.get("refuse", ())), rest=True)


def at_random(game: Game[Any, Any]) -> Iterator[Match]:
    """A game for every number of seats, with any options: the match at every question, and at the end."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        rng = Random(seats)
        options = {option.name: rng.choice(usable(option)) for option in game.options}
        match = deal(game, seats, seats, **options)
        while not match.state.over:
            asides = [(seat, move) for seat in range(seats) for move in match.state.asides(seat)]
            if asides and rng.random() < 0.05:
                match.play(*rng.choice(asides))
            elif match.state.turn == CHANCE:
                match.draw()
            else:
                yield match
                match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
        yield match


def values(option: Option) -> list[Value]:
    """Every value that an option takes, every word of a row; of whole numbers the ends and one between."""
    numbers = [*option.whole, sum(option.whole) // 2] if option.whole else []
    seats = list(LETTERS) if option.seat else []
    flags = [True, False] if option.flag else []
    row = [word for word in option.row if not word.isdigit()]
    return [*option.words, *row, *seats, *flags, *numbers, *([None] if option.optional else [])]


def tables(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, Value]]]:
    """The usual table of every number of seats, and every value of every option there."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        usual = game.read_options(game.rules_version, game.table_options, seats)
        yield seats, usual
        for option in game.options:
            yield from ((seats, {**usual, option.name: value}) for value in usable(option))


def usable(option: Option) -> list[Value]:
    """Those that any table may play with."""
    return [option.default, *option.words, *([True, False] if option.flag else [])]
