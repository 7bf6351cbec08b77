"""What a denounced deputy does, who judges him, and how he comes home."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.assembly import vote
from cabale.bots.convention.fortunes import released
from cabale.bots.convention.pledges import promised
from cabale.bots.convention.prospects import won
from cabale.bots.convention.reading import Reading
from cabale.bots.convention.scene import column
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention import pieces
from cabale.games.convention.notation import DEPUTY_OF, FACTION_OF

DEFENDED: Final = 0.1  # of a deputy: what must be in danger for a card that defends him


def answer_summons(reading: Reading, moves: list[int]) -> Reason:
    """D-7. Flight, an accomplice or the trial, by what is likely to be left of him."""
    deputy = DEPUTY_OF[reading.view.charges[reading.place].deputy]
    prospects, popularity = reading.prospects, reading.scene.popularity[deputy]
    friends = reading.counts[deputy // pieces.PER_FACTION][pieces.CONVENTION]
    jurors = column(reading.counts, pieces.TRIBUNAL)
    odds = prospects.ballot(reading.me, jurors, promised(reading, "vote_trial", pieces.DEPUTY_NAMES[deputy]))
    ways = {pieces.FLEE: prospects.fled(popularity, friends)}
    ways[pieces.STAND_TRIAL] = prospects.judged(odds, popularity, friends)
    for move in moves:
        if move >= pieces.CHOOSE:
            ways[move] = prospects.helped(popularity, friends, reading.scene.popularity[move - pieces.CHOOSE])
    best = max(moves, key=ways.__getitem__)
    guilty = percent(1 - won(odds) - odds.get(0, 0.0))
    if best == pieces.FLEE:
        return reading.why(best, "flee", deputy, percent=guilty)
    if best == pieces.STAND_TRIAL:
        return reading.why(best, "trial", deputy, percent=percent(won(odds)), before=guilty)
    return reading.why(best, "accomplice", best - pieces.CHOOSE, percent=guilty)


def vote_in_trial(reading: Reading, moves: list[int]) -> Reason:
    """D-9. OUI beheads him."""
    deputy = reading.deputy
    return vote(reading, moves, "vote_trial", deputy, -reading.stake("vote_trial", deputy), False)


def attempt(reading: Reading, moves: list[int], enough: int) -> Reason:
    """R-33. It costs nothing to try; the most popular first."""
    best = max(moves[1:], key=lambda move: reading.scene.popularity[move - pieces.CHOOSE])
    chance = released(reading.view.bonus[reading.faction], enough)
    return reading.why(best, "attempt", best - pieces.CHOOSE, percent=percent(chance))


def attempt_in_prison(reading: Reading, moves: list[int]) -> Reason:
    return attempt(reading, moves, pieces.PRISON_ENOUGH)


def attempt_in_flight(reading: Reading, moves: list[int]) -> Reason:
    return attempt(reading, moves, pieces.FLIGHT_ENOUGH)


def give_up(reading: Reading, moves: list[int]) -> Reason:
    """VII-5. The trial now, or the search of the next round."""
    deputy = fugitive(reading)
    prospects, popularity = reading.prospects, reading.scene.popularity[deputy]
    friends = reading.counts[deputy // pieces.PER_FACTION][pieces.CONVENTION]
    jurors = column(reading.counts, pieces.TRIBUNAL)
    hidden = prospects.fled(popularity, friends, later=1)
    odds = prospects.ballot(reading.me, jurors, promised(reading, "vote_trial", pieces.DEPUTY_NAMES[deputy]))
    alive = percent(won(odds) + odds.get(0, 0.0))
    if prospects.judged(odds, popularity, friends, later=1) > hidden:
        return reading.why(pieces.SURRENDER, "give-up", deputy, percent=alive)
    return reading.why(PASS, "hide", deputy, percent=alive)


def fugitive(reading: Reading) -> int:
    """Who is asked whether he gives himself up: in seat order and table order."""
    view, place = reading.view, reading.place
    assert view.first is not None
    circle = [FACTION_OF[name] for name in view.circle]
    turn = circle.index(FACTION_OF[view.first]) + place // pieces.PER_FACTION
    return circle[turn % len(circle)] * pieces.PER_FACTION + place % pieces.PER_FACTION


def defend(reading: Reading, moves: list[int]) -> Reason:
    """V-7. Whoever has most to lose, if it is enough for a card."""
    best = max(moves[1:], key=lambda move: reading.loss(move - pieces.CHOOSE))
    deputy = best - pieces.CHOOSE
    chance = percent(reading.prospects.plain)
    if reading.loss(deputy) > DEFENDED:
        return reading.why(best, "defend", deputy, percent=chance)
    return reading.why(PASS, "let-be", deputy, percent=chance)


def answer_question(reading: Reading, moves: list[int]) -> Reason:
    """H-5. A machine does not read the booklet."""
    return reading.why(pieces.GUESS, "guess")
