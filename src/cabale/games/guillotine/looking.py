"""What a seat knows of the nobles that were looked at and put back on top of the deck (G-49): who knows them.

The story is followed with face-down cards instead of names, as in `memory`.
"""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.games.guillotine import events
from cabale.games.guillotine.pieces import COLLECTS_TOP, MASS_CONFUSION, TEXT


class Glimpse:
    """A noble that somebody has looked at: who knows it, and where the story tells of it without its name."""

    def __init__(self) -> None:
        self.noble = UNSEEN
        self.seen = NOBODY
        self.entries: Final[list[int]] = []


class Looking:
    """Follows a story as one seat knows it."""

    def __init__(self) -> None:
        self.looked: list[Glimpse] = []  # those that are being looked at
        self.top: list[Glimpse] = []  # of the deck
        self.gone: Final[list[Glimpse]] = []  # joined the line, discarded or shuffled away
        self._rest: list[Glimpse] = []  # of a look: those that did not join the line
        self._rival = False  # whether the last one collected brings the top of the deck

    def follow(self, place: int, entry: Entry) -> None:
        """One more entry, and its place in the story."""
        kind, seat, what, _ = entry
        if kind == events.PEEKED:
            glimpse = self.top.pop(0) if self.top else Glimpse()
            glimpse.seen |= seat_bit(seat)
            if what == UNSEEN:
                glimpse.entries.append(place)
            else:
                glimpse.noble = what
            self.looked.append(glimpse)
        elif kind == events.JOINED and self.looked:
            self._leave(self.looked, what)
            self._rest, self.looked = self.looked, []
        elif kind == events.PUT_BACK:
            self.top = self._rest + self.top
        elif kind == events.LOST and seat == NO_SEAT:
            self._leave(self._rest, what)
        elif kind == events.LAID or kind == events.STEPPED_IN or kind == events.JOINED:
            self._turn_up(what)
        elif kind == events.COLLECTED:
            if self._rival:
                self._turn_up(what)
            self._rival = TEXT[what] == COLLECTS_TOP
        elif kind == events.BEGAN:
            self._rival = False
        elif kind == events.PLAYED and what == MASS_CONFUSION:  # G-R45: into the deck
            self.gone.extend(self.top)
            self.top = []

    def _turn_up(self, noble: int) -> None:
        """The next noble of the deck is there for all to see."""
        if self.top:
            self._leave(self.top[:1], noble)
            self.top = self.top[1:]

    def _leave(self, glimpses: list[Glimpse], noble: int) -> None:
        """One of them is this noble: by its name, else the first that may be it."""
        known = [glimpse for glimpse in glimpses if glimpse.noble == noble]
        glimpse = (known or [glimpse for glimpse in glimpses if glimpse.noble == UNSEEN])[0]
        glimpse.noble = noble
        glimpses.remove(glimpse)
        self.gone.append(glimpse)
