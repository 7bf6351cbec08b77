"""Quick random numbers, for play in thought that need not be fair."""

from __future__ import annotations

from typing import Final

RANGE: Final = 1 << 22  # what is left of a number without its lower bits, which are poor


def next_number(number: int) -> int:
    """Below 2**30; the upper bits are the better ones."""
    return (number * 1664525 + 1013904223) & 0x3FFFFFFF


def next_fate(number: int) -> int:
    """The same along another sequence."""
    return (number * 22695477 + 12345) & 0x3FFFFFFF


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
