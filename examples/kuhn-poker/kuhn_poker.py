"""Kuhn poker: three cards, two seats, one bet. The smallest game that can be bluffed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import cabale
from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.events import WHAT, Secret, Word, owner
from cabale.core.kinds import EachSeat, Held
from cabale.core.options import Value
from cabale.core.seats import CHANCE, OPEN
from cabale.core.small import SmallGame, SmallState, SmallView
from cabale.core.views import Event, Who

CARDS: Final = ("jack", "queen", "king")
BET: Final = 1
MOVES: Final = ("pass", "bet")
NO_CARD: Final = -1
DEALT, ACTED, SHOWN, WON = range(4)  # what can happen


class Kuhn(SmallState):
    """Who holds what, and who has staked how much."""

    cards: list[int]
    staked: list[int]

    @property
    def called(self) -> bool:
        return self.staked[0] == self.staked[1]

    def totals(self) -> list[float]:
        """What each wins or loses: the bolder, or else the higher card, takes what the other staked."""
        one, two = self.staked
        first = one > two or (self.called and self.cards[0] > self.cards[1])
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
        else:
            s.do(Showdown())
        return NOBODY


class Showdown(Step[Kuhn]):
    """Who called, or passed after a pass, sees the other's card; who folded does not."""

    def begin(self, s: Kuhn) -> int:
        if s.called:
            for seat in range(s.seats):
                s.tell(SHOWN, seat, s.cards[seat])
        s.tell(WON, s.ranks().index(1))
        return NOBODY


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    seat: Who
    card: Annotated[str | None, Secret(Word(WHAT, CARDS), owner)]  # None: not for your eyes


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    seat: Who
    action: Annotated[str, Word(WHAT, MOVES)]


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    seat: Who
    card: Annotated[str, Word(WHAT, CARDS)]


class Won(Event, frozen=True, kw_only=True, tag="won"):
    seat: Who


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
    position, sight, steps = Kuhn, KuhnView, (Deal, Act, Showdown)
    happens = Dealt | Acted | Shown | Won

    def begin(self, seats: int, options: Mapping[str, Value]) -> Kuhn:
        s = Kuhn(options, seats=seats, cards=[NO_CARD] * seats, staked=[1] * seats)
        s.begin(Deal(0), Deal(1), Act(0, NO_CARD))
        return s

    def look(self, state: Kuhn, seat: int) -> dict[str, Any]:
        everybody = state.over and state.called
        known = [everybody or seat in (owner, OPEN) for owner in range(state.seats)]
        cards = tuple(
            CARDS[card] if card != NO_CARD and sees else None
            for card, sees in zip(state.cards, known, strict=True)
        )
        return {"cards": cards, "staked": tuple(state.staked)}

    def write_body(self, state: Kuhn, seat: int, move: int) -> str:
        return CARDS[move] if seat == CHANCE else MOVES[move]


KUHN: Final = cabale.register(KuhnGame())
