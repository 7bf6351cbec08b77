# mypyc: compile
"""How players of Complots tend to answer: the policy of walks and of their priors, quick, for a search asks
it in every walk.

In a position imagined by a search everybody plays by the own cards and by what lies open, never by the
cards of others.
"""

from __future__ import annotations

from typing import Final

from cabale.core.seats import NO_SEAT
from cabale.games.complots.pieces import (
    ASSASSINATE,
    CAPTAIN,
    CHARACTERS,
    CLAIMS,
    COUNTER,
    COUNTERED_BY,
    COUNTERS,
    COUNTESS,
    COUP,
    DRAFT,
    DUCHESS,
    ENVOY,
    EXAMINE,
    EXCHANGE,
    FARTHEST,
    FOREIGN_AID,
    INCOME,
    LOSE,
    STEAL,
    TAX,
)
from cabale.games.complots.rules import ActionClaim, Counter, CounterClaim, Deed, Reply, Turn, Verdict
from cabale.games.complots.table import Complots

# How tempting an action is with its character in hand, and without.
TRUE: Final = {TAX: 6.0, EXCHANGE: 1.0, ASSASSINATE: 8.0, STEAL: 5.0, EXAMINE: 0.5}
FALSE: Final = {TAX: 1.0, EXCHANGE: 0.1, ASSASSINATE: 0.5, STEAL: 0.6, EXAMINE: 0.05}
TIMID: Final = 0.9  # how much a counter is feared of who is sure to hold its character
PLAIN: Final = {INCOME: 0.7, FOREIGN_AID: 1.5, COUP: 20.0}
WORTH: Final = [0.9, 0.75, 0.95, 0.85, 0.7]  # of a character among many
WORTH_BETWEEN_TWO: Final = [0.9, 0.8, 0.6, 1.0, 0.6]
TWIN: Final = 0.25
SEEN: Final = 0.5  # how much likelier a claim is doubted for every copy that the doubter sees
DYING: Final = 0.6  # how much more who is dead otherwise doubts it
BLUFF: Final = 0.1  # how likely a counter is claimed without its character
DESPERATE: Final = 0.7  # how likely so by who is dead otherwise
CERTAIN: Final = 0.97
KNOWN: Final = 0.99  # how likely it is challenged by who has seen that it is a lie


class Repute:
    """What is thought of the players, by seat."""

    def __init__(
        self,
        doubting: list[float],
        credence: list[list[float]],
        me: int = NO_SEAT,
        shown: dict[int, int] | None = None,
    ) -> None:
        self.doubting: Final = doubting  # how likely it challenges an ordinary claim
        self.credence: Final = credence  # how likely it holds each character
        self.me: Final = me  # whose knowledge this is
        self.shown: Final = shown or {}  # who has seen which card of mine (C-39)


def answers(s: Complots, seat: int, moves: list[int], repute: Repute) -> list[float]:
    """How likely each of these is, in no particular scale."""
    step = s.agenda[-1]
    if isinstance(step, Turn):
        return actions(s, seat, moves, repute)
    if isinstance(step, ActionClaim):
        doubt = doubts(s, seat, step.deed.actor, CLAIMS[step.deed.action], step.deed, repute)
        return [1.0 - doubt, doubt]
    if isinstance(step, CounterClaim):
        doubt = doubts(s, seat, step.seat, step.character, step.deed, repute)
        return [1.0 - doubt, doubt]
    if isinstance(step, Counter):
        return counters(s, seat, moves, step.deed)
    if isinstance(step, Verdict):
        return verdict(s, step.character)
    return [keeps(s, seat, move) for move in moves]


def actions(s: Complots, seat: int, moves: list[int], repute: Repute) -> list[float]:
    """What is likely to be countered tempts less."""
    hand = s.hidden[seat]
    weights: list[float] = []
    for move in moves:
        action = move if move < COUP else COUP + (move - COUP) // FARTHEST * FARTHEST
        claim = CLAIMS[action]
        if claim < 0:
            weight = PLAIN[action]
        elif claim in hand:
            weight = TRUE[action]
        elif faceup(s, claim) >= 3:
            weight = 0.001
        else:
            weight = FALSE[action]
        if move >= COUP:
            target = s.away(seat, move - action + 1)
            weight *= (0.3 + len(s.hidden[target])) * (2.0 + s.coins[target]) / 12.0
            credence = repute.credence[target]
            if action == STEAL:
                weight *= (1.0 - TIMID * credence[CAPTAIN]) * (1.0 - TIMID * credence[ENVOY])
                if s.coins[target] < 2:
                    weight *= 0.3
            elif action == ASSASSINATE:
                weight *= 1.0 - TIMID * credence[COUNTESS]
        elif action == FOREIGN_AID:
            for other in range(len(s.coins)):
                if other != seat and s.hidden[other]:
                    weight *= 1.0 - TIMID * repute.credence[other][DUCHESS]
        weights.append(weight)
    return weights


def faceup(s: Complots, character: int) -> int:
    """How many everybody sees."""
    count = 0
    for row in s.faceup:
        for card in row:
            if card == character:
                count += 1
    return count


def doubts(s: Complots, seat: int, claimer: int, character: int, deed: Deed, repute: Repute) -> float:
    """How likely this seat challenges the claim."""
    seats = len(s.coins)
    seen = faceup(s, character)
    for card in s.hidden[seat]:
        if card == character:
            seen += 1
    if seats > 2 and seen >= (4 if seats > 6 else 3):
        return CERTAIN
    if knows_better(s, seat, claimer, character, repute):
        return KNOWN
    doubt = repute.doubting[seat] * (1.0 + SEEN * seen) * 2.0 * (1.0 - repute.credence[claimer][character])
    dying = deed.action == ASSASSINATE and deed.target == seat and len(s.hidden[seat]) == 1
    if dying and claimer == deed.actor and COUNTESS not in s.hidden[seat]:
        return DYING
    return max(0.01, min(doubt, CERTAIN))


def knows_better(s: Complots, seat: int, claimer: int, character: int, repute: Repute) -> bool:
    """Whether this seat knows the cards of the claimer and that the character is not among them."""
    if seat == repute.me:
        return repute.credence[claimer][character] <= 0.0
    if claimer != repute.me or len(s.hidden[claimer]) > 1:
        return False
    seen = repute.shown.get(seat, character)
    return seen != character and seen in s.hidden[claimer]


def counters(s: Complots, seat: int, moves: list[int], deed: Deed) -> list[float]:
    """The first is to let it pass."""
    hand = s.hidden[seat]
    weights = [1.0]
    dying = deed.action == ASSASSINATE and deed.target == seat and len(hand) == 1
    truth = False
    for move in moves[1:]:
        character = COUNTERS[move - COUNTER]
        if character in hand:
            weights.append(1.0)
            truth = True
        elif faceup(s, character) >= 3:
            weights.append(0.001)
        else:
            weights.append(DESPERATE if dying else BLUFF if deed.target in (seat, NO_SEAT) else 0.02)
    if truth:
        weights[0] = 0.05
        for i in range(1, len(weights)):
            if weights[i] < 1.0:
                weights[i] = 0.001
    elif dying:
        weights[0] = 1.0 - DESPERATE
    return weights


def worths(s: Complots) -> list[float]:
    """What each character is worth at this table."""
    rest = s.living() & (s.living() - 1)
    return WORTH if rest & (rest - 1) else WORTH_BETWEEN_TWO


def verdict(s: Complots, character: int) -> list[float]:
    """C-39. To give a card back, and to have it discarded: a good one is taken away, a poor one known."""
    values = worths(s)
    better = values[character] > sum(values) / CHARACTERS
    return [0.02, 1.0] if better else [1.0, 0.02]


def shields(s: Complots, seat: int) -> list[int]:
    """C-29. What may still counter the action that this seat has doubted in vain."""
    step = s.agenda[-2] if len(s.agenda) > 1 else s.agenda[-1]
    if isinstance(step, Reply) and step.deed.target == seat and step.challenger == seat:
        if Counter(step.deed, seat).eligible(s) >> seat & 1:
            return COUNTERED_BY.get(step.deed.action, [])
    return []


def keeps(s: Complots, seat: int, move: int) -> float:
    """Of cards to lose, return or show, the poorest is the likeliest; of cards to draft, the best."""
    hand = s.hidden[seat]
    values = worths(s)
    if move >= DRAFT:
        return 0.001 if move - DRAFT in hand else values[move - DRAFT]
    character = (move - LOSE) % CHARACTERS
    if character in shields(s, seat):
        return 0.001
    twins = 0
    for card in hand:
        if card == character:
            twins += 1
    value = TWIN if twins > 1 else values[character]
    return (1.1 - value) ** 4
