"""Moments at which only the holder of a card is asked, as everybody may count them."""

from __future__ import annotations


class Moments:
    """Counts them; of who held a card it knows nothing."""

    def __init__(self) -> None:
        self.people = False  # whether a person may be asked at the last one
        self.in_game = 0  # at so many of this game one might
        self.in_turn = 0  # so many of this turn were about the same seats
        self._whose: tuple[int, tuple[int, ...]] = (-1, ())

    def add(self, turn: int, holders: tuple[int, ...], people: bool) -> None:
        """One more, in this turn: these seats may be asked, people among them or not."""
        self.people = people
        self.in_game += people
        self.in_turn = self.in_turn + 1 if self._whose == (turn, holders) else 1
        self._whose = turn, holders
