"""What reports count of Guillotine, cards: the facts of a finished game."""

from __future__ import annotations

from cabale.core.facts import Facts, cards, first
from cabale.games.guillotine import events
from cabale.games.guillotine.views import GuillotineView


def facts(v: GuillotineView) -> Facts:
    return {
        "first": first(v.history, events.Began),
        "nobles": [[name.partition(".")[0] for name in pile] for pile in v.piles],
        "played": cards(v, v.history, "card", events.Played),
        "fronts": [list(front) for front in v.fronts],
        "days": v.day,
    }
