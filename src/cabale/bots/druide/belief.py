"""How likely the cards are that a search imagines: players shun stones of their taboo colour."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import State
from cabale.games.druide.events import Placed
from cabale.games.druide.notation import COLOUR_OF
from cabale.games.druide.pieces import COLOURS, STONES
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView

# How likely a druid goes on a stone of its own taboo colour, to 1 for any other: counted in 60 games of three
# players who search. In the opening it matters little where one stands; in the end what is left is taken.
OPENING: Final = 0.5
LATER: Final = 0.25
CROWDED: Final = 4 * STONES // 5  # free stones until which it is the opening
FEW: Final = STONES // 3  # free stones from which on anything goes


class Belief:
    """Made for one view."""

    def __init__(self, view: DruideView) -> None:
        self.evidence: Final = [[1.0] * len(COLOURS) for _ in range(view.seats)]
        free = STONES
        for event in view.history:
            if isinstance(event, Placed):
                if event.seat != view.seat and free > FEW:
                    self.evidence[event.seat][COLOUR_OF[event.colour]] *= OPENING if free > CROWDED else LATER
                free -= 1

    def weigh(self, s: State) -> float:
        assert isinstance(s, Druide)
        weight = 1.0
        for evidence, taboo in zip(self.evidence, s.taboo, strict=True):
            weight *= evidence[taboo]
        return weight
