"""Chances as people say them."""

from __future__ import annotations


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 only where it is certain."""
    if chance <= 0 or chance >= 1:
        return 100 * (chance >= 1)
    return min(99, max(1, round(100 * chance)))


def estimated(chance: float) -> int:
    """In whole percent, for what was found out by trying: that is never certain, however often it was so."""
    return min(99, max(1, round(100 * chance)))
