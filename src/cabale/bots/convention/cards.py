"""Phases IV and V: Mission cards and whom they are for, Jacobins cards and whom they strike."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from cabale.bots.convention.assembly import spoken
from cabale.bots.convention.reading import Reading
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention import pieces
from cabale.games.convention.notation import CARD_OF

LIKELY: Final = {
    pieces.JOINT: 1.0,
    pieces.TRIUMPH: 1.3,
    pieces.ORDERS: 1.2,
    pieces.PRAISE: 1.5,
}  # PP of cards that leave a choice
RECALLED: Final = -0.7  # PP that he does not earn on Mission
PURGED: Final = -0.3  # PP that the purging ballot is feared for
WORTHWHILE: Final = 0.005  # of the win: what a held card must bring to be played before the last round
TRIED_OUT: Final = 4  # so many cards are assigned by trying every way; more, one by one
HOMEWARD: Final = 0.15  # of a deputy: what the second PP must be worth for him to come home


def promise(reading: Reading, card: int, deputy: int) -> float:
    """What a Mission card would bring the deputy it is assigned to."""
    prospects, popularity = reading.prospects, reading.scene.popularity[deputy]
    effect, faction = pieces.EFFECT[card], deputy // pieces.PER_FACTION
    here = reading.counts[faction]
    if effect == pieces.PP:
        return prospects.gain(popularity, pieces.GIVEN[card])
    if effect in LIKELY:
        return prospects.gain(popularity, LIKELY[effect])
    if effect == pieces.IF_POST:
        return prospects.gain(popularity, 2) if here[pieces.GIVEN[card]] else 0.0
    if effect == pieces.LETTER:
        return prospects.gain(popularity, min(2, (here[pieces.CONVENTION] + 1) // 2))
    if effect == pieces.ACCUSED:
        return prospects.plain * prospects.gain(popularity, -3)
    if effect == pieces.RECALL:
        return prospects.gain(popularity, RECALLED)
    return prospects.imprisoned(popularity, here[pieces.CONVENTION]) - prospects.free(popularity)


def reject(reading: Reading, moves: list[int]) -> Reason:
    """IV-3. The card that my deputies on Mission have least use for."""
    envoys = reading.scene.members(reading.faction, pieces.MISSION)

    def use(move: int) -> float:
        return sum([promise(reading, move - pieces.CARD, deputy) for deputy in envoys])

    worst = min(moves, key=use)
    return reading.why(worst, "reject", card=pieces.CARD_NAMES[worst - pieces.CARD])


def assignment(reading: Reading, cards: list[int], envoys: list[int]) -> list[int]:
    """Whom each of these cards is for: the way that brings most, among few; else one after the other."""
    if len(cards) <= TRIED_OUT:
        ways = permutations(envoys, len(cards))
        best = max(ways, key=lambda way: sum(map(promise, [reading] * len(cards), cards, way)))
        return list(best)
    left, found = envoys[:], []
    for card in cards:
        bearer = max(left, key=lambda deputy: promise(reading, card, deputy))
        left.remove(bearer)
        found.append(bearer)
    return found


def next_card(reading: Reading, moves: list[int]) -> Reason:
    """The order of resolution: what is sure first, what depends on the others last."""
    best = min(
        moves,
        key=lambda move: (
            pieces.EFFECT[move - pieces.CARD] != pieces.RECALL,
            pieces.EFFECT[move - pieces.CARD],
        ),
    )
    return reading.why(best, "next-card", card=pieces.CARD_NAMES[best - pieces.CARD])


def bearer(reading: Reading, moves: list[int]) -> Reason:
    view = reading.view
    card = CARD_OF[view.assigned[-1].card]
    settled = {given.card for given in view.assigned} | {view.rejected}
    later = [CARD_OF[name] for name in view.drawn if name is not None and name not in settled]
    deputy = assignment(reading, [card, *later], [move - pieces.CHOOSE for move in moves])[0]
    return reading.why(pieces.CHOOSE + deputy, "bearer", deputy, card=pieces.CARD_NAMES[card])


def join(reading: Reading, moves: list[int]) -> Reason:
    """`JOINT`. Whether 2 PP are worth giving as many to somebody else, and to whom."""
    deputy, scene = reading.deputy, reading.scene
    best, most = PASS, reading.prospects.share(scene.sent(deputy, pieces.MISSION, 1))
    for move in moves[1:]:
        together = scene.sent(deputy, pieces.MISSION, 2).sent(move - pieces.CHOOSE, pieces.MISSION, 2)
        share = reading.prospects.share(together)
        if share > most:
            best, most = move, share
    if best == PASS:
        return reading.why(PASS, "alone", deputy)
    return reading.why(best, "together", best - pieces.CHOOSE, target=reading.seat_of(best - pieces.CHOOSE))


def colours(reading: Reading, moves: list[int]) -> Reason:
    """`TRIUMPH`. 2 PP and home, or 1 and another round on Mission."""
    deputy = reading.deputy
    popularity, prospects = reading.scene.popularity[deputy], reading.prospects
    more = prospects.free(popularity + 2) - prospects.free(popularity + 1)
    if prospects.round == prospects.fortunes.last or more > HOMEWARD:
        return reading.why(pieces.COME_HOME, "come-home", deputy)
    return reading.why(pieces.STAY, "stay", deputy)


def obey(reading: Reading, moves: list[int]) -> Reason:
    deputy = reading.deputy
    best = max(moves, key=lambda move: promise(reading, move - pieces.CARD, deputy))
    return reading.why(best, "orders", deputy, card=pieces.CARD_NAMES[best - pieces.CARD])


def praise(reading: Reading, moves: list[int]) -> Reason:
    best = max(
        moves, key=lambda move: reading.prospects.gain(reading.scene.popularity[move - pieces.CHOOSE], 1)
    )
    return reading.why(best, "praise", best - pieces.CHOOSE)


# --- the Club


def speaker(reading: Reading, moves: list[int]) -> Reason:
    """V-4. Who gains most, or loses least."""
    assigned = {given.card for given in reading.view.assigned}
    card = next(
        CARD_OF[name]
        for name in reading.view.drawn
        if name is not None
        and name not in assigned
        and pieces.EFFECT[CARD_OF[name]] in (pieces.ORATOR, pieces.PURGE)
    )
    change = pieces.GIVEN[card] if pieces.EFFECT[card] == pieces.ORATOR else PURGED
    best = max(
        moves, key=lambda move: reading.prospects.gain(reading.scene.popularity[move - pieces.CHOOSE], change)
    )
    return reading.why(best, "speaker", best - pieces.CHOOSE, card=pieces.CARD_NAMES[card])


def use_card(reading: Reading, moves: list[int]) -> Reason:
    """V-5. All must be used: those that name somebody before those that leave the choice."""
    best = min(moves, key=lambda move: pieces.EFFECT[move - pieces.CARD])
    return reading.why(best, "use-card", card=pieces.CARD_NAMES[best - pieces.CARD])


def target(reading: Reading, moves: list[int]) -> Reason:
    best = max(moves, key=lambda move: struck_by_card(reading, move - pieces.CHOOSE))
    deputy = best - pieces.CHOOSE
    chance = percent(reading.prospects.plain)
    return reading.why(best, "denounce", deputy, target=reading.seat_of(deputy), percent=chance)


def struck_by_card(reading: Reading, deputy: int) -> float:
    return reading.blow(deputy, reading.prospects.plain) + spoken(reading, "denounce", deputy)


def held_cards(reading: Reading, moves: list[int]) -> Reason:
    """V-6. A card is played when it brings enough, or never will again; none is put back."""
    prospects = reading.prospects
    last = prospects.round == prospects.fortunes.last
    best, most, victim = PASS, 0.0 if last else WORTHWHILE, -1
    for move in moves[1:]:
        if move >= pieces.PUT_BACK:
            break
        card = pieces.MISSION_CARDS + move - pieces.PLAY
        deputy = max(victims(reading, card), key=lambda each: struck_by_card(reading, each))
        gain = struck_by_card(reading, deputy)
        if gain > most:
            best, most, victim = move, gain, deputy
    if best == PASS:
        return reading.why(PASS, "keep", count=len(reading.view.hands[reading.faction]))
    card = pieces.MISSION_CARDS + best - pieces.PLAY
    chance = percent(prospects.plain)
    return reading.why(best, "play", victim, card=pieces.CARD_NAMES[card], percent=chance)


def victims(reading: Reading, card: int) -> list[int]:
    """Whom a held card may denounce."""
    if pieces.EFFECT[card] == pieces.DENOUNCES:
        return [pieces.NAMES[card]]
    scene = reading.scene
    return [
        deputy
        for deputy in range(pieces.DEPUTIES)
        if scene.post[deputy] == pieces.GIVEN[card]
        and scene.square[deputy] == pieces.NORMAL
        and not reading.is_mine(deputy)
    ]
