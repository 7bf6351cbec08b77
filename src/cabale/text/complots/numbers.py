"""Digits of moves: where its place among the open moves would change every turn, a move keeps its own."""

from __future__ import annotations

from typing import Final

# By what is written of a move before its target.
NUMBERS: Final[dict[str, int]] = {
    "income": 1,
    "foreign_aid": 2,
    "tax": 3,
    "steal": 4,
    "assassinate": 5,
    "exchange": 6,
    "coup": 7,  # what one gains or pays, as far as it goes
    "examine": 8,
    "pass": 1,
    "challenge": 2,
    "counter=duchess": 3,
    "counter=countess": 4,
    "counter=captain": 5,
    "counter=ambassador": 6,
    "counter=inquisitor": 6,
}
