"""How much two variants differ: the difference, an effect size, and how likely chance alone is.

Both variants play the same deals, so every game of one has its twin in the other: what is uncertain is
reckoned from the differences between twins.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, erfc, hypot, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from cabale.arena.estimates import Estimate, Tally
from cabale.arena.wilson import Z_95


class Difference(NamedTuple):
    """What the second variant has more than the first."""

    change: Estimate
    effect: Estimate | None  # Cohen's h or d; none where nothing varies, and every deviation is endless
    chance: float  # how often chance alone would differ as much (two-sided)


def compare_shares(before: Tally, after: Tally, even: tuple[float, float] = (0.0, 0.0)) -> Difference:
    """Two shares. Where an even share is known (1 of 3 seats, 1 of 4), what counts is the distance from it.

    Bounds of the difference by Newcombe (Wilson's limits, squared and added, with the correlation between
    twins); Cohen's h with its normal error; chance by the normal law from the differences between twins.
    """
    old, new = before.share, after.share
    first, second = before.residuals, after.residuals
    together = correlation(first, second)
    change = (new.value - even[1]) - (old.value - even[0])
    down = apart(new.value - new.low, old.high - old.value, together)
    up = apart(new.high - new.value, old.value - old.low, together)
    h = cohens_h(old.value, new.value) - cohens_h(*even)
    half = Z_95 * apart(before.weight**-0.5, after.weight**-0.5, together)
    return Difference(
        Estimate(change, change - down, change + up),
        Estimate(h, h - half, h + half),
        by_chance(change, [b - a for a, b in zip(first, second, strict=True)]),
    )


def compare_means(before: Tally, after: Tally, deviation: float) -> Difference:
    """Two means. Bounds by the normal law from the differences between twins, and Cohen's d with its normal
    error: that of the difference, and that of the deviation (between games) it is divided by."""
    change = after.value - before.value
    steps = [b - a for a, b in zip(before.residuals, after.residuals, strict=True)]
    half = Z_95 * standard_error(steps)
    effect = None
    if deviation:
        d = change / deviation
        unsure = hypot(half / deviation, Z_95 * d / sqrt(2 * (before.total + after.total)))
        effect = Estimate(d, d - unsure, d + unsure)
    elif not change:
        effect = Estimate(0.0, 0.0, 0.0)
    return Difference(Estimate(change, change - half, change + half), effect, by_chance(change, steps))


def cohens_h(before: float, after: float) -> float:
    """Two shares, told apart where they are told apart most easily: near 0 and 1."""
    return 2 * asin(sqrt(min(1.0, after))) - 2 * asin(sqrt(min(1.0, before)))


def apart(one: float, other: float, together: float) -> float:
    """The error of a difference, from the two errors and the correlation between them."""
    return sqrt(max(0.0, one * one - 2 * together * one * other + other * other))


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Between -1 and 1; 0 where one of them does not vary."""
    x, y = fmean(one), fmean(other)
    spread = sqrt(sum((a - x) ** 2 for a in one) * sum((b - y) ** 2 for b in other))
    return sum((a - x) * (b - y) for a, b in zip(one, other, strict=True)) / spread if spread else 0.0


def by_chance(change: float, steps: Sequence[float]) -> float:
    """How often a difference at least as large appears where there is none."""
    error = standard_error(steps)
    if not error:
        return 0.0 if change else 1.0
    return erfc(abs(change) / error / sqrt(2))


def standard_error(steps: Sequence[float]) -> float:
    return sqrt(variance(steps) / len(steps))


def holm(chances: Sequence[float]) -> list[float]:
    """The same for many questions asked at once (Holm): all answers below 0.05 hold together with 95 %."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    adjusted = [0.0] * len(chances)
    least = 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        adjusted[place] = least
    return adjusted
