"""What the table of Le Lys et la Cocarde waits for: what everybody knows, never who holds a character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.games.cocarde.views import CocardeView

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def status(narrator: Narrator, view: CocardeView) -> str:
    """A moment that a holder could use, or who is awaited."""
    if view.moment is not None:
        return narrator.say(f"cocarde-status-{view.moment}")
    if view.pending is None:
        return narrator.say("status-chance")
    return narrator.waiting(view.pending.seats)
