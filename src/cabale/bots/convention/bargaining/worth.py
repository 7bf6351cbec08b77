"""What promises bring me if they are kept, in shares of the win: whom they strike, and whom they save."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from cabale.bots.convention.bargaining.prospects import won
from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.bargaining.rostrum import Rostrum
from cabale.bots.convention.bargaining.scene import column
from cabale.bots.convention.bargaining.trust import promised
from cabale.bots.convention.pledges import KINDLY, Given
from cabale.core.pledges import Promise
from cabale.games.convention import events, pieces
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.views import ConventionView

BODIES: Final = {
    "vote_trial": pieces.TRIBUNAL,
    "vote_report": pieces.CONVENTION,
    "vote_motion": pieces.COMMITTEE,
}  # who votes
SPEECHES: Final = ("denounce", "support", "spare")  # promises about the agenda
INTERESTED: Final = 0.6  # how far others vote by their interest, and not by habit
EAGER: Final = 0.03  # of the win: the difference that makes the end of the game e times as welcome
CHOSEN: Final = 0.8  # how often who is meant to report, does
PROPOSED: Final = 0.8  # how often dissolution is voted where it may be proposed now
SELDOM: Final = 0.1  # how often a vote is held of which nothing is to be seen yet


def bring(reading: Reading, rostrum: Rostrum, promises: Iterable[Given]) -> float:
    """What I gain, or lose, if all of these are kept."""
    kept = list(promises)
    speeches = [each for each in kept if each.promise.deed in SPEECHES]
    gain = reading.blows(rostrum.swing(speeches)) if speeches else 0.0
    return gain + sum([voted(reading, each.promise, each.by) for each in kept if each not in speeches])


def voted(reading: Reading, promise: Promise, doer: int) -> float:
    """A vote: how much likelier it makes an outcome, what that is worth, and how likely it is held at all."""
    coming = held(reading.view, promise)
    if promise.deed == "vote_dissolution":
        now, later = reading.ends
        yes = promise.how == "oui"
        return coming * (now - later) * (carried(reading, doer, yes) - carried(reading, doer, None))
    deputy, whose = DEPUTY_OF[promise.about], reading.seat_of(DEPUTY_OF[promise.about])
    weights = column(reading.counts, BODIES[promise.deed])
    if not sum([weights[faction] for faction, owner in enumerate(reading.owner) if owner == doer]):
        return 0.0
    known = promised(reading, promise.deed, promise.about)
    kindly = float(promise.how == KINDLY[promise.deed])
    gain = reading.stake(promise.deed, deputy)
    before = known | {doer: favour(reading, promise.deed, deputy, doer)}
    after = known | {doer: kindly}
    odds = reading.prospects.ballot
    return coming * gain * (won(odds(whose, weights, after)) - won(odds(whose, weights, before)))


def favour(reading: Reading, deed: str, deputy: int, doer: int) -> float:
    """How likely somebody votes for a deputy unasked: I by my interest, others by theirs and by their
    habits."""
    interest = float(reading.through(doer).stake(deed, deputy) > 0)
    if doer == reading.me:
        return interest
    habit = reading.dossiers.favour(doer, reading.seat_of(deputy))
    return INTERESTED * interest + (1 - INTERESTED) * habit


def carried(reading: Reading, doer: int, yes: bool | None) -> float:
    """II-10. How likely dissolution is voted, if somebody votes like this, or as he would."""
    weights = column(reading.counts, pieces.CONVENTION)
    votes = {0: 1.0}
    for faction, weight in enumerate(weights):
        if weight:
            owner = reading.owner[faction]
            chance = inclination(reading, owner) if owner != doer or yes is None else float(yes)
            found: dict[int, float] = {}
            for so_far, odds in votes.items():
                found[so_far + weight] = found.get(so_far + weight, 0.0) + odds * chance
                found[so_far] = found.get(so_far, 0.0) + odds * (1 - chance)
            votes = found
    return sum([odds for so_far, odds in votes.items() if 2 * so_far > sum(weights)])


def inclination(reading: Reading, seat: int) -> float:
    """How likely somebody votes for dissolution unasked: it is my choice what I do myself."""
    now, later = reading.through(seat).ends
    if seat == reading.me:
        return float(now > later)
    return 1 / (1 + exp(-max(-8.0, min(8.0, (now - later) / EAGER))))


# --- what is voted on


def held(view: ConventionView, promise: Promise) -> float:
    """How likely the vote that a promise is about is held while it holds."""
    pending = view.pending.kind if view.pending is not None else ""
    if promise.deed == "vote_dissolution":
        return {"dissolve_vote": 1.0, "dissolve_propose": PROPOSED}.get(pending, SELDOM)
    if promise.about in still_to_come(view, promise.deed):
        return 1.0
    if promise.deed == "vote_report" and view.phase == "movement":
        at_home = view.deputies[DEPUTY_OF[promise.about]].post == "convention"
        return CHOSEN if at_home else SELDOM
    return SELDOM


def still_to_come(view: ConventionView, deed: str) -> set[str]:
    """Deputies about whom the same is voted now, or later in this phase."""
    asked = view.pending.kind if view.pending is not None else ""
    if deed == "vote_motion":
        return {str(view.ahead[-1].facts["deputy"])} if asked == "motion_vote" else set()
    if deed == "vote_trial":
        return {deputy.name for deputy in view.deputies if deputy.square == "summoned"}
    if view.phase != "assembly" or not any(due.what == "reports" for due in view.ahead):
        return set()
    waiting = {deputy.name for deputy in view.deputies if deputy.square == pieces.SQUARES[pieces.REPORT]}
    for event in reversed(view.history):
        if isinstance(event, events.Reported):
            waiting.discard(event.deputy)
        elif isinstance(event, events.Phase):
            break
    return waiting
