"""The story of a game, retold for one seat: what it learns of each entry, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cabale.core.agenda import Story
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry, entries
from cabale.games.guillotine import events
from cabale.games.guillotine.events import AnyEvent
from cabale.games.guillotine.memory import Memory
from cabale.games.guillotine.pieces import (
    ACTIONS,
    BARRED,
    BARS,
    BEGAN,
    BURIED,
    BY_JUDGE,
    BY_RUSH_JOB,
    CHOSE,
    CLOSING,
    COLLECTED,
    DAWN,
    DEALT,
    DISCARDED,
    DISMISSED,
    DREW,
    ENDED,
    EXCHANGED,
    FIRST,
    GIVEN,
    HANDED,
    HANDED_ON,
    JOINED,
    LAID,
    LOOKED,
    LOST,
    MOVED,
    NAMED,
    NOBLE_NAMES,
    ORDERED,
    PASSED,
    PEEKED,
    PLACED,
    PLAYED,
    PUT_BACK,
    RAINED,
    REFILLED,
    REMOVED,
    RESHUFFLED,
    REVERSED,
    SHUFFLED,
    SNEAKED,
    STEPPED_IN,
    STOOD,
    SWITCHED,
    TOOK,
    WENT_BACK,
    WON,
)
from cabale.games.guillotine.table import Guillotine


def _who(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _won(e: Entry, s: Guillotine) -> AnyEvent:
    """Nothing changes any more once somebody has won."""
    totals = s.totals()
    tied = tuple([seat for seat in range(s.seats) if totals[seat] == e.what])
    if len(tied) == 1:
        return events.Won(seat=e.seat, total=e.what)
    return events.Won(seat=e.seat, total=e.what, tied=tied, rule="G-77")


TELL: Final[dict[int, Callable[[Entry, bool], AnyEvent]]] = {
    FIRST: lambda e, k: events.First(seat=e.seat),
    DEALT: lambda e, k: events.Dealt(seat=e.seat, card=ACTIONS[e.what] if k else None),
    DAWN: lambda e, k: events.Dawn(seat=e.seat, day=e.what),
    LAID: lambda e, k: events.Laid(noble=NOBLE_NAMES[e.what], position=e.whom),
    BEGAN: lambda e, k: events.Began(seat=e.seat, turn=e.what),
    PASSED: lambda e, k: events.Passed(seat=e.seat),
    BARRED: lambda e, k: events.Barred(seat=e.seat, by=BARS[e.what]),
    PLAYED: lambda e, k: events.Played(seat=e.seat, card=ACTIONS[e.what]),
    NAMED: lambda e, k: events.Named(seat=e.seat, card=ACTIONS[e.what], target=e.whom),
    MOVED: lambda e, k: events.Moved(seat=e.seat, noble=NOBLE_NAMES[e.what], position=e.whom),
    CHOSE: lambda e, k: events.Chose(seat=e.seat, noble=NOBLE_NAMES[e.what]),
    STOOD: lambda e, k: events.Stood(seat=_who(e.seat), noble=NOBLE_NAMES[e.what], position=e.whom),
    SHUFFLED: lambda e, k: events.Shuffled(nobles=e.what),
    REVERSED: lambda e, k: events.Reversed(seat=e.seat, nobles=e.what),
    ORDERED: lambda e, k: events.Ordered(seat=e.seat, nobles=e.what),
    BURIED: lambda e, k: events.Buried(seat=_who(e.seat), noble=NOBLE_NAMES[e.what]),
    STEPPED_IN: lambda e, k: events.SteppedIn(noble=NOBLE_NAMES[e.what], position=e.whom),
    JOINED: lambda e, k: events.Joined(noble=NOBLE_NAMES[e.what], position=e.whom),
    PEEKED: lambda e, k: events.Peeked(seat=e.seat, noble=NOBLE_NAMES[e.what] if k else None),
    PUT_BACK: lambda e, k: events.PutBack(seat=e.seat, nobles=e.what),
    WENT_BACK: lambda e, k: events.WentBack(seat=e.seat, noble=NOBLE_NAMES[e.what]),
    GIVEN: lambda e, k: events.Given(seat=e.seat, noble=NOBLE_NAMES[e.what], target=e.whom),
    HANDED_ON: lambda e, k: events.HandedOn(seat=e.seat, noble=NOBLE_NAMES[e.what], target=e.whom),
    COLLECTED: lambda e, k: events.Collected(seat=e.seat, noble=NOBLE_NAMES[e.what]),
    DREW: lambda e, k: events.Drew(seat=e.seat, card=ACTIONS[e.what] if k else None),
    DISCARDED: lambda e, k: events.Discarded(seat=_who(e.seat), card=ACTIONS[e.what]),
    HANDED: lambda e, k: events.Handed(seat=e.seat, target=e.whom, card=ACTIONS[e.what] if k else None),
    EXCHANGED: lambda e, k: events.Exchanged(seat=e.seat, target=e.whom),
    LOOKED: lambda e, k: events.Looked(seat=e.seat, target=e.whom, card=ACTIONS[e.what] if k else None),
    RAINED: lambda e, k: events.Rained(seat=e.seat),
    TOOK: lambda e, k: events.Took(seat=e.seat, card=ACTIONS[e.what]),
    SWITCHED: lambda e, k: events.Switched(seat=e.seat, noble=NOBLE_NAMES[e.what], target=e.whom),
    LOST: lambda e, k: events.Lost(seat=_who(e.seat), noble=NOBLE_NAMES[e.what]),
    REMOVED: lambda e, k: events.Removed(seat=e.seat, card=ACTIONS[e.what], target=e.whom),
    PLACED: lambda e, k: events.Placed(seat=e.seat, card=ACTIONS[e.what], target=e.whom),
    DISMISSED: lambda e, k: events.Dismissed(seat=e.seat, card=ACTIONS[e.what]),
    SNEAKED: lambda e, k: events.Sneaked(noble=NOBLE_NAMES[e.what]),
    RESHUFFLED: lambda e, k: events.Reshuffled(cards=e.what),
    REFILLED: lambda e, k: events.Refilled(nobles=e.what),
    ENDED: lambda e, k: events.Ended(day=e.what),
    CLOSING: lambda e, k: events.Closing(seat=e.seat),
}


class Witness:
    """What one seat saw happen, and what it remembers of hands. Asked again later in the same game, it
    goes on where it left off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.told: Final[list[AnyEvent]] = []
        self.memory: Memory | None = None
        self._until: Story | None = None

    def retell(self, s: Guillotine) -> Memory:
        """G-110. A card that is dealt or drawn is its owner's to know, a hand looked at that of both."""
        seat = self.seat
        memory = self.memory = self.memory or Memory(seat, s.seats)
        for entry in entries(s.story, self._until):
            knows = seat == OPEN or (seat >= 0 and seat in (entry.seat, entry.whom))
            event = _won(entry, s) if entry.kind == WON else TELL[entry.kind](entry, knows)
            rule = special_rule(entry)
            self.told.append(msgspec.structs.replace(event, rule=rule) if rule else event)
            memory.follow(entry, knows)
        self._until = s.story
        return memory


def special_rule(entry: Entry) -> str | None:
    """The number of the rule at work where it is not the one that the event bears by itself."""
    if entry.kind == LOST and entry.seat == NO_SEAT:
        return "G-49"
    if entry.kind == BARRED and entry.what == BY_RUSH_JOB:
        return "G-45"
    if entry.kind == BARRED and entry.what == BY_JUDGE:
        return "G-44"
    return None
