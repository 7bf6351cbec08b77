"""Why a bot answers as it does: the key of its words, what they need, and what it thought."""

from __future__ import annotations

import msgspec

from cabale.core.views import Argument, Choice


class Hunch(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot believes of another seat: how likely it holds a card, or is of a type."""

    seat: int
    key: str  # the piece, as the game names it
    percent: int


Hunches = tuple[Hunch, ...]  # about all the others


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What a move was expected to bring: a share of the win."""

    move: int
    percent: int


class Fear(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of another seat that would hurt most, and what share of the win would be left."""

    seat: int
    choice: Choice
    percent: int


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often a bot that mixes gives an answer."""

    move: int
    percent: int


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A move and why, from what the seat may know."""

    move: int
    key: str
    arguments: dict[str, Argument] = {}
    hunches: Hunches = ()
    prospects: tuple[Prospect, ...] = ()  # of this move, then of the next best
    fear: Fear | None = None
    mix: tuple[Share, ...] = ()  # what lots were drawn between, this move first; none: no lots
