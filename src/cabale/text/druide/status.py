"""What the table of Le Grand Druide waits for: everybody sees whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.games.druide.views import DruideView

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def status(narrator: Narrator, view: DruideView) -> str:
    return narrator.say("status-chance") if view.pending is None else narrator.waiting(view.pending.seats)
