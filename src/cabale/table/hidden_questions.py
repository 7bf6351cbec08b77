"""Questions that only the holder of a card is asked, hidden in a pause, as everybody may count them."""

from __future__ import annotations


class HiddenQuestions:
    """Counts the pauses of a game; of who held a card it knows nothing."""

    def __init__(self) -> None:
        self.people = False  # whether a person may be asked in the last pause
        self.in_game = 0  # in so many pauses of this game a person might
        self.in_turn = 0  # so many pauses of this turn were about the same seats
        self._whose: tuple[int, tuple[int, ...]] = (-1, ())

    def add(self, turn: int, holders: tuple[int, ...], people: bool) -> None:
        """One more pause, in this turn: these seats may be asked, people among them or not."""
        self.people = people
        self.in_game += people
        self.in_turn = self.in_turn + 1 if self._whose == (turn, holders) else 1
        self._whose = turn, holders
