# mypyc: compile
"""Le Grand Druide for the search.

What makes it strong is AMAF (Brügmann 1993; Gelly and Silver 2011): a stone taken now or later brings much
the same, so every game played on at random says something of every move that was made in it. Cards are few
and moves are open, so nobody's cards are in the tree: to split it by them brought nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.bots.druide.completion import complete, made, shares
from cabale.bots.druide.suspicion import Suspicion
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck
from cabale.core.agenda import PASS, State
from cabale.games.druide.pieces import COLOURS
from cabale.games.druide.table import Druide

OUT: Final = 0.1  # how likely a player passes for good, to 1 for any other move


class DruideHeuristics(Heuristics):
    determinizations = 4
    exploration = 0.3
    prior_weight = 0.0
    expand_after = 1
    amaf = 200.0

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        return [OUT if move == PASS else 1.0 for move in moves]

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Druide)
        luck.number = complete(s, luck.number)
        return shares(s)

    def made(self, start: State, end: State, seat: int) -> list[int]:
        assert isinstance(start, Druide) and isinstance(end, Druide)
        return made(start, end, seat)

    def believe(self, view: Any) -> Callable[[State], float]:
        return Suspicion(view).weigh

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Druide)
        return [COLOURS[s.taboo[seat]]]
