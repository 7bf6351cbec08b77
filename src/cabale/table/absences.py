"""How long a table waits for people and machines that are not there, before a bot answers for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cabale.table.pace import OF_MACHINES
from cabale.table.presence import Presence
from cabale.table.room import Room


class Absences:
    """A timer for everybody of a game who is not there. For machines there is one in any case."""

    def __init__(self, presence: Presence, give_up: Callable[[int], None]) -> None:
        self._presence: Final = presence
        self._give_up: Final = give_up
        self._timers: Final[dict[int, asyncio.TimerHandle]] = {}

    @property
    def waiting(self) -> bool:
        return bool(self._timers)

    def mind(self, room: Room) -> None:
        """Somebody came or went, sat down or rose: wait for those who are missed, and for nobody else."""
        missed = self._missed(room)
        for seat in self._timers.keys() - missed.keys():
            self._timers.pop(seat).cancel()
        for seat in missed.keys() - self._timers.keys():
            loop = asyncio.get_running_loop()
            self._timers[seat] = loop.call_later(missed[seat] / 1000, self._ring, seat)

    def _missed(self, room: Room) -> dict[int, int]:
        """Who is not there, and how many milliseconds each is waited for."""
        if room.match is None or room.over or room.closed:
            return {}
        patience = room.settings.absence_ms
        waited = {} if patience is None else dict.fromkeys(room.people, patience)
        waited |= dict.fromkeys(room.machines, patience or OF_MACHINES)
        return {seat: time for seat, time in waited.items() if not self._presence.here(seat)}

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        self._give_up(seat)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
