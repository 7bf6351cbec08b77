"""What reports count of Le Lys et la Cocarde: the facts of a finished game."""

from __future__ import annotations

from cabale.core.facts import Facts, cards, first
from cabale.games.cocarde import events
from cabale.games.cocarde.pieces import CHARACTERS
from cabale.games.cocarde.views import CocardeView


def facts(v: CocardeView) -> Facts:
    held = cards(v, v.history, "card", events.Dealt, events.Drew)
    return {
        "first": first(v.history, events.Began),
        "characters": [[card for card in row if card in CHARACTERS] for row in held],
        "places": list(v.places),
        "roles": list(v.roles),
        "trees": list(v.trees),
        "planted": [len(row) for row in cards(v, v.history, "place", events.Planted)],
        "rounds": v.round,
        "capped": any(isinstance(e, events.Capped) for e in v.history),
    }
