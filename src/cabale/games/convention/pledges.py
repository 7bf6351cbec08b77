"""What players of the Convention may promise each other in writing, and what the log says of it.

N-2: the rules never read a pledge, and it changes no move. A promise is about a coming vote, denunciation
or support; what nobody but its owner may know (a held card, a sealed ballot) never decides it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from cabale.core.book import Promises
from cabale.core.pledges import Decided, Form, Promise, Sign
from cabale.core.story import Entry, entries
from cabale.core.watching import asking
from cabale.games.convention import pieces
from cabale.games.convention.assembly import Agenda, Motion, MotionVote, ReportVote
from cabale.games.convention.club import Delayed, Target
from cabale.games.convention.denouncing import Trial
from cabale.games.convention.events import ACCUSES, CARRIED, DISSOLVED, JUDGED, REPORTED, VOTED
from cabale.games.convention.questions import time_to_talk
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView
from cabale.games.convention.watching import kind_of

COUNTS: Final = {  # of each vote that may be promised: the entry with its result
    "vote_trial": JUDGED,
    "vote_report": REPORTED,
    "vote_motion": CARRIED,
    "vote_dissolution": DISSOLVED,
}
VOTES: Final = ("oui", "non")
YOURS: Final = ""  # of a support: whatever the other has denounced


class ConventionPromises(Promises[Convention, ConventionView]):
    """Votes, denunciations and supports; and to leave somebody in peace."""

    about: ClassVar[str] = "deputy"
    forced: ClassVar[str] = "V-5"
    decided: ClassVar[Mapping[str, Decided]] = {
        **dict.fromkeys(COUNTS, "once"),
        "support": "ever",
        "denounce": "ever",
        "spare": "never",
    }

    def turn(self, s: Convention) -> int:
        return s.round

    def forms(self, s: Convention, by: int, to: int) -> tuple[Form, ...]:
        alive = [deputy for deputy in range(pieces.DEPUTIES) if s.post[deputy] < pieces.GUILLOTINE]
        return _forms(alive, s.owner, by, _voted_on(s.round, s.options.dissolution_from, s.options.rounds))

    def choices(self, view: ConventionView, by: int, to: int) -> tuple[Form, ...]:
        alive = [
            i for i, deputy in enumerate(view.deputies) if pieces.POSTS.index(deputy.post) < pieces.GUILLOTINE
        ]
        first, rounds = view.options["dissolution_from"], view.options["rounds"]
        assert isinstance(first, int) and isinstance(rounds, int)
        return _forms(alive, view.owners, by, _voted_on(view.round, first, rounds))

    def moment(self, s: Convention) -> bool:
        step = asking(s)
        return step is not None and not s.sealed and time_to_talk(s, kind_of(step))

    def concerns(self, s: Convention, seat: int) -> bool:
        match asking(s):
            case ReportVote(deputy, _) | Trial(deputy, _) | MotionVote(_, deputy, _):
                return s.owns(seat, deputy)
        return False

    def gone(self, before: Convention, seat: int, by: int, promise: Promise) -> bool:
        """II-5. Each faction speaks once in the agenda: who has spoken denounces and supports nobody more."""
        step = asking(before)
        if seat != by or promise.deed not in ("denounce", "support") or not isinstance(step, Agenda):
            return False
        return all(before.owner[before.at(turn)] != by for turn in range(step.turn + 1, len(before.circle)))

    def sign(
        self, before: Convention, after: Convention, seat: int, move: int, by: int, to: int, promise: Promise
    ) -> Sign:
        happened = entries(after.story, before.story)
        if promise.deed in COUNTS:
            return _vote(after, happened, by, promise)
        if promise.deed == "support":
            return _support(before, move, to, promise.about) if seat == by else ""
        deputy = pieces.DEPUTY_NAMES.index(promise.about)
        chosen = _denunciation(before, happened, seat, move, deputy) if seat == by else ""
        return chosen or ("forced" if _accused(after, happened, by, deputy) else "")


def _voted_on(round: int, first: int, rounds: int) -> bool:
    """II-9. Whether dissolution may be proposed in this round or in the next."""
    return first <= round + ConventionPromises.ahead and round < rounds


def _forms(
    alive: Sequence[int], owners: Sequence[int | None], by: int, dissolution: bool
) -> tuple[Form, ...]:
    own = [deputy for deputy in alive if owners[deputy // pieces.PER_FACTION] == by]
    if not own:
        return ()
    everybody = tuple([pieces.DEPUTY_NAMES[deputy] for deputy in alive])
    others = tuple([pieces.DEPUTY_NAMES[deputy] for deputy in alive if deputy not in own])
    votes = [Form(deed, everybody, VOTES) for deed in COUNTS if deed != "vote_dissolution"]
    if dissolution:
        votes.append(Form("vote_dissolution", how=VOTES))
    return (*votes, Form("support", (YOURS, *others)), Form("denounce", others), Form("spare", others))


def _vote(s: Convention, happened: Sequence[Entry], by: int, promise: Promise) -> Sign:
    """N-5. The ballots of all factions of the seat, when they are opened; without one, nothing to keep."""
    ballots: list[Entry] = []
    for entry in happened:
        if entry.kind == VOTED:
            ballots.append(entry)
        elif entry.kind in COUNTS.values():
            about = "" if entry.kind == DISSOLVED else pieces.DEPUTY_NAMES[entry.seat]
            mine = [ballot for ballot in ballots if s.owner[ballot.seat] == by]
            if mine and (entry.kind, about) == (COUNTS[promise.deed], promise.about):
                against = [ballot.whom if promise.how == "oui" else ballot.what for ballot in mine]
                return "left" if any(against) else "done"
            ballots = []
    return ""


def _support(s: Convention, move: int, to: int, about: str) -> Sign:
    """II-7. Whoever speaks in the agenda could have supported what is on the table without a supporter."""
    if not isinstance(asking(s), Agenda):
        return ""
    meant = [
        pieces.SUPPORT + deputy
        for deputy in s.charges
        if about == pieces.DEPUTY_NAMES[deputy] or (about == YOURS and _accuser(s, deputy) == to)
    ]
    if move in meant:
        return "done"
    return "left" if set(meant) & set(s.moves(s.turn)) else ""


def _accuser(s: Convention, deputy: int) -> int | None:
    """Who denounced somebody in the batch that is open."""
    story = s.story
    while story is not None:
        story, kind, faction, what, _ = story
        if (kind, what) == (ACCUSES, deputy):
            return s.owner[faction]
    return None


def _denunciation(s: Convention, happened: Sequence[Entry], seat: int, move: int, deputy: int) -> Sign:
    """II-6, III-2, V-5, V-6. What he does of his own choice; a card that he must play is none.

    Only the agenda and the Committee are occasions: what a seat could have done with its cards is its secret.
    """
    step = asking(s)
    if isinstance(step, Agenda | Motion):
        if move == pieces.DENOUNCE + deputy:
            return "done"
        return "left" if pieces.DENOUNCE + deputy in s.moves(seat) else ""
    if isinstance(step, Delayed | Target) and any(
        (entry.kind, entry.what) == (ACCUSES, deputy) for entry in happened
    ):
        return "done"
    return ""


def _accused(s: Convention, happened: Sequence[Entry], by: int, deputy: int) -> bool:
    """V-5. A drawn card must be played, also against a friend, whoever's answer it follows."""
    return any(
        entry.kind == ACCUSES and entry.what == deputy and s.owner[entry.seat] == by for entry in happened
    )


PROMISES: Final = ConventionPromises()
