"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # standard deviations on either side that hold 95 %


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a share of wins. Shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    room = z * z / games
    centre = (share + room / 2) / (1 + room)
    half = z * sqrt(share * (1 - share) / games + room / games / 4) / (1 + room)
    return max(0.0, centre - half), min(1.0, centre + half)
