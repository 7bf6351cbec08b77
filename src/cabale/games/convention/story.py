"""The story of a game, retold for one seat: what it learns of each entry, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cabale.core.agenda import Story
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry, entries
from cabale.games.convention import events
from cabale.games.convention import pieces as p
from cabale.games.convention.denouncing import ANSWERS
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.table import Convention

# The rule at work where one kind of event serves several.
PHASE_RULES: Final = ("S-6", "I-1", "II-1", "III-1", "IV-1", "V-1", "VI-1", "VII-1")
PASS_RULES: Final = ("I-1", "II-2", "II-5", "II-9", "III-2", "VI-2", "VII-4")
REASON_RULES: Final = ("II-4", "III-1", "IV-1", "IV-4", "D-5", "D-7", "VI-1", "VII-3", "V-5")
CHARGE_RULES: Final = ("II-6", "III-4", "V-5", "IV-4")
WAY_RULES: Final = ("D-9", "D-5", "D-5", "D-7", "IV-4", "VI-2", "II-1", "VII-4")
CAUSE_RULES: Final = ("E-1", "D-9", "VII-2")


class Teller:
    """Entries as events; `knows` says whether a hidden card may be named."""

    def __init__(self, s: Convention) -> None:
        self.owner: Final = s.owner
        self.table: Final = s

    def seat(self, faction: int) -> int:
        return self.owner[faction]

    def tell(self, e: Entry, knows: bool) -> AnyEvent:
        return TELL[e.kind](self, e, knows)


def _faction(number: int) -> str:
    return p.FACTIONS[number]


def _deputy(number: int) -> str:
    return p.DEPUTY_NAMES[number]


def _card(number: int) -> str:
    return p.CARD_NAMES[number]


def _more(yes: int, no: int, words: tuple[str, str, str]) -> str:
    return words[0] if yes > no else words[1] if no > yes else words[2]


def _majority(yes: int, present: int, words: tuple[str, str]) -> str:
    return words[0] if 2 * yes > present else words[1]


def _denounced(t: Teller, e: Entry, k: bool) -> AnyEvent:
    return events.Denounced(
        seat=None if e.seat == NO_SEAT else t.seat(e.seat),
        faction=None if e.seat == NO_SEAT else _faction(e.seat),
        deputy=_deputy(e.what),
        how=p.CHARGES[e.whom],
        rule=CHARGE_RULES[e.whom],
    )


def _drew(t: Teller, e: Entry, k: bool) -> AnyEvent:
    mission = e.what < p.MISSION_CARDS
    return events.Drew(
        seat=t.seat(e.seat),
        faction=_faction(e.seat),
        card=_card(e.what) if k or not (mission or p.DELAYED[e.what]) else None,
        pack="mission" if mission else "jacobins",
        rule="IV-2" if mission else "V-3",
    )


def _answered(t: Teller, e: Entry, k: bool) -> AnyEvent:
    return events.Answered(
        seat=t.seat(e.seat),
        faction=_faction(e.seat),
        asked=p.QUESTION_NAMES[e.whom],
        answer=ANSWERS[e.what],
        right="oui" if p.RIGHT[e.whom] else "non",
        rule="H-5" if e.what > p.NON else "H-4",
    )


def _tried(t: Teller, e: Entry, k: bool) -> AnyEvent:
    prison = e.kind == p.TRIED
    return events.Tried(
        deputy=_deputy(e.what),
        place="prison" if prison else "flight",
        die=e.whom,
        bonus=e.seat,
        enough=p.PRISON_ENOUGH if prison else p.FLIGHT_ENOUGH,
        rule="VI-2" if prison else "VII-4",
    )


def _void(t: Teller, e: Entry, k: bool) -> AnyEvent:
    rule = "IV-4" if e.what < p.MISSION_CARDS else "V-5"
    return events.Void(seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what), rule=rule)


def _won(t: Teller, e: Entry, k: bool) -> AnyEvent:
    """Nothing changes any more once somebody has won."""
    s, ranks = t.table, t.table.ranks()
    tied = [seat for seat in range(s.seats) if s.standing(seat)[0] == e.what]
    winners = [seat for seat in tied if ranks[seat] == 1]
    factions = [faction for faction in range(len(p.FACTIONS)) if s.owner[faction] == e.seat]
    return events.Won(
        seat=e.seat,
        elected=e.what,
        popularity=e.whom,
        factions=tuple([_faction(faction) for faction in factions]),
        deputies=p.PER_FACTION * len(factions),
        tied=tuple(tied) if len(tied) > 1 else (),
        points=tuple([s.standing(seat)[1] for seat in tied]) if len(tied) > 1 else (),
        shared=tuple(winners) if len(winners) > 1 else (),
    )


TELL: Final[dict[int, Callable[[Teller, Entry, bool], AnyEvent]]] = {
    p.CHOOSES_FIRST: lambda t, e, k: events.Chooser(seat=e.seat),
    p.TOOK: lambda t, e, k: events.Took(seat=e.seat, faction=_faction(e.what)),
    p.UNUSED: lambda t, e, k: events.Unused(faction=_faction(e.what)),
    p.THREW: lambda t, e, k: events.Threw(seat=e.seat, die=e.what),
    p.BEGAN: lambda t, e, k: events.Began(seat=t.seat(e.seat), faction=_faction(e.seat), round=e.what),
    p.PHASE: lambda t, e, k: events.Phase(phase=p.PHASES[e.what], rule=PHASE_RULES[e.what]),
    p.MOVED: lambda t, e, k: events.Moved(
        seat=t.seat(e.what // p.PER_FACTION),
        faction=_faction(e.what // p.PER_FACTION),
        deputy=_deputy(e.what),
        left=p.POSTS[e.seat],
        post=p.POSTS[e.whom],
    ),
    p.PASSED: lambda t, e, k: events.Passed(
        seat=t.seat(e.seat), faction=_faction(e.seat), what=p.PASSES[e.what], rule=PASS_RULES[e.what]
    ),
    p.REPORTER: lambda t, e, k: events.Reporter(
        seat=t.seat(e.seat), faction=_faction(e.seat), deputy=_deputy(e.what)
    ),
    p.VOTED: lambda t, e, k: events.Voted(
        seat=t.seat(e.seat), faction=_faction(e.seat), yes=e.what, no=e.whom
    ),
    p.REPORTED: lambda t, e, k: events.Reported(
        deputy=_deputy(e.seat),
        yes=e.what,
        no=e.whom,
        result=_more(e.what, e.whom, ("accepted", "rejected", "tied")),
    ),
    p.CHANGED: lambda t, e, k: events.Popularity(
        deputy=_deputy(e.what), change=e.whom, reason=p.REASONS[e.seat], rule=REASON_RULES[e.seat]
    ),
    p.ACCUSES: _denounced,
    p.BACKED: lambda t, e, k: events.Supported(
        seat=t.seat(e.seat), faction=_faction(e.seat), deputy=_deputy(e.what)
    ),
    p.PROPOSED: lambda t, e, k: events.Proposed(seat=t.seat(e.seat), faction=_faction(e.seat)),
    p.DISSOLVED: lambda t, e, k: events.Dissolution(
        yes=e.seat, present=e.what, result=_majority(e.seat, e.what, ("passed", "failed"))
    ),
    p.MOTION: lambda t, e, k: events.Motion(
        seat=t.seat(e.seat), faction=_faction(e.seat), deputy=_deputy(e.what)
    ),
    p.CARRIED: lambda t, e, k: events.Carried(
        deputy=_deputy(e.seat),
        yes=e.what,
        present=e.whom,
        result=_majority(e.what, e.whom, ("adopted", "rejected")),
    ),
    p.DIE: lambda t, e, k: events.Die(deputy=_deputy(e.seat), die=e.what, limit=e.whom),
    p.QUESTION: lambda t, e, k: events.Question(deputy=_deputy(e.what), asked=p.QUESTION_NAMES[e.whom]),
    p.ANSWERED: _answered,
    p.CONFIRMED: lambda t, e, k: events.Confirmed(deputy=_deputy(e.what)),
    p.CANCELLED: lambda t, e, k: events.Cancelled(deputy=_deputy(e.what)),
    p.WENT: lambda t, e, k: events.Went(
        deputy=_deputy(e.what), post=p.POSTS[e.whom], why=p.WAYS[e.seat], rule=WAY_RULES[e.seat]
    ),
    p.FLED: lambda t, e, k: events.Fled(seat=t.seat(e.seat), deputy=_deputy(e.what)),
    p.HELPED: lambda t, e, k: events.Helped(
        seat=t.seat(e.seat), deputy=_deputy(e.what), accomplice=_deputy(e.whom)
    ),
    p.STOOD_TRIAL: lambda t, e, k: events.StoodTrial(seat=t.seat(e.seat), deputy=_deputy(e.what)),
    p.JUDGED: lambda t, e, k: events.Judged(
        deputy=_deputy(e.seat),
        yes=e.what,
        no=e.whom,
        result=_more(e.what, e.whom, ("guilty", "acquitted", "tied")),
    ),
    p.DIED: lambda t, e, k: events.Died(
        deputy=_deputy(e.what), cause=p.CAUSES[e.seat], rule=CAUSE_RULES[e.seat]
    ),
    p.OUT: lambda t, e, k: events.Out(seat=t.seat(e.what), faction=_faction(e.what)),
    p.DREW: _drew,
    p.REJECTED: lambda t, e, k: events.Rejected(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what) if k else None
    ),
    p.ASSIGNED: lambda t, e, k: events.Assigned(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what), deputy=_deputy(e.whom)
    ),
    p.JOINED: lambda t, e, k: events.Joined(
        seat=t.seat(e.seat),
        deputy=_deputy(e.what),
        partner=None if e.whom == p.NOBODY_NAMED else _deputy(e.whom),
    ),
    p.STAYED: lambda t, e, k: events.Stayed(seat=t.seat(e.seat), deputy=_deputy(e.what)),
    p.PICKED: lambda t, e, k: events.Picked(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what)
    ),
    p.LAID_ASIDE: lambda t, e, k: events.LaidAside(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what) if k else None
    ),
    p.PRAISED: lambda t, e, k: events.Praised(
        seat=t.seat(e.seat), deputy=_deputy(e.what), colleague=_deputy(e.whom)
    ),
    p.VOID: _void,
    p.REPLACED: lambda t, e, k: events.Replaced(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what), why=p.SPARED[e.whom]
    ),
    p.LAPSED: lambda t, e, k: events.Lapsed(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what)
    ),
    p.SPOKE: lambda t, e, k: events.Spoke(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what), deputy=_deputy(e.whom)
    ),
    p.PLAYED: lambda t, e, k: events.Played(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what)
    ),
    p.RETURNED: lambda t, e, k: events.Returned(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what) if k else None
    ),
    p.DEFENDED: lambda t, e, k: events.Defended(
        seat=t.seat(e.seat), faction=_faction(e.seat), card=_card(e.what), deputy=_deputy(e.whom)
    ),
    p.PURGED: lambda t, e, k: events.Purged(seat=t.seat(e.seat), deputy=_deputy(e.what), die=e.whom),
    p.SHOWED: lambda t, e, k: events.Showed(
        seat=t.seat(e.seat),
        faction=_faction(e.seat),
        card=_card(e.what),
        target=None if e.whom == p.EVERYBODY else e.whom,
    ),
    p.TRIED: _tried,
    p.TRIED_AWAY: _tried,
    p.SOUGHT: lambda t, e, k: events.Sought(deputy=_deputy(e.what), die=e.whom),
    p.GAVE_UP: lambda t, e, k: events.GaveUp(seat=t.seat(e.seat), deputy=_deputy(e.what)),
    p.ENDED: lambda t, e, k: events.Ended(round=e.what),
    p.WON: _won,
}

HIDDEN: Final = (p.DREW, p.REJECTED, p.LAID_ASIDE, p.RETURNED)  # entries with a card for its owner only


class Witness:
    """What one seat saw happen. Asked again later in the same game, it goes on where it left off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.told: Final[list[AnyEvent]] = []
        self._until: Story | None = None

    def retell(self, s: Convention) -> list[AnyEvent]:
        """Section 10. A card drawn or put back unseen is its owner's to know; one that is shown, of those
        it is shown to, and nobody else notices."""
        seat, teller = self.seat, Teller(s)
        for entry in entries(s.story, self._until):
            if entry.kind == p.SHOWED and not _addressed(s, entry, seat):
                continue
            owner = s.owner[entry.seat] if entry.kind in HIDDEN else NO_SEAT
            self.told.append(teller.tell(entry, seat == OPEN or (seat >= 0 and seat == owner)))
        self._until = s.story
        return self.told


def _addressed(s: Convention, entry: Entry, seat: int) -> bool:
    return seat == OPEN or entry.whom == p.EVERYBODY or seat in (s.owner[entry.seat], entry.whom)
