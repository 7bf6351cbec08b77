"""Le Lys et la Cocarde: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from cabale.core.dump import load_kernel
from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.views import Event, Question
from cabale.core.watching import Watcher
from cabale.games.cocarde import (
    insight,
    notation,
    questions,
    refusals,
    rules,
    scenes,
    story,
    views,
    watching,
)
from cabale.games.cocarde.options import AT_TABLES, OPTIONS, arrange
from cabale.games.cocarde.pieces import FEWEST, FULLEST, SIZE
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView


class CocardeGame(Game[Cocarde, CocardeView]):
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
    fields = scenes.FIELDS
    places = scenes.AT

    def begin(self, seats: int, options: Mapping[str, Value]) -> Cocarde:
        return rules.new(seats, arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Cocarde:
        return scenes.set_table(seats, arrange(options), table)

    def page(self, view: CocardeView) -> dict[str, Any]:
        return views.page(view)

    def load(self, data: dict[str, Any]) -> Cocarde:
        return Cocarde(
            arrange(data["options"]),
            places=list(data["places"]),
            roles=list(data["roles"]),
            hands=[tuple(hand) for hand in data["hands"]],
            trees=list(data["trees"]),
            certificates=list(data["certificates"]),
            skip=data["skip"],
            wait=data["wait"],
            tavern=data["tavern"],
            salon=list(data["salon"]),
            restart=data["restart"],
            pile=list(data["pile"]),
            pile_size=sum(data["pile"]),
            discards=tuple(data["discards"]),
            cancelled=data["cancelled"],
            tree_stock=data["tree_stock"],
            certificate_stock=data["certificate_stock"],
            active=data["active"],
            turns=data["turns"],
            rounds=data["rounds"],
            acted=data["acted"],
            dice=data["dice"],
            arrived=data["arrived"],
            rerolled=data["rerolled"],
            pool=tuple(data["pool"]),
            **load_kernel(data, rules.STEPS),
        )

    def view(self, state: Cocarde, seat: int) -> CocardeView:
        return watching.view(state, seat)

    def watch(self, seat: int) -> Watcher[Cocarde, CocardeView]:
        return watching.Watcher(seat)

    def events(self, state: Cocarde, seat: int) -> tuple[Event, ...]:
        witness = story.Witness(seat)
        witness.retell(state)
        return tuple(witness.told)

    def question(self, state: Cocarde, seat: int) -> Question | None:
        return questions.question(state, seat)

    def cover(self, state: Cocarde) -> str | None:
        return "character_delay_ms" if rules.is_covered(state) else None

    def holders(self, state: Cocarde) -> tuple[int, ...]:
        return rules.may_hold(state)

    def default(self, state: Cocarde, seat: int) -> int:
        return questions.default(state, seat)

    def refusal(self, state: Cocarde, seat: int, move: int) -> IllegalMove:
        return refusals.refusal(state, seat, move)

    def write_body(self, state: Cocarde, seat: int, move: int) -> str:
        return notation.write_body(state, seat, move)

    def read_body(self, state: Cocarde, seat: int, body: str) -> int:
        return notation.read_body(state, seat, body)

    def imagine(self, view: CocardeView, rng: Random) -> Cocarde:
        return insight.imagine(view, rng)

    def observe(self, view: CocardeView) -> list[float]:
        return insight.observe(view)

    def preview(self, view: CocardeView, move: int) -> insight.Preview:
        return insight.preview(view, move)


COCARDE: Final = CocardeGame()
