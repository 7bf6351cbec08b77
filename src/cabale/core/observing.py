# mypyc: compile
"""Positions as a seat sees them, in numbers, at the speed of play: without making a view.

A game says in its `observing` which numbers make a row, and reads them from a position. The row of a view is
that of any position which the view allows: if rows of such positions differed, something would be in them
that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cabale.core.agenda import State
from cabale.core.events import Rememberer
from cabale.core.rows import Row
from cabale.core.story import Entry, Story, entries, since


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat knows of a position into a row. It may remember what it has seen of a game."""

    def write(self, s: Any, seat: int, row: Row) -> None:
        raise NotImplementedError


class Recollection:
    """What seats remember of the hands of others. It goes on where it left off, or begins anew if it is shown
    a position of another game."""

    def __init__(self, witness: Callable[[int], Rememberer]) -> None:
        self._witness: Final = witness
        self._witnesses: Final[dict[int, Rememberer]] = {}
        self._followed: Final[dict[int, int]] = {}  # how much of the story, by seats
        self._happened: Final[list[Entry]] = []
        self._until: Story | None = None

    def known(self, s: State, seat: int) -> tuple[tuple[int, ...], ...]:
        """For each hand, the cards that this seat knows to be there."""
        happened = since(s.story, self._until)
        if happened is None:  # another story
            self._witnesses.clear()
            self._happened.clear()
            happened = entries(s.story)
        self._happened.extend(happened)
        self._until = s.story
        if seat not in self._witnesses:
            self._witnesses[seat] = self._witness(seat)
            self._followed[seat] = 0
        witness = self._witnesses[seat]
        witness.recall(s, self._happened, self._followed[seat])
        self._followed[seat] = len(self._happened)
        return witness.memory(s).known()


class Observer:
    """Looks at the positions of one game after the other, and leaves what it sees in buffers given once."""

    def __init__(self, encoder: Encoder, size: int, row: memoryview, mask: memoryview | None) -> None:
        self._encoder: Final = encoder
        self._size: Final = size
        self._row: Final = row
        self._mask: Final = mask
        self._numbers: Final = Row(len(row))
        self.moves: list[int] = []  # that were open at the last look, where there is a mask

    def look(self, s: State, seat: int) -> None:
        """What this seat knows goes into the row, and into the mask a 1 for every move that is open to it."""
        numbers = self._numbers
        numbers.clear()
        self._encoder.write(s, seat, numbers)
        self._row[:] = numbers.numbers
        if self._mask is not None:
            self.moves = s.moves(seat) if seat >= 0 else []
            flags = bytearray(self._size)
            for move in self.moves:
                flags[move] = 1
            self._mask[:] = flags
