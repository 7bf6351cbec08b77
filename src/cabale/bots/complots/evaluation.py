# mypyc: compile
"""What a table is worth to each seat: quick, for a search asks it after every walk.

A few turns are played on as `policy` suggests, then lives, coins and cards are weighed (a truncated rollout:
Tesauro and Galperin 1996).
"""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.complots.policy import TWIN, Repute, answers, worths
from cabale.bots.complots.race import duel
from cabale.bots.search.lots import Luck, lot
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games.complots.pieces import COUP_COST, RICHEST
from cabale.games.complots.rules import Turn
from cabale.games.complots.table import Complots

# Among three or more: how strong a player is. Fitted to games of this bot against itself; coins count
# for little, because they are there to be spent and draw attacks.
SECOND_LIFE: Final = 0.75
COIN: Final = 0.015
STRENGTH: Final = (
    (0.0,) * (RICHEST + 1),
    tuple(exp(COIN * coins) for coins in range(RICHEST + 1)),
    tuple(exp(SECOND_LIFE + COIN * coins) for coins in range(RICHEST + 1)),
)
WORST: Final = 0.9  # a coup is never certain to be staged
HAND: Final = 0.12  # how much a point of worth adds to a share


def played_on(s: Complots, turns: int, repute: Repute, luck: Luck) -> list[float]:
    """What share of the win each seat may expect, found by so many turns in thought; the turn that is under
    way is finished in any case."""
    until = s.turns + turns
    while s.agenda and (s.turns < until or not isinstance(s.agenda[-1], Turn)):
        number = luck.next()
        seat = s.turn
        if seat == CHANCE:
            s.play(CHANCE, drawn(s.weights(), number >> 8))
        else:
            moves = s.moves(seat)
            place = lot(answers(s, seat, moves, repute), number) if len(moves) > 1 else 0
            s.play(seat, moves[place])
    return expected(s) if s.agenda else s.scores()


def expected(s: Complots) -> list[float]:
    """What share of the win each seat may expect at the beginning of a turn, from lives, coins and cards."""
    values = worths(s)
    strengths = [0.0] * s.seats
    total = 0.0
    living = threats = 0
    for seat in range(s.seats):
        if s.hidden[seat]:
            living += 1
            threats += s.coins[seat] >= COUP_COST
    for seat in range(s.seats):
        hand = s.hidden[seat]
        if hand:
            worth = 1.0
            for i in range(len(hand)):
                worth += HAND * (TWIN if i and hand[i - 1] == hand[i] else values[hand[i]])
            coins = s.coins[seat]
            strength = STRENGTH[len(hand)][coins]
            if threats and living > 2:  # each who can stage a coup may choose this seat
                hit = min(WORST, (threats - (coins >= COUP_COST)) / (living - 1))
                strength += hit * (STRENGTH[len(hand) - 1][coins] - strength)
            strengths[seat] = strength * worth
            total += strengths[seat]
    if living == 2:
        return between_two(s, strengths)
    return [strength / total for strength in strengths]


def between_two(s: Complots, strengths: list[float]) -> list[float]:
    """As the race of two stands, tilted by their cards."""
    first = s.active
    other = 0
    while other == first or not s.hidden[other]:
        other += 1
    chance = duel()[len(s.hidden[first]), s.coins[first], len(s.hidden[other]), s.coins[other]]
    mine = STRENGTH[len(s.hidden[first])][s.coins[first]]
    theirs = STRENGTH[len(s.hidden[other])][s.coins[other]]
    odds = chance * strengths[first] / mine
    against = (1.0 - chance) * strengths[other] / theirs
    result = [0.0] * s.seats
    result[first] = odds / (odds + against)
    result[other] = 1.0 - result[first]
    return result
