"""Le Grand Druide by search: many games are played on in thought, with other cards out of sight each time."""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.bots.budget import Budget
from cabale.bots.druide.reasons import reason
from cabale.bots.druide.tree import Node, ask, walks
from cabale.bots.druide.unseen import Unseen
from cabale.core.reason import Reason
from cabale.games.druide.insight import Reading
from cabale.games.druide.views import DruideView

REGULAR: Final = Budget(walks=800)  # about 10 ms where the rules are compiled
EXPERT: Final = Budget(milliseconds=100)
PACE: Final = 50  # walks between two looks at the clock


class Searcher:
    """All levels but `random`: they differ by what they may think. Keeps nothing in mind between answers."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._seed: Final = seed
        self._budget: Final = budget

    def choose(self, view: DruideView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: DruideView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        rng = Random((self._seed << 21) + len(view.history))
        reading = Reading(view)
        unseen = Unseen(reading.table, reading.wanting, reading.numbers, reading.shunning, reading.trilithons)
        root = ask(reading.table, moves)
        self._search(root, unseen, rng.getrandbits(30))
        return reason(reading.table, root)

    def _search(self, root: Node, unseen: Unseen, number: int) -> None:
        """Walk until the budget is used up, or until what is left of it cannot change the answer."""
        allowance = self._budget.begin()
        left = float(PACE)
        while left > 0 and left >= root.lead():
            number = walks(root, unseen, allowance.take(PACE), number)
            left = allowance.left()


def regular(seed: int) -> Searcher:
    return Searcher(seed, REGULAR)


def expert(seed: int) -> Searcher:
    return Searcher(seed, EXPERT)
