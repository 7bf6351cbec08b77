"""Where rooms are kept: an append-only log for each, a row about each for the lobby, and the analysis of
its game once somebody has asked for it.

`(room, place)` is the guard: of two writers who both write the entry with the same place, one is
refused. `append` returns when the entry is safe: it survives kill -9 and, as far as the machine keeps
its promises, a loss of power.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from cabale.core.errors import CabaleError


class StoreError(CabaleError):
    """The store cannot do what was asked; nothing was written."""


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a room without reading its log."""

    room: str
    length: int  # entries in its log
    changed: float  # seconds since 1970; up to an hour ago where a game goes on
    row: bytes


class Store(Protocol):
    """What every store does; `tests/table/test_store.py` holds them all to it."""

    async def append(self, room: str, place: int, entries: Sequence[bytes], row: bytes | None) -> None:
        """Write entries at this place and after it, and the room's row unless it is as before (None).
        StoreError("place_taken") if that place is written already, or if the one before it is not."""

    async def log(self, room: str) -> list[bytes]:
        """All entries of a room, oldest first; none for a room that is not there. StoreError("log_broken")
        if some of them are gone."""

    async def rooms(
        self, most: int | None = None, before: tuple[float, str] | None = None, listed: bool = False
    ) -> list[Summary]:
        """Rooms, the last changed first: so many at the most, after the one with this change and name, only
        those that are listed. What stands in a damaged row is not looked at."""

    async def older(self, than: float) -> list[str]:
        """Rooms that nobody has changed since then (seconds since 1970), the oldest first. Where a game goes
        on it may be up to an hour later than it seems."""

    async def keep(self, room: str, edition: int, analysis: bytes) -> None:
        """Keep what was found in the game of a room, instead of what was found before. A room that is not
        there is passed over."""

    async def kept(self, room: str, edition: int) -> bytes | None:
        """What was found in the game of a room, if it was found by this edition of the analysis."""

    async def delete(self, room: str) -> None:
        """Forget a room, log, analysis and all."""

    async def backup(self, file: Path) -> None:
        """Copy all of it as it is now to a new file; StoreError("backup_there") if there is one."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
