"""Le Lys et la Cocarde for the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabale.bots.cocarde.judge import judge
from cabale.bots.cocarde.rollout import answers
from cabale.bots.cocarde.suspicion import Suspicion
from cabale.bots.search.craft import EVERYBODY, Craft
from cabale.bots.search.lots import lot, next_fate, next_number
from cabale.core.agenda import PASS, State, seat_bit
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE, OPEN
from cabale.games.cocarde.dealing import Deal, Draw
from cabale.games.cocarde.decrees import Steal
from cabale.games.cocarde.pieces import CARDS
from cabale.games.cocarde.rules import Give, is_covered
from cabale.games.cocarde.table import Cocarde


class CocardeCraft(Craft):
    worlds = 1
    fated = True
    curiosity = 0.12  # moves differ by little: a share of a hundredth is much
    horizon = 2  # rounds that are played in thought after this turn, before the table is judged
    warmth = 0.02  # of those who play on in thought
    doubt = 0.05  # of those whose answers are still to be looked at

    def prior(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Cocarde)
        return answers(s, seat, moves, self.doubt)

    def reckon(self, s: State, number: int) -> tuple[list[float], int]:
        assert isinstance(s, Cocarde)
        until = s.turns + 1 + self.horizon * len(s.hands)
        fate = number
        while s.agenda and s.turns < until:
            seat = s.turn
            if seat == CHANCE:
                fate = next_fate(fate)
                s.play(CHANCE, drawn(s.weights(), fate >> 8))
            else:
                number = next_number(number)
                moves = s.moves(seat)
                place = lot(answers(s, seat, moves, self.warmth), number) if len(moves) > 1 else 0
                s.play(seat, moves[place])
        return (judge(s, OPEN) if s.agenda else s.scores()), number

    def witnesses(self, s: State, seat: int, move: int) -> int:
        assert isinstance(s, Cocarde)
        step = s.agenda[-1]
        if isinstance(step, Deal):
            return seat_bit(s.away(0, step.dealt))
        if isinstance(step, Draw):
            return seat_bit(step.seat)
        if isinstance(step, Steal):
            return seat_bit(step.seat) | seat_bit(step.whom)
        if isinstance(step, Give):
            return seat_bit(seat) | seat_bit(s.active)
        if move == PASS and is_covered(s):
            return 0 if seat == CHANCE else seat_bit(seat)
        return EVERYBODY

    def suspect(self, view: Any) -> Callable[[State], float]:
        return Suspicion(view).weigh

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Cocarde)
        return [CARDS[card] for card in s.hands[seat]]
