"""Phases IV and V: Mission cards and whom they are for, Jacobins cards and whom they strike."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from cabale.bots.convention.assembly import spoken
from cabale.bots.convention.reading import Reading
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention.notation import CARD_OF
from cabale.games.convention.pieces import (
    ACCUSED,
    CARD,
    CARD_NAMES,
    CHOOSE,
    COME_HOME,
    CONVENTION,
    DENOUNCES,
    DEPUTIES,
    EFFECT,
    GIVEN,
    IF_POST,
    JOINT,
    LETTER,
    MISSION,
    MISSION_CARDS,
    NAMES,
    NORMAL,
    ORATOR,
    ORDERS,
    PER_FACTION,
    PLAY,
    PP,
    PRAISE,
    PURGE,
    PUT_BACK,
    RECALL,
    STAY,
    TRIUMPH,
)

LIKELY: Final = {JOINT: 1.0, TRIUMPH: 1.3, ORDERS: 1.2, PRAISE: 1.5}  # PP of cards that leave a choice
RECALLED: Final = -0.7  # PP that he does not earn on Mission
PURGED: Final = -0.3  # PP that the purging ballot is feared for
WORTHWHILE: Final = 0.005  # of the win: what a held card must bring to be played before the last round
TRIED_OUT: Final = 4  # so many cards are assigned by trying every way; more, one by one
HOMEWARD: Final = 0.15  # of a deputy: what the second PP must be worth for him to come home


def promise(reading: Reading, card: int, deputy: int) -> float:
    """What a Mission card would bring the deputy it is assigned to."""
    prospects, popularity = reading.prospects, reading.scene.popularity[deputy]
    effect, faction = EFFECT[card], deputy // PER_FACTION
    here = reading.counts[faction]
    if effect == PP:
        return prospects.gain(popularity, GIVEN[card])
    if effect in LIKELY:
        return prospects.gain(popularity, LIKELY[effect])
    if effect == IF_POST:
        return prospects.gain(popularity, 2) if here[GIVEN[card]] else 0.0
    if effect == LETTER:
        return prospects.gain(popularity, min(2, (here[CONVENTION] + 1) // 2))
    if effect == ACCUSED:
        return prospects.plain * prospects.gain(popularity, -3)
    if effect == RECALL:
        return prospects.gain(popularity, RECALLED)
    return prospects.imprisoned(popularity, here[CONVENTION]) - prospects.free(popularity)


def reject(reading: Reading, moves: list[int]) -> Reason:
    """IV-3. The card that my deputies on Mission have least use for."""
    envoys = reading.scene.members(reading.faction, MISSION)

    def use(move: int) -> float:
        return sum([promise(reading, move - CARD, deputy) for deputy in envoys])

    worst = min(moves, key=use)
    return reading.why(worst, "reject", card=CARD_NAMES[worst - CARD])


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
    best = min(moves, key=lambda move: (EFFECT[move - CARD] != RECALL, EFFECT[move - CARD]))
    return reading.why(best, "next-card", card=CARD_NAMES[best - CARD])


def bearer(reading: Reading, moves: list[int]) -> Reason:
    view = reading.view
    card = CARD_OF[view.assigned[-1].card]
    settled = {given.card for given in view.assigned} | {view.rejected}
    later = [CARD_OF[name] for name in view.drawn if name is not None and name not in settled]
    deputy = assignment(reading, [card, *later], [move - CHOOSE for move in moves])[0]
    return reading.why(CHOOSE + deputy, "bearer", deputy, card=CARD_NAMES[card])


def join(reading: Reading, moves: list[int]) -> Reason:
    """`JOINT`. Whether 2 PP are worth giving as many to somebody else, and to whom."""
    deputy, scene = reading.deputy, reading.scene
    best, most = PASS, reading.prospects.share(scene.sent(deputy, MISSION, 1))
    for move in moves[1:]:
        together = scene.sent(deputy, MISSION, 2).sent(move - CHOOSE, MISSION, 2)
        share = reading.prospects.share(together)
        if share > most:
            best, most = move, share
    if best == PASS:
        return reading.why(PASS, "alone", deputy)
    return reading.why(best, "together", best - CHOOSE, target=reading.seat_of(best - CHOOSE))


def colours(reading: Reading, moves: list[int]) -> Reason:
    """`TRIUMPH`. 2 PP and home, or 1 and another round on Mission."""
    deputy = reading.deputy
    popularity, prospects = reading.scene.popularity[deputy], reading.prospects
    more = prospects.free(popularity + 2) - prospects.free(popularity + 1)
    if prospects.round == prospects.fortunes.last or more > HOMEWARD:
        return reading.why(COME_HOME, "come-home", deputy)
    return reading.why(STAY, "stay", deputy)


def obey(reading: Reading, moves: list[int]) -> Reason:
    deputy = reading.deputy
    best = max(moves, key=lambda move: promise(reading, move - CARD, deputy))
    return reading.why(best, "orders", deputy, card=CARD_NAMES[best - CARD])


def praise(reading: Reading, moves: list[int]) -> Reason:
    best = max(moves, key=lambda move: reading.prospects.gain(reading.scene.popularity[move - CHOOSE], 1))
    return reading.why(best, "praise", best - CHOOSE)


# --- the Club


def speaker(reading: Reading, moves: list[int]) -> Reason:
    """V-4. Who gains most, or loses least."""
    assigned = {given.card for given in reading.view.assigned}
    card = next(
        CARD_OF[name]
        for name in reading.view.drawn
        if name is not None and name not in assigned and EFFECT[CARD_OF[name]] in (ORATOR, PURGE)
    )
    change = GIVEN[card] if EFFECT[card] == ORATOR else PURGED
    best = max(
        moves, key=lambda move: reading.prospects.gain(reading.scene.popularity[move - CHOOSE], change)
    )
    return reading.why(best, "speaker", best - CHOOSE, card=CARD_NAMES[card])


def use_card(reading: Reading, moves: list[int]) -> Reason:
    """V-5. All must be used: those that name somebody before those that leave the choice."""
    best = min(moves, key=lambda move: EFFECT[move - CARD])
    return reading.why(best, "use-card", card=CARD_NAMES[best - CARD])


def target(reading: Reading, moves: list[int]) -> Reason:
    best = max(moves, key=lambda move: struck_by_card(reading, move - CHOOSE))
    deputy = best - CHOOSE
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
        if move >= PUT_BACK:
            break
        card = MISSION_CARDS + move - PLAY
        deputy = max(victims(reading, card), key=lambda each: struck_by_card(reading, each))
        gain = struck_by_card(reading, deputy)
        if gain > most:
            best, most, victim = move, gain, deputy
    if best == PASS:
        return reading.why(PASS, "keep", count=len(reading.view.hands[reading.faction]))
    card = MISSION_CARDS + best - PLAY
    chance = percent(prospects.plain)
    return reading.why(best, "play", victim, card=CARD_NAMES[card], percent=chance)


def victims(reading: Reading, card: int) -> list[int]:
    """Whom a held card may denounce."""
    if EFFECT[card] == DENOUNCES:
        return [NAMES[card]]
    scene = reading.scene
    return [
        deputy
        for deputy in range(DEPUTIES)
        if scene.post[deputy] == GIVEN[card]
        and scene.square[deputy] == NORMAL
        and not reading.is_mine(deputy)
    ]
