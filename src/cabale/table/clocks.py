"""The clocks of a table: they ring when a window may close, and when its time is over (complots C-20)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cabale.table.pace import Timing


class Clocks:
    """Wound for every question anew; stopped while nobody is asked."""

    def __init__(self) -> None:
        self._timers: Final[list[asyncio.TimerHandle]] = []
        self._set: Timing | None = None
        self._limit: int | None = None  # of machines, where there is no deadline
        self._begun = 0.0

    def wind(
        self,
        new: Timing,
        limit: int | None,
        at_floor: Callable[[], None],
        at_deadline: Callable[[], None],
        at_limit: Callable[[], None],
    ) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._set, self._limit, self._begun = new, limit, loop.time()
        if new.floor:
            self._timers.append(loop.call_later(new.floor / 1000, at_floor))
        if new.deadline is not None:
            self._timers.append(loop.call_later(new.deadline / 1000, at_deadline))
        if limit is not None:
            self._timers.append(loop.call_later(limit / 1000, at_limit))

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._set = self._limit = None

    @property
    def floor_passed(self) -> bool:
        return self._set is None or self._elapsed() + 1 >= self._set.floor  # timers may be early by a hair

    def left(self, machine: bool = False) -> tuple[bool, int, int | None, int | None] | None:
        """Whether a window is open, what is left of its floor and of its time, and how long that was;
        None: nothing runs. The limit of a machine is everybody's to see if it alone is asked, and otherwise
        its own."""
        if self._set is None:
            return None
        deadline = self._limit if machine or not self._set.window else None
        deadline = deadline if self._set.deadline is None else self._set.deadline
        if not self._set.floor and not deadline:
            return None
        passed = self._elapsed()
        left = None if deadline is None else max(0, deadline - passed)
        return self._set.window, max(0, self._set.floor - passed), left, deadline

    def _elapsed(self) -> int:
        return round((asyncio.get_running_loop().time() - self._begun) * 1000)
