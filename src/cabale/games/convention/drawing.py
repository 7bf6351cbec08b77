"""What a history says of the cards that hands hold unseen: whom none of them can name (V-3).

A drawn card that names somebody dead, away or on a Report is shown and replaced, so a card that was kept
names none of those who were so when it was drawn. Which of several unseen cards leaves a hand nobody can
tell; from then on only what holds for all of them is held against the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.games.convention import events
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.notation import DEPUTY_OF, FACTION_OF, POST_OF
from cabale.games.convention.pieces import FREE_POSTS


class Draws:
    """Follows a history as one seat knows it."""

    def __init__(self) -> None:
        self.unseen: Final[list[list[int]]] = [[], [], [], []]  # of each faction's unseen cards: not these
        self._gone = 0  # the dead, prisoners and fugitives
        self._reporting = 0

    def follow(self, event: AnyEvent) -> None:
        match event:
            case events.Drew(pack="jacobins", card=None):
                self.unseen[FACTION_OF[event.faction]].append(self._gone | self._reporting)
            case events.Played() | events.Defended() | events.Lapsed() | events.Returned():
                self._one_less(FACTION_OF[event.faction])
            case events.Out():
                self.unseen[FACTION_OF[event.faction]] = []
            case events.Reporter():
                self._reporting |= 1 << DEPUTY_OF[event.deputy]
            case events.Reported():
                if event.result != "accepted":
                    self._reporting &= ~(1 << DEPUTY_OF[event.deputy])
            case events.Moved() | events.Went():
                self._now_at(DEPUTY_OF[event.deputy], POST_OF[event.post] < FREE_POSTS)
            case events.GaveUp():
                self._now_at(DEPUTY_OF[event.deputy], True)
            case events.Fled() | events.Died():
                self._now_at(DEPUTY_OF[event.deputy], False)

    def _now_at(self, deputy: int, free: bool) -> None:
        self._reporting &= ~(1 << deputy)
        self._gone = self._gone & ~(1 << deputy) if free else self._gone | 1 << deputy

    def _one_less(self, faction: int) -> None:
        cards = self.unseen[faction]
        self.unseen[faction] = [common(cards)] * (len(cards) - 1)

    def spared(self, hands: Sequence[Sequence[str | None]]) -> list[tuple[int, int]]:
        """For each unseen card of these hands its faction, and the deputies that it does not name."""
        found = []
        for faction, hand in enumerate(hands):
            cards = self.unseen[faction]
            count = list(hand).count(None)
            if len(cards) != count:  # some of them have been shown, or forgotten
                cards = [common(cards)] * count
            found += [(faction, spared) for spared in cards]
        return found


def common(cards: Sequence[int]) -> int:
    """What holds for every one of some cards."""
    if not cards:
        return 0
    shared = cards[0]
    for spared in cards:
        shared &= spared
    return shared
