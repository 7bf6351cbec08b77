# mypyc: compile
"""The Convention for the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabale.bots.convention.belief import Belief, canvass
from cabale.bots.convention.evaluation import evaluate, glance
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.pledges import sworn
from cabale.bots.convention.policy import answers
from cabale.bots.convention.reasons import Account
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck
from cabale.core.agenda import State, seat_bit
from cabale.core.reason import Reason
from cabale.games.convention.club import Defence, Delayed, DrawJacobins
from cabale.games.convention.missions import DrawMission, Reject
from cabale.games.convention.pieces import CARD_NAMES, CARDS, DELAYED, MISSION_CARDS, PUT_BACK
from cabale.games.convention.table import Convention


class ConventionHeuristics(Heuristics):
    determinizations = 1  # it costs as much as five walks, and little is hidden
    exploration = 0.2  # moves differ by little
    playouts = 24
    candidates = 7
    prior_word = 0.02  # little is left to luck when it judges
    binding = "word-kept"  # my word is worth more than what breaking it brings

    def __init__(self) -> None:
        self.habits = Habits()  # how the players of this game vote

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Convention)
        return answers(s, seat, moves, self.habits)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Convention)
        return evaluate(s, luck, self.habits)

    def judge(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Convention)
        return glance(s, luck, self.habits)

    def sworn(self, view: Any, moves: list[int]) -> list[float]:
        return sworn(view, moves)

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        assert isinstance(s, Convention)
        return Account(view, s, self.habits).reason(move, share)

    def observers(self, s: State, seat: int, move: int) -> int:
        assert isinstance(s, Convention)
        step = s.agenda[-1]
        if isinstance(step, DrawMission):  # IV-2
            return seat_bit(s.owner[step.faction])
        if isinstance(step, DrawJacobins):  # V-3, R-28
            return seat_bit(s.owner[step.faction]) if DELAYED[MISSION_CARDS + move] else EVERYBODY
        if isinstance(step, Reject):  # IV-3
            return seat_bit(seat)
        if isinstance(step, Delayed):  # V-6
            return seat_bit(seat) if move >= PUT_BACK else EVERYBODY
        if isinstance(step, Defence):  # V-7
            return EVERYBODY if move else seat_bit(seat)
        return EVERYBODY

    def private(self, s: State, seat: int) -> int:
        """Held cards, where they matter."""
        assert isinstance(s, Convention)
        if not isinstance(s.agenda[-1], Delayed | Defence):
            return 0
        code = 1
        for faction in s.circle:
            if s.owner[faction] == seat:
                for card in s.hands[faction]:
                    code = (code * CARDS + card) & 0xFFFFFF
        return code

    def believe(self, view: Any) -> Callable[[State], float]:
        self.habits = canvass(view)  # what was promised is in no position, only in the view
        return Belief(view, self.habits).weigh

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Convention)
        return [
            CARD_NAMES[card] for faction in s.circle if s.owner[faction] == seat for card in s.hands[faction]
        ]
