# mypyc: compile
"""Random numbers by the million, for games that are played to learn from: quick, repeatable, and not secret.

Multiply with carry, after Marsaglia: a state of 63 bits, of which 32 are multiplied and 31 carried over. A
number is both of them together. No number that is made needs more than 63 bits, so the compiled generator
and the one that is interpreted are the same.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 1_789_071_630  # times 2**32, less 1, is a prime, and half of what is below it is one too
LOW: Final = 0xFFFF_FFFF


class Dice:
    def __init__(self, seed: int) -> None:
        self._state: i64 = Random(seed).randrange(1, (MULTIPLIER << 32) - 1)  # near seeds, far states

    def number(self) -> int:
        """From 0 to 2**32 - 1."""
        state: i64 = MULTIPLIER * (self._state & LOW) + (self._state >> 32)
        self._state = state
        return (state ^ state >> 32) & LOW
