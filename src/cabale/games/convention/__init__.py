"""Guillotine, the board game of 1988, which goes by the name of its Convention: the front door."""

from __future__ import annotations

from typing import Final

from cabale.core.clocks import Clocks
from cabale.core.modular import ModularGame, Modules
from cabale.core.views import Choice
from cabale.games.convention import (
    insight,
    notation,
    observing,
    pages,
    previews,
    questions,
    refusals,
    rules,
    scenes,
    watching,
)
from cabale.games.convention.club import Defence
from cabale.games.convention.denouncing import Answer
from cabale.games.convention.missions import mission_draws
from cabale.games.convention.options import AT_TABLES, OPTIONS, arrange
from cabale.games.convention.pieces import GUESS, MISSION_CARDS, SIZE
from cabale.games.convention.pledges import PROMISES
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView


class ConventionGame(ModularGame[Convention, ConventionView]):
    """Guillotine (Avril & Floréal, 1988), the struggle for power in the Convention, for 2 to 4 players."""

    id = "convention"
    title = "Guillotine, 1988"
    seats = (2, 4)
    usual_seats = 4
    minutes = 20
    options = OPTIONS
    table_options = AT_TABLES
    clocks = Clocks(talk="talk_ms")  # N-1
    pledges = PROMISES
    for_machines = frozenset({GUESS})  # H-5
    beats = frozenset(("judged", "died", "out", "dissolution"))
    losses = {"died": "deputy"}  # noqa: RUF012
    rules_version = 1
    size = SIZE
    outcomes = MISSION_CARDS
    fields = pages.FIELDS
    places = scenes.STARTS
    functions = {"mission_draws": mission_draws}  # noqa: RUF012  # as the class above declares it
    modules = Modules(
        Convention,
        arrange=arrange,
        rules=rules,
        scenes=scenes,
        pages=pages,
        watching=watching,
        questions=questions,
        refusals=refusals,
        notation=notation,
        insight=insight,
        previews=previews,
        observing=observing,
    )

    def asides(self, state: Convention, seat: int) -> tuple[Choice, ...]:
        return questions.asides(state, seat)

    def hidden_pause(self, state: Convention) -> str | None:
        return "defence_delay_ms" if state.agenda and isinstance(state.agenda[-1], Defence) else None  # V-7

    def holders(self, state: Convention) -> tuple[int, ...]:
        defence = state.agenda[-1]
        return (state.owner[state.at(defence.turn)],) if isinstance(defence, Defence) else ()  # V-7

    def out(self, state: Convention, seat: int) -> bool:
        owned = [faction for faction, owner in enumerate(state.owner) if owner == seat]
        return bool(owned) and not any(state.living(faction) for faction in owned)  # E-3

    def clock(self, state: Convention) -> str | None:
        return "answer_ms" if state.agenda and isinstance(state.agenda[-1], Answer) else None  # H-4


CONVENTION: Final = ConventionGame()
