# mypyc: compile
"""Complots for the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.bots.complots.prospects import STRENGTH, duel
from cabale.bots.complots.rollout import TWIN, WORTH, WORTH_BETWEEN_TWO, Repute, answers
from cabale.bots.complots.suspicion import Suspicion, names
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import Lots, State, seat_bit
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games.complots.pieces import CHARACTERS
from cabale.games.complots.rules import Deal, Draft, Return, Show
from cabale.games.complots.table import Complots

HORIZON: Final = 6  # turns that are played in thought before the table is judged
HAND: Final = 0.12  # how much a point of worth adds to a share
DOUBTING: Final = 0.08  # how likely a player of whom nothing is known challenges a claim


class ComplotsHeuristics(Heuristics):
    mixing = True

    def __init__(self) -> None:
        self.repute = Repute([DOUBTING] * CHANCE, [[0.5] * CHARACTERS for _ in range(CHANCE)])

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Complots)
        return answers(s, seat, moves, self.repute)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Complots)
        until = s.turns + HORIZON
        while s.agenda and s.turns < until:
            number = luck.next()
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), number >> 8))
            else:
                moves = s.moves(seat)
                place = lot(answers(s, seat, moves, self.repute), number) if len(moves) > 1 else 0
                s.play(seat, moves[place])
        return judge(s) if s.agenda else s.scores()

    def hopeless(self, s: State, seat: int) -> bool:
        assert isinstance(s, Complots)
        return seat in s.eliminated  # C-41

    def observers(self, s: State, seat: int, move: int) -> int:
        step = s.agenda[-1]
        if isinstance(step, Deal):  # C-5, C-8: whoever draws
            return seat_bit(step.seat)
        if isinstance(step, Show):  # C-39
            return seat_bit(step.actor) | seat_bit(step.target)
        if isinstance(step, Return | Draft):
            return seat_bit(seat)
        if isinstance(step, Lots):
            return 0
        return EVERYBODY

    def private(self, s: State, seat: int) -> int:
        assert isinstance(s, Complots)
        code = 1
        for card in s.hidden[seat]:
            code = code * (CHARACTERS + 1) + card + 1
        return code

    def believe(self, view: Any) -> Callable[[State], float]:
        suspicion = Suspicion(view)
        self.repute = suspicion.repute
        return suspicion.weigh

    def outside(self, view: Any) -> Callable[[State], float]:
        return Suspicion(view).weigh_all

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Complots)
        return names(s, seat)


def judge(s: Complots) -> list[float]:
    """What share of the win each seat may expect at the beginning of a turn, from lives, coins and cards."""
    living = s.living()
    values = WORTH if s.seats > 2 else WORTH_BETWEEN_TWO
    strengths = [0.0] * s.seats
    total = 0.0
    for seat in range(s.seats):
        hand = s.hidden[seat]
        if hand:
            worth = 1.0
            for i in range(len(hand)):
                worth += HAND * (TWIN if i and hand[i - 1] == hand[i] else values[hand[i]])
            strengths[seat] = STRENGTH[len(hand)][s.coins[seat]] * worth
            total += strengths[seat]
    rest = living & (living - 1)
    if rest and not rest & (rest - 1):
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
