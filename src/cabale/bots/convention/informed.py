"""Who searches with what is known of the others' votes and promises, and keeps the own ones."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.assembly import BODIES
from cabale.bots.convention.bargains import HOW
from cabale.bots.convention.craft import ConventionCraft
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.pledges import given
from cabale.bots.convention.reading import Reading
from cabale.bots.search import Search, Searcher, considered
from cabale.core.reason import Reason
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.views import ConventionView

FOR_NOTHING: Final = 0.5  # of the votes for somebody else's deputy, those that nothing was given for
KEPT: Final = 0.85  # how often a promised vote is cast as promised
WORD: Final = "word-kept"  # of the rule of thumb: my word is worth more than what breaking it brings


class Informed(Searcher):
    """The search of the Convention. What was promised is in no position, only in the view."""

    def choose(self, view: ConventionView, moves: list[int]) -> int:
        advice = self._adviser.explain(view, moves)
        return advice.move if advice.key == WORD else super().choose(view, moves)

    def explain(self, view: ConventionView, moves: list[int]) -> Reason:
        advice = self._adviser.explain(view, moves)
        return (
            considered(self._search(view, moves), advice)
            if advice.key == WORD
            else super().explain(view, moves)
        )

    def _search(self, view: ConventionView, moves: list[int]) -> Search:
        craft = ConventionCraft(habits(view))
        return Searcher(self._game, craft, self._adviser, self._seed, self._budget)._search(view, moves)


def habits(view: ConventionView) -> Habits:
    """How each votes about the deputies of each, by the history; and about some, by what was promised."""
    reading = Reading(view)
    found = Habits()
    for voter in range(view.seats):
        for whose in range(view.seats):
            found.kind[voter][whose] = FOR_NOTHING * reading.dossiers.favour(voter, whose)
    for each in given(reading):
        promise = each.promise
        if each.mark == "open" and promise.deed in BODIES:
            kindly = promise.how == HOW[promise.deed]
            found.promise(each.by, DEPUTY_OF[promise.about], KEPT if kindly else 1 - KEPT)
    return found
