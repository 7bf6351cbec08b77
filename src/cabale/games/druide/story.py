"""The story of a game, retold for one seat: what it learns of each entry, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cabale.core.agenda import Story
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry, entries
from cabale.games.druide import events
from cabale.games.druide.events import AnyEvent
from cabale.games.druide.pieces import (
    BAR_DRAWN,
    BAR_MOVED,
    BEGAN,
    COLLEGE,
    COLOURS,
    ELECTED,
    FILLED,
    FIRST,
    FORCED,
    IGNORED,
    LUCK_VOTES,
    LUCKY_DEALT,
    LUCKY_SHOWN,
    PASSED,
    PLACED,
    REDRAWN,
    REMOVED,
    STONES,
    TABOO_DEALT,
    TABOO_SHOWN,
    TOTAL,
    UNELECTED,
)
from cabale.games.druide.table import Druide


def _college(e: Entry, s: Druide, knows: bool) -> AnyEvent:
    """What lies on the ring does not change any more once colleges are counted."""
    first, size = s.college(e.what)
    counts = s.druids_in(first, size)
    return events.College(
        first=first,
        last=(first + size - 2) % STONES + 1,
        votes=s.votes_of(first, size),
        counts=tuple(counts),
        tied=tied(counts),
        seat=None if e.seat == NO_SEAT else e.seat,
    )


def tied(counts: list[int]) -> tuple[int, ...]:
    """D-18, D-19. Everybody who shares a count or a total with somebody else."""
    return tuple([seat for seat, count in enumerate(counts) if counts.count(count) > 1])


TELL: Final[dict[int, Callable[[Entry, Druide, bool], AnyEvent]]] = {
    BAR_DRAWN: lambda e, s, k: events.BarDrawn(line=e.what),
    IGNORED: lambda e, s, k: events.Ignored(number=e.what),
    REDRAWN: lambda e, s, k: events.Redrawn(),
    LUCKY_DEALT: lambda e, s, k: events.LuckyDealt(seat=e.seat, number=e.what if k else None),
    TABOO_DEALT: lambda e, s, k: events.TabooDealt(seat=e.seat, colour=COLOURS[e.what] if k else None),
    FIRST: lambda e, s, k: events.First(seat=e.seat),
    BEGAN: lambda e, s, k: events.Began(seat=e.seat, turn=e.what),
    PLACED: lambda e, s, k: events.Placed(
        seat=e.seat, stone=e.what, colour=COLOURS[s.options.colours[e.what]]
    ),
    BAR_MOVED: lambda e, s, k: events.BarMoved(seat=e.seat, line=e.what, to=e.whom),
    PASSED: lambda e, s, k: events.Passed(seat=e.seat),
    FORCED: lambda e, s, k: events.Forced(seat=e.seat),
    FILLED: lambda e, s, k: events.Filled(tokens=e.what),
    TABOO_SHOWN: lambda e, s, k: events.TabooShown(seat=e.seat, colour=COLOURS[e.what]),
    REMOVED: lambda e, s, k: events.Removed(seat=e.seat, stone=e.what),
    COLLEGE: _college,
    LUCKY_SHOWN: lambda e, s, k: events.LuckyShown(seat=e.seat, number=e.what),
    LUCK_VOTES: lambda e, s, k: events.LuckVotes(seat=e.seat, number=s.lucky[e.seat], votes=e.what),
    TOTAL: lambda e, s, k: events.Total(
        seat=e.seat, votes=s.votes[e.seat], bonus=s.bonus[e.seat], total=e.what
    ),
    ELECTED: lambda e, s, k: events.Elected(
        seat=e.seat, total=e.what, totals=tuple(s.totals()), tied=tied(s.totals())
    ),
    UNELECTED: lambda e, s, k: events.Unelected(totals=tuple(s.totals()), tied=tied(s.totals())),
}


class Witness:
    """What one seat saw happen. Asked again later in the same game, it goes on where it left off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.told: Final[list[AnyEvent]] = []
        self.removed: Final[list[tuple[int, int]]] = []  # (seat, stone) of druids that did not count
        self._until: Story | None = None

    def retell(self, s: Druide) -> list[AnyEvent]:
        """Section 6 of the rules document: a card is its owner's to know, until all are shown."""
        for entry in entries(s.story, self._until):
            knows = self.seat in (entry.seat, OPEN)
            self.told.append(TELL[entry.kind](entry, s, knows))
            if entry.kind == REMOVED:
                self.removed.append((entry.seat, entry.what))
        self._until = s.story
        return self.told
