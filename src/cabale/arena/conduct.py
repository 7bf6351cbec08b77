"""How everybody behaved in a finished game: lies and doubts, words kept and broken."""

from __future__ import annotations

import msgspec

from cabale.analysis.claims import claims
from cabale.core.match import Match
from cabale.core.pledges import Mark
from cabale.core.seats import OPEN


class Conduct(msgspec.Struct, kw_only=True):
    """What one seat did, counted."""

    claims: int = 0
    bluffs: int = 0  # claims that were false
    caught: int = 0  # bluffs that were doubted
    right: int = 0  # doubts of what was false
    wrong: int = 0  # doubts of what was true
    kept: int = 0  # promises in writing
    broken: int = 0

    def __add__(self, other: Conduct) -> Conduct:
        names = self.__struct_fields__
        return Conduct(**{name: getattr(self, name) + getattr(other, name) for name in names})


def conduct_of(match: Match) -> tuple[Conduct, ...]:
    """Seat by seat."""
    seats = tuple(Conduct() for _ in range(match.seats))
    for claim in claims(match):
        claimer = seats[claim.seat]
        claimer.claims += 1
        claimer.bluffs += not claim.true
        if claim.doubter is not None:
            claimer.caught += not claim.true
            seats[claim.doubter].right += not claim.true
            seats[claim.doubter].wrong += claim.true
    for pledge in match.book.seen(OPEN, over=True):
        for seat, mark in zip((pledge.by, pledge.to), pledge.marks, strict=True):
            _mark(seats[seat], mark)
    return seats


def _mark(conduct: Conduct, mark: Mark) -> None:
    conduct.kept += mark == "kept"
    conduct.broken += mark == "broken"
