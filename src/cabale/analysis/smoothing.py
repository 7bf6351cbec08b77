"""A curve through noisy rows that moves where something happened and is quiet elsewhere.

Every row is the mean of some walks, and off by chance. Hundreds of small errors would add up to luck and
skill that nobody had. So a row leans on its neighbours: hardly where the change between them is beyond
doubt, and the more the less it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from cabale.analysis.findings import Row

DOUBTLESS: Final = 3.0  # standard errors: a change as large as that has happened
LEAST: Final = 1e-6  # what a change is likely to be at the least, squared


class Estimate(NamedTuple):
    """What a position is worth, as far as it was found out."""

    row: Row
    variance: float  # of each number, on average; 0: it is certain
    change: float  # the same of what the next row differs by


class Step(NamedTuple):
    """What lies between a row and the next: how much it is on average, squared, and how much of that may be
    an error."""

    square: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether something has happened there beyond doubt."""
        return self.square > DOUBTLESS**2 * self.error


def steps(estimates: Sequence[Estimate], result: Row) -> list[Step]:
    """The steps from each row to the next, and to the result of the game."""
    rows = [*[estimate.row for estimate in estimates], result]
    return [
        Step(fmean((now - then) ** 2 for then, now in zip(before, after, strict=True)), estimate.change)
        for estimate, (before, after) in zip(estimates, pairwise(rows), strict=True)
    ]


def smooth(estimates: Sequence[Estimate], result: Row) -> list[Row]:
    """The rows, and the result of the game after them, which is certain."""
    likely = _likely(steps(estimates, result))
    variances = [*[estimate.variance for estimate in estimates], 0.0]
    rows = [*[estimate.row for estimate in estimates], result]
    seats = [_solve([row[seat] for row in rows], variances, likely) for seat in range(len(result))]
    return list(zip(*seats, strict=True))


def _likely(found: Sequence[Step]) -> list[float]:
    """How much each step is likely to be, squared: as it was found where that is clear; elsewhere what the
    unclear ones are on average, or less where there is no room for as much."""
    unclear = [step.square - step.error for step in found if not step.clear]
    usual = fmean(unclear) if unclear else 0.0
    return [
        max(step.square - step.error if step.clear else min(usual, step.square + step.error), LEAST)
        for step in found
    ]


def _solve(means: Sequence[float], variances: Sequence[float], steps: Sequence[float]) -> list[float]:
    """The likeliest values behind the means of one seat, if each differs from the next by its step. A
    system of equations of which each knows its neighbours only: solved forwards, then backwards."""
    ahead: list[tuple[float, float]] = []  # value = constant + slope * next value
    for place, mean in enumerate(means):
        step = steps[place] if place < len(steps) else 0.0
        if not variances[place]:
            ahead.append((mean, 0.0))
            continue
        own, onward = 1 / variances[place], 1 / step
        back = 1 / steps[place - 1] if place else 0.0
        constant, slope = ahead[-1] if place else (0.0, 0.0)
        whole = own + onward + back * (1 - slope)
        ahead.append(((own * mean + back * constant) / whole, onward / whole))
    values: list[float] = []
    following = 0.0
    for constant, slope in reversed(ahead):
        following = constant + slope * following
        values.append(following)
    return values[::-1]
