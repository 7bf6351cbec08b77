# mypyc: compile
"""Section 3: drawing and discarding, the limit of a hand, and questions that only a holder is asked."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.seated import Seated
from cabale.core.seats import CHANCE
from cabale.games.cocarde.events import DEALT, DREW
from cabale.games.cocarde.pieces import DISCARD, FULLEST, HAND
from cabale.games.cocarde.table import Cocarde

# --- drawing --------------------------------------------------------------------------------------


class Deal(Chance[Cocarde]):
    """L-2. Six cards to each, one at a time, clockwise from seat 0, seen by their owner alone."""

    __match_args__ = ("dealt",)

    def __init__(self, dealt: int) -> None:
        self.dealt: Final = dealt

    def weights(self, s: Cocarde) -> list[int]:
        return s.pile

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        owner = self.dealt % len(s.hands)
        take_from_pile(s, owner, move)
        s.tell(DEALT, owner, move)
        if self.dealt + 1 < HAND * len(s.hands):
            s.do(Deal(self.dealt + 1))
        return NOBODY


class Draw(Chance[Cocarde]):
    """L-4. So many cards into a hand; an empty pile is made anew, and without one no card is drawn."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def begin(self, s: Cocarde) -> int:
        if not self.left:
            return NOBODY
        s.reshuffle()
        return seat_bit(CHANCE) if s.pile_size else NOBODY

    def weights(self, s: Cocarde) -> list[int]:
        return s.pile

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        take_from_pile(s, self.seat, move)
        s.tell(DREW, self.seat, move)
        if self.left > 1:
            s.do(Draw(self.seat, self.left - 1))
        return NOBODY


def take_from_pile(s: Cocarde, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.pile_size -= 1
    s.receive(seat, card)


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, which is sorted."""
    return [card for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]


# --- discarding -----------------------------------------------------------------------------------


class Discard(Step[Cocarde]):
    """So many cards of the owner's choice, one at a time. When all of them go, nobody is asked; with equal
    cards the owner is, or an instant discard would tell."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def begin(self, s: Cocarde) -> int:
        hand = s.hands[self.seat]
        if len(hand) > self.left:
            return seat_bit(self.seat)
        s.throw_hand(self.seat)
        return NOBODY

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return [DISCARD + card for card in kinds_in(s.hands[seat])]

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        s.discard(seat, move - DISCARD)
        if self.left > 1:
            s.do(Discard(self.seat, self.left - 1))
        return NOBODY


class Limit(Seated[Cocarde]):
    """L-3. At the end of a sentence, what a hand has beyond six cards is discarded."""

    def begin(self, s: Cocarde) -> int:
        excess = len(s.hands[self.seat]) - HAND
        if excess > 0:
            s.do(Discard(self.seat, excess))
        return NOBODY


# --- questions that only a holder is asked --------------------------------------------------------


class Covered(Step[Cocarde]):
    """A decision that is put only to the holder of a certain card, and nobody can tell: wherever the open
    facts allow that card, the moment is there, and without it chance lets it pass."""

    def holder(self, s: Cocarde) -> int:
        """Who might hold such a card."""
        raise NotImplementedError

    def open(self, s: Cocarde) -> bool:
        """Whether such a card may be there, for all that everybody knows."""
        raise NotImplementedError

    def answers(self, s: Cocarde) -> list[int]:
        """What the holder may do besides letting it be; nothing without such a card."""
        raise NotImplementedError

    def declined(self, s: Cocarde) -> None:
        """What follows when it is let be. Nothing is told of that."""
        raise NotImplementedError

    def played(self, s: Cocarde, move: int) -> None:
        raise NotImplementedError

    def begin(self, s: Cocarde) -> int:
        if not self.open(s):
            self.declined(s)
            return NOBODY
        return seat_bit(self.holder(s) if self.answers(s) else CHANCE)

    def weights(self, s: Cocarde) -> list[int]:
        return [1]

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        if seat == CHANCE:
            return [PASS]
        return [PASS, *self.answers(s)]

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        if seat == CHANCE or move == PASS:
            self.declined(s)
        else:
            self.played(s, move)
        return NOBODY


DRAWS: Final = [Draw(seat, 1) for seat in range(FULLEST)]
LIMITS: Final = [Limit(seat) for seat in range(FULLEST)]
