"""Phases II and III: Reports, the agenda, the dissolution, the Motions of the Committee."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.pledges import Word, backing, promised, word_on
from cabale.bots.convention.prospects import UNKNOWN, won
from cabale.bots.convention.reading import Reading
from cabale.bots.convention.scene import column
from cabale.bots.convention.worth import BODIES, carried
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention import pieces

SECONDED: Final = 0.1  # how much likelier a denunciation is confirmed because others may support it
HOPELESS: Final = 0.1  # a Motion that is adopted less often than this is not made


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
    return vote(reading, moves, "vote_report", deputy, reading.stake("vote_report", deputy), True)


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
    """II-5. The denunciation, or the support of one, that brings me most; my word is weighed with it."""
    gains = {move: accusing(reading, move) for move in moves[1:]}
    words = {move: spoken(reading, deed_of(move), accused_by(move)) for move in gains}
    unbound = max(gains, key=gains.__getitem__, default=PASS)
    best = max(gains, key=lambda move: gains[move] + words[move], default=PASS)
    if best == PASS or gains[best] + words[best] <= 0:
        best = PASS
    word = kept_by(reading, best, unbound)
    if word is not None:
        return reading.why(best, "word-kept", target=word.to)
    if broken := [move for move in words if words[move] > 0]:
        word = word_on(reading, deed_of(broken[0]), pieces.DEPUTY_NAMES[accused_by(broken[0])])
        if word is not None:
            return reading.why(best, "word-broken", target=word.to)
    plain, strong = percent(reading.prospects.plain), percent(reading.prospects.strong)
    if best == PASS:
        return reading.why(PASS, "no-speech")
    deputy = accused_by(best)
    whose = reading.seat_of(deputy)
    if best >= pieces.SUPPORT:
        return reading.why(best, "support", deputy, target=whose, percent=strong, before=plain)
    return reading.why(best, "denounce", deputy, target=whose, percent=plain)


def accusing(reading: Reading, move: int) -> float:
    """What a denunciation brings, with the support that others have promised it, or a support."""
    plain, strong = reading.prospects.plain, reading.prospects.strong
    deputy = accused_by(move)
    if move >= pieces.SUPPORT:
        return reading.blow(deputy, strong - plain)
    sure = backing(reading, pieces.DEPUTY_NAMES[deputy])
    return reading.blow(deputy, plain + max(SECONDED, sure * (strong - plain)))


def kept_by(reading: Reading, best: int, unbound: int) -> Word | None:
    """The word that I keep by it: I do what I promised, or leave in peace whom I promised to."""
    if best != PASS:
        word = word_on(reading, deed_of(best), pieces.DEPUTY_NAMES[accused_by(best)])
        if word is not None:
            return word
    if unbound in (PASS, best) or unbound >= pieces.SUPPORT:
        return None
    return word_on(reading, "spare", pieces.DEPUTY_NAMES[accused_by(unbound)])


def accused_by(move: int) -> int:
    return move - (pieces.SUPPORT if move >= pieces.SUPPORT else pieces.DENOUNCE)


def deed_of(move: int) -> str:
    return "support" if move >= pieces.SUPPORT else "denounce"


def spoken(reading: Reading, deed: str, deputy: int) -> float:
    """What my word is worth for or against accusing a deputy."""
    name = pieces.DEPUTY_NAMES[deputy]
    promised, spared = word_on(reading, deed, name), word_on(reading, "spare", name)
    return (promised.worth if promised else 0.0) - (spared.worth if spared else 0.0)


# --- dissolution


def propose_dissolution(reading: Reading, moves: list[int]) -> Reason:
    now, later = reading.ends
    key, move = ("end", pieces.PROPOSE) if now > later else ("go-on", PASS)
    return reading.why(move, key, percent=percent(now), before=percent(later))


def vote_on_dissolution(reading: Reading, moves: list[int]) -> Reason:
    now, later = reading.ends
    word = word_on(reading, "vote_dissolution", "")
    gain = now - later
    if word is not None:
        gain *= carried(reading, reading.me, True) - carried(reading, reading.me, False)
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
    known = promised(reading, "vote_motion", pieces.DEPUTY_NAMES[deputy]) | {reading.me: 0.0}
    odds = reading.prospects.ballot(reading.seat_of(deputy), seated, known)
    return 1 - won(odds) - odds.get(0, 0.0)


def name_in_motion(reading: Reading, moves: list[int]) -> Reason:
    best, most, chance = PASS, 0.0, 0.0
    for move in moves[1:]:
        deputy = move - pieces.DENOUNCE
        likely = adopted(reading, deputy)
        gain = reading.blow(deputy, likely * reading.prospects.strong) + spoken(reading, "denounce", deputy)
        if gain > most and likely >= HOPELESS:
            best, most, chance = move, gain, likely
    if best == PASS:
        return reading.why(PASS, "no-motion")
    deputy = best - pieces.DENOUNCE
    return reading.why(best, "motion", deputy, target=reading.seat_of(deputy), percent=percent(chance))


def vote_on_motion(reading: Reading, moves: list[int]) -> Reason:
    deputy = reading.deputy
    return vote(reading, moves, "vote_motion", deputy, -reading.stake("vote_motion", deputy), False)
