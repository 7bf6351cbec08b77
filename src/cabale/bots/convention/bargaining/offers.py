"""Offers: what I could exchange with whom at this moment, and what I answer to the exchanges of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.bargaining.rostrum import Rostrum
from cabale.bots.convention.bargaining.trust import trust
from cabale.bots.convention.bargaining.worth import BODIES, SPEECHES, bring, still_to_come
from cabale.bots.convention.pledges import KINDLY, Given, given, running
from cabale.core.pledges import Pledge, Promise, Proposal, Verdict
from cabale.games.convention import pieces
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.views import ConventionView

BALLOTS: Final = {"report_vote": "vote_report", "trial_vote": "vote_trial", "motion_vote": "vote_motion"}
WORTHWHILE: Final = 0.002  # of the win: what an offer must bring
THOUGHT_OF: Final = 2  # deputies whom two of us might accuse together
AT_HAND: Final = 0.5  # how certain an occasion must be that is promised
LIKELY: Final = 0.4  # and one to support what another may accuse
IN_TURN: Final = 0.25  # where each does it for the other, and neither gives anything else away


class Exchange(NamedTuple):
    """Something for something, and why."""

    other: int
    mine: Promise
    theirs: Promise
    until: int
    why: str


class Bargaining:
    """Made for one offer, mine or another's: what everybody would make of it."""

    def __init__(self, view: ConventionView) -> None:
        self.reading: Final = Reading(view)
        self.rostrum: Final = Rostrum(self.reading, running(self.reading.view))

    def weighed(self, mine: Given | None, theirs: Given, seat: int) -> float:
        """What an exchange brings one of us, as far as the other is to be trusted; `mine` is what he gives
        himself."""
        reading = self.reading.through(seat)
        own = [] if mine is None else [mine]
        if_kept = bring(reading, self.rostrum, [*own, theirs])
        if_not = bring(reading, self.rostrum, own)
        sure = trust(reading, theirs.by)
        return sure * if_kept + (1 - sure) * if_not


# --- offers


def propose(view: ConventionView) -> Sequence[Proposal]:
    """The exchange that brings me most, of those that the other would accept."""
    if view.pending is None or view.seats == 2:  # what one of two wins the other loses
        return ()
    asked = view.pending.kind
    talk = Bargaining(view)
    reading, me = talk.reading, view.seat
    best, most = None, WORTHWHILE
    for each in candidates(talk, asked):
        if (
            asked_before(view, each)
            or bound(reading, me, each.mine)
            or bound(reading, each.other, each.theirs)
        ):
            continue
        mine = Given(me, each.other, each.mine, each.until)
        theirs = Given(each.other, me, each.theirs, each.until)
        gain = talk.weighed(mine, theirs, me)
        if gain > most and talk.weighed(theirs, mine, each.other) > 0:
            best, most = each, gain
    if best is None:
        return ()
    return (Proposal(best.other, best.mine, best.theirs, best.until, best.why),)


def candidates(talk: Bargaining, asked: str) -> Iterator[Exchange]:
    """What one might exchange at this moment."""
    reading = talk.reading
    others = [seat for seat in range(reading.view.seats) if seat != reading.me and at_work(reading, seat)]
    if asked == "move":
        yield from reports(reading, others)
    elif asked == "agenda":
        for other in others:
            yield from together(talk, other)
            yield from truces(talk, other)
            yield from turns(talk, other)
    elif asked in BALLOTS:
        yield from ballots(talk, BALLOTS[asked], others)
    elif asked in ("dissolve_propose", "dissolve_vote"):
        yield from endings(talk, asked, others)


def at_work(reading: Reading, seat: int) -> bool:
    """Whether somebody has deputies left who may do something for me."""
    return any(sum(row) for faction, row in enumerate(reading.counts) if reading.owner[faction] == seat)


def reports(reading: Reading, others: list[int]) -> Iterator[Exchange]:
    """Before the round a Report for a Report."""
    mine = best_reporter(reading, reading.me)
    for other in others if mine >= 0 else ():
        theirs = best_reporter(reading, other)
        if theirs >= 0:
            yield Exchange(
                other, ballot("vote_report", theirs), ballot("vote_report", mine), reading.view.round, "votes"
            )


def together(talk: Bargaining, other: int) -> Iterator[Exchange]:
    """One of us accuses and the other supports: who speaks first, accuses."""
    reading, rostrum, now = talk.reading, talk.rostrum, talk.reading.view.round
    for first, then, i_begin in ((reading.me, other, True), (other, reading.me, False)):
        for faction, backer in pairs(reading, first, then):
            if rostrum.before(faction, backer, now) < AT_HAND:
                continue
            common = [deputy for deputy in rostrum.targets(faction) if reading.seat_of(deputy) != then]
            common.sort(key=lambda deputy: -reading.blow(deputy, reading.prospects.strong))
            for deputy in common[:THOUGHT_OF]:
                name = pieces.DEPUTY_NAMES[deputy]
                accuse, support = Promise("denounce", name), Promise("support", name)
                why = "leader" if reading.seat_of(deputy) == reading.leader else "together"
                if i_begin:
                    yield Exchange(other, accuse, support, now, why)
                else:
                    yield Exchange(other, support, accuse, now, why)


def truces(talk: Bargaining, other: int) -> Iterator[Exchange]:
    """Each leaves in peace the one whom he would have accused."""
    me = talk.reading.me
    spared, saved = threatened(talk, me, other), threatened(talk, other, me)
    if spared is not None and saved is not None:
        now = talk.reading.view.round
        yield Exchange(other, Promise("spare", spared), Promise("spare", saved), now, "truce")


def turns(talk: Bargaining, other: int) -> Iterator[Exchange]:
    """Support for support: at one agenda he speaks before me, at the next I before him."""
    reading, until = talk.reading, talk.reading.view.round + 1
    for mine, theirs in pairs(reading, reading.me, other):
        if min(talk.rostrum.seconds(*each, until) for each in ((mine, theirs), (theirs, mine))) > IN_TURN:
            yield Exchange(other, Promise("support"), Promise("support"), until, "turns")


def ballots(talk: Bargaining, deed: str, others: list[int]) -> Iterator[Exchange]:
    """Before a vote something for the votes of others: most of all where it is about a deputy of mine."""
    reading = talk.reading
    deputy = reading.deputy
    kindly = reading.stake(deed, deputy) > 0
    if kindly and not reading.is_mine(deputy):
        return  # whom I would save for his player's sake, that player may save
    wanted = ballot(deed, deputy, kindly)
    why = "rescue" if kindly and deed != "vote_report" else "votes" if kindly else "against"
    for other in others:
        weights = [row[BODIES[deed]] for row in reading.counts]
        if other == reading.seat_of(deputy) or not sum(
            [weight for faction, weight in enumerate(weights) if reading.owner[faction] == other]
        ):
            continue
        for promise, until in payments(talk, other, deed):
            yield Exchange(other, promise, wanted, until, why)


def payments(talk: Bargaining, other: int, deed: str) -> Iterator[tuple[Promise, int]]:
    """What I can give, and until which round: my vote for a deputy of his who comes up, peace for one, or my
    support at an agenda where he speaks before me."""
    reading, rostrum = talk.reading, talk.rostrum
    view = reading.view
    for name in sorted(still_to_come(view, deed)):
        deputy = DEPUTY_OF[name]
        if reading.seat_of(deputy) == other and deputy != reading.deputy:
            yield ballot(deed, deputy), view.round
    spared = threatened(talk, reading.me, other)
    for until in (view.round, view.round + 1):
        due = [rostrum.due(faction, until) for faction in own(reading, reading.me)]
        if spared is not None and max(due, default=0.0) >= AT_HAND:
            yield Promise("spare", spared), until
        due = [rostrum.seconds(theirs, mine, until) for mine, theirs in pairs(reading, reading.me, other)]
        if max(due, default=0.0) > LIKELY:
            yield Promise("support"), until


def endings(talk: Bargaining, asked: str, others: list[int]) -> Iterator[Exchange]:
    """Alliances for the end of the game, or against it."""
    reading = talk.reading
    view = reading.view
    now, later = reading.ends
    how = "oui" if now > later else "non"
    if asked == "dissolve_propose" and how == "non":
        return
    wanted = Promise("vote_dissolution", how=how)
    for other in others:
        if not sum([reading.counts[faction][pieces.CONVENTION] for faction in own(reading, other)]):
            continue
        yield Exchange(other, wanted, wanted, view.round, "ending" if how == "oui" else "go-on")
        for promise, until in payments(talk, other, "vote_dissolution") if how == "non" else ():
            yield Exchange(other, promise, wanted, until, "go-on")


# --- answers


def weigh(view: ConventionView, pledge: Pledge, greed: float = 0.0) -> Verdict:
    """Whether I gain by an exchange, as far as the other is to be trusted, and why or why not. A promise for
    nothing is welcome, unless it harms me."""
    talk = Bargaining(view)
    reading, me, by = talk.reading, view.seat, pledge.by
    theirs = Given(by, me, pledge.promise, pledge.until)
    promised = bring(reading, talk.rostrum, [theirs])
    if pledge.in_return is None:
        welcome = promised >= 0 and not aimed_at(reading, pledge.promise)
        return Verdict(welcome, "gift" if welcome else "harm")
    if bound(reading, me, pledge.in_return):
        return Verdict(False, "bound")
    mine = Given(me, by, pledge.in_return, pledge.until)
    gain = talk.weighed(mine, theirs, me)
    if gain > greed:
        return Verdict(True, gladly(reading, pledge))
    if promised < 0:
        return Verdict(False, "harm")
    if bring(reading, talk.rostrum, [mine, theirs]) > greed and broke(reading, by):
        return Verdict(False, "word")
    if reading.leader == by:
        return Verdict(False, "leads")
    return Verdict(False, "price" if gain <= 0 else "little")


def aimed_at(reading: Reading, promise: Promise) -> bool:
    """Whether somebody promises to accuse a deputy of mine: no gift, even while he cannot be accused."""
    return (
        promise.deed in ("denounce", "support")
        and bool(promise.about)
        and reading.is_mine(DEPUTY_OF[promise.about])
    )


def gladly(reading: Reading, pledge: Pledge) -> str:
    """Why I accept."""
    accused = [each.about for each in pledge.sides if each and each.deed in ("denounce", "support")]
    if any(name and reading.seat_of(DEPUTY_OF[name]) == reading.leader for name in accused):
        return "leader"
    saved = pledge.promise
    if saved.deed in ("vote_trial", "vote_motion") and saved.how == KINDLY[saved.deed]:
        return "need"
    return "fair"


def bound(reading: Reading, seat: int, promise: Promise) -> bool:
    """Whether somebody has promised something else already, as far as I know, that he could not do as well:
    one speaks once, and votes once."""
    mine = [each.promise for each in running(reading.view) if each.by == seat]
    if promise.deed in SPEECHES:
        if promise.deed == "spare":
            return any(each.deed == "denounce" and each.about == promise.about for each in mine)
        return any(
            each.deed in ("denounce", "support") or (each.deed == "spare" and each.about == promise.about)
            for each in mine
        )
    return any(
        (each.deed, each.about) == (promise.deed, promise.about) and each.how != promise.how for each in mine
    )


def broke(reading: Reading, seat: int) -> bool:
    return any((each.by, each.to, each.mark) == (seat, reading.me, "broken") for each in given(reading.view))


# --- what is bargained for


def ballot(deed: str, deputy: int, kindly: bool = True) -> Promise:
    """A vote for a deputy, or against him."""
    how = KINDLY[deed]
    return Promise(deed, pieces.DEPUTY_NAMES[deputy], how if kindly else {"oui": "non", "non": "oui"}[how])


def own(reading: Reading, seat: int) -> list[int]:
    """The factions of a seat."""
    return [faction for faction, owner in enumerate(reading.owner) if owner == seat]


def pairs(reading: Reading, mine: int, theirs: int) -> Iterator[tuple[int, int]]:
    for first in own(reading, mine):
        for then in own(reading, theirs):
            yield first, then


def best_reporter(reading: Reading, seat: int) -> int:
    """Of the deputies of a seat at the Convention, the one to whom a Report brings most; -1 for none."""
    scene, prospects = reading.scene, reading.prospects
    there = [
        d for d in range(pieces.DEPUTIES) if scene.post[d] == pieces.CONVENTION and reading.seat_of(d) == seat
    ]
    return max(there, key=lambda d: prospects.gain(scene.popularity[d], 2), default=-1)


def threatened(talk: Bargaining, by: int, whose: int) -> str | None:
    """Of the deputies of one seat, the one whom another is most likely to accuse."""
    reading = talk.reading
    odds = {
        deputy: chance
        for faction in own(reading, by)
        for deputy, chance in talk.rostrum.odds(faction).items()
        if reading.seat_of(deputy) == whose
    }
    return pieces.DEPUTY_NAMES[max(odds, key=odds.__getitem__)] if odds else None


def asked_before(view: ConventionView, wish: Exchange) -> bool:
    """Whether there was talk between us in this round of what I want, or of a speech at its agenda."""
    between = [
        pledge
        for pledge in view.pledges
        if {pledge.by, pledge.to} == {view.seat, wish.other} and pledge.made == view.round
    ]
    if wish.theirs.deed in SPEECHES:
        return any(each is not None and each.deed in SPEECHES for pledge in between for each in pledge.sides)
    return any(wish.theirs in pledge.sides for pledge in between)
