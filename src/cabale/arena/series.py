"""A series: the same players game after game, a seat further each time.

Every game draws from its own number and from nothing else, so a series comes out the same in one
process or in many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import chain
from multiprocessing import get_context
from typing import Final, NamedTuple

from cabale import bots
from cabale.arena.wilson import wilson
from cabale.bots.budget import read_budget
from cabale.core.errors import BadSetup
from cabale.core.match import Match, Player
from cabale.core.options import read_options
from cabale.games import game as find_game

WORKERS: Final = 2
BATCH: Final = 50  # games that a process takes at a time


class Entrant(NamedTuple):
    """Who plays: a name for the table of results, and how to seat it, given a seed."""

    name: str
    seat: Callable[[int], Player]


class Result(NamedTuple):
    """What the entrants of one name won between them. Two seats of a name are two chances to win."""

    name: str
    seats: int
    games: int
    wins: float  # a shared win counts in part

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by Wilson."""
        return wilson(self.wins, self.games)


class Series(NamedTuple):
    """All that a process needs to know to play any game of the series."""

    game: str
    lineup: tuple[Entrant, ...]
    seed: int
    options: Mapping[str, object]

    def seating(self, number: int) -> list[int]:
        """Which entrant takes each seat: everybody moves up one seat from game to game."""
        count = len(self.lineup)
        return [(seat + number) % count for seat in range(count)]

    def play(self, number: int) -> list[float]:
        """One game; what each entrant got of the win, in the order of the line-up."""
        seating = self.seating(number)
        seeds = [
            sha256(f"{self.seed} {number} {place}".encode()).digest() for place in range(-1, len(seating))
        ]
        match = Match(find_game(self.game), len(seating), self.options, secret=seeds[0])
        match.run([self.lineup[i].seat(int.from_bytes(seeds[1 + i][:8], "big")) for i in seating])
        shares = [0.0] * len(seating)
        for entrant, share in zip(seating, match.state.scores(), strict=True):
            shares[entrant] = share
        return shares

    def batch(self, first: int, last: int) -> list[list[float]]:
        return [self.play(number) for number in range(first, last)]


def entrant(game: str, name: str) -> Entrant:
    """A bot of this level; refused here, before any process starts, if there is no such level.

    A level that searches may be told how much to think: `expert@100ms`, or `expert@3000` walks.
    """
    level, at, thought = name.partition("@")
    try:
        budget = read_budget(thought) if at else None
    except ValueError:
        raise BadSetup("unknown_level", level=name, expected=bots.LEVELS[game]) from None
    bots.make(game, level, 0, budget)
    return Entrant(name, partial(bots.make, game, level, budget=budget))


def play_many(
    game: str,
    lineup: Sequence[Entrant | str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    workers: int = WORKERS,
) -> list[Result]:
    """Play a series: one entrant (or name of one) a seat. Results by name, as the line-up has them."""
    for name, value in (("games", games), ("workers", workers)):
        if value < 1:
            raise BadSetup("bad_count", what=name, value=value, least=1)
    rules = find_game(game)
    read_options(rules.options, options or {}, rules.count_seats(len(lineup)))
    seated = tuple(entrant(game, each) if isinstance(each, str) else each for each in lineup)
    series = Series(game, seated, seed, options or {})
    names = list(dict.fromkeys(each.name for each in seated))
    wins = dict.fromkeys(names, 0.0)
    for shares in _shares(series, games, workers):
        for each, share in zip(seated, shares, strict=True):
            wins[each.name] += share
    return [Result(name, sum(each.name == name for each in seated), games, wins[name]) for name in names]


def _shares(series: Series, games: int, workers: int) -> Iterator[list[float]]:
    """Game by game, in the order of their numbers, whoever plays them."""
    if workers == 1:
        yield from map(series.play, range(games))
        return
    firsts = range(0, games, BATCH)
    lasts = [min(first + BATCH, games) for first in firsts]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from chain.from_iterable(pool.map(series.batch, firsts, lasts))
