"""How everybody may be expected to vote: by their votes so far, and by what was promised."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.habits import Habits
from cabale.bots.convention.pledges import given
from cabale.bots.convention.reading import Reading
from cabale.bots.convention.worth import BODIES, HOW
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.views import ConventionView

FOR_NOTHING: Final = 0.5  # of the votes for somebody else's deputy, those that nothing was given for
KEPT: Final = 0.85  # how often a promised vote is cast as promised


def canvass(view: ConventionView) -> Habits:
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
