"""What the table of Complots waits for: what everybody knows, and never who has answered (C-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.games.complots.views import ComplotsView
from cabale.text.words import Given

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def status(narrator: Narrator, view: ComplotsView) -> str:
    """The open window and what it is about, or who is awaited."""
    if view.pending is None:
        return narrator.say("status-chance")
    match view.pending.kind, view.deed, view.counter:
        case "challenge", deed, _ if deed is not None and deed.claim is not None:
            return narrator.tell("complots-status-challenge", {"actor": deed.seat, "character": deed.claim})
        case "counter", deed, _ if deed is not None:
            return narrator.tell("complots-status-counter", {"actor": deed.seat, "action": deed.action})
        case "challenge_counter", _, counter if counter is not None:
            claim: Given = {"claimer": counter.seat, "character": counter.character}
            return narrator.tell("complots-status-challenge_counter", claim)
    return narrator.waiting(view.pending.seats)
