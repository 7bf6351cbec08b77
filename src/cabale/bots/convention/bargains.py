"""Offers: what a promise is worth to me, which exchange I propose, and which I accept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.bots.convention.assembly import BODIES, ends
from cabale.bots.convention.pledges import trust
from cabale.bots.convention.prospects import UNKNOWN, won
from cabale.bots.convention.reading import Reading
from cabale.bots.convention.scene import column
from cabale.core.pledges import Pledge, Promise, Proposal
from cabale.games.convention import events, pieces
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.views import ConventionView

ASKED: Final = {  # what is bargained for when this is asked
    "move": "vote_report",
    "report_vote": "vote_report",
    "trial_vote": "vote_trial",
}
HOW: Final = {"vote_trial": "non", "vote_report": "oui", "vote_motion": "non"}  # what favours the deputy
PIVOT: Final = 0.5  # how often one more vote decides a dissolution
SPARED: Final = 0.1  # how often one who denounces would have chosen this deputy
HELD: Final = 0.01  # of the win: what it costs to have promised a support
WORTHWHILE: Final = 0.002  # of the win: what an offer must bring


def worth(reading: Reading, promise: Promise, doer: int) -> float:
    """What it brings me, in shares of the win, if somebody does this rather than what he would do."""
    deed = promise.deed
    if deed == "vote_dissolution":
        now, later = ends(reading)
        return PIVOT * (now - later) * (1 if promise.how == "oui" else -1)
    if deed == "support" and not promise.about:
        return -HELD if doer == reading.me else HELD
    deputy = DEPUTY_OF[promise.about]
    if deed in BODIES:
        return voted(reading, promise, deputy, doer)
    if reading.scene.post[deputy] >= pieces.FREE_POSTS:
        return 0.0
    plain, strong = reading.prospects.plain, reading.prospects.strong
    if deed == "support":
        return reading.blow(deputy, strong - plain)
    if deed == "denounce":
        return reading.blow(deputy, plain)
    return -SPARED * reading.blow(deputy, plain)


def voted(reading: Reading, promise: Promise, deputy: int, doer: int) -> float:
    """A vote: how much likelier it makes an outcome, and what that is worth. My own vote is settled by my
    interest, another’s by his habits."""
    prospects, scene = reading.prospects, reading.scene
    weights = column(reading.counts, BODIES[promise.deed])
    if not sum([weights[faction] for faction, owner in enumerate(reading.owner) if owner == doer]):
        return 0.0
    if promise.deed == "vote_report":
        won_over = scene.sent(deputy, pieces.CONVENTION, 2, pieces.REPORT)
        lost = scene.sent(deputy, pieces.CONVENTION, -2)
    else:
        won_over, lost = scene.sent(deputy, pieces.CONVENTION), scene.sent(deputy, pieces.GUILLOTINE)
    stake = prospects.share(won_over) - prospects.share(lost)
    whose, kindly = reading.seat_of(deputy), promise.how == HOW[promise.deed]
    habit = {doer: float(stake > 0)} if doer == reading.me else UNKNOWN
    before = won(prospects.ballot(whose, weights, habit))
    return stake * (won(prospects.ballot(whose, weights, {doer: float(kindly)})) - before)


def consider(view: ConventionView, pledge: Pledge) -> bool:
    """Whether I gain by an exchange, as far as the other is to be trusted. A promise for nothing is
    welcome, unless it harms me."""
    reading = Reading(view)
    gain = trust(reading, pledge.by) * worth(reading, pledge.promise, pledge.by)
    if pledge.in_return is None:
        return gain >= 0
    return gain + worth(reading, pledge.in_return, reading.me) > 0


def propose(view: ConventionView) -> Sequence[Proposal]:
    """Before the round a Report for a Report; before a vote about a deputy of mine, something for the votes
    of the others: to the one with whom it brings me most, as far as he would accept it."""
    if view.pending is None or view.pending.kind not in ASKED:
        return ()
    deed = ASKED[view.pending.kind]
    reading = Reading(view)
    about = best_reporter(reading, reading.me) if view.pending.kind == "move" else reading.deputy
    if about < 0 or not reading.is_mine(about):
        return ()
    wanted = Promise(deed, pieces.DEPUTY_NAMES[about], HOW[deed])
    best, most = None, WORTHWHILE
    for other in range(view.seats):
        if other == reading.me or asked_before(view, other, wanted):
            continue
        theirs = Reading(view, other)
        gain = trust(reading, other) * worth(reading, wanted, other)
        cost = worth(theirs, wanted, other)
        for promise, until in offerable(reading, other, deed) if gain > most else ():
            net = gain + worth(reading, promise, reading.me)
            taken = trust(theirs, reading.me) * worth(theirs, promise, reading.me) + cost > 0
            if taken and net > most:
                best, most = Proposal(other, promise, wanted, until), net
    return () if best is None else (best,)


def best_reporter(reading: Reading, seat: int) -> int:
    """Of the deputies of a seat at the Convention, the one to whom a Report brings most; -1 for none."""
    scene, prospects = reading.scene, reading.prospects
    there = [
        d for d in range(pieces.DEPUTIES) if scene.post[d] == pieces.CONVENTION and reading.seat_of(d) == seat
    ]
    return max(there, key=lambda d: prospects.gain(scene.popularity[d], 2), default=-1)


def offerable(reading: Reading, other: int, deed: str) -> list[tuple[Promise, int]]:
    """What I can offer, and until which round: my vote for a deputy of the other’s who comes up next, or to
    spare one."""
    view, scene = reading.view, reading.scene
    theirs = [deputy for deputy in range(pieces.DEPUTIES) if reading.seat_of(deputy) == other]
    if view.phase == "movement":
        coming = [best_reporter(reading, other)]
    else:
        coming = [deputy for deputy in theirs if pieces.DEPUTY_NAMES[deputy] in still_to_come(view, deed)]
    found = [
        (Promise(deed, pieces.DEPUTY_NAMES[each], HOW[deed]), view.round) for each in coming if each >= 0
    ]
    open_to = [d for d in theirs if scene.post[d] < pieces.FREE_POSTS and scene.square[d] == pieces.NORMAL]
    if open_to and view.round < reading.prospects.fortunes.last:
        spared = max(open_to, key=reading.loss)
        found.append((Promise("spare", pieces.DEPUTY_NAMES[spared]), view.round + 1))
    return found


def still_to_come(view: ConventionView, deed: str) -> set[str]:
    """Deputies about whom the same is voted later in this phase."""
    if deed == "vote_trial":
        waiting = {deputy.name for deputy in view.deputies if deputy.square == "summoned"}
    else:
        waiting = {deputy.name for deputy in view.deputies if deputy.square == pieces.SQUARES[pieces.REPORT]}
    for event in reversed(view.history):
        if isinstance(event, events.Reported):
            waiting.discard(event.deputy)
        elif isinstance(event, events.Phase):
            break
    return waiting


def asked_before(view: ConventionView, other: int, wanted: Promise) -> bool:
    """Whether the other has been asked for this promise in this round, or has made it."""
    between = [
        pledge
        for pledge in view.pledges
        if {pledge.by, pledge.to} == {view.seat, other} and pledge.made == view.round
    ]
    return any(wanted in pledge.sides for pledge in between)
