"""What a seat of Le Grand Druide sees: built from what it may know, never stripped from what it may not."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import Step
from cabale.core.options import Value
from cabale.core.views import Foreseen, View
from cabale.games.druide.events import AnyEvent
from cabale.games.druide.rules import Turn

Kind = Literal["turn"]
KINDS: Final[dict[type[Step[Any]], Kind]] = {Turn: "turn"}


class Pending(msgspec.Struct, frozen=True):
    """What is asked, and of whom."""

    kind: Kind
    seats: tuple[int, ...]


class BarView(msgspec.Struct, frozen=True):
    """A bar: its line, and who moved it; None if it is still neutral."""

    line: int
    seat: int | None


class CollegeView(msgspec.Struct, frozen=True):
    """A college as it would vote if play ended now and nobody had a taboo: what everybody can see.

    Once the count is over, as it did vote.
    """

    stones: tuple[int, ...]  # round the ring, from the first to the last
    votes: int
    counts: tuple[int, ...]  # druids of each seat
    tied: tuple[int, ...]  # seats that share their count with another
    carrier: int | None  # who gets the votes


class ForeseenColleges(Foreseen, frozen=True, kw_only=True):
    """The colleges that a move would change, as everybody would see them."""

    places: tuple[int, ...]  # which colleges of the view they replace; none: they are all there would be
    colleges: tuple[CollegeView, ...]


class DruideView(View, frozen=True, kw_only=True):
    """All that a seat may know of a position. Stones and lines go by their numbers, 1 to 30."""

    foreseen = ForeseenColleges

    game: Literal["druide"]
    options: dict[str, Value]
    colours: tuple[str, ...]  # of stone 1, of stone 2 …
    active: int | None
    stones: tuple[int | None, ...]  # whose druid stands on stone 1, on stone 2 …
    tokens: tuple[int, ...]  # stones with a neutral token, once the count has begun
    removed: tuple[tuple[int, ...], ...]  # for each seat, stones that its druids left in the count
    bars: tuple[BarView, ...]  # in the order of the start; fewer than seven while they are drawn
    reserve: tuple[int, ...]  # druids of each seat
    bars_left: tuple[int, ...]
    passed: tuple[int, ...]
    colleges: tuple[CollegeView, ...]  # none while bars are drawn
    lucky: tuple[int | None, ...]  # number cards that the seat knows: its own, and all once they are shown
    taboo: tuple[str | None, ...]  # trilithon cards that the seat knows: its own, and all once they are shown
    doomed: tuple[int, ...]  # stones where druids of the seat will not count, for their colour
    turned: tuple[int, ...]  # cards turned up for bars, while these are drawn
    numbers: tuple[int, ...] | None  # cards that nobody has, only when all is open
    trilithons: tuple[str, ...] | None
    votes: tuple[int, ...]  # of colleges, once they are counted
    bonus: tuple[int, ...]  # of lucky stones
    totals: tuple[int, ...]
    pending: Pending | None
    history: tuple[AnyEvent, ...]
