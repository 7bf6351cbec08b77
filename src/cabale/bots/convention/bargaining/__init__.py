"""The spokesman of a player of the Convention: what it offers, and what it answers to offers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cabale.bots.convention.bargaining import offers
from cabale.core.pledges import Pledge, Proposal, Verdict
from cabale.games.convention.views import ConventionView

GREED: Final = 0.008  # of the win: what a player may want to gain by an exchange, at most


class Spokesman:
    """Keeps nothing in mind between offers: seed and view decide. Some want more for what they promise."""

    def __init__(self, seed: int) -> None:
        self._greed: Final = GREED * Random(seed).random()

    def propose(self, view: ConventionView) -> Sequence[Proposal]:
        return offers.propose(view)

    def consider(self, view: ConventionView, pledge: Pledge) -> bool:
        return self.weigh(view, pledge).taken

    def weigh(self, view: ConventionView, pledge: Pledge) -> Verdict:
        return offers.weigh(view, pledge, self._greed)
