"""What the table of Guillotine waits for: what everybody knows, and never who may stop the blade (G-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.games.guillotine.views import GuillotineView

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def status(narrator: Narrator, view: GuillotineView) -> str:
    """The moment before the blade falls, or who is awaited."""
    if view.blade:
        return narrator.tell("guillotine-status-blade", {"noble": view.line[0]})
    if view.pending is None:
        return narrator.say("status-chance")
    return narrator.waiting(view.pending.seats)
