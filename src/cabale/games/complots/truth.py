"""Whether a claim was true: once a game is over, all of them are looked at again."""

from __future__ import annotations

from cabale.core.views import Event
from cabale.games.complots.events import Countered, Declared
from cabale.games.complots.views import ComplotsView


def truth(view: ComplotsView, event: Event) -> bool | None:
    """C-15, C-28. Whether the claimer holds the character; None too if the view hides that hand."""
    match event:
        case Declared(seat=seat, claim=str() as character) | Countered(seat=seat, character=character):
            hand = view.hidden[seat]
            return character in hand if isinstance(hand, tuple) else None
    return None
