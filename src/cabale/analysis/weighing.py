"""What every position of a game was worth, by playing on from it to the end again and again.

Walks from neighbouring positions share their random numbers: where a walk happens to do what was done, it
goes on as the walk of the same number from the next position does. What differs between two rows is then
what the deed changed, and less of it is noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, pvariance
from typing import Final

from cabale.analysis.course import Deed
from cabale.analysis.findings import Row
from cabale.analysis.smoothing import Estimate, smooth, steps
from cabale.bots.search.craft import Craft
from cabale.bots.search.lots import Luck, next_number
from cabale.core.agenda import State

FEWEST: Final = 8  # walks from a position
MOST: Final = 4  # times as many as at first, where they are worth it
NUMBERS: Final = 30  # bits of a random number

Progress = Callable[[float], None]
Samples = list[list[float]]  # what each walk from a position came to, for every seat


class Weighing:
    """The walks from every position from which the game could have gone another way."""

    def __init__(self, craft: Craft, positions: Sequence[State], deeds: Sequence[Deed], walks: int) -> None:
        self._craft: Final = craft
        self._positions: Final = positions
        self._result: Final = positions[-1].scores()
        self._samples: Final[dict[int, Samples]] = {
            place: [] for place, deed in enumerate(deeds) if deed.free
        }
        self._walks: Final = max(walks, FEWEST)
        self._done = 0

    def run(self, progress: Progress) -> None:
        """Half of the walks from everywhere, and the others from where the outcome is not certain by then.
        All of these have as many: only walks of one number can be compared."""
        first = max(FEWEST, self._walks // 2)
        self._walk(list(self._samples), first, progress)
        open_still = [place for place, samples in self._samples.items() if _variance(samples)]
        if open_still:
            left = (self._walks - first) * len(self._samples)
            self._walk(open_still, min(first + left // len(open_still), MOST * first), progress)

    def rows(self) -> list[Row]:
        """What each position was worth to every seat. A deed without a choice changes nothing."""
        row = tuple(self._result)
        smoothed = dict(zip(self._samples, smooth(self._estimates(), row), strict=False))
        rows = [row]
        for place in range(len(self._positions) - 2, -1, -1):
            row = smoothed.get(place, row)
            rows.append(row)
        return rows[::-1]

    def clear(self) -> set[int]:
        """The places whose deed changed something beyond doubt."""
        found = steps(self._estimates(), tuple(self._result))
        return {place for place, step in zip(self._samples, found, strict=True) if step.clear}

    def _estimates(self) -> list[Estimate]:
        places = list(self._samples)
        return [
            Estimate(
                _mean(self._samples[place]),
                _variance(self._samples[place]) / len(self._samples[place]),
                self._differing(place, following),
            )
            for place, following in zip(places, [*places[1:], None], strict=True)
        ]

    def _differing(self, place: int, following: int | None) -> float:
        """How far what the deed of a place changed may be off by chance: the walks of one number differ by
        more or less."""
        mine = self._samples[place]
        theirs = [self._result] * len(mine) if following is None else self._samples[following]
        differences = [
            [after - before for before, after in zip(walk, other, strict=True)]
            for walk, other in zip(mine, theirs, strict=False)
        ]
        return _variance(differences) / len(differences)

    def _walk(self, places: Sequence[int], walks: int, progress: Progress) -> None:
        """Walk from each of these positions until it has so many walks."""
        whole = self._walks * len(self._samples)
        lots = Random(0)
        numbers = [lots.getrandbits(NUMBERS) for _ in range(walks)]
        wanted = set(places)
        for place, position in enumerate(self._positions[:-1]):
            if place in wanted:
                samples = self._samples[place]
                for number in numbers[len(samples) :]:
                    samples.append(Craft.reckon(self._craft, position.clone(), Luck(number)))
                    self._done += 1
                progress(min(1.0, self._done / whole))
            numbers = [next_number(number) for number in numbers]  # a walk uses one for every deed


def _mean(samples: Samples) -> Row:
    means = [fmean(seat) for seat in zip(*samples, strict=True)]
    whole = sum(means)
    return tuple(mean / whole for mean in means)


def _variance(samples: Samples) -> float:
    """Of one walk, on average of the seats."""
    return fmean(pvariance(seat) for seat in zip(*samples, strict=True))
