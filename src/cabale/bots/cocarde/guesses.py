"""A table that a view allows: all that is open, and any of the unseen cards where a card is not seen."""

from __future__ import annotations

from random import Random

from cabale.core.agenda import seat_bit
from cabale.games.cocarde.ahead import COURSE
from cabale.games.cocarde.insight import open_table
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.options import arrange
from cabale.games.cocarde.pieces import COPIES, KINDS_OF_CARDS, MARKING
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView


def unseen(view: CocardeView, s: Cocarde) -> list[int]:
    """How many of each card this seat does not see, in other hands and in the draw pile."""
    left = COPIES[:]
    seen = [*s.discards, *_seen(view.pool)]
    for seat in range(view.seats):
        seen += [*MARKING[s.roles[seat]], *_seen(view.hands[seat]), *_seen(view.known[seat])]
    for card in seen:
        left[card] -= 1
    return [max(0, count) for count in left]


def guess(view: CocardeView, rng: Random) -> Cocarde:
    """Unlike `imagine` it asks no more of the past than what the seat remembers: it costs the same in every
    round. The question is the one that the view's seat is asked."""
    s = open_table(view, arrange(view.options))
    rest = [card for card, count in enumerate(unseen(view, s)) for _ in range(count)]
    rng.shuffle(rest)
    for seat in range(view.seats):
        hand = view.hands[seat]
        cards = _seen(hand) or _seen(view.known[seat])
        while isinstance(hand, int) and len(cards) < hand and rest:
            cards.append(rest.pop())
        s.hands[seat] = tuple(sorted(cards))
    s.pool = tuple(_seen(view.pool))
    s.pile = [0] * KINDS_OF_CARDS
    for card in rest[: view.draw_pile_size]:
        s.pile[card] += 1
    s.pile_size = sum(s.pile)
    s.agenda = COURSE.plan(view.ahead)
    s.awaited = seat_bit(view.seat)
    s.turn = view.seat
    return s


def _seen(cards: tuple[str, ...] | int) -> list[int]:
    return [] if isinstance(cards, int) else [CARD_OF[name] for name in cards]
