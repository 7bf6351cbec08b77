"""Whether what a result file says can be so. A report counts on it, and files are edited, torn and merged."""

from __future__ import annotations

from itertools import chain
from math import isclose, isfinite
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabale.arena.report.facts import FIRST, shape
from cabale.arena.series import Header, Played, Series
from cabale.games import game as find_game

MOST: Final = 1e9  # seconds, points or answers that no game comes near
LARGEST_SEED: Final = 1 << 64


def of_today(header: Header) -> Header:
    """The header with the options that its version of the rules meant; what does not exist is refused."""
    game = find_game(header.game, header.package)
    seats = game.count_seats(header.seats)
    return replace(header, options=game.read_options(header.rules, header.options, seats))


def is_header(header: Header) -> bool:
    """Everybody has a seat, and the blocks hold all line-ups."""
    names = dict.fromkeys(chain.from_iterable(header.lineups))
    return (
        0 < len(header.lineups)
        and all(len(lineup) == header.seats for lineup in header.lineups)
        and header.entrants == tuple(names)
        and all(map(is_name, names))
        and all(block > 0 for block in header.blocks)
        and (not header.blocks or sum(header.blocks) == len(header.lineups))
        and abs(header.seed) < LARGEST_SEED
    )


def is_game(header: Header, played: Played, first: Played) -> bool:
    """A game of this series: those who sit there, on that deal, with a result and the facts of the first."""
    series = Series(
        game=header.game,
        seats=header.seats,
        options=header.options,
        lineups=header.lineups,
        seed=header.seed,
        blocks=header.blocks,
    )
    rows = played.shares, played.ranks, played.totals
    return (
        (played.lineup, played.deal) == (series.lineup(played.number), series.deal(played.number))
        and all(len(row) == header.seats for row in rows)
        and all(0 <= share <= 1 for share in played.shares)
        and isclose(sum(played.shares), 1, abs_tol=1e-6)
        and all(1 <= rank <= header.seats for rank in played.ranks)
        and all(map(is_number, (*played.totals, played.decisions, played.turns, played.seconds)))
        and min(played.decisions, played.turns, played.seconds) >= 0
        and played.facts.keys() == first.facts.keys()
        and played.facts.get(FIRST) in range(header.seats)
        and all(is_fact(value, first.facts[name], header.seats) for name, value in played.facts.items())
        and played.models.keys() <= set(played.lineup)
        and len(played.conduct) in (0, header.seats)
        and all(map(is_count, (*played.models.values(), *played.conduct)))
    )


def is_count(counted: msgspec.Struct) -> bool:
    """Nothing in it is less than nothing, or more than anything comes to."""
    figures = [value for value in msgspec.structs.asdict(counted).values() if value is not None]
    flat = [each for value in figures for each in (value.values() if isinstance(value, dict) else [value])]
    return all(is_number(each) and each >= 0 for each in flat)


def is_fact(value: Any, first: Any, seats: int) -> bool:
    """A fact like that of the first game: by seats, or of the game as a whole."""
    if shape(value) != shape(first):
        return False
    if not isinstance(value, list):
        return is_number(value)
    if len(value) != seats:
        return False
    if shape(value) == "numbers":
        return all(map(is_number, value))
    return all(
        item is None or all(map(is_name, item if isinstance(item, list) else [item])) for item in value
    )


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and isfinite(value) and abs(value) <= MOST


def is_name(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable()
