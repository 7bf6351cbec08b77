# mypyc: compile
"""Guillotine for the lookahead and the search. Luck moves more than any answer does, so all answers are tried
with the same (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.bots.guillotine.belief import Belief
from cabale.bots.guillotine.evaluation import shares, to_come
from cabale.bots.guillotine.policy import answers, best
from cabale.bots.guillotine.reasons import reason
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import PASS, State, seat_bit
from cabale.core.playout import drawn
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.dealing import Deal, Draw
from cabale.games.guillotine.effects import Look
from cabale.games.guillotine.pieces import ACTIONS
from cabale.games.guillotine.table import Guillotine

EVENING: Final = 6  # nobles to come with which a game is played on to its end


class GuillotineHeuristics(Heuristics):
    mixing = True
    strange_walks = 2
    common_random_numbers = True
    exploration = 0.3
    horizon = 3  # turns that are played in thought, after the one that is going on
    playouts = 32
    candidates = 4

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Guillotine)
        return answers(s, seat, moves)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Guillotine)
        until = s.turns + self.horizon
        while s.agenda and (s.turns <= until or to_come(s) <= EVENING):
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), luck.at(0) >> 8))
            else:
                number = luck.next()
                moves = s.moves(seat)
                s.play(seat, moves[lot(answers(s, seat, moves), number) if len(moves) > 1 else 0])
        return shares(s) if s.agenda else s.scores()

    def judge(self, s: State, luck: Luck) -> list[float]:
        """To the end of the turn, in which everybody answers as is likeliest: that tells more of a card than
        what is seldom done with it."""
        assert isinstance(s, Guillotine)
        turn = s.turns
        while s.agenda and s.turns == turn:
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), luck.at(0) >> 8))
            else:
                s.play(seat, best(s, seat, s.moves(seat)))
        return shares(s) if s.agenda else s.scores()

    def observers(self, s: State, seat: int, move: int) -> int:
        assert isinstance(s, Guillotine)
        step = s.agenda[-1]
        if isinstance(step, Draw) or isinstance(step, Deal):  # G-21, G-37: whoever draws
            return seat_bit(step.seat)
        if isinstance(step, Look):  # G-49
            return seat_bit(s.active)
        if isinstance(step, Blade):  # G-94: nobody can tell whether somebody was asked
            if seat == CHANCE:
                return 0
            if move == PASS:
                return seat_bit(seat)
        return EVERYBODY

    def believe(self, view: Any) -> Callable[[State], float]:
        return Belief(view).weigh

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        assert isinstance(s, Guillotine)
        return reason(s, view.seat, move)

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Guillotine)
        return [ACTIONS[card] for card in s.hands[seat]]
