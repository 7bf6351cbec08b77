# mypyc: compile
"""Which cards of the Convention players tend to use, and for whom: quick."""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.convention.balance import Balance, weighed
from cabale.bots.convention.hearings import CALM, KEEN, PLAIN, SELDOM, blow
from cabale.games.convention import pieces
from cabale.games.convention.club import Immediate, Speakers, targets
from cabale.games.convention.missions import Assign, Colours, ForWhom, NewOrders, Partner, Praise, Reject
from cabale.games.convention.table import Convention

WORTHWHILE: Final = 0.005  # of the win: what a held card must bring to be played as often as not
RASH: Final = 0.05  # how often it is played for nothing, against being kept
OUT_OF_ORDER: Final = 0.01  # how often a card is carried out before its turn
EAGERLY: Final = 20.0  # how often it is played at most, against being kept
GENEROUS: Final = 0.2  # how often 2 PP are shared with another's deputy, against 1 for one's own alone
HOMESICK: Final = 0.4  # how often somebody comes home, against staying on Mission for a round to come


def held_cards(s: Convention, faction: int, moves: list[int]) -> list[float]:
    """V-6. A card is played if it brings enough; none is put back."""
    balance = weighed(s)
    mine = balance.shares[s.owner[faction]]
    weights = [1.0]
    for move in moves[1:]:
        if move >= pieces.PUT_BACK:
            weights.append(SELDOM)
            continue
        victims = targets(s, faction, pieces.MISSION_CARDS + move - pieces.PLAY)
        worst = max([blow(balance, deputy) for deputy in victims])
        gain = PLAIN * worst * mine / balance.spread
        weights.append(RASH + min(EAGERLY, (gain / WORTHWHILE) ** 3))
    return weights


def promise(balance: Balance, card: int, deputy: int) -> float:
    """What a card would bring the deputy it is for."""
    popularity = balance.s.popularity[deputy]
    here = balance.here[deputy // pieces.PER_FACTION]
    effect = pieces.EFFECT[card]
    if effect == pieces.PP or effect == pieces.ORATOR:
        return balance.gain(popularity, pieces.GIVEN[card])
    if effect == pieces.JOINT or effect == pieces.TRIUMPH or effect == pieces.ORDERS:
        return balance.gain(popularity, 1)
    if effect == pieces.PRAISE:
        return 1.5 * balance.gain(popularity, 1)
    if effect == pieces.IF_POST:
        return balance.gain(popularity, 2) if here[pieces.GIVEN[card]] else 0.0
    if effect == pieces.LETTER:
        return balance.gain(popularity, min(2, (here[pieces.CONVENTION] + 1) // 2))
    if effect == pieces.ACCUSED:
        return PLAIN * balance.gain(popularity, -3)
    if effect == pieces.RECALL or effect == pieces.PURGE:
        return 0.5 * balance.gain(popularity, -1)
    return balance.imprisoned(popularity, here[pieces.CONVENTION]) - balance.free(popularity)


def cards(s: Convention, moves: list[int]) -> list[float]:
    """Phases IV and V: which card, and for whom."""
    step = s.agenda[-1]
    balance = weighed(s)
    weights: list[float] = []
    if isinstance(step, Reject):
        envoys = s.at_post(step.faction, pieces.MISSION)
        for move in moves:
            use = sum([promise(balance, move - pieces.CARD, deputy) for deputy in envoys])
            weights.append(exp(-use / len(envoys) / KEEN))
        return weights
    if isinstance(step, ForWhom):
        card = s.picked[-1]
        return [exp(promise(balance, card, move - pieces.CHOOSE) / CALM) for move in moves]
    if isinstance(step, NewOrders):
        return [exp(promise(balance, move - pieces.CARD, step.deputy) / CALM) for move in moves]
    if isinstance(step, Praise):
        return [exp(balance.gain(s.popularity[move - pieces.CHOOSE], 1) / CALM) for move in moves]
    if isinstance(step, Speakers):
        return [1.0 + balance.gain(s.popularity[move - pieces.CHOOSE], 1) for move in moves]
    if isinstance(step, Partner):
        return [1.0] + [GENEROUS] * (len(moves) - 1)
    if isinstance(step, Colours):
        last = s.dissolved or s.round == s.options.rounds
        home = 1.0 / HOMESICK if last else HOMESICK
        return [home if move == pieces.COME_HOME else 1.0 for move in moves]
    if isinstance(step, Assign | Immediate):
        first = in_order(moves)[0]
        return [1.0 if move == first else OUT_OF_ORDER for move in moves]
    return [1.0] * len(moves)


def in_order(moves: list[int]) -> list[int]:
    """Cards as they are carried out: who is recalled first, then what is certain."""
    keyed = [
        (pieces.EFFECT[move - pieces.CARD] != pieces.RECALL, pieces.EFFECT[move - pieces.CARD], move)
        for move in moves
    ]
    keyed.sort()
    return [move for _, _, move in keyed]
