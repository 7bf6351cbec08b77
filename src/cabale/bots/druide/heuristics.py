# mypyc: compile
"""Le Grand Druide for the search.

What makes it strong is AMAF (Brügmann 1993; Gelly and Silver 2011): a stone taken now or later brings much
the same, so every game played on at random says something of every move that was made in it. Cards are few
and moves are open, so nobody's cards are in the tree: to split it by them brought nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabale.bots.druide.belief import Belief
from cabale.bots.druide.evaluation import complete, made, shares
from cabale.bots.druide.policy import answers
from cabale.bots.druide.reasons import reason
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck
from cabale.core.agenda import State
from cabale.core.reason import Reason
from cabale.games.druide.insight import open_table
from cabale.games.druide.pieces import COLOURS
from cabale.games.druide.table import Druide


class DruideHeuristics(Heuristics):
    mixing = True
    determinizations = 4
    exploration = 0.3
    prior_weight = 0.0
    expand_after = 1
    amaf = 200.0
    playouts = 150

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        return answers(moves)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Druide)
        luck.number = complete(s, luck.number)
        return shares(s)

    def made(self, start: State, end: State, seat: int) -> list[int]:
        assert isinstance(start, Druide) and isinstance(end, Druide)
        return made(start, end, seat)

    def believe(self, view: Any) -> Callable[[State], float]:
        return Belief(view).weigh

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        return reason(open_table(view), view.seat, move, trials, share)

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Druide)
        return [COLOURS[s.taboo[seat]]]
