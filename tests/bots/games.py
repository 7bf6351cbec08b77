"""What the suites over all games draw from: tables of every game, and questions met at them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.match import Match
from cabale.core.options import Option
from cabale.core.seats import CHANCE
from cabale.games import GAMES

SEATINGS: Final = [
    (game.id, seats) for game in GAMES.values() for seats in range(game.seats[0], game.seats[1] + 1)
]
SELDOM: Final = 8  # of so many questions of a game one is looked at: some of its beginning, some of its end


def other_values(option: Option) -> list[Any]:
    """What a table may want instead of the default; of numbers a small one and the least."""
    some: list[Any] = [*option.words, *("ab" if option.seat else "")]
    some += [True, False] if option.flag else []
    some += [None] if option.optional else []
    some += [option.whole[0], min(option.whole[1], option.whole[0] + 5)] if option.whole else []
    return [value for value in some if value != option.default]


def tables(name: str) -> list[dict[str, Any]]:
    """Options of tables at which every value is met, in each edition by turns."""
    options = [option for option in GAMES[name].options if not option.room]
    editions = [option.words for option in options if option.name == "edition"]
    changes = [{option.name: value} for option in options for value in other_values(option)]
    if not editions:
        return [{}, *changes]
    return [{"edition": word, **change} for change, word in zip(changes, cycle(editions[0]))]


def moments(name: str, seats: int) -> Iterator[tuple[Match, int]]:
    """Questions of games at random, with the seat that is asked and has a choice."""
    rng, several = random.Random(seats), tables(name)
    for number in range(100):
        match = cabale.deal(name, seats=seats, seed=number, **several[(number + seats) % len(several)])
        state = match.state
        while not state.over:
            if state.turn == CHANCE:
                match.draw()
                continue
            moves = state.moves(state.turn)
            if len(moves) > 1 and rng.randrange(SELDOM) == 0:
                yield match, state.turn
            match.play(state.turn, rng.choice(moves))


def make(name: str, level: str, seed: int, walks: int = 16) -> bots.Bot:
    """A player of this level; one that searches thinks little."""
    return bots.make(name, level, seed, Budget(walks=walks) if level == "expert" else None)
