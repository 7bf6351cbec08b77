"""The story of a game, retold for one seat: what it learns of each entry, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cabale.core.agenda import Story
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry, entries
from cabale.games.complots import events
from cabale.games.complots.events import AnyEvent
from cabale.games.complots.notation import names_of
from cabale.games.complots.pieces import (
    ACTIONS,
    BEGAN,
    CHALLENGED,
    CLAIMS,
    COSTS,
    COUNTERED,
    DEALT,
    DECLARED,
    DISCARDED,
    DRAFTED,
    DRAWN,
    DREW,
    ELIMINATED,
    EXPOSED,
    FAILED,
    FIRST,
    GAINED,
    GAVE_BACK,
    INQUISITOR,
    LOST,
    NO_CHARACTER,
    PROVED,
    REFUNDED,
    RETURNED,
    SHOWED,
    STOLE,
    UNCHALLENGED,
    UNCOUNTERED,
    VOIDED,
    WON,
)
from cabale.games.complots.table import Complots

Names = tuple[str, ...]


def _declared(e: Entry, names: Names, knows: bool) -> AnyEvent:
    claim = CLAIMS[e.what]
    return events.Declared(
        seat=e.seat,
        action=ACTIONS[e.what],
        target=None if e.whom == NO_SEAT else e.whom,
        claim=None if claim == NO_CHARACTER else names[claim],
        cost=COSTS[e.what],
    )


TELL: dict[int, Callable[[Entry, Names, bool], AnyEvent]] = {
    FIRST: lambda e, n, k: events.First(seat=e.seat),
    DEALT: lambda e, n, k: events.Dealt(seat=e.seat, character=n[e.what] if k else None),
    DRAFTED: lambda e, n, k: events.Drafted(seat=e.seat, character=n[e.what] if k else None),
    BEGAN: lambda e, n, k: events.Began(seat=e.seat, turn=e.what),
    DECLARED: _declared,
    UNCHALLENGED: lambda e, n, k: events.Unchallenged(seat=e.seat, character=n[e.what]),
    CHALLENGED: lambda e, n, k: events.Challenged(seat=e.seat, claimer=e.whom, character=n[e.what]),
    PROVED: lambda e, n, k: events.Proved(seat=e.seat, character=n[e.what]),
    EXPOSED: lambda e, n, k: events.Exposed(seat=e.seat, character=n[e.what]),
    REFUNDED: lambda e, n, k: events.Refunded(seat=e.seat, amount=e.what),
    UNCOUNTERED: lambda e, n, k: events.Uncountered(seat=e.seat, action=ACTIONS[e.what]),
    COUNTERED: lambda e, n, k: events.Countered(seat=e.seat, character=n[e.what], actor=e.whom),
    FAILED: lambda e, n, k: events.Failed(seat=e.seat, action=ACTIONS[e.what]),
    GAINED: lambda e, n, k: events.Gained(seat=e.seat, amount=e.what),
    STOLE: lambda e, n, k: events.Stole(seat=e.seat, target=e.whom, amount=e.what),
    LOST: lambda e, n, k: events.Lost(seat=e.seat, character=n[e.what]),
    ELIMINATED: lambda e, n, k: events.Eliminated(seat=e.seat, amount=e.what),
    DREW: lambda e, n, k: events.Drew(seat=e.seat, character=n[e.what] if k else None),
    RETURNED: lambda e, n, k: events.Returned(seat=e.seat, character=n[e.what] if k else None),
    SHOWED: lambda e, n, k: events.Showed(seat=e.seat, actor=e.whom, character=n[e.what] if k else None),
    GAVE_BACK: lambda e, n, k: events.GaveBack(
        seat=e.seat, target=e.whom, character=n[e.what] if k else None
    ),
    DISCARDED: lambda e, n, k: events.Discarded(
        seat=e.seat, target=e.whom, character=n[e.what] if k else None
    ),
    VOIDED: lambda e, n, k: events.Voided(seat=e.seat, action=ACTIONS[e.what], target=e.whom),
    WON: lambda e, n, k: events.Won(seat=e.seat),
    DRAWN: lambda e, n, k: events.Drawn(turns=e.what),
}


class Witness:
    """What one seat saw happen. Asked again later in the same game, it goes on where it left off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.told: Final[list[AnyEvent]] = []
        self._until: Story | None = None
        self._actor = NO_SEAT

    def retell(self, s: Complots) -> list[AnyEvent]:
        """Hidden characters are known to those who act on them: the owner, and in an examination both
        sides (section 8 of the rules document)."""
        names, seat = names_of(s.options.envoy), self.seat
        for entry in entries(s.story, self._until):
            if entry.kind == DECLARED:
                self._actor = entry.seat
            knows = seat == OPEN or (seat >= 0 and (seat == entry.seat or seat == entry.whom))
            event = TELL[entry.kind](entry, names, knows)
            rule = special_rule(s, entry, self._actor)
            self.told.append(msgspec.structs.replace(event, rule=rule) if rule else event)
        self._until = s.story
        return self.told


def special_rule(s: Complots, entry: Entry, actor: int) -> str | None:
    """The number of the rule at work where it is not the one that the event bears by itself."""
    if entry.kind == DEALT and s.seats == 2:
        return "C-7"
    if entry.kind == DEALT and s.seats > 6:
        return "C-6"
    if entry.kind == EXPOSED and entry.seat != actor:
        return "C-31"  # a counter, not the action
    if entry.kind == RETURNED and s.options.envoy == INQUISITOR:
        return "C-38"
    return None
