"""Every variant against the first one, measure by measure; all answers of a family are adjusted together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import variance
from typing import Final, NamedTuple

from cabale.arena.balance.effects import Difference, compare_means, compare_shares, holm
from cabale.arena.balance.measures import Measure
from cabale.arena.estimates import Estimate
from cabale.arena.report.samples import Sample

CLEAR: Final = 0.05


class Comparison(NamedTuple):
    """One measure in the first variant and in another."""

    measure: Measure
    after: Sample
    old: Estimate
    new: Estimate
    difference: Difference
    chance: float  # of the difference, adjusted by Holm

    @property
    def clear(self) -> bool:
        return self.chance < CLEAR

    @property
    def clear_alone(self) -> bool:
        """Whether its own bounds leave out that nothing changes."""
        change = self.difference.change
        return not change.low <= 0 <= change.high


def compare(samples: Sequence[Sample], measures: Sequence[Measure]) -> list[Comparison]:
    """One family of questions. What is the same in every game of both variants is no question."""
    first = samples[0]
    asked = [
        (measure, after, between(first, after, measure))
        for after in samples[1:]
        for measure in measures
        if varies(first, after, measure)
    ]
    adjusted = holm([difference.chance for _, _, difference in asked])
    return [
        Comparison(measure, after, estimate(first, measure), estimate(after, measure), difference, chance)
        for (measure, after, difference), chance in zip(asked, adjusted, strict=True)
    ]


def varies(before: Sample, after: Sample, measure: Measure) -> bool:
    """Whether any two games differ in it."""
    return len({measure.adds(row) for sample in (before, after) for row in sample.rows}) > 1


def estimate(sample: Sample, measure: Measure) -> Estimate:
    tally = sample.tally(measure.adds)
    return tally.share if measure.kind == "share" else tally.mean


def between(before: Sample, after: Sample, measure: Measure) -> Difference:
    old, new = before.tally(measure.adds), after.tally(measure.adds)
    if measure.kind == "share":
        return compare_shares(
            old, new, (1 / before.seats, 1 / after.seats) if measure.of_seats else (0.0, 0.0)
        )
    return compare_means(old, new, sqrt((spread(before, measure) + spread(after, measure)) / 2))


def spread(sample: Sample, measure: Measure) -> float:
    """The variance between games."""
    parts = [measure.adds(row) for row in sample.rows]
    return variance([part / of for part, of in parts if of])
