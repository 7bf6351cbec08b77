"""What reports count of Guillotine, 1988: the facts of a finished game."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.facts import Facts, Rows, by_seat, first
from cabale.games.convention import events
from cabale.games.convention.pieces import FACTIONS
from cabale.games.convention.views import ConventionView


def facts(v: ConventionView) -> Facts:
    owner = dict(zip(FACTIONS, v.owners, strict=True))

    def deputies(names: Iterable[str]) -> Rows:
        whose = {deputy.name: owner[deputy.faction] for deputy in v.deputies}
        return by_seat(v, [(seat, name) for name in names if (seat := whose[name]) is not None])

    return {
        "first": first(v.history, events.Began),
        "factions": by_seat(v, [(seat, faction) for faction, seat in owner.items() if seat is not None]),
        "elected": deputies(deputy.name for deputy in v.deputies if deputy.elected),
        "died": deputies(e.deputy for e in v.history if isinstance(e, events.Died)),
        "denounced": deputies(e.deputy for e in v.history if isinstance(e, events.Denounced)),
        "popularity": list(v.popularity),
        "dissolved": v.dissolved,
    }
