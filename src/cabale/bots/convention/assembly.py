"""Phases II and III: Reports, the agenda, the dissolution, the Motions of the Committee."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.pledges import word_on
from cabale.bots.convention.prospects import UNKNOWN, Prospects, won
from cabale.bots.convention.reading import Reading
from cabale.bots.convention.scene import column
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention import pieces

BODIES: Final = {
    "vote_trial": pieces.TRIBUNAL,
    "vote_report": pieces.CONVENTION,
    "vote_motion": pieces.COMMITTEE,
}  # who votes
SECONDED: Final = 0.1  # how much likelier a denunciation is confirmed because others may support it


def choose_reporter(reading: Reading, moves: list[int]) -> Reason:
    """II-2. Whose Report promises most, by how the others vote and by what they have promised."""
    prospects = reading.prospects
    _, reporter = prospects.report(reading.scene, reading.faction, reading.counts)
    known = prospects.pacts.get(reporter, UNKNOWN)
    accepted = won(prospects.ballot(reading.me, column(reading.counts, pieces.CONVENTION), known))
    if reporter == pieces.NOBODY_NAMED:
        return reading.why(PASS, "no-report", percent=percent(accepted))
    return reading.why(pieces.CHOOSE + reporter, "report", reporter, percent=percent(accepted))


def vote_on_report(reading: Reading, moves: list[int]) -> Reason:
    deputy = reading.deputy
    praised = reading.scene.sent(deputy, pieces.CONVENTION, 2, pieces.REPORT)
    blamed = reading.scene.sent(deputy, pieces.CONVENTION, -2)
    gain = reading.prospects.share(praised) - reading.prospects.share(blamed)
    return vote(reading, moves, "vote_report", deputy, gain, True)


def vote(
    reading: Reading, moves: list[int], deed: str, deputy: int, gain: float, yes_is_kind: bool
) -> Reason:
    """OUI if it brings more than NON; my word is weighed against what my vote is likely to change. What is
    said depends on whose deputy it is."""
    word = word_on(reading, deed, pieces.DEPUTY_NAMES[deputy])
    if word is not None:
        gain *= pivotal(reading, deed, deputy)
        gain += word.worth if word.promise.how == "oui" else -word.worth
    yes = gain > 0
    move = reading.cast(moves, yes)
    if word is not None:
        kept = yes == (word.promise.how == "oui")
        return reading.why(move, "word-kept" if kept else "word-broken", target=word.to)
    if reading.is_mine(deputy):
        return reading.why(move, "own", deputy)
    whose = reading.seat_of(deputy)
    key = "friend" if yes == yes_is_kind else deed.replace("_", "-")
    return reading.why(move, key, deputy, target=whose, elected=reading.view.totals[whose])


def pivotal(reading: Reading, deed: str, deputy: int) -> float:
    """How likely my votes decide."""
    weights = column(reading.counts, BODIES[deed])
    for_him, against_him = (
        won(reading.prospects.ballot(reading.seat_of(deputy), weights, {reading.me: kind}))
        for kind in (1.0, 0.0)
    )
    return for_him - against_him


def speak(reading: Reading, moves: list[int]) -> Reason:
    """II-5. The denunciation, or the support of one, that brings me most."""
    prospects = reading.prospects
    best, most = PASS, 0.0
    for move in moves[1:]:
        if move >= pieces.SUPPORT:
            deputy = move - pieces.SUPPORT
            gain = reading.blow(deputy, prospects.strong - prospects.plain)
            gain += spoken(reading, "support", deputy)
        else:
            deputy = move - pieces.DENOUNCE
            gain = reading.blow(deputy, prospects.plain + SECONDED) + spoken(reading, "denounce", deputy)
        if gain > most:
            best, most = move, gain
    plain, strong = percent(prospects.plain), percent(prospects.strong)
    if best == PASS:
        return reading.why(PASS, "no-speech")
    if best >= pieces.SUPPORT:
        deputy = best - pieces.SUPPORT
        return reading.why(
            best, "support", deputy, target=reading.seat_of(deputy), percent=strong, before=plain
        )
    deputy = best - pieces.DENOUNCE
    return reading.why(best, "denounce", deputy, target=reading.seat_of(deputy), percent=plain)


def spoken(reading: Reading, deed: str, deputy: int) -> float:
    """What my word is worth for or against accusing a deputy."""
    name = pieces.DEPUTY_NAMES[deputy]
    promised, spared = word_on(reading, deed, name), word_on(reading, "spare", name)
    return (promised.worth if promised else 0.0) - (spared.worth if spared else 0.0)


# --- dissolution


def ends(reading: Reading) -> tuple[float, float]:
    """My share of the win if the game ends with this round, and if it goes on."""
    view = reading.view
    last = Prospects(view, reading.me, reading.owner, reading.dossiers, True)
    now, later = last.totals(reading.scene), reading.totals
    return last.win(now), reading.prospects.win(later)


def propose_dissolution(reading: Reading, moves: list[int]) -> Reason:
    now, later = ends(reading)
    key, move = ("end", pieces.PROPOSE) if now > later else ("go-on", PASS)
    return reading.why(move, key, percent=percent(now), before=percent(later))


def vote_on_dissolution(reading: Reading, moves: list[int]) -> Reason:
    now, later = ends(reading)
    word = word_on(reading, "vote_dissolution", "")
    gain = now - later
    if word is not None:
        gain += word.worth if word.promise.how == "oui" else -word.worth
    move = reading.cast(moves, gain > 0)
    if word is not None:
        kept = (gain > 0) == (word.promise.how == "oui")
        return reading.why(move, "word-kept" if kept else "word-broken", target=word.to)
    key = "end" if gain > 0 else "go-on"
    return reading.why(move, key, percent=percent(now), before=percent(later))


# --- the Committee


def adopted(reading: Reading, deputy: int) -> float:
    """III-3. How likely a Motion against a deputy is adopted, with my votes for it."""
    seated = column(reading.counts, pieces.COMMITTEE)
    odds = reading.prospects.ballot(reading.seat_of(deputy), seated, {reading.me: 0.0})
    return 1 - won(odds) - odds.get(0, 0.0)


def name_in_motion(reading: Reading, moves: list[int]) -> Reason:
    best, most, chance = PASS, 0.0, 0.0
    for move in moves[1:]:
        deputy = move - pieces.DENOUNCE
        likely = adopted(reading, deputy)
        gain = reading.blow(deputy, likely * reading.prospects.strong) + spoken(reading, "denounce", deputy)
        if gain > most:
            best, most, chance = move, gain, likely
    if best == PASS:
        return reading.why(PASS, "no-motion")
    deputy = best - pieces.DENOUNCE
    return reading.why(best, "motion", deputy, target=reading.seat_of(deputy), percent=percent(chance))


def vote_on_motion(reading: Reading, moves: list[int]) -> Reason:
    deputy = reading.deputy
    return vote(reading, moves, "vote_motion", deputy, reading.blow(deputy, reading.prospects.strong), False)
