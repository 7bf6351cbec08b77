"""My word: what is promised in accepted pledges, and what it is worth to keep what I have promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cabale.core.agenda import PASS
from cabale.core.pledges import Mark, Promise
from cabale.games.convention import events, pieces
from cabale.games.convention.views import ConventionView

WORD: Final = 0.04  # of the win: what it is worth to be known as one who keeps his word
LAST: Final = 0.25  # of a word's worth, in the last round: there is little left to be known for
BALLOTS: Final = {
    "report_vote": "vote_report",
    "trial_vote": "vote_trial",
    "motion_vote": "vote_motion",
    "dissolve_vote": "vote_dissolution",
}
KINDLY: Final = {"vote_trial": "non", "vote_report": "oui", "vote_motion": "non"}  # favours the deputy
ACCUSING: Final = ("agenda", "motion_propose", "club_target", "club_delayed")


class Given(NamedTuple):
    """A promise in an accepted pledge: whose, to whom, until when, its mark and that of what the other
    promised."""

    by: int
    to: int
    promise: Promise
    until: int
    mark: Mark = "open"
    others_mark: Mark = "open"


def given(view: ConventionView) -> Iterator[Given]:
    """All promises of accepted pledges that the view knows."""
    for pledge in view.pledges:
        if pledge.standing != "accepted":
            continue
        first, second = pledge.marks
        yield Given(pledge.by, pledge.to, pledge.promise, pledge.until, first, second)
        if pledge.in_return is not None:
            yield Given(pledge.to, pledge.by, pledge.in_return, pledge.until, second, first)


def running(view: ConventionView) -> list[Given]:
    """What is promised and neither kept nor broken yet."""
    return [each for each in given(view) if each.mark == "open" and each.others_mark != "broken"]


def owed(view: ConventionView) -> list[Given]:
    """What I have promised; to one who broke his own word I owe nothing."""
    return [each for each in running(view) if each.by == view.seat]


# --- what a word says of an answer


def sworn(view: ConventionView, moves: list[int]) -> list[float]:
    """What each of these is worth because of what I have promised, in shares of the win."""
    mine = owed(view)
    if not mine:
        return []
    last = view.dissolved or view.round == view.options["rounds"]
    worth = WORD * (LAST if last else 1.0)
    bidden, forbidden = commands(view, mine, moves)
    return [worth * ((move in bidden) - (move in forbidden)) for move in moves]


def commands(
    view: ConventionView, mine: list[Given], moves: list[int]
) -> tuple[dict[int, Given], dict[int, Given]]:
    """The answers that I have promised to give, and those that I have promised not to, each with its
    promise."""
    asked = "" if view.pending is None else view.pending.kind
    if asked in BALLOTS:
        return _ballot(view, BALLOTS[asked], mine, moves), {}
    if asked not in ACCUSING:
        return {}, {}
    bidden: dict[int, Given] = {}
    forbidden: dict[int, Given] = {}
    for move in moves:
        about = accused_by(move, asked)
        if about == pieces.NOBODY_NAMED:
            continue
        deed, name = "support" if is_support(move, asked) else "denounce", pieces.DEPUTY_NAMES[about]
        for each in mine:
            if each.promise.deed == deed and is_about(view, each, name):
                bidden[move] = each
            elif each.promise.deed == "spare" and each.promise.about == name:
                forbidden[move] = each
    return bidden, forbidden


def _ballot(view: ConventionView, deed: str, mine: list[Given], moves: list[int]) -> dict[int, Given]:
    """All votes as promised (R-04): OUI is the first of two answers, or the last of a count."""
    about = "" if deed == "vote_dissolution" else str(view.ahead[-1].facts["deputy"])
    yes, no = (pieces.OUI, pieces.NON) if pieces.OUI in moves else (moves[-1], moves[0])
    for each in mine:
        if (each.promise.deed, each.promise.about) == (deed, about):
            return {yes if each.promise.how == "oui" else no: each}
    return {}


def accused_by(move: int, asked: str) -> int:
    """Whom an answer strikes, if it names somebody."""
    if move == PASS or move >= pieces.PUT_BACK:
        return pieces.NOBODY_NAMED
    if asked == "club_target":
        return move - pieces.CHOOSE
    if asked == "club_delayed":
        return pieces.NAMES[pieces.MISSION_CARDS + move - pieces.PLAY]
    return move - (pieces.SUPPORT if is_support(move, asked) else pieces.DENOUNCE)


def is_support(move: int, asked: str) -> bool:
    return asked == "agenda" and move >= pieces.SUPPORT


def is_about(view: ConventionView, each: Given, about: str) -> bool:
    """Whether a promise means this deputy: by name, or as one whom the other has denounced."""
    if each.promise.deed != "support" or each.promise.about:
        return each.promise.about == about
    return accuser(view, about) == each.to


def accuser(view: ConventionView, deputy: str) -> int | None:
    """Who denounced a deputy last."""
    for event in reversed(view.history):
        if isinstance(event, events.Denounced) and event.deputy == deputy:
            return event.seat
    return None
