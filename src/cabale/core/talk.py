"""Talk at the table: who said what to whom, and after how many answers. No rule ever reads it."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.core.seats import OPEN

MOST_LINES: Final = 2000  # that a house hears in a game; records have room for them
LONGEST_LINE: Final = 500  # characters


class Line(msgspec.Struct, frozen=True):
    """Something said. Nobody in `to` means everybody; otherwise it is a whisper."""

    place: int  # how many words the log had
    speaker: int
    text: str
    to: tuple[int, ...] = ()

    def heard_by(self, seat: int) -> bool:
        """A whisper stays between those it was meant for."""
        return not self.to or seat == self.speaker or seat in self.to or seat == OPEN


def heard(lines: list[Line], seat: int) -> tuple[Line, ...]:
    return tuple(line for line in lines if line.heard_by(seat))
