"""Complots (Coup): the front door."""

from __future__ import annotations

from typing import Final

from cabale.core.modular import ModularGame, Modules
from cabale.core.options import Value
from cabale.core.views import Event
from cabale.games.complots import (
    insight,
    notation,
    questions,
    refusals,
    rules,
    scenes,
    truth,
    views,
    watching,
)
from cabale.games.complots.options import AT_TABLES, OPTIONS, arrange, formerly
from cabale.games.complots.pieces import SIZE
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView


class ComplotsGame(ModularGame[Complots, ComplotsView]):
    """The game of Rikki Tahta by its French rulebook, for 2 to 8 players."""

    id = "complots"
    title = "Complots"
    seats = (2, 8)
    usual_seats = 4
    minutes = 5
    options = OPTIONS
    table_options = AT_TABLES
    orders = {"unless_me": (), "this_turn": ()}  # noqa: RUF012  # as the class above declares it
    beats = frozenset(("proved", "exposed", "eliminated"))
    rules_version = 2
    size = SIZE
    fields = scenes.FIELDS
    places = scenes.PLACES
    modules = Modules(
        Complots,
        arrange=arrange,
        rules=rules,
        scenes=scenes,
        pages=views,
        watching=watching,
        questions=questions,
        refusals=refusals,
        notation=notation,
        insight=insight,
        numbers=insight,
    )

    def formerly(self, rules: int, options: dict[str, Value]) -> dict[str, Value]:
        return formerly(rules, options)

    def truth(self, view: ComplotsView, event: Event) -> bool | None:
        return truth.truth(view, event)

    def out(self, state: Complots, seat: int) -> bool:
        return seat in state.eliminated


COMPLOTS: Final = ComplotsGame()
