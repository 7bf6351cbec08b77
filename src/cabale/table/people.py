"""Who is who in a room: a number for everybody who ever sat or spoke there, person or automaton.

Chairs change hands and people change chairs; what was said, and what somebody has seen, stays with them.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0


class People:
    """Numbers from 1, given in the order of coming. A person has the same one on every device."""

    def __init__(self) -> None:
        self._count = 0
        self._numbers: Final[dict[str, int]] = {}  # by the hash of a token
        self._held: Final[dict[int, int]] = {}  # which seat somebody has had in the game that is going on

    def number(self, token: str) -> int:
        """Of the person with this token."""
        return self._numbers.get(token, NOBODY)

    def welcome(self, token: str) -> int:
        """A person sits down, or speaks from the gallery, perhaps not for the first time."""
        if token not in self._numbers:
            self._numbers[token] = self.automaton()
        return self._numbers[token]

    def automaton(self) -> int:
        """A machine that takes a seat of nobody's."""
        self._count += 1
        return self._count

    def move(self, old: str, new: str) -> None:
        """Somebody is on another device now, under another token."""
        if old in self._numbers:
            self._numbers[new] = self._numbers.pop(old)

    def hold(self, number: int, seat: int) -> None:
        """Somebody sees this seat's hand from now on."""
        self._held[number] = seat

    def has_held(self, token: str) -> bool:
        """Whether they have seen a hand of the game."""
        return self.number(token) in self._held

    def may_see(self, token: str, seat: int) -> bool:
        """Whether the hand of this seat would be the first that they look into."""
        return self._held.get(self.number(token), seat) == seat
