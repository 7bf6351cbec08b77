# mypyc: compile
"""Secret votes: one ballot a faction, all opened together (R-04, R-05)."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Ballot, Step, seat_bit
from cabale.games.convention.events import VOTED
from cabale.games.convention.pieces import NON, OUI, OUI_COUNT
from cabale.games.convention.table import Convention


def voters(s: Convention, seat: int, body: int) -> list[int]:
    """The factions that vote for this seat, in the order of S-2: those with a deputy in the body."""
    return [faction for faction in s.circle if s.owner[faction] == seat and s.count(faction, body)]


def voting_seats(s: Convention, body: int, half: int) -> int:
    """The seats that are asked for their first, or for their second ballot."""
    seats = NOBODY
    for seat in range(s.seats):
        if len(voters(s, seat, body)) > half:
            seats |= seat_bit(seat)
    return seats


class Scrutiny(Ballot[Convention]):
    """II-3, II-10, III-3, D-9. Every faction in the body votes OUI or NON with the weight of its deputies.

    Somebody who plays two factions votes for one of them, then for the other; nothing is opened before.
    """

    def __init__(self, half: int) -> None:
        self.half: Final = half  # 0: everybody's first ballot; 1: second ballots

    def body(self) -> int:
        """The post whose deputies vote."""
        raise NotImplementedError

    def second_half(self) -> Step[Convention]:
        raise NotImplementedError

    def outcome(self, s: Convention, yes: int, no: int) -> None:
        """What follows from the count."""
        raise NotImplementedError

    def begin(self, s: Convention) -> int:
        seats = voting_seats(s, self.body(), self.half)
        if not seats:
            self.open(s)
        return seats

    def moves(self, s: Convention, seat: int) -> list[int]:
        if not s.options.split_votes:
            return [OUI, NON]
        weight = s.count(self.faction(s, seat), self.body())
        return [OUI_COUNT + yes for yes in range(weight + 1)]  # each deputy votes alone

    def faction(self, s: Convention, seat: int) -> int:
        """The faction that this seat votes for now."""
        return voters(s, seat, self.body())[self.half]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.sealed = (*s.sealed, (seat, move))
        rest = s.awaited & ~seat_bit(seat)
        if not rest:
            if self.half == 0 and voting_seats(s, self.body(), 1):
                s.do(self.second_half())
            else:
                self.open(s)
        return rest

    def open(self, s: Convention) -> None:
        """N-5. All ballots are shown at once, faction by faction."""
        body = self.body()
        yes = 0
        no = 0
        for turn in range(len(s.circle)):
            faction = s.at(turn)
            weight = s.count(faction, body)
            if weight:
                oui = ballot_of(s, faction, body, weight)
                s.tell(VOTED, faction, oui, weight - oui)
                yes += oui
                no += weight - oui
        s.sealed = ()
        self.outcome(s, yes, no)


def ballot_of(s: Convention, faction: int, body: int, weight: int) -> int:
    """How many of a faction's deputies vote OUI, by its sealed ballot."""
    seat = s.owner[faction]
    place = voters(s, seat, body).index(faction)
    for voter, move in s.sealed:
        if voter == seat:
            if place == 0:
                return oui_in(move, weight)
            place -= 1
    raise AssertionError("a ballot is missing")


def oui_in(move: int, weight: int) -> int:
    """The OUI of one ballot."""
    if move == OUI:
        return weight
    return 0 if move == NON else move - OUI_COUNT
