"""The story of a game, retold for one seat: what it learns of each entry, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cabale.core.agenda import Story
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry, entries
from cabale.games.cocarde import events
from cabale.games.cocarde.events import AnyEvent
from cabale.games.cocarde.memory import Memory
from cabale.games.cocarde.pieces import (
    ASKED_ALMS,
    ATTACKED,
    BEGAN,
    BROKE_OUT,
    CAPPED,
    CARDS,
    CARRIED,
    CARRIED_BACK,
    DEALT,
    DEFENDED,
    DISCARDED,
    DREW,
    DRINKS,
    FACES,
    GAVE,
    GREW,
    HIGH_DIE,
    IS_GUEST,
    JUDGED,
    LAID_BOOKS,
    LOW_DIE,
    MARKED,
    MOVED,
    NEW_START,
    NO_ALMS,
    PAID,
    PASSED,
    PLANTED,
    POOLED,
    PROTECTED,
    RECALLED,
    REDEALT,
    REROLLED,
    RESHUFFLED,
    ROLES,
    ROLLED,
    ROUND,
    SEARCHED,
    SENTENCED,
    SHED,
    SKIPPED,
    STAYED,
    STOLE,
    STRUCK,
    STRUCK_DOWN,
    TRADED,
    WAITS,
    WAYS,
    WON,
    WOUNDED,
)
from cabale.games.cocarde.squares import PLACE_NAMES
from cabale.games.cocarde.table import Cocarde


def _who(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _moved(e: Entry) -> AnyEvent:
    origin, goal = divmod(e.what, 100)
    return events.Moved(seat=e.seat, origin=PLACE_NAMES[origin], place=PLACE_NAMES[goal], way=WAYS[e.whom])


def _marked(e: Entry) -> AnyEvent:
    before, result = divmod(e.what, 10)
    return events.Marked(seat=_who(e.seat), target=e.whom, before=ROLES[before], role=ROLES[result])


def _won(e: Entry, s: Cocarde) -> AnyEvent:
    """Nothing changes any more once somebody has won."""
    tied = [seat for seat in range(s.seats) if s.certificates[seat] == e.what]
    if len(tied) == 1:
        return events.Won(seat=e.seat, certificates=e.what)
    squares = tuple([s.advance(seat) for seat in tied])
    return events.Won(seat=e.seat, certificates=e.what, tied=tuple(tied), squares=squares)


TELL: Final[dict[int, Callable[[Entry, bool], AnyEvent]]] = {
    DEALT: lambda e, k: events.Dealt(seat=e.seat, card=CARDS[e.what] if k else None),
    ROUND: lambda e, k: events.Round(number=e.what),
    BEGAN: lambda e, k: events.Began(seat=e.seat, turn=e.what),
    SKIPPED: lambda e, k: events.Skipped(seat=e.seat, turn=e.what),
    DREW: lambda e, k: events.Drew(seat=e.seat, card=CARDS[e.what] if k else None),
    RESHUFFLED: lambda e, k: events.Reshuffled(cards=e.what),
    DISCARDED: lambda e, k: events.Discarded(seat=_who(e.seat), card=CARDS[e.what]),
    SHED: lambda e, k: events.Shed(seat=e.seat, card=CARDS[e.what]),
    ASKED_ALMS: lambda e, k: events.AskedAlms(seat=e.seat, target=e.whom),
    GAVE: lambda e, k: events.Gave(seat=e.seat, target=e.whom, card=CARDS[e.what] if k else None),
    NO_ALMS: lambda e, k: events.NoAlms(seat=e.seat),
    MARKED: lambda e, k: _marked(e),
    ATTACKED: lambda e, k: events.Attacked(seat=e.seat, target=e.whom, card=CARDS[e.what]),
    DEFENDED: lambda e, k: events.Defended(seat=e.seat, target=e.whom, card=CARDS[e.what]),
    STRUCK: lambda e, k: events.Struck(seat=e.seat, target=e.whom, card=CARDS[e.what]),
    LAID_BOOKS: lambda e, k: events.LaidBooks(seat=e.seat),
    PLANTED: lambda e, k: events.Planted(seat=e.seat, place=PLACE_NAMES[e.what]),
    BROKE_OUT: lambda e, k: events.BrokeOut(seat=e.seat),
    ROLLED: lambda e, k: events.Rolled(seat=e.seat, dice=(FACES[LOW_DIE[e.what]], FACES[HIGH_DIE[e.what]])),
    STAYED: lambda e, k: events.Stayed(seat=e.seat),
    MOVED: lambda e, k: _moved(e),
    PASSED: lambda e, k: events.Passed(seat=e.seat, card=CARDS[e.what], place=PLACE_NAMES[e.whom]),
    PROTECTED: lambda e, k: events.Protected(seat=e.seat, card=CARDS[e.what], place=PLACE_NAMES[e.whom]),
    SENTENCED: lambda e, k: events.Sentenced(seat=e.seat, place=PLACE_NAMES[e.what], concerned=bool(e.whom)),
    GREW: lambda e, k: events.Grew(seat=e.seat, trees=e.what),
    PAID: lambda e, k: events.Paid(seat=e.seat),
    NEW_START: lambda e, k: events.NewStart(seat=e.seat),
    WAITS: lambda e, k: events.Waits(seat=e.seat),
    WOUNDED: lambda e, k: events.Wounded(seat=e.seat),
    DRINKS: lambda e, k: events.Drinks(seat=e.seat),
    IS_GUEST: lambda e, k: events.IsGuest(seat=e.seat),
    REROLLED: lambda e, k: events.Rerolled(seat=e.seat),
    JUDGED: lambda e, k: events.Judged(seat=e.seat, guilty=bool(e.what)),
    POOLED: lambda e, k: events.Pooled(seat=e.seat, target=e.whom, card=CARDS[e.what] if k else None),
    REDEALT: lambda e, k: events.Redealt(seat=e.seat, target=e.whom, card=CARDS[e.what] if k else None),
    TRADED: lambda e, k: events.Traded(seat=e.seat, books=e.what),
    STOLE: lambda e, k: events.Stole(seat=e.seat, target=e.whom, card=CARDS[e.what] if k else None),
    SEARCHED: lambda e, k: events.Searched(seat=e.seat, target=e.whom),
    CAPPED: lambda e, k: events.Capped(number=e.what),
}

# Entries about a card that only those who are named know, and those about one that only its owner does.
HANDED: Final = (GAVE, POOLED, REDEALT, STOLE)
TAKEN: Final = (DEALT, DREW)


class Witness:
    """What one seat saw happen, and what it remembers of hands. Asked again later in the same game, it
    goes on where it left off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.told: Final[list[AnyEvent]] = []
        self.memory: Memory | None = None
        self._until: Story | None = None

    def retell(self, s: Cocarde) -> Memory:
        """Section 12. A card drawn is its owner's to know, one that changes hands is known to both."""
        memory = self.memory = self.memory or Memory(self.seat, s.seats)
        for entry in entries(s.story, self._until):
            knows = is_known(entry, self.seat)
            event = _won(entry, s) if entry.kind == WON else TELL[entry.kind](entry, knows)
            rule = special_rule(entry)
            self.told.append(msgspec.structs.replace(event, rule=rule) if rule else event)
            memory.follow(entry, knows)
        self._until = s.story
        return memory


def is_known(entry: Entry, seat: int) -> bool:
    """Whether a seat knows the card that an entry is about."""
    if seat == OPEN:
        return True
    if entry.kind in TAKEN:
        return seat == entry.seat
    return entry.kind not in HANDED or (seat >= 0 and (seat == entry.seat or seat == entry.whom))


def special_rule(entry: Entry) -> str | None:
    """The number of the rule at work where it is not the one that the event bears by itself."""
    if entry.kind == MOVED:
        if entry.whom == CARRIED or entry.whom == CARRIED_BACK:
            return "L-28"
        if entry.whom == RECALLED:
            return "L-40"
        if entry.whom == STRUCK_DOWN:
            return "L-45"
    return None
