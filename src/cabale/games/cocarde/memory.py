# mypyc: compile
"""What a seat remembers of other hands (section 12): cards that it gave, lost or handed out itself.

Of a hand from which a card went elsewhere unseen, one copy less of each card is certain; of a card that
comes out of a hand in sight, the one that was known is taken to be the one that came out.
"""

from __future__ import annotations

from bisect import insort
from itertools import pairwise
from typing import Final

from cabale.core.story import Entry
from cabale.games.cocarde import events
from cabale.games.cocarde.pieces import BOOK, ESCAPE_CARD, MARKED_BY, PAIR


def shown(entry: Entry) -> tuple[int, int, int]:
    """Who lays cards out of the hand with this entry, which, and how many; none for other entries."""
    kind, seat, what, _ = entry
    if kind in (events.DISCARDED, events.ATTACKED, events.DEFENDED, events.PASSED, events.PROTECTED):
        return seat, what, 1
    if kind == events.LAID_BOOKS:
        return seat, BOOK, PAIR
    if kind == events.TRADED:
        return seat, BOOK, what
    if kind == events.BROKE_OUT:
        return seat, ESCAPE_CARD, 1
    if kind == events.MARKED:
        before, result = divmod(what, 10)
        return seat, MARKED_BY[before][result], 1
    return -1, -1, 0


def handed(entry: Entry) -> tuple[int, int]:
    """From which hand to which a card goes with this entry, -1 for the pool; (-1, -1) for other entries."""
    if entry.kind == events.GAVE:
        return entry.seat, entry.whom
    if entry.kind == events.STOLE:
        return entry.whom, entry.seat
    if entry.kind == events.POOLED:
        return entry.seat, -1
    return (-1, entry.whom) if entry.kind == events.REDEALT else (-1, -1)


class Memory:
    """Follows a story as one seat knows it."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: Final = seat
        self._sizes: Final = [0] * seats
        self._known: Final[list[list[int]]] = [[] for _ in range(seats)]  # cards that are there, sorted

    def follow(self, entry: Entry, knows: bool) -> None:
        """One more entry; of hidden cards only what the seat may know is read."""
        if entry.kind == events.DEALT or entry.kind == events.DREW:
            self._sizes[entry.seat] += 1
            if knows:
                insort(self._known[entry.seat], entry.what)
            return
        giver, taker = handed(entry)
        if giver >= 0:
            card = self._leave(giver, entry.what if knows else -1)
            if taker >= 0:
                self._join(taker, card)
        elif taker >= 0:
            self._join(taker, entry.what if knows else -1)
        else:
            owner, card, cards = shown(entry)
            if owner >= 0:
                for _ in range(cards):
                    self._leave(owner, card)

    def _leave(self, owner: int, card: int) -> int:
        """A card leaves a hand; which one, if that is certain."""
        known = self._known[owner]
        if card < 0 and known and len(known) == self._sizes[owner] and known[0] == known[-1]:
            card = known[0]  # all are equal
        self._sizes[owner] -= 1
        if card < 0:
            self._known[owner] = [
                one for one, other in pairwise(known) if one == other
            ]  # a copy less of each
        elif card in known:
            known.remove(card)
        return card

    def _join(self, owner: int, card: int) -> None:
        self._sizes[owner] += 1
        if card >= 0:
            insort(self._known[owner], card)

    def known(self) -> tuple[tuple[int, ...], ...]:
        """For each hand, the cards that this seat knows to be there."""
        return tuple([tuple(cards) for cards in self._known])
