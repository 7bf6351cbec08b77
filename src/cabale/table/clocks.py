"""The clocks of a table: when a window may close, and what happens to silence (C-20)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from cabale.table.room import Room


class Setting(NamedTuple):
    """How long the question that is open may take, in milliseconds."""

    window: bool
    floor: int
    deadline: int | None


def setting(room: Room) -> Setting:
    """Windows have their floor and their deadline; a decision asked of one seat has a clock of its own.

    G-95, V-7, R-43. A pause is as long as its option says, whoever is asked or not and whoever plays for
    whom: bots that are among themselves, whom it could tell nothing, wait until somebody looks on.
    N-1. Before some questions people have time to talk; H-4. and some have a clock of their own.
    """
    if room.cover:
        pause = int(room.options[room.cover] or 0)
        return Setting(True, pause, pause)
    if room.talking:
        alone = len(room.people) == 1  # among automatons it ends when that person goes on
        return Setting(True, 0, None if alone else int(room.options["talk_ms"] or 0))
    if not room.window:
        return Setting(False, 0, _own_clock(room) or room.settings.decision_ms)
    floor, deadline = room.options.get("window_floor_ms"), room.options.get("window_deadline_ms")
    return Setting(True, int(floor or 0), None if deadline is None else int(deadline))


def _own_clock(room: Room) -> int:
    """Milliseconds for the question that is open; 0 if it has no clock of its own."""
    option = None if room.match is None else room.game.clock(room.match.state)
    return int(room.options[option] or 0) if option else 0


class Clocks:
    """Wound for every question anew; stopped while nobody is asked."""

    def __init__(self) -> None:
        self._timers: Final[list[asyncio.TimerHandle]] = []
        self._set: Setting | None = None
        self._begun = 0.0

    def wind(self, new: Setting, at_floor: Callable[[], None], at_deadline: Callable[[], None]) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._set, self._begun = new, loop.time()
        if new.floor:
            self._timers.append(loop.call_later(new.floor / 1000, at_floor))
        if new.deadline is not None:
            self._timers.append(loop.call_later(new.deadline / 1000, at_deadline))

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._set = None

    @property
    def floor_passed(self) -> bool:
        return self._set is None or self._elapsed() + 1 >= self._set.floor  # timers may be early by a hair

    def left(self) -> tuple[bool, int, int | None, int | None] | None:
        """Whether a window is open, what is left of its floor and of its time, and how long that was;
        None: nothing runs."""
        if self._set is None or not (self._set.floor or self._set.deadline):
            return None
        passed, deadline = self._elapsed(), self._set.deadline
        left = None if deadline is None else max(0, deadline - passed)
        return self._set.window, max(0, self._set.floor - passed), left, deadline

    def _elapsed(self) -> int:
        return round((asyncio.get_running_loop().time() - self._begun) * 1000)
