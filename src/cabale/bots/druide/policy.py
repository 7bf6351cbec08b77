# mypyc: compile
"""How players of Le Grand Druide tend to answer: anything is as likely, but nobody stops early."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import PASS

OUT: Final = 0.1  # how likely a player passes for good, to 1 for any other move


def answers(moves: list[int]) -> list[float]:
    """How likely each of these is, in no particular scale."""
    return [OUT if move == PASS else 1.0 for move in moves]
