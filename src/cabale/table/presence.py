"""Who is there: the connections of each seat, and of the gallery; and those who call again and again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cabale.core.seats import PUBLIC

LINGERS: Final = 60.0  # seconds after a call in which whoever called is still there
Moves = Callable[[int], None]


class Presence:
    """Counts connections. It is everybody's to see, and it says nothing about who has answered."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()

    def come(self, seat: int) -> bool:
        """A connection more; whether that changes who is there."""
        self._here[seat] += 1
        return seat == PUBLIC or self._here[seat] == 1

    def go(self, seat: int) -> bool:
        """A connection less; whether that changes who is there."""
        self._here[seat] -= 1
        return seat == PUBLIC or self._here[seat] == 0

    def here(self, seat: int) -> bool:
        return self._here[seat] > 0

    @property
    def anybody(self) -> bool:
        """Whether there is anybody at all who looks on."""
        return self._here.total() > 0

    @property
    def watching(self) -> int:
        return self._here[PUBLIC]


class Caller:
    """One who calls, and where they sit."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.calls = 0  # that are open now
        self.leaving: asyncio.TimerHandle | None = None


class Callers:
    """Who asks over HTTP is there while a request is open, and a while longer: until it asks again. Who
    has no token cannot be known again, and is not counted."""

    def __init__(self, come: Moves, go: Moves) -> None:
        self._come: Final = come
        self._go: Final = go
        self._here: Final[dict[str, Caller]] = {}

    @contextmanager
    def calling(self, who: str, place: int) -> Iterator[None]:
        """As long as this request is open, of whoever has this token, in the seat where they are now."""
        if not who:
            yield
            return
        caller = self._called(who, place)
        caller.calls += 1
        try:
            yield
        finally:
            caller.calls -= 1
            if not caller.calls:
                caller.leaving = asyncio.get_running_loop().call_later(LINGERS, self._leave, who)

    def _called(self, who: str, place: int) -> Caller:
        caller = self._here.get(who)
        if caller is None:
            caller = self._here[who] = Caller(place)
            self._come(place)
        elif caller.place != place:
            old, caller.place = caller.place, place
            self._come(place)
            self._go(old)
        if caller.leaving is not None:
            caller.leaving.cancel()
            caller.leaving = None
        return caller

    def _leave(self, who: str) -> None:
        self._go(self._here.pop(who).place)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        for caller in self._here.values():
            if caller.leaving is not None:
                caller.leaving.cancel()
