"""Kuhn poker: three cards, two seats, one bet. The smallest game that can be bluffed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import cabale
from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.kinds import EachSeat, Held
from cabale.core.options import Value
from cabale.core.seats import CHANCE, OPEN
from cabale.core.small import SmallGame, SmallState, SmallView
from cabale.core.story import Entry
from cabale.core.views import Event

CARDS: Final = ("jack", "queen", "king")
BET: Final = 1
MOVES: Final = ("pass", "bet")
NO_CARD: Final = -1
DEALT, ACTED = range(2)  # what can happen


class Kuhn(SmallState):
    """Who holds what, and who has staked how much."""

    cards: list[int]
    staked: list[int]

    def totals(self) -> list[float]:
        """What each wins or loses: the bolder, or else the higher card, takes what the other staked."""
        one, two = self.staked
        first = one > two or (one == two and self.cards[0] > self.cards[1])
        return [float(two), float(-two)] if first else [float(-one), float(one)]


class Deal(Chance[Kuhn]):
    """One of the cards that are left goes to a seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def weights(self, s: Kuhn) -> list[int]:
        return [0 if card in s.cards else 1 for card in range(len(CARDS))]

    def answer(self, s: Kuhn, seat: int, move: int) -> int:
        s.cards[self.seat] = move
        s.tell(DEALT, self.seat, move)
        return NOBODY


class Act(Step[Kuhn]):
    """Pass or bet. After a bet, to pass is to fold, and to bet is to call."""

    __match_args__ = ("seat", "before")

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final = seat
        self.before: Final = before  # what the other did: PASS, BET, or NO_CARD if nothing yet

    def begin(self, s: Kuhn) -> int:
        s.turns += 1
        return seat_bit(self.seat)

    def moves(self, s: Kuhn, seat: int) -> list[int]:
        return [PASS, BET]

    def answer(self, s: Kuhn, seat: int, move: int) -> int:
        s.tell(ACTED, seat, move)
        s.staked[seat] += move
        if self.before == NO_CARD or (self.before == PASS and move == BET):
            s.do(Act(1 - seat, move))
        return NOBODY


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    seat: int
    card: str | None  # None: not for your eyes


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    seat: int
    action: str


class KuhnView(SmallView, frozen=True, kw_only=True):
    cards: Held[str | None]
    staked: EachSeat[int]


class KuhnGame(SmallGame[Kuhn, KuhnView]):
    id = "kuhn"
    title = "Kuhn poker"
    seats = (2, 2)
    usual_seats = 2
    minutes = 1
    size = len(CARDS)  # more than the moves: outcomes of chance are written too
    position, sight, steps = Kuhn, KuhnView, (Deal, Act)

    def begin(self, seats: int, options: Mapping[str, Value]) -> Kuhn:
        s = Kuhn(seats, cards=[NO_CARD] * seats, staked=[1] * seats)
        s.begin(Deal(0), Deal(1), Act(0, NO_CARD))
        return s

    def event(self, state: Kuhn, entry: Entry, seat: int) -> Event:
        if entry.kind == DEALT:
            return Dealt(seat=entry.seat, card=CARDS[entry.what] if seat in (entry.seat, OPEN) else None)
        return Acted(seat=entry.seat, action=MOVES[entry.what])

    def look(self, state: Kuhn, seat: int) -> dict[str, Any]:
        shown = [card if seat in (owner, OPEN) else NO_CARD for owner, card in enumerate(state.cards)]
        cards = tuple(None if card == NO_CARD else CARDS[card] for card in shown)
        return {"cards": cards, "staked": tuple(state.staked)}

    def write_body(self, state: Kuhn, seat: int, move: int) -> str:
        return CARDS[move] if seat == CHANCE else MOVES[move]


KUHN: Final = cabale.register(KuhnGame())
