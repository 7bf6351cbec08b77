# mypyc: compile
"""Section 7, the squares that deal with prisoners, certificates, books and hands."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Chance, seat_bit
from cabale.core.seated import Seated
from cabale.core.seats import CHANCE
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.events import PAID, POOLED, REDEALT, STOLE, TRADED
from cabale.games.cocarde.pieces import BOOK, DRAGGED, HAND, KINDS_OF_CARDS, NAME, SENT, TRADE
from cabale.games.cocarde.squares import JAIL_GATE, PRISON
from cabale.games.cocarde.table import Cocarde, changed

# --- the prison -----------------------------------------------------------------------------------


def criminal_tribunal(s: Cocarde, seat: int) -> None:
    """Square 27, L-R39. A certificate to the stock, or prison."""
    if s.certificates[seat]:
        s.certificates = changed(s.certificates, seat, -1)
        s.certificate_stock += 1
        s.tell(PAID, seat, 1)
    else:
        s.move(seat, PRISON + 1, SENT)


def massacres(s: Cocarde, seat: int) -> None:
    """L-39. S29: every prisoner begins anew."""
    for prisoner in prisoners(s, seat):
        s.anew(prisoner)


def liberation(s: Cocarde, seat: int) -> None:
    """L-39. S46: every prisoner goes free, silently."""
    for prisoner in prisoners(s, seat):
        s.move(prisoner, JAIL_GATE, DRAGGED)


def prisoners(s: Cocarde, seat: int) -> list[int]:
    """Clockwise from the left of who acts."""
    rivals = [s.away(seat, distance) for distance in range(1, len(s.hands))]
    return [other for other in rivals if s.in_prison(other)]


def ventose(s: Cocarde, seat: int) -> None:
    """L-41. The hands of all prisoners are pooled."""
    pool: list[int] = []
    for prisoner in prisoners(s, seat):
        for card in s.hands[prisoner]:
            s.tell(POOLED, prisoner, card, seat)
            pool.append(card)
        s.hands[prisoner] = ()
    pool.sort()
    s.pool = tuple(pool)
    s.do(Redistribute(seat))


class Redistribute(Seated[Cocarde]):
    """L-41, L-R27. Who acts gives each pooled card, in the order of the box, to anybody below six."""

    def begin(self, s: Cocarde) -> int:
        if not s.pool:
            return NOBODY
        choices = self.choices(s)
        if len(choices) > 1:
            return seat_bit(self.seat)
        self.give(s, choices[0])
        return NOBODY

    def choices(self, s: Cocarde) -> list[int]:
        return [
            NAME + distance
            for distance in range(len(s.hands))
            if len(s.hands[s.away(self.seat, distance)]) < HAND
        ]

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return self.choices(s)

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        self.give(s, move)
        return NOBODY

    def give(self, s: Cocarde, move: int) -> None:
        whom = s.away(self.seat, move - NAME)
        card = s.pool[0]
        s.pool = s.pool[1:]
        s.receive(whom, card)
        s.tell(REDEALT, self.seat, card, whom)
        s.do(Redistribute(self.seat))


# --- books and hands ------------------------------------------------------------------------------


class Schools(Covered):
    """L-42. Any number of books, a tree for each. Only who has one is asked."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def holder(self, s: Cocarde) -> int:
        return self.seat

    def open(self, s: Cocarde) -> bool:
        return len(s.hands[self.seat]) > 0 and s.books_about(1)

    def answers(self, s: Cocarde) -> list[int]:
        return [TRADE + books for books in range(1, s.hands[self.seat].count(BOOK) + 1)]

    def declined(self, s: Cocarde) -> None:
        pass

    def played(self, s: Cocarde, move: int) -> None:
        books = move - TRADE
        for _ in range(books):
            s.spend(self.seat, BOOK)
        s.tell(TRADED, self.seat, books)
        s.grow(self.seat, books)


def schools(s: Cocarde, seat: int) -> None:
    s.do(Schools(seat))


class Message(Seated[Cocarde]):
    """PR4. A card of an opponent's hand, at random; whose, the prisoner says."""

    def begin(self, s: Cocarde) -> int:
        choices = with_cards(s, self.seat)
        if len(choices) > 1:
            return seat_bit(self.seat)
        if choices:
            s.do(Steal(self.seat, s.away(self.seat, choices[0] - NAME)))
        return NOBODY

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return with_cards(s, seat)

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        s.do(Steal(seat, s.away(seat, move - NAME)))
        return NOBODY


def message(s: Cocarde, seat: int) -> None:
    s.do(Message(seat))


def with_cards(s: Cocarde, seat: int) -> list[int]:
    """Opponents who have a card, to be named."""
    return [NAME + distance for distance in range(1, len(s.hands)) if s.hands[s.away(seat, distance)]]


class Steal(Chance[Cocarde]):
    """PR4. Any card of that hand is as likely."""

    __match_args__ = ("seat", "whom")

    def __init__(self, seat: int, whom: int) -> None:
        self.seat: Final = seat
        self.whom: Final = whom

    def begin(self, s: Cocarde) -> int:
        hand = s.hands[self.whom]
        if len(hand) > 1:
            return seat_bit(CHANCE)
        self.take(s, hand[0])
        return NOBODY

    def weights(self, s: Cocarde) -> list[int]:
        row = [0] * KINDS_OF_CARDS
        for card in s.hands[self.whom]:
            row[card] += 1
        return row

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        self.take(s, move)
        return NOBODY

    def take(self, s: Cocarde, card: int) -> None:
        s.give_up(self.whom, card)
        s.receive(self.seat, card)
        s.tell(STOLE, self.seat, card, self.whom)
