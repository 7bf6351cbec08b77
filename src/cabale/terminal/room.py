"""How a screen is divided."""

from __future__ import annotations

from typing import Final, NamedTuple

SMALLEST: Final = (50, 18)  # columns and lines
WIDE: Final = 76  # columns from which the journal stands beside the board
LARGE: Final = (106, 32)  # from which the viewer's cards are drawn large
HAND: Final = 36  # columns of a large hand
LEAST: Final = 6  # lines for the question


class Room(NamedTuple):
    """How many lines and columns each part gets."""

    wide: bool
    board: int
    ask: int
    rail: int
    hand: int


def arrange(width: int, height: int, rows: int) -> Room:
    """Divide the screen. The question keeps its height from one question to the next; a board that wants
    more rows than there are has to do with fewer."""
    body = height - 3  # the masthead and the keys
    if width < WIDE:
        ask = max(LEAST, min(12, body - rows - 3))
        return Room(False, min(rows, body - ask), ask, 0, 0)
    ask = max(LEAST, min(14, body - rows - 4), min(9, body - rows))
    rail = max(30, min(44, width * 3 // 8))
    large = width >= LARGE[0] and height >= LARGE[1]
    return Room(True, body - ask, ask, rail, HAND if large else 0)
