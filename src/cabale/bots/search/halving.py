# mypyc: compile
"""Sequential halving (Karnin, Koren and Somekh 2013): the answers at the root run against each other, until
one is left.

In a lap every answer that is still in the running is tried once, all from the same position and with the
same luck: common random numbers (Glasserman and Yao 1992). So they can be compared lap by lap, where most of
the luck cancels out. The budget is cut into as many rounds as it takes to halve the answers down to one;
after each the worse half is out, and at any time whoever is behind beyond doubt.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import Final

GLANCE: Final = 32  # laps between two looks for those who are behind beyond doubt
DOUBT: Final = 2.5  # how many standard errors leave none
WORD: Final = 0.2  # what the prior is worth in the first lap; after n laps less by the root of n


class SequentialHalving:
    """Answers go by their places at the root."""

    def __init__(self, priors: list[float]) -> None:
        self.running: list[int] = list(range(len(priors)))
        self._priors: Final = priors
        self._rounds: Final = (len(priors) - 1).bit_length()
        self._over = 0  # rounds so far
        self._laps = 0
        self._shares: Final[list[list[float]]] = [[] for _ in priors]  # of each answer, lap by lap

    def learn(self, place: int, share: float) -> None:
        self._shares[place].append(share)

    def lap(self, spent: float) -> None:
        """Every answer in the running was tried once more; so much of the budget is spent, from 0 to 1."""
        self._laps += 1
        if self._laps % GLANCE == 0:
            leader = self.best()
            self.running = [place for place in self.running if not self._is_behind(place, leader)]
        while self._over < self._rounds and spent * self._rounds >= self._over + 1:
            self._over += 1
            self.running.sort(key=self._standing, reverse=True)
            del self.running[(len(self.running) + 1) // 2 :]

    def best(self) -> int:
        return max(self.running, key=self._standing)

    def lead(self, place: int, other: int) -> float:
        """How much better an answer did than another in the laps that both ran."""
        mine, theirs = self._shares[place], self._shares[other]
        laps = min(len(mine), len(theirs))
        return fmean(mine[:laps]) - fmean(theirs[:laps])

    def _standing(self, place: int) -> float:
        if not self._laps:
            return self._priors[place]
        return fmean(self._shares[place]) + WORD * self._priors[place] / sqrt(self._laps)

    def _is_behind(self, place: int, leader: int) -> bool:
        """In the laps that both ran, beyond doubt."""
        total = squares = 0.0
        mine, best = self._shares[place], self._shares[leader]
        laps = min(len(mine), len(best))
        for lap in range(laps):
            difference = mine[lap] - best[lap]
            total += difference
            squares += difference * difference
        mean = total / laps
        variance = max(0.0, squares / laps - mean * mean)
        return mean + DOUBT * sqrt(variance / laps) < 0
