# mypyc: compile
"""Phase IV: Representatives on Mission, what they draw and what comes of it."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games.convention import events, pieces
from cabale.games.convention.assembly import enter_phase, everybody_at
from cabale.games.convention.denouncing import accuse, resolve
from cabale.games.convention.table import Convention
from cabale.games.convention.turns import InTurn, OfBearer, OfFaction


class Missions(Step[Convention]):
    """IV-1. Every deputy on Mission gains 1 PP; then each seat draws and plays."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 4)
        s.change_all(everybody_at(s, pieces.MISSION), pieces.ROUND_PP, pieces.BY_MISSION)
        s.do(MissionTurn(0))
        return NOBODY


class MissionTurn(InTurn):
    """IV-2. In seat order: as many cards as deputies on Mission, and one more from two on."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        deputies = s.count(faction, pieces.MISSION)
        later = MissionTurn(self.turn + 1)
        if deputies:
            s.do(DrawMission(faction, mission_draws(deputies)), Reject(faction), Assign(faction), later)
        else:
            s.do(later)
        return NOBODY


def mission_draws(deputies: int) -> int:
    """IV-2. 1 card for 1, 3 for 2, 4 for 3 …"""
    return deputies + 1 if deputies >= 2 else deputies


class DrawMission(Chance[Convention]):
    """IV-2. Cards from the top, one after the other, seen by their owner alone."""

    __match_args__ = ("faction", "left")

    def __init__(self, faction: int, left: int) -> None:
        self.faction: Final = faction
        self.left: Final = left

    def begin(self, s: Convention) -> int:
        card = s.top(True)
        if card == pieces.NO_CARD:
            return seat_bit(CHANCE)
        self.drawn(s, card)
        return NOBODY

    def weights(self, s: Convention) -> list[int]:
        return s.mission_bag

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.drawn(s, move)
        return NOBODY

    def drawn(self, s: Convention, card: int) -> None:
        s.take(card)
        s.known[card] |= seat_bit(s.owner[self.faction])
        s.tray = (*s.tray, card)
        s.tell(events.DREW, self.faction, card)
        if self.left > 1:
            s.do(DrawMission(self.faction, self.left - 1))


class Reject(OfFaction):
    """IV-3. Of one card too many, exactly one is rejected; it will go under the pack unseen."""

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.faction]) if len(s.tray) > 1 else NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CARD + card for card in s.tray]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.rejected = move - pieces.CARD
        return NOBODY


class Assign(OfFaction):
    """IV-3. Which card is resolved next; then for whom. What is left over needs no question."""

    def begin(self, s: Convention) -> int:
        left = unassigned(s)
        if len(left) > 1:
            return seat_bit(s.owner[self.faction])
        s.picked = (*s.picked, left[0])
        s.bearers = (*s.bearers, free_bearers(s, self.faction)[0])
        reveal(s, self.faction)
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CARD + card for card in unassigned(s)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.picked = (*s.picked, move - pieces.CARD)
        s.do(ForWhom(self.faction), Assign(self.faction))
        return NOBODY


class ForWhom(OfFaction):
    """IV-3. To whom the card is assigned: each deputy on Mission gets one."""

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CHOOSE + deputy for deputy in free_bearers(s, self.faction)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.bearers = (*s.bearers, move - pieces.CHOOSE)
        return NOBODY


def unassigned(s: Convention) -> list[int]:
    return [card for card in s.tray if card != s.rejected and card not in s.picked]


def free_bearers(s: Convention, faction: int) -> list[int]:
    return [deputy for deputy in s.at_post(faction, pieces.MISSION) if deputy not in s.bearers]


def reveal(s: Convention, faction: int) -> None:
    """IV-3, R-24. The assignment is revealed as a whole, before any card is resolved."""
    for place in range(len(s.picked)):
        s.show_to_all(s.picked[place])
        s.tell(events.ASSIGNED, faction, s.picked[place], s.bearers[place])
    if s.rejected != pieces.NO_CARD:
        s.tell(events.REJECTED, faction, s.rejected)
        s.under(s.rejected)
        s.rejected = pieces.NO_CARD
    s.tray = ()
    s.revealed = True
    s.do(Resolve(faction))


class Resolve(OfFaction):
    """IV-4. Each card is resolved in that order and then goes under the pack."""

    def begin(self, s: Convention) -> int:
        if not s.picked:
            s.revealed = False
            return NOBODY
        card = s.picked[0]
        deputy = s.bearers[0]
        s.do(Filed(card), Resolve(self.faction))
        carry_out(s, self.faction, deputy, card)
        return NOBODY


class Filed(Step[Convention]):
    """IV-4, R-25. The card goes under the pack, in sight of all."""

    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def begin(self, s: Convention) -> int:
        s.under(self.card)
        if s.picked and s.picked[0] == self.card:
            s.picked = s.picked[1:]
            s.bearers = s.bearers[1:]
        return NOBODY


def carry_out(s: Convention, faction: int, deputy: int, card: int) -> None:
    """Section 1 of the card list. What a Mission card does to the deputy it is assigned to."""
    effect = pieces.EFFECT[card]
    if effect == pieces.PP:
        s.change(deputy, pieces.GIVEN[card], pieces.BY_CARD)
    elif effect == pieces.JOINT:
        s.do(Partner(faction, deputy))
    elif effect == pieces.TRIUMPH:
        s.do(Colours(faction, deputy))
    elif effect == pieces.IF_POST or effect == pieces.LETTER:
        gain = conditional_gain(s, faction, card)
        if gain:
            s.change(deputy, gain, pieces.BY_CARD)
        else:
            s.tell(events.VOID, faction, card)
    elif effect == pieces.ORDERS:
        s.do(DrawMission(faction, 2), NewOrders(faction, deputy))
    elif effect == pieces.PRAISE:
        s.do(Praise(faction, deputy))
        s.change(deputy, 1, pieces.BY_CARD)
    elif effect == pieces.ACCUSED:
        accuse(s, NO_SEAT, deputy, pieces.ON_MISSION)
        resolve(s, pieces.ON_MISSION)
    elif effect == pieces.RECALL:
        s.go(deputy, pieces.CONVENTION, pieces.BY_ORDER)
    else:
        assert effect == pieces.TO_PRISON
        s.go(deputy, pieces.PRISON, pieces.BY_ORDER)


def conditional_gain(s: Convention, faction: int, card: int) -> int:
    """`IF_POST` and `LETTER`: what the table says when the card is resolved."""
    if pieces.EFFECT[card] == pieces.IF_POST:
        return 2 if s.count(faction, pieces.GIVEN[card]) else 0
    present = s.count(faction, pieces.CONVENTION)
    if present == 0:
        return 0
    return 1 if present < 3 else 2


class Partner(OfBearer):
    """`JOINT`. Alone +1; or +2 for him and +2 for a deputy on Mission of another player."""

    def begin(self, s: Convention) -> int:
        if partners(s, self.faction):
            return seat_bit(s.owner[self.faction])
        self.go_with(s, pieces.NOBODY_NAMED)
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, *[pieces.CHOOSE + deputy for deputy in partners(s, self.faction)]]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.go_with(s, pieces.NOBODY_NAMED if move == PASS else move - pieces.CHOOSE)
        return NOBODY

    def go_with(self, s: Convention, partner: int) -> None:
        s.tell(events.JOINED, self.faction, self.deputy, partner)
        if partner == pieces.NOBODY_NAMED:
            s.change(self.deputy, 1, pieces.BY_CARD)
        else:
            s.change(self.deputy, 2, pieces.BY_CARD)
            s.change(partner, 2, pieces.BY_CARD)


def partners(s: Convention, faction: int) -> list[int]:
    """Deputies on Mission of other players (S-4)."""
    return [
        deputy
        for other in s.circle
        if s.owner[other] != s.owner[faction]
        for deputy in s.at_post(other, pieces.MISSION)
    ]


class Colours(OfBearer):
    """`TRIUMPH`. +1 and he stays; or +2 and he returns to the Convention at once."""

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.STAY, pieces.COME_HOME]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        if move == pieces.STAY:
            s.tell(events.STAYED, self.faction, self.deputy)
            s.change(self.deputy, 1, pieces.BY_CARD)
        else:
            s.change(self.deputy, 2, pieces.BY_CARD)
            s.go(self.deputy, pieces.CONVENTION, pieces.BY_ORDER)
        return NOBODY


class NewOrders(OfBearer):
    """`ORDERS`. Of two cards one is resolved for him; the other goes under the pack unseen."""

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CARD + card for card in s.tray]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        chosen = move - pieces.CARD
        other = s.tray[1] if s.tray[0] == chosen else s.tray[0]
        s.tray = ()
        s.show_to_all(chosen)
        s.tell(events.PICKED, self.faction, chosen)
        s.under(other)
        s.tell(events.LAID_ASIDE, self.faction, other)
        s.do(Filed(chosen))
        carry_out(s, self.faction, self.deputy, chosen)
        return NOBODY


class Praise(OfBearer):
    """`PRAISE`. +1 for one other living, free deputy of the faction."""

    def begin(self, s: Convention) -> int:
        others = praised(s, self.faction, self.deputy)
        if len(others) > 1:
            return seat_bit(s.owner[self.faction])
        if others:
            self.speak(s, others[0])
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [pieces.CHOOSE + deputy for deputy in praised(s, self.faction, self.deputy)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        self.speak(s, move - pieces.CHOOSE)
        return NOBODY

    def speak(self, s: Convention, other: int) -> None:
        s.tell(events.PRAISED, self.faction, self.deputy, other)
        s.change(other, 1, pieces.BY_CARD)


def praised(s: Convention, faction: int, deputy: int) -> list[int]:
    return [
        other
        for other in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION)
        if other != deputy and s.post[other] < pieces.FREE_POSTS
    ]
