"""What was claimed in a finished game: whether it was true, and whether it stood."""

from __future__ import annotations

from typing import Any

import msgspec

from cabale.analysis.findings import Bluff
from cabale.analysis.moments import moments
from cabale.core.match import Match
from cabale.core.seats import OPEN
from cabale.core.views import Event


class Claim(msgspec.Struct, kw_only=True):
    """Something that a seat said it had."""

    place: int  # words of the record until it was said
    turn: int
    seat: int
    event: Event
    true: bool
    doubter: int | None = None  # the seat that doubted it, if one did
    counter: Claim | None = None  # the claim that was held against it

    @property
    def doubted(self) -> bool:
        return self.doubter is not None

    @property
    def worked(self) -> bool:
        """Whether nobody doubted it and nothing was held against it that stood."""
        countered = self.counter is not None and (self.counter.true or not self.counter.doubted)
        return not self.doubted and not countered


def claims(match: Match) -> list[Claim]:
    """Every claim of a finished game, in order. What becomes of one is told by the events after it, wherever
    they are seen: a doubt that ends a turn is seen together with the next."""
    found: list[Claim] = []
    action: Claim | None = None  # what the action of the turn claims, if anything
    for moment in moments(match, OPEN):
        for event in moment.news:
            tag, true = event.__struct_config__.tag, match.game.truth(moment.view, event)
            claim = None
            if true is not None:
                claim = Claim(
                    place=moment.words, turn=moment.view.turns, seat=_seat(event), event=event, true=true
                )
                found.append(claim)
            if tag == "declared":
                action = claim
            elif tag == "countered" and action:
                action.counter = claim
            elif tag == "challenged":
                found[-1].doubter = _seat(event)  # C-16: a claim is doubted before anything else is said
    return found


def bluffs(match: Match) -> tuple[Bluff, ...]:
    """The false ones of those that were made here, and not in a game that this one goes on from."""
    return tuple(
        Bluff(place=claim.place, seat=claim.seat, worked=claim.worked)
        for claim in claims(match)
        if not claim.true and claim.place > match.given
    )


def _seat(event: Any) -> int:
    seat: int = event.seat
    return seat
