"""Who is there: the connections of each seat, and of the gallery."""

from __future__ import annotations

from collections import Counter

from cabale.core.seats import PUBLIC


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
