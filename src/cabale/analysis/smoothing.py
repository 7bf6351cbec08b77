"""A curve through noisy rows that moves where something happened and is quiet elsewhere.

Every row is the mean of some walks, and off by chance. Hundreds of small errors would add up to luck and
skill that nobody had. So a change beyond doubt stays as large as it was measured, by walks of the same
numbers; of any other as much is believed as changes here are likely to be. What the rows differ by besides
is spread over the places where little is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from cabale.analysis.findings import Row

DOUBTLESS: Final = 3.0  # standard errors: a change as large as that has happened
STRETCH: Final = 8  # steps over which a drift can be told from noise
LEAST: Final = 3e-5  # what a change is likely to be at the least, squared: half a point of a hundred
FIRM: Final = 1e-6  # how far a change may bend that is beyond doubt, squared: next to nothing


class Estimate(NamedTuple):
    """What a position is worth, as far as it was found out."""

    row: Row
    variance: float  # of each number, on average
    change: Row  # what the next row differs by
    error: float  # how far the change may be off, as the variance of the row
    doubt: float  # how much more change there may be than these walks show


class Step(NamedTuple):
    """What lies between a row and the next: how much it is on average, squared, how much of that is error,
    and how much more may be."""

    square: float
    error: float
    doubt: float

    @property
    def clear(self) -> bool:
        """Whether something has happened there beyond doubt."""
        return self.square > DOUBTLESS**2 * (self.error + self.doubt)

    def believed(self, usual: float) -> Belief:
        """What to make of it where an unclear step is usually so much, squared."""
        if self.clear:
            return Belief(1.0, FIRM)
        likely, off = max(min(usual, self.square + self.error), LEAST), self.error + self.doubt
        share = likely / (likely + off)
        return Belief(share, max(share * off, FIRM))


class Belief(NamedTuple):
    """How much of a measured change is believed, and how far what is believed may be off, as a variance."""

    share: float
    spread: float


def smooth(estimates: Sequence[Estimate], result: Row) -> list[Row]:
    """The rows, and the result of the game after them, which is certain."""
    found = [Step(_square(estimate.change), estimate.error, estimate.doubt) for estimate in estimates]
    usual = _usual(estimates, found)
    beliefs = [step.believed(usual) for step in found]
    spreads = [belief.spread for belief in beliefs]
    variances = [*[estimate.variance for estimate in estimates], 0.0]
    rows = [*[estimate.row for estimate in estimates], result]
    seats = []
    for seat in range(len(result)):
        changes = [
            belief.share * estimate.change[seat] for belief, estimate in zip(beliefs, estimates, strict=True)
        ]
        seats.append(_solve([row[seat] for row in rows], variances, changes, spreads))
    return list(zip(*seats, strict=True))


def _usual(estimates: Sequence[Estimate], found: Sequence[Step]) -> float:
    """How much an unclear step is on average, squared: seen over several, for one is lost in noise."""
    drifts = [
        _square([there - here for here, there in zip(one.row, other.row, strict=True)])
        - one.variance
        - other.variance
        for place, (one, other) in enumerate(zip(estimates, estimates[STRETCH:], strict=False))
        if not any(step.clear for step in found[place : place + STRETCH])
    ]
    return fmean(drifts) / STRETCH if drifts else 0.0


def _square(change: Sequence[float]) -> float:
    return fmean(seat**2 for seat in change)


def _solve(
    means: Sequence[float], variances: Sequence[float], changes: Sequence[float], spreads: Sequence[float]
) -> list[float]:
    """The likeliest values behind the means of one seat, if each differs from the next by its change, give
    or take its spread. A system of equations of which each knows its neighbours only: solved forwards, then
    backwards."""
    ahead: list[tuple[float, float]] = []  # value = constant + slope * next value
    for place, mean in enumerate(means):
        if not variances[place]:
            ahead.append((mean, 0.0))  # the result
            continue
        own, onward = 1 / variances[place], 1 / spreads[place]
        whole, known = own + onward, own * mean - onward * changes[place]
        if place:
            constant, slope = ahead[-1]
            back = 1 / spreads[place - 1]
            whole += back * (1 - slope)
            known += back * (constant + changes[place - 1])
        ahead.append((known / whole, onward / whole))
    values: list[float] = []
    following = 0.0
    for constant, slope in reversed(ahead):
        following = constant + slope * following
        values.append(following)
    return values[::-1]
