"""Guillotine by rule of thumb: plans the card and the collect together, and what the others then find."""

from __future__ import annotations

from typing import Final

from cabale.bots.guillotine.plans import Planner
from cabale.bots.guillotine.reasons import reason
from cabale.core.reason import Reason
from cabale.games.guillotine.views import GuillotineView


class RuleOfThumb:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    def choose(self, view: GuillotineView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: GuillotineView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        assert view.pending is not None
        planner = Planner(view, self._seed)
        return reason(view.seat, planner.table, view.pending.kind, planner.best(moves))
