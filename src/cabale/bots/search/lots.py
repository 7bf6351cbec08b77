# mypyc: compile
"""Quick random numbers, for play in thought that need not be fair."""

from __future__ import annotations

from typing import Final

RANGE: Final = 1 << 22  # what is left of a number without its lower bits, which are poor


def next_number(number: int) -> int:
    """Below 2**30; the upper bits are the better ones."""
    return (number * 1664525 + 1013904223) & 0x3FFFFFFF


def next_fate(number: int) -> int:
    """Likewise below 2**30, along another sequence."""
    return (number * 22695477 + 12345) & 0x3FFFFFFF


class Luck:
    """The random numbers of one walk: a sequence for whatever is to be decided, and one for every moment.

    What happens at a moment does not hang on how much happened at others: walks with the same luck that part
    for a while have the same again when they meet.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.fate = number  # the last that a moment brought
        self._start: Final = number
        self._moments: Final[dict[int, int]] = {}  # the last number of each

    def next(self) -> int:
        self.number = next_number(self.number)
        return self.number

    def at(self, moment: int) -> int:
        """The next number of a moment; 0 is one that begins where the walk does."""
        last = self._moments.get(moment, -1)
        self.fate = next_fate(last if last >= 0 else beginning(self._start, moment))
        self._moments[moment] = self.fate
        return self.fate


def beginning(number: int, moment: int) -> int:
    """Where the sequence of a moment begins."""
    while moment:
        number = ((number ^ moment) * 0x2C1B3C6D) & 0x3FFFFFFF
        number ^= number >> 15
        moment >>= 8
    return number


def lot(weights: list[float], number: int) -> int:
    """The place that a number falls on, in proportion to the weights; one of them at least is above 0."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * (number >> 8) / RANGE
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return place
    return weights.index(max(weights))
