"""How a screen is divided."""

from __future__ import annotations

from typing import Final, NamedTuple

SMALLEST: Final = (50, 18)  # columns and lines
WIDE: Final = 76  # columns from which the journal stands beside the board
LARGE: Final = (106, 32)  # from which the viewer's cards are drawn large
HAND: Final = 36  # columns of a large hand


class Room(NamedTuple):
    """How many lines and columns each part gets."""

    wide: bool
    board: int
    ask: int
    rail: int
    hand: int


def arrange(width: int, height: int, seats: int) -> Room:
    """Divide the screen. The question keeps its height from one question to the next."""
    body = height - 3  # the masthead and the keys
    if width < WIDE:
        ask = max(6, min(12, body - seats - 4))
        return Room(False, seats + 1, ask, 0, 0)
    ask = max(min(14, body - seats - 5), min(9, body - seats - 1))
    rail = max(30, min(44, width * 3 // 8))
    large = width >= LARGE[0] and height >= LARGE[1]
    return Room(True, body - ask, ask, rail, HAND if large else 0)
