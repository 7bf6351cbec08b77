"""Le Lys et la Cocarde by rule of thumb: every throw is looked at, and what the others may make of it."""

from __future__ import annotations

from typing import Final

from cabale.bots.cocarde.choices import choose
from cabale.bots.cocarde.plans import Planner
from cabale.bots.cocarde.reasons import reason
from cabale.core.reason import Reason
from cabale.games.cocarde.views import CocardeView


class RuleOfThumb:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    def choose(self, view: CocardeView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: CocardeView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        assert view.pending is not None
        planner = Planner(view, self._seed)
        kind = view.pending.kind
        return reason(planner, kind, choose(planner, kind, moves))
