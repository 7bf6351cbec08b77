"""Events back into entries of the story: `story.TELL`, backwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.games.convention import events
from cabale.games.convention import pieces as p
from cabale.games.convention.denouncing import ANSWERS
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.memory import UNSEEN
from cabale.games.convention.notation import CARD_OF, DEPUTY_OF, FACTION_OF, POST_OF, QUESTION_OF
from cabale.games.convention.story import PASS_RULES, WAY_RULES


def _card(name: str | None) -> int:
    return UNSEEN if name is None else CARD_OF[name]


def _by(kind: int) -> Callable[[Any], tuple[int, int, int, int]]:
    """Of a faction, about a deputy."""
    return lambda e: (kind, FACTION_OF[e.faction], DEPUTY_OF[e.deputy], NO_SEAT)


def _of(kind: int) -> Callable[[Any], tuple[int, int, int, int]]:
    """About a deputy, by his owner."""
    return lambda e: (kind, DEPUTY_OF[e.deputy] // p.PER_FACTION, DEPUTY_OF[e.deputy], NO_SEAT)


def _about(kind: int) -> Callable[[Any], tuple[int, int, int, int]]:
    """About a deputy."""
    return lambda e: (kind, NO_SEAT, DEPUTY_OF[e.deputy], NO_SEAT)


def _with(kind: int) -> Callable[[Any], tuple[int, int, int, int]]:
    """Of a faction, with a card."""
    return lambda e: (kind, FACTION_OF[e.faction], _card(e.card), NO_SEAT)


def _for(kind: int) -> Callable[[Any], tuple[int, int, int, int]]:
    """Of a faction, with a card, for a deputy."""
    return lambda e: (kind, FACTION_OF[e.faction], CARD_OF[e.card], DEPUTY_OF[e.deputy])


def _two(kind: int, other: str) -> Callable[[Any], tuple[int, int, int, int]]:
    """About two deputies, by the owner of the first."""

    def line(e: Any) -> tuple[int, int, int, int]:
        second = getattr(e, other)
        named = p.NOBODY_NAMED if second is None else DEPUTY_OF[second]
        return (kind, DEPUTY_OF[e.deputy] // p.PER_FACTION, DEPUTY_OF[e.deputy], named)

    return line


def _tried(e: Any) -> tuple[int, int, int, int]:
    kind = p.TRIED if e.place == "prison" else p.TRIED_AWAY
    return (kind, e.bonus, DEPUTY_OF[e.deputy], e.die)


def _pass(e: Any) -> int:
    """A word that is used in two phases is told apart by its rule."""
    return list(zip(p.PASSES, PASS_RULES, strict=True)).index((e.what, e.rule))


def _way(e: Any) -> int:
    return list(zip(p.WAYS, WAY_RULES, strict=True)).index((e.why, e.rule))


def _denounced(e: Any) -> tuple[int, int, int, int]:
    faction = NO_SEAT if e.faction is None else FACTION_OF[e.faction]
    return (p.ACCUSES, faction, DEPUTY_OF[e.deputy], p.CHARGES.index(e.how))


def _answered(e: Any) -> tuple[int, int, int, int]:
    return (p.ANSWERED, FACTION_OF[e.faction], ANSWERS.index(e.answer), QUESTION_OF[e.asked])


LINES: Final[dict[type, Callable[[Any], tuple[int, int, int, int]]]] = {
    events.Chooser: lambda e: (p.CHOOSES_FIRST, e.seat, 0, NO_SEAT),
    events.Took: lambda e: (p.TOOK, e.seat, FACTION_OF[e.faction], NO_SEAT),
    events.Unused: lambda e: (p.UNUSED, NO_SEAT, FACTION_OF[e.faction], NO_SEAT),
    events.Threw: lambda e: (p.THREW, e.seat, e.die, NO_SEAT),
    events.Began: lambda e: (p.BEGAN, FACTION_OF[e.faction], e.round, NO_SEAT),
    events.Phase: lambda e: (p.PHASE, NO_SEAT, p.PHASES.index(e.phase), NO_SEAT),
    events.Moved: lambda e: (p.MOVED, POST_OF[e.left], DEPUTY_OF[e.deputy], POST_OF[e.post]),
    events.Passed: lambda e: (p.PASSED, FACTION_OF[e.faction], _pass(e), NO_SEAT),
    events.Reporter: _by(p.REPORTER),
    events.Voted: lambda e: (p.VOTED, FACTION_OF[e.faction], e.yes, e.no),
    events.Reported: lambda e: (p.REPORTED, DEPUTY_OF[e.deputy], e.yes, e.no),
    events.Popularity: lambda e: (p.CHANGED, p.REASONS.index(e.reason), DEPUTY_OF[e.deputy], e.change),
    events.Denounced: _denounced,
    events.Supported: _by(p.BACKED),
    events.Proposed: lambda e: (p.PROPOSED, FACTION_OF[e.faction], 0, NO_SEAT),
    events.Dissolution: lambda e: (p.DISSOLVED, e.yes, e.present, NO_SEAT),
    events.Motion: _by(p.MOTION),
    events.Carried: lambda e: (p.CARRIED, DEPUTY_OF[e.deputy], e.yes, e.present),
    events.Die: lambda e: (p.DIE, DEPUTY_OF[e.deputy], e.die, e.limit),
    events.Question: lambda e: (p.QUESTION, NO_SEAT, DEPUTY_OF[e.deputy], QUESTION_OF[e.asked]),
    events.Answered: _answered,
    events.Confirmed: _about(p.CONFIRMED),
    events.Cancelled: _about(p.CANCELLED),
    events.Went: lambda e: (p.WENT, _way(e), DEPUTY_OF[e.deputy], POST_OF[e.post]),
    events.Fled: _of(p.FLED),
    events.Helped: _two(p.HELPED, "accomplice"),
    events.StoodTrial: _of(p.STOOD_TRIAL),
    events.Judged: lambda e: (p.JUDGED, DEPUTY_OF[e.deputy], e.yes, e.no),
    events.Died: lambda e: (p.DIED, p.CAUSES.index(e.cause), DEPUTY_OF[e.deputy], NO_SEAT),
    events.Out: lambda e: (p.OUT, NO_SEAT, FACTION_OF[e.faction], NO_SEAT),
    events.Drew: _with(p.DREW),
    events.Rejected: _with(p.REJECTED),
    events.Assigned: _for(p.ASSIGNED),
    events.Joined: _two(p.JOINED, "partner"),
    events.Stayed: _of(p.STAYED),
    events.Picked: _with(p.PICKED),
    events.LaidAside: _with(p.LAID_ASIDE),
    events.Praised: _two(p.PRAISED, "colleague"),
    events.Void: _with(p.VOID),
    events.Replaced: lambda e: (p.REPLACED, FACTION_OF[e.faction], CARD_OF[e.card], p.SPARED.index(e.why)),
    events.Lapsed: _with(p.LAPSED),
    events.Spoke: _for(p.SPOKE),
    events.Played: _with(p.PLAYED),
    events.Returned: _with(p.RETURNED),
    events.Defended: _for(p.DEFENDED),
    events.Purged: lambda e: (
        p.PURGED,
        DEPUTY_OF[e.deputy] // p.PER_FACTION,
        DEPUTY_OF[e.deputy],
        e.die,
    ),
    events.Showed: lambda e: (
        p.SHOWED,
        FACTION_OF[e.faction],
        CARD_OF[e.card],
        p.EVERYBODY if e.target is None else e.target,
    ),
    events.Tried: _tried,
    events.Sought: lambda e: (p.SOUGHT, NO_SEAT, DEPUTY_OF[e.deputy], e.die),
    events.GaveUp: _of(p.GAVE_UP),
    events.Ended: lambda e: (p.ENDED, NO_SEAT, e.round, NO_SEAT),
    events.Won: lambda e: (p.WON, e.seat, e.elected, e.popularity),
}


def entry_of(event: AnyEvent) -> Entry:
    return Entry(*LINES[type(event)](event))
