# mypyc: compile
"""Phases VI and VII: Prison and Flight."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.seats import NO_SEAT
from cabale.games.convention.assembly import enter_phase, everybody_at
from cabale.games.convention.denouncing import Trial
from cabale.games.convention.events import GAVE_UP, PASSED, SOUGHT, TRIED, TRIED_AWAY
from cabale.games.convention.pieces import (
    BY_FLIGHT,
    BY_PRISON,
    BY_REHABILITATION,
    BY_RETURN,
    CAPTURE,
    CAUGHT,
    CHOOSE,
    CONVENTION,
    FLIGHT,
    FLIGHT_ENOUGH,
    HUNTED,
    NO_ATTEMPT,
    NO_RETURN,
    PER_FACTION,
    PRISON,
    PRISON_ENOUGH,
    ROUND_PP,
    SUMMONED,
    SURRENDER,
    TRIBUNAL,
)
from cabale.games.convention.table import Convention
from cabale.games.convention.turns import OneDie


def fix_bonus(s: Convention) -> None:
    """VI-1, VII-1. n is each faction's deputies at the Convention when the phase begins."""
    s.bonus = tuple([s.count(faction, CONVENTION) for faction in range(4)])


class Prison(Step[Convention]):
    """VI-1. n is fixed; every prisoner loses 1 PP; then attempts."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 6)
        fix_bonus(s)
        s.change_all(everybody_at(s, PRISON), -ROUND_PP, BY_PRISON)
        s.do(Rehabilitation(0, PRISON))
        return NOBODY


class Flight(Step[Convention]):
    """VII-1 to VII-5. n is fixed; the search; the loss; attempts; who failed may give himself up."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 7)
        fix_bonus(s)
        s.do(Search(tuple(everybody_at(s, FLIGHT))), HIDING, Rehabilitation(0, FLIGHT), GivingUp(0))
        return NOBODY


class Search(OneDie):
    """VII-2. Every fugitive throws: 1 is caught, 2 throws again, others escape (R-31)."""

    __match_args__ = ("fugitives",)

    def __init__(self, fugitives: tuple[int, ...]) -> None:
        self.fugitives: Final = fugitives  # still to throw

    def begin(self, s: Convention) -> int:
        return super().begin(s) if self.fugitives else NOBODY

    def answer(self, s: Convention, seat: int, move: int) -> int:
        deputy = self.fugitives[0]
        s.tell(SOUGHT, NO_SEAT, deputy, move + 1)
        if move + 1 == HUNTED:
            s.do(self)
            return NOBODY
        if move + 1 == CAUGHT:
            s.die(deputy, CAPTURE)
        s.do(Search(self.fugitives[1:]))
        return NOBODY


class Hiding(Step[Convention]):
    """VII-3. Every surviving fugitive loses 1 PP."""

    def begin(self, s: Convention) -> int:
        s.change_all(everybody_at(s, FLIGHT), -ROUND_PP, BY_FLIGHT)
        return NOBODY


class Rehabilitation(Step[Convention]):
    """VI-2, VII-4. The owner may try for each of his deputies once, in an order of his choice (R-33)."""

    __match_args__ = ("turn", "place")

    def __init__(self, turn: int, place: int) -> None:
        self.turn: Final = turn
        self.place: Final = place  # Prison or Flight

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if hopeful(s, faction, self.place):
            return seat_bit(s.owner[faction])
        s.do(Rehabilitation(self.turn + 1, self.place))
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, *[CHOOSE + deputy for deputy in hopeful(s, s.at(self.turn), self.place)]]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        if move == PASS:
            s.tell(PASSED, s.at(self.turn), NO_ATTEMPT if self.place == PRISON else NO_RETURN)
            s.do(Rehabilitation(self.turn + 1, self.place))
        else:
            s.do(Attempt(move - CHOOSE), self)
        return NOBODY


def hopeful(s: Convention, faction: int, place: int) -> list[int]:
    """Those who have not yet tried in this phase."""
    return [deputy for deputy in s.at_post(faction, place) if not s.tried >> deputy & 1]


class Attempt(OneDie):
    """T6, T8. Die + n: 7 or more frees a prisoner, 8 or more a fugitive."""

    __match_args__ = ("deputy",)

    def __init__(self, deputy: int) -> None:
        self.deputy: Final = deputy

    def answer(self, s: Convention, seat: int, move: int) -> int:
        bonus = s.bonus[self.deputy // PER_FACTION]
        prisoner = s.post[self.deputy] == PRISON
        enough = PRISON_ENOUGH if prisoner else FLIGHT_ENOUGH
        s.tried |= 1 << self.deputy
        s.tell(TRIED if prisoner else TRIED_AWAY, bonus, self.deputy, move + 1)
        if move + 1 + bonus >= enough:
            s.go(self.deputy, CONVENTION, BY_REHABILITATION if prisoner else BY_RETURN)
        return NOBODY


class GivingUp(Step[Convention]):
    """VII-5, R-32. Each fugitive whose attempt failed in this phase may give himself up: trial at once."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place  # in seat order and table order

    def begin(self, s: Convention) -> int:
        if self.place == len(s.circle) * PER_FACTION:
            return NOBODY
        deputy = self.deputy(s)
        if s.post[deputy] == FLIGHT and s.tried >> deputy & 1:
            return seat_bit(s.owner[deputy // PER_FACTION])
        s.do(GivingUp(self.place + 1))
        return NOBODY

    def deputy(self, s: Convention) -> int:
        return s.at(self.place // PER_FACTION) * PER_FACTION + self.place % PER_FACTION

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, SURRENDER]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        later = GivingUp(self.place + 1)
        if move == PASS:
            s.do(later)
            return NOBODY
        deputy = self.deputy(s)
        s.post[deputy] = TRIBUNAL
        s.square[deputy] = SUMMONED
        s.tell(GAVE_UP, deputy // PER_FACTION, deputy)
        s.do(Trial(deputy, 0), later)
        return NOBODY


HIDING: Final = Hiding()
