# mypyc: compile
"""Positions that a view allows, each as likely as the others' play makes it."""

from __future__ import annotations

from cabale.core.agenda import PASS, State, Window


class Worlds:
    """Grows while a search goes on."""

    def __init__(self) -> None:
        self.positions: list[State] = []
        self.weights: list[float] = []
        self._sums: list[float] = []  # of the weights until here
        self._total = 0.0

    def add(self, position: State, weight: float) -> None:
        self.positions.append(position)
        self.weights.append(weight)
        self._total += weight
        self._sums.append(self._total)

    def pick(self, number: int) -> State:
        """The one that a number below 2**30 falls on; whoever plays on takes a copy."""
        sums = self._sums
        sought = self._total * number / 0x40000000
        first, last = 0, len(sums) - 1
        while first < last:
            middle = (first + last) // 2
            if sums[middle] > sought:
                last = middle
            else:
                first = middle + 1
        return self.positions[first]


def asked(s: State, seat: int) -> State:
    """The position when this seat is heard in an open window: those who are heard before it let pass."""
    while s.turn != seat and isinstance(s.agenda[-1], Window):
        s.play(s.turn, PASS)
    return s
