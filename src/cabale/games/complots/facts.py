"""What reports count of Complots: the facts of a finished game."""

from __future__ import annotations

from cabale.core.facts import Facts, by_seat, cards, first
from cabale.games.complots import events
from cabale.games.complots.views import ComplotsView


def facts(v: ComplotsView) -> Facts:
    declared = [(e.seat, e.claim) for e in v.history if isinstance(e, events.Declared) and e.claim]
    countered = [(e.seat, e.character) for e in v.history if isinstance(e, events.Countered)]
    return {
        "first": first(v.history, events.Began),
        "dealt": cards(v, v.history, "character", events.Dealt, events.Drafted),
        "kept": [list(hand) for hand in v.hidden if isinstance(hand, tuple)],
        "lost": [list(row) for row in v.faceup],
        "claimed": by_seat(v, [*declared, *countered]),
        "challenged": cards(v, v.history, "character", events.Challenged),
        "exposed": cards(v, v.history, "character", events.Exposed),
        "capped": any(isinstance(e, events.Drawn) for e in v.history),
    }
