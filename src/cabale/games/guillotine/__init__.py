"""Guillotine, the card game: the front door."""

from __future__ import annotations

from typing import Final

from cabale.core.modular import ModularGame, Modules
from cabale.core.options import Value
from cabale.core.orders import About, Order
from cabale.core.views import Choice
from cabale.games.guillotine import (
    collecting,
    insight,
    notation,
    observing,
    questions,
    refusals,
    rules,
    scenes,
    watching,
)
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.options import AT_TABLES, OPTIONS, arrange, formerly
from cabale.games.guillotine.pieces import NOBLE_NAMES, NOBLES, SIZE
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import GuillotineView


class GuillotineGame(ModularGame[Guillotine, GuillotineView]):
    """The card game of Paul Peterson by its Amigo rulebook, or by the English one, for 2 to 5 players."""

    id = "guillotine"
    title = "Guillotine, cards"
    seats = (2, 5)
    usual_seats = 4
    minutes = 4
    options = OPTIONS
    table_options = AT_TABLES
    orders = {  # noqa: RUF012  # G-95; as the class above declares it
        "never": Order(),
        "fire": Order(
            gives="play", narrowed={"victim": About("collector"), "noble": About("noble", NOBLE_NAMES)}
        ),
    }
    beats = frozenset(("collected",))
    rules_version = 2
    size = SIZE
    outcomes = NOBLES
    fields = scenes.FIELDS
    places = scenes.PLACES
    functions = {"score": scenes.score}  # noqa: RUF012  # as the class above declares it
    modules = Modules(
        Guillotine,
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

    def asides(self, state: Guillotine, seat: int) -> tuple[Choice, ...]:
        return questions.asides(state, seat)

    def hidden_pause(self, state: Guillotine) -> str | None:
        return "interrupt_delay_ms" if state.agenda and isinstance(state.agenda[-1], Blade) else None  # G-95

    def holders(self, state: Guillotine) -> tuple[int, ...]:
        return collecting.may_hold(state)

    def holds(self, state: Guillotine, seat: int) -> bool:
        return collecting.holds(state, seat)


GUILLOTINE: Final = GuillotineGame()
