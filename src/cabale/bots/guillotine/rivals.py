# mypyc: compile
"""What it is worth to turn a card against somebody: quick, for a search asks it in every walk."""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.guillotine.gains import CARD
from cabale.games.guillotine import pieces
from cabale.games.guillotine.table import Guillotine, count_up

NEVER: Final = -9.0  # points
CLOSE: Final = 5.0  # points by which a rival is ahead that nearly triple what its points cost
RETAKEN: Final = 0.2  # a noble that I give back to the line may be mine again
BOTHER: Final = 1.5  # what a card costs that spoils a turn or a hand
KEPT: Final = 0.5  # what a card in front of somebody may still bring


def danger(s: Guillotine, seat: int, rival: int) -> float:
    """What a point of a rival costs this seat, in points: more for who is ahead."""
    totals = s.totals()
    whole = 0.0
    share = 0.0
    for other in range(len(totals)):
        if other != seat:
            weight = exp(max(-20.0, min(20.0, (totals[other] - totals[seat]) / CLOSE)))
            whole += weight
            if other == rival:
                share = weight
    return share / whole


def best_target(s: Guillotine, seat: int, card: int) -> float:
    """What a card is worth against the rival whom it hurts most."""
    seats = range(pieces.CHOOSE_PLAYER + 1, pieces.CHOOSE_PLAYER + len(s.hands))
    return max([target(s, seat, card, move) for move in seats])


def target(s: Guillotine, seat: int, card: int, move: int) -> float:
    """What it is worth to name a player, in points; the Clown counts as Tough Crowd."""
    whom = s.away(seat, move - pieces.CHOOSE_PLAYER)
    pile = s.piles[whom]
    if card == pieces.MISSED and pile:
        loss = lost(s, whom, pile[-1])
        return RETAKEN - loss if whom == seat else danger(s, seat, whom) * loss
    if whom == seat:
        return NEVER / 3
    risk = danger(s, seat, whom)
    if card == pieces.MISSED or card == pieces.MISSING_HEADS or card == pieces.CLERICAL_ERROR:
        if not pile:
            return NEVER
        if card == pieces.CLERICAL_ERROR:
            return exchange(s, seat, whom)
        return risk * count_up(pile, s.fronts[whom]) / len(pile)
    if card == pieces.AFTER_YOU:
        front = s.fronts[whom]
        return -risk * (count_up((*pile, s.line[0]), front) - count_up(pile, front))
    if card == pieces.TOUGH_CROWD:
        return 2 * risk
    if card == pieces.CONFUSION_IN_LINE:
        return risk + (KEPT if whom == s.away(seat, 1) else 0.0)
    if card == pieces.INFORMATION_EXCHANGE:
        return CARD * (len(s.hands[whom]) - len(s.hands[seat]) + 1) + risk / 3
    return BOTHER * risk * len(s.hands[whom]) / (len(s.hands[whom]) + 1.0)


def exchange(s: Guillotine, seat: int, whom: int) -> float:
    """G-55. What Clerical Error is worth: what I take, less what is taken from me."""
    best = max([swap(s, seat, whom, noble) for noble in s.piles[whom]])
    return best - max([0.0, *[swap(s, whom, seat, noble) for noble in s.piles[seat]]])


def swap(s: Guillotine, taker: int, giver: int, noble: int) -> float:
    """What it is worth to take a noble out of another pile."""
    pile = s.piles[taker]
    gain = count_up((*pile, noble), s.fronts[taker]) - count_up(pile, s.fronts[taker])
    return gain + danger(s, taker, giver) * lost(s, giver, noble)


def lost(s: Guillotine, seat: int, noble: int) -> int:
    """What the total of a seat loses with a noble of its pile."""
    pile = s.piles[seat]
    rest = tuple([other for other in pile if other != noble])
    return count_up(pile, s.fronts[seat]) - count_up(rest, s.fronts[seat])


def best_removal(s: Guillotine, seat: int) -> float:
    """What Twist of Fate is worth."""
    return max([NEVER, *[removal(s, seat, card) for front in s.fronts for card in front]])


def removal(s: Guillotine, seat: int, card: int) -> float:
    """What it is worth to remove a card in front of somebody."""
    owner = s.owner_of(card)
    front = s.fronts[owner]
    pile = s.piles[owner]
    rest = tuple([other for other in front if other != card])
    points = count_up(pile, front) - count_up(pile, rest)
    worth = points + (KEPT if points >= 0 else 0.0)
    return -worth if owner == seat else danger(s, seat, owner) * worth
