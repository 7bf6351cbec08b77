# mypyc: compile
"""Chairs: numbered from 0 in code, lettered a to h in text; chance sits in the ninth."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 8  # the ninth chair: dice and draws answer like anybody else
NO_SEAT: Final = -1  # nobody's turn: the game is over
PUBLIC: Final = -2  # a spectator
OPEN: Final = -3  # the whole truth, for finished games

LETTERS: Final = "abcdefgh"
