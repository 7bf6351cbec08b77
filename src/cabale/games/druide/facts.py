"""What reports count of Le Grand Druide: the facts of a finished game."""

from __future__ import annotations

from cabale.core.facts import Facts, first
from cabale.games.druide import events
from cabale.games.druide.views import DruideView


def facts(v: DruideView) -> Facts:
    seats = range(v.seats)
    carried = [[len(college.stones) for college in v.colleges if college.carrier == seat] for seat in seats]
    return {
        "first": first(v.history, events.Began),
        "colleges": [len(sizes) for sizes in carried],
        "largest": [max(sizes, default=0) for sizes in carried],
        "luck": list(v.bonus),
        "taboo": list(v.taboo),
        "removed": [len(stones) for stones in v.removed],
        "bars": [sum(bar.seat == seat for bar in v.bars) for seat in seats],
        "unelected": any(isinstance(e, events.Unelected) for e in v.history),
    }
