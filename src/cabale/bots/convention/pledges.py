"""My word and that of others: what it is worth to keep it, and how far others may be trusted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cabale.bots.convention.reading import Reading
from cabale.core.pledges import Mark, Promise
from cabale.games.convention import events
from cabale.games.convention.notation import DEPUTY_OF

WORD: Final = 0.04  # of the win: what it is worth to be known as one who keeps his word
LAST: Final = 0.25  # of a word's worth, in the last round: there is little left to be known for
TRUST: Final = 0.7  # how often others keep theirs, before anything is known
TESTED: Final = 2.0  # so many pledges weigh as much as what is believed before any is known


class Word(NamedTuple):
    """A promise of mine that is open, to whom, and what it is worth to keep it."""

    promise: Promise
    to: int
    worth: float


class Given(NamedTuple):
    """A promise in an accepted pledge: whose, to whom, until when, its mark and that of what the other
    promised."""

    by: int
    to: int
    promise: Promise
    until: int
    mark: Mark = "open"
    others_mark: Mark = "open"


def given(reading: Reading) -> Iterator[Given]:
    """All promises of accepted pledges that the view knows."""
    for pledge in reading.view.pledges:
        if pledge.standing != "accepted":
            continue
        first, second = pledge.marks
        yield Given(pledge.by, pledge.to, pledge.promise, pledge.until, first, second)
        if pledge.in_return is not None:
            yield Given(pledge.to, pledge.by, pledge.in_return, pledge.until, second, first)


def running(reading: Reading) -> list[Given]:
    """What is promised and neither kept nor broken yet."""
    return [each for each in given(reading) if each.mark == "open" and each.others_mark != "broken"]


def word_on(reading: Reading, deed: str, about: str) -> Word | None:
    """What I have promised about this, if anything; to one who broke his own word I owe nothing."""
    for each in given(reading):
        if each.by == reading.me and each.mark == "open" and each.others_mark != "broken":
            if each.promise.deed == deed and is_about(reading, each, about):
                last = reading.prospects.round == reading.prospects.fortunes.last
                return Word(each.promise, each.to, reading.honour * WORD * (LAST if last else 1.0))
    return None


def is_about(reading: Reading, each: Given, about: str) -> bool:
    """Whether a promise means this deputy: by name, or as one whom the other has denounced."""
    if each.promise.deed != "support" or each.promise.about:
        return each.promise.about == about
    return accuser(reading, about) == each.to


def accuser(reading: Reading, deputy: str) -> int | None:
    """Who denounced a deputy last."""
    for event in reversed(reading.view.history):
        if isinstance(event, events.Denounced) and event.deputy == deputy:
            return event.seat
    return None


def trust(reading: Reading, seat: int) -> float:
    """How likely another keeps what he has promised me, by what he has kept and broken."""
    marks = [each.mark for each in given(reading) if (each.by, each.to) == (seat, reading.me)]
    kept, broken = marks.count("kept"), marks.count("broken")
    return (TRUST * TESTED + kept) / (TESTED + kept + broken)


def promised(reading: Reading, deed: str, deputy: str) -> dict[int, float]:
    """How likely others vote for a deputy who have promised me how they will vote about him."""
    kind = "oui" if deed == "vote_report" else "non"
    return {
        each.by: trust(reading, each.by) if each.promise.how == kind else 1 - trust(reading, each.by)
        for each in given(reading)
        if each.to == reading.me and each.mark == "open" and each.promise.deed == deed
        if each.promise.about == deputy
    }


def backing(reading: Reading, deputy: str) -> float:
    """How likely an accusation of mine is supported, as far as somebody has promised it who may (R-08)."""
    whose = reading.seat_of(DEPUTY_OF[deputy])
    return max(
        [
            trust(reading, each.by)
            for each in running(reading)
            if each.to == reading.me != whose != each.by
            if each.promise.deed == "support" and each.promise.about in ("", deputy)
        ],
        default=0.0,
    )


def pacts(reading: Reading) -> dict[int, dict[int, float]]:
    """My deputies for whose Reports others have promised their votes, and how likely those come."""
    wanted = {
        each.promise.about
        for each in given(reading)
        if each.to == reading.me and each.mark == "open" and each.promise.deed == "vote_report"
    }
    return {DEPUTY_OF[name]: promised(reading, "vote_report", name) for name in wanted}
