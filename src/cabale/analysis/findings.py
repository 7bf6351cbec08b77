"""What an analysis finds in a finished game."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cabale.core.reason import Hunches, Reason

EDITION: Final = 10  # of what is found and how: what was kept under another one is found anew

Kind = Literal["decision", "luck"]
Row = tuple[float, ...]  # a number a seat


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the record that changed who was winning."""

    place: int  # words of the record until here, as in a step of a replay
    seat: int  # whose decision; -1: chance
    swing: Row  # what it changed for every seat
    margin: float  # how far each of these may well be off: nineteen times in twenty not further
    kind: Kind
    better: str = ""  # the move that promised more, by what the seat could know; empty if none did
    gain: float = 0.0  # how much more of the win it promised


class Regret(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that cost its seat something, by what the seat could know."""

    place: int  # words of the record before it: where the question is put
    better: str  # the move that promised more
    cost: float  # how much more of the win
    margin: float  # how far that may well be off: nineteen times in twenty not further
    hunches: Hunches  # what an automaton in this seat believes of the others there
    reason: Reason | None = None  # why that move promised more, as an automaton would advise it


class Bluff(msgspec.Struct, frozen=True, kw_only=True):
    """A false claim; it worked if nobody doubted it and it was not countered."""

    place: int
    seat: int
    worked: bool


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Who could hope for what at every place of a game, and what changed that.

    For every seat `luck`, `skill` and `others` add up to what lies between its first hope and its last.
    """

    places: tuple[int, ...]  # words of the record until there
    curve: tuple[Row, ...]  # at each of these places the share of the win of every seat; the last: the result
    luck: Row  # what chance has changed
    skill: Row  # what the seat's own decisions have changed
    others: Row  # what the decisions of the others have changed
    turning: tuple[TurningPoint, ...]  # by place
    bluffs: tuple[Bluff, ...]
    regrets: dict[int, tuple[Regret, ...]]  # of every seat whose answers were looked at, the dearest first
    walks: int  # for each place, on average
