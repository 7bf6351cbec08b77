"""Talk at the table: who said what to whom, and after how many answers. No rule ever reads it."""

from __future__ import annotations

import msgspec

from cabale.core.seats import OPEN


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
