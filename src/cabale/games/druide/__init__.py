"""Le Grand Druide: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.modular import ModularGame, Modules
from cabale.core.options import Value
from cabale.games.druide import insight, notation, observing, questions, refusals, rules, scenes, watching
from cabale.games.druide.options import OPTIONS, arrange
from cabale.games.druide.pieces import DRUIDS, FEWEST, FULLEST, OWN_BARS, SIZE, STONES
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView


class DruideGame(ModularGame[Druide, DruideView]):
    """The election of Bruno Faidutti among the stones of Stonehenge, for 3 or 4 players."""

    id = "druide"
    title = "Le Grand Druide"
    seats = (FEWEST, FULLEST)
    usual_seats = 4
    minutes = 2
    options = OPTIONS
    beats = frozenset(("elected", "unelected"))
    rules_version = 1
    size = SIZE
    outcomes = STONES + 1  # stones are counted from 1
    fields = scenes.FIELDS
    places = scenes.PLACES
    functions = {"carried": scenes.carried, "elected": scenes.elected}  # noqa: RUF012  # as the class above declares it
    modules = Modules(
        Druide,
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

    def out(self, state: Druide, seat: int) -> bool:
        return bool(state.passed >> seat & 1)  # D-12

    def longest(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """D-9 to D-12. Every druid and every bar of one's own is laid once, and everybody passes once."""
        return seats * (DRUIDS[seats] + OWN_BARS[seats] + 1)


DRUIDE: Final = DruideGame()
