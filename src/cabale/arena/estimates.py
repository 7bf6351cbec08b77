"""What was counted over many games, and how far the truth may be from it.

A deal is one observation. It may be played several times (by other line-ups), and offer one chance a game
(the first seat wins or does not), several (every seat that held a card), or none; all that belongs together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import pvariance, variance
from typing import NamedTuple

from cabale.arena.wilson import Z_95, wilson


class Estimate(NamedTuple):
    """A figure, and the bounds between which the true one lies with 95 %."""

    value: float
    low: float
    high: float


class Tally(NamedTuple):
    """Deal by deal: a sum, and of how many it is the sum. Their quotient is a share, or a mean."""

    sums: Sequence[float]
    counts: Sequence[float]

    @property
    def total(self) -> float:
        return sum(self.counts)

    @property
    def value(self) -> float:
        return sum(self.sums) / self.total if self.total else 0.0

    @property
    def residuals(self) -> list[float]:
        """What each deal adds to the error of the quotient (linear in sums and counts)."""
        value, usual = self.value, self.total / len(self.counts)
        return [(part - value * of) / usual for part, of in zip(self.sums, self.counts, strict=True)]

    @property
    def weight(self) -> float:
        """As many chances apart from each other would tell as much about a share as these do."""
        value = self.value
        error = pvariance(self.residuals) / len(self.counts) if self.total else 0.0
        return value * (1 - value) / error if error else self.total

    @property
    def share(self) -> Estimate:
        """95 % by Wilson, over as many chances as they weigh; a shared win counts in part."""
        weight = round(self.weight)
        return Estimate(self.value, *wilson(self.value * weight, weight))

    @property
    def mean(self) -> Estimate:
        """95 % by the normal law."""
        if len(self.counts) < 2:
            return Estimate(self.value, self.value, self.value)
        half = Z_95 * sqrt(variance(self.residuals) / len(self.counts))
        return Estimate(self.value, self.value - half, self.value + half)


def quantile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
