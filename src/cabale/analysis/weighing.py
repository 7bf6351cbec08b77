"""What every position of a game was worth, by playing on from it to the end again and again.

Walks from neighbouring positions share their random numbers: where a walk happens to do what was done, it
goes on as the walk of the same number from the next position does. What differs between two rows is then
what the deed changed, and less of it is noise.

Walks that all end alike are no proof: only the rules can settle a game. So every position counts as if there
had been one walk more, which ends well for everybody in equal parts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Final

from cabale.analysis.course import Deed
from cabale.analysis.findings import Row
from cabale.analysis.settled import is_settled
from cabale.analysis.smoothing import Estimate, smooth
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck, next_number
from cabale.core.agenda import State

FEWEST: Final = 8  # walks from a position
FIRST: Final = 3  # every third walk goes from anywhere
KEPT: Final = 3  # of the deeds that were looked at, every third is looked at again
FINALISTS: Final = 12  # deeds that are weighed most
MOST: Final = 64  # times as many walks as from anywhere else
REACH: Final = 4  # places before and after, whose walks say something about this one as well
NUMBERS: Final = 30  # bits of a random number

Progress = Callable[[float], None]
Samples = list[list[float]]  # what each walk from a position came to, for every seat


class Weighing:
    """The walks from every position from which the game could have gone another way."""

    def __init__(
        self, heuristics: Heuristics, positions: Sequence[State], deeds: Sequence[Deed], walks: int, seed: int
    ) -> None:
        self._heuristics: Final = heuristics
        self._positions: Final = positions
        self._result: Final = positions[-1].scores()
        self._seed: Final = seed
        settled = len(deeds)
        while settled and is_settled(positions[settled - 1], self._result):
            settled -= 1
        self._samples: Final[dict[int, Samples]] = {
            place: [] for place, deed in enumerate(deeds[:settled]) if deed.free
        }
        self._places: Final = list(self._samples)
        self._numbers: Final = {place: number for number, place in enumerate(self._places)}
        self._walks: Final = max(walks, FEWEST)
        self._done = 0

    def run(self, progress: Progress) -> None:
        """Some walks from everywhere. Then twice as many from before and after those deeds that changed most
        so far, a third of all; and so on, until a few are left, which get the rest."""
        first = count = max(FEWEST, self._walks // FIRST)
        deeds = list(self._samples)
        self._walk(deeds, count, progress)
        while deeds and count < MOST * first:
            deeds.sort(key=lambda place: max(map(abs, _mean(self._differences(place)))), reverse=True)
            deeds = deeds[: max(FINALISTS, len(deeds) // KEPT)]
            ends = {*deeds, *[place for deed in deeds for place in self._following(deed)]}
            left = (self._walks * len(self._samples) - self._done) // len(ends)
            if left <= 0:
                break
            count = min(count + left, MOST * first if len(deeds) <= FINALISTS else 2 * count)
            self._walk(ends, count, progress)

    def rows(self) -> list[Row]:
        """What each position was worth to every seat. A deed without a choice changes nothing."""
        row = tuple(self._result)
        rows = [row]
        weighed = dict(zip(self._samples, smooth(self._estimates(), row), strict=False))
        walks = dict(zip(self._samples, self._around(), strict=True))
        for place in range(len(self._positions) - 2, -1, -1):
            if place in weighed:
                row = _unsettled(weighed[place], walks[place], self._hopeful(place))
            rows.append(row)
        return rows[::-1]

    def errors(self) -> dict[int, float]:
        """For every place the standard error of what its deed changed, for the seat that varies most."""
        found = {}
        for place in self._samples:
            differences = self._differences(place)
            found[place] = sqrt(max(_variances(differences, self._doubt(place))) / len(differences))
        return found

    def _estimates(self) -> list[Estimate]:
        found = []
        for place, samples in self._samples.items():
            differences, doubt = self._differences(place), self._doubt(place)
            found.append(
                Estimate(
                    row=_mean(samples),
                    variance=fmean(_variances(samples, doubt / 2)) / len(samples),
                    change=_mean(differences),
                    error=fmean(_variances(differences, 0.0)) / len(differences),
                    doubt=doubt / len(differences) ** 2,
                )
            )
        return found

    def _differences(self, place: int) -> Samples:
        """What the deed of a place changed, walk by walk of the same numbers."""
        mine = self._samples[place]
        following = self._following(place)
        theirs = self._samples[following[0]] if following else [self._result] * len(mine)
        return [
            [after - before for before, after in zip(walk, other, strict=True)]
            for walk, other in zip(mine, theirs, strict=False)
        ]

    def _following(self, place: int) -> list[int]:
        """The next place from which there are walks, if any."""
        number = self._numbers[place] + 1
        return self._places[number : number + 1]

    def _around(self) -> list[int]:
        """How many walks there are from each place and its neighbours."""
        counts = [len(samples) for samples in self._samples.values()]
        return [sum(counts[max(0, number - REACH) : number + REACH + 1]) for number in range(len(counts))]

    def _hopeful(self, place: int) -> list[bool]:
        """Which seats the rules leave a way to win."""
        position = self._positions[place]
        return [not self._heuristics.hopeless(position, seat) for seat in range(len(self._result))]

    def _doubt(self, place: int) -> float:
        """The square, for a seat, by which two walks differ that end well for whomever it may be."""
        hopeful = sum(self._hopeful(place))
        return 2 * (1 / hopeful) * (1 - 1 / hopeful)

    def _walk(self, places: Collection[int], walks: int, progress: Progress) -> None:
        """Walk from each of these positions until it has so many walks."""
        whole = self._walks * len(self._samples)
        lots = Random(self._seed)
        numbers = [lots.getrandbits(NUMBERS) for _ in range(walks)]
        for place, position in enumerate(self._positions[:-1]):
            if place in places:
                samples = self._samples[place]
                for number in numbers[len(samples) :]:
                    samples.append(Heuristics.evaluate(self._heuristics, position.clone(), Luck(number)))
                    self._done += 1
                progress(min(1.0, self._done / whole))
            numbers = [next_number(number) for number in numbers]  # a walk uses one for every deed


def _unsettled(row: Row, walks: int, hopeful: Sequence[bool]) -> Row:
    """What a position is worth as long as nothing is settled: as if one walk more had ended well for all
    who may still win, in equal parts. Whoever may not has nothing."""
    shares = [max(0.0, share) * hope for share, hope in zip(row, hopeful, strict=True)]
    whole = sum(shares) or 1.0
    equal = 1 / sum(hopeful)
    return tuple(
        (walks * share / whole + equal) / (walks + 1) if hope else 0.0
        for share, hope in zip(shares, hopeful, strict=True)
    )


def _mean(samples: Samples) -> Row:
    return tuple(map(fmean, zip(*samples, strict=True)))


def _variances(samples: Samples, doubt: float) -> list[float]:
    """Of one walk, for every seat: with one more, which is off by as much as this, squared."""
    return [(len(seat) * pvariance(seat) + doubt) / (len(seat) + 1) for seat in zip(*samples, strict=True)]
