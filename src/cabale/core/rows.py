# mypyc: compile
"""What a seat knows as a row of whole numbers from -128 to 127, a byte each.

Whole numbers are exact, so what is counted in two ways can be held against each other; a row of bytes takes a
quarter of the room that floats take in a learner's memory, and is copied in one go. Whoever wants shares
divides by the `high` of a column.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cabale.core.values import Value

LOWEST: Final = -128
HIGHEST: Final = 127
_BYTE: Final = 255


class Column(Value):
    """Numbers of a row that belong together, and between which bounds they are."""

    __match_args__ = ("of", "width", "low", "high")

    def __init__(self, of: str, width: int, low: int, high: int) -> None:
        self.of: Final = of
        self.width: Final = width
        self.low: Final = low
        self.high: Final = high


class Row:
    """Is filled from left to right. What is said of a column then is all that is said of it anywhere: a row
    that is only measured keeps the columns, and no numbers."""

    def __init__(self, width: int, measured: bool = False) -> None:
        self._width: Final = width
        self._measured: Final = measured
        self.columns: Final[list[Column]] = []
        self.numbers = bytearray(width)  # one below zero is counted from 256 down
        self.at = 0

    def clear(self) -> None:
        self.numbers = bytearray(self._width)
        self.at = 0

    def one_of(self, of: str, places: int, place: int) -> None:
        """A 1 among zeros; the last place stands for more as well, and one below 0 for none."""
        if self._measured:
            self._declare(of, places, 0, 1)
        elif place >= 0:
            self.numbers[self.at + (place if place < places else places - 1)] = 1
        self.at += places

    def counted(self, of: str, kinds: int, most: int, pieces: tuple[int, ...]) -> None:
        """How many of each kind there are."""
        if self._measured:
            self._declare(of, kinds, 0, most)
        else:
            at, numbers = self.at, self.numbers
            for piece in pieces:
                numbers[at + piece] += 1
        self.at += kinds

    def number(self, of: str, low: int, high: int, value: int) -> None:
        """A number that is between these two, or counts as the nearer of them."""
        if self._measured:
            self._declare(of, 1, low, high)
        elif value:
            self.numbers[self.at] = (low if value < low else high if value > high else value) & _BYTE
        self.at += 1

    def numbered(self, of: str, low: int, high: int, values: list[int]) -> None:
        """Several such numbers."""
        if self._measured:
            self._declare(of, len(values), low, high)
            self.at += len(values)
            return
        for value in values:
            if value:
                self.number(of, low, high, value)
            else:
                self.at += 1

    def flag(self, of: str, yes: bool) -> None:
        """1 if it is so."""
        if self._measured:
            self._declare(of, 1, 0, 1)
        elif yes:
            self.numbers[self.at] = 1
        self.at += 1

    def _declare(self, of: str, width: int, low: int, high: int) -> None:
        self.columns.append(Column(of, width, low, high))


def measured(write: Callable[[Row], None]) -> list[Column]:
    """The columns that are written so."""
    row = Row(0, True)
    write(row)
    return row.columns


def written(write: Callable[[Row], None]) -> list[int]:
    """The numbers that are written so."""
    width = 0
    for column in measured(write):
        width += column.width
    row = Row(width)
    write(row)
    return memoryview(row.numbers).cast("b").tolist()
