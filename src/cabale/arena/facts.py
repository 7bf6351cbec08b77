"""What a finished game tells of itself for reports (`core.facts`)."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.facts import Facts
from cabale.core.seats import CHANCE
from cabale.core.views import View
from cabale.games import entry


def facts_of(view: View, log: Iterable[tuple[int, int]]) -> Facts:
    """The facts of a game that is over, from the view to which everything is open. Of a game that brings
    none, who answered first."""
    own = entry(view.game).part("facts")
    if own is None:
        return {"first": next((seat for seat, _ in log if seat != CHANCE), 0)}
    facts: Facts = own(view)
    return facts
