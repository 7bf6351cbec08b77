# mypyc: compile
"""How likely a deputy is to be re-elected in the end: at large, in Prison, in Flight, round after round."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import Final

from cabale.games.convention.pieces import FACES, FLIGHT_ENOUGH, PER_FACTION, PRISON_ENOUGH, START

MOST: Final = 24  # PP; whoever has more is as safe
DRIFT: Final = 1.0  # PP that a round brings to a free deputy, more or less
SPREAD: Final = 1.1  # how far luck carries PP apart in a round
LOST: Final = 0.05  # of free deputies, those that a round sends away for good
DISSOLVED: Final = 0.25  # how often a round that may be the last one is voted to be
EACH_PP: Final = 0.01  # what a PP more counts, against a deputy re-elected: it decides ties (E-5)
CAUGHT: Final = 0.2  # of fugitives, in every search


class Fortunes:
    """Tables by round and PP, worked out once for a length of the game. `last` stands for a round that is
    known to be the last one."""

    def __init__(self, rounds: int, dissolution_from: int) -> None:
        self.last: Final = rounds
        ends = [DISSOLVED if dissolution_from <= number < rounds else 0.0 for number in range(rounds + 1)]
        ends[rounds] = 1.0
        blank = [[0.0] * (MOST + 1) for _ in range(rounds + 2)]
        self.free: Final = [row[:] for row in blank]  # worth at the end of that round
        for number in range(rounds, 0, -1):
            for popularity in range(1, MOST + 1):
                goes_on = 1.0
                for further in range(rounds - number + 1):
                    here = goes_on * ends[number + further]
                    goes_on -= here
                    self.free[number][popularity] += here * elected(popularity, further)
        nobody = [[0.0] * (PER_FACTION + 1) for _ in range(MOST + 1)]
        self.prison: Final = [[row[:] for row in nobody] for _ in range(rounds + 2)]
        self.flight: Final = [[row[:] for row in nobody] for _ in range(rounds + 2)]
        for number in range(rounds, 0, -1):
            for popularity in range(2, MOST + 1):
                for friends in range(PER_FACTION + 1):
                    left = popularity - 1
                    home = self.free[number][left]
                    wait = (1 - ends[number]) * self.prison[number + 1][left][friends]
                    freed = released(friends, PRISON_ENOUGH)
                    self.prison[number][popularity][friends] = freed * home + (1 - freed) * wait
                    wait = (1 - ends[number]) * self.flight[number + 1][left][friends]
                    freed = released(friends, FLIGHT_ENOUGH)
                    escaped = freed * home + (1 - freed) * wait
                    self.flight[number][popularity][friends] = (1 - CAUGHT) * escaped


def elected(popularity: int, further: int) -> float:
    """What a free deputy is worth if the game ends so many rounds later: re-elected, and his PP."""
    if not further:
        chance = float(popularity >= START)
        there = popularity
    else:
        margin = (popularity - START + 0.5 + DRIFT * further) / (SPREAD * sqrt(further))
        chance = (1 - LOST) ** further / (1 + exp(-1.6 * margin))
        there = popularity + round(DRIFT * further)
    return chance * (1 + EACH_PP * (there - START))


def released(friends: int, enough: int) -> float:
    """T6, T8. The chance that die + n is enough."""
    return min(FACES, max(0, FACES + 1 - enough + friends)) / FACES


@cache
def fortunes(rounds: int, dissolution_from: int) -> Fortunes:
    return Fortunes(rounds, dissolution_from)
