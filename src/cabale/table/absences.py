"""How long a table waits for people who are not there, before a bot answers for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cabale.table.presence import Presence
from cabale.table.room import Room


class Absences:
    """A timer for every person of a game who is not there."""

    def __init__(self, presence: Presence, give_up: Callable[[int], None]) -> None:
        self._presence: Final = presence
        self._give_up: Final = give_up
        self._timers: Final[dict[int, asyncio.TimerHandle]] = {}

    @property
    def waiting(self) -> bool:
        return bool(self._timers)

    def mind(self, room: Room) -> None:
        """Somebody came or went, sat down or rose: wait for those who are missed, and for nobody else."""
        patience = room.settings.absence_ms
        playing = patience is not None and room.match is not None and not room.over and not room.closed
        missed = {seat for seat in room.people if not self._presence.here(seat)} if playing else set()
        for seat in self._timers.keys() - missed:
            self._timers.pop(seat).cancel()
        for seat in missed - self._timers.keys():
            assert patience is not None
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(patience / 1000, self._ring, seat)

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        self._give_up(seat)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
