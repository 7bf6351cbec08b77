"""A beginner: plays as `regular` does, and at times does the first thing that comes to mind."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from cabale.core.reason import Reason


class Thoughtful(Protocol):
    """The player that it would be if it took its time."""

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


class Hasty:
    """The level `novice`. Errs as people do: not by a grain everywhere, but grossly here and there."""

    def __init__(self, seed: int, thoughtful: Thoughtful, haste: float) -> None:
        self._seed: Final = seed
        self._thoughtful: Final = thoughtful
        self._haste: Final = haste  # how often it does not think

    def choose(self, view: Any, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: Any, moves: list[int]) -> Reason:
        if len(moves) > 1:
            dice = Random((self._seed << 21) + len(view.history))
            if dice.random() < self._haste:
                return Reason(move=dice.choice(moves), key="hasty")
        return self._thoughtful.explain(view, moves)
