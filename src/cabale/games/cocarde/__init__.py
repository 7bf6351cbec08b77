"""Le Lys et la Cocarde: the front door."""

from __future__ import annotations

from typing import Final

from cabale.core.modular import ModularGame, Modules
from cabale.games.cocarde import insight, notation, observing, questions, refusals, rules, scenes, watching
from cabale.games.cocarde.options import AT_TABLES, OPTIONS, arrange
from cabale.games.cocarde.pieces import FEWEST, FULLEST, KINDS_OF_CARDS, SIZE
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView


class CocardeGame(ModularGame[Cocarde, CocardeView]):
    """The game of the French Revolution, from the Estates General to 18 Brumaire, for 2 to 6 players."""

    id = "cocarde"
    title = "Le Lys et la Cocarde"
    seats = (FEWEST, FULLEST)
    usual_seats = 4
    minutes = 15
    options = OPTIONS
    table_options = AT_TABLES
    beats = frozenset(("new_start", "judged"))
    rules_version = 1
    size = SIZE
    outcomes = KINDS_OF_CARDS
    fields = scenes.FIELDS
    places = scenes.AT
    modules = Modules(
        Cocarde,
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

    def hidden_pause(self, state: Cocarde) -> str | None:
        return "character_delay_ms" if rules.is_covered(state) else None  # L-R43

    def holders(self, state: Cocarde) -> tuple[int, ...]:
        return rules.may_hold(state)


COCARDE: Final = CocardeGame()
