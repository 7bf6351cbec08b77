"""Complots (Coup): the front door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.clocks import Clocks
from cabale.core.modular import ModularGame, Modules
from cabale.core.options import Value
from cabale.core.orders import Order
from cabale.core.seats import CHANCE
from cabale.core.views import Event
from cabale.games.complots import (
    insight,
    notation,
    observing,
    questions,
    refusals,
    rules,
    scenes,
    truth,
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
    clocks = Clocks(floor="window_floor_ms", deadline="window_deadline_ms")  # C-20
    winner = "previous_winner"  # C-9
    orders = {  # noqa: RUF012  # C-20; as the class above declares it
        "unless_me": Order(spares=("target", "actor")),
        "this_turn": Order(for_turn=True),
    }
    beats = frozenset(("proved", "exposed", "eliminated"))
    losses = {"eliminated": "seat"}  # noqa: RUF012
    rules_version = 2
    size = SIZE
    outcomes = CHANCE  # lots among all seats
    fields = scenes.FIELDS
    places = scenes.PLACES
    modules = Modules(
        Complots,
        arrange=arrange,
        rules=rules,
        scenes=scenes,
        pages=scenes,
        watching=watching,
        questions=questions,
        refusals=refusals,
        notation=notation,
        insight=insight,
        previews=insight,
        observing=observing,
    )

    def formerly(self, rules: int, options: dict[str, Value]) -> dict[str, Value]:
        return formerly(rules, options)

    def next_game(self, options: Mapping[str, Value], winner: str | None, first: bool) -> dict[str, Value]:
        """C-9. The winner begins from the second game on, unless the table wants it otherwise."""
        begins = first and options["first_player"] == "random"
        chosen = {**options, "first_player": "previous_winner"} if begins else options
        return super().next_game(chosen, winner, first)

    def longest(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """C-44. In a turn one acts, the others doubt, counter and doubt the counter (C-16, C-28), and three
        cards are lost at most (C-26, C-31, C-40): an exchange has one answer less, after one loss (C-37)."""
        turns = options["max_turns"]
        return seats + turns * (1 + 3 * (seats - 1) + 3) if isinstance(turns, int) else None

    def truth(self, view: ComplotsView, event: Event) -> bool | None:
        return truth.truth(view, event)

    def out(self, state: Complots, seat: int) -> bool:
        return seat in state.eliminated


COMPLOTS: Final = ComplotsGame()
