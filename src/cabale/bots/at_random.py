"""The level `random`: any legal move, all equally likely. Plays every game; the floor of every scale."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cabale.core.reason import Reason


class AtRandom:
    """A player without a thought."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Random(seed)

    def choose(self, view: Any, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: Any, moves: list[int]) -> Reason:
        move = self._rng.choice(moves)
        if len(moves) == 1:
            return Reason(move=move, key="only")
        return Reason(move=move, key="lot", arguments={"count": len(moves)})
