"""What the table of the Convention waits for: what everybody knows, and never who may defend (V-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.games.convention.views import ConventionView

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def status(narrator: Narrator, view: ConventionView) -> str:
    """The moment of the defence, or who is awaited."""
    if view.defending:
        return narrator.say("convention-status-defence")
    if view.pending is None:
        return narrator.say("status-chance")
    return narrator.waiting(view.pending.seats)
