"""Result files of the arena, and what may befall them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import msgspec

from cabale.arena.lineups import one_table
from cabale.arena.series import make_series
from cabale.games import GAMES
from tests.mutants.spoiling import WILD, Spoil, put_number, spoilt, swap

FEW: Final = 4  # games a file


@cache
def results() -> tuple[str, ...]:
    """A short series of every game, played at random."""
    return tuple(_series(name) for name in GAMES)


def _series(name: str) -> str:
    plan = one_table(["random"] * GAMES[name].usual_seats)
    series = make_series(name, plan, 1)
    lines = [series.header, *[series.play(number) for number in range(FEW)]]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


WAYS: Final[tuple[Spoil, ...]] = (*WILD, *(put_number,) * 8, *(swap,) * 2)


def mutant(number: int) -> str:
    rng = Random(number)
    return spoilt(rng, rng.choice(results()), results(), WAYS)
