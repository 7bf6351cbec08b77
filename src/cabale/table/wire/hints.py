"""What a bot would do in a seat's place, and why."""

from __future__ import annotations

import msgspec


class Hunch(msgspec.Struct, frozen=True):
    """What a bot believes of another seat, in percent: that it holds a card, or is of a type."""

    seat: int
    name: str  # who sits there
    text: str
    percent: int


class Prospect(msgspec.Struct, frozen=True):
    """What a move promises: a share of the win, in percent."""

    text: str  # the move, as its label
    percent: int


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, and why, from this seat's view alone."""

    text: str
    label: str
    reason: str
    hunches: tuple[Hunch, ...]
    prospects: tuple[Prospect, ...]  # of this move, then of the next best
    fear: str  # the reply that would hurt most, in a sentence; empty if there is none
