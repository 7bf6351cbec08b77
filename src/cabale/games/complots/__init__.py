"""Complots (Coup): the front door."""

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
from cabale.games.complots import (
    insight,
    notation,
    questions,
    refusals,
    rules,
    scenes,
    story,
    truth,
    views,
    watching,
)
from cabale.games.complots.options import AT_TABLES, OPTIONS, arrange, formerly
from cabale.games.complots.pieces import SIZE
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView


class ComplotsGame(Game[Complots, ComplotsView]):
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

    def formerly(self, rules: int, options: dict[str, Value]) -> dict[str, Value]:
        return formerly(rules, options)

    def begin(self, seats: int, options: Mapping[str, Value]) -> Complots:
        return rules.new(seats, arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Complots:
        return scenes.set_table(seats, arrange(options), table)

    def page(self, view: ComplotsView) -> dict[str, Any]:
        return views.page(view)

    def load(self, data: dict[str, Any]) -> Complots:
        return Complots(
            arrange(data["options"]),
            coins=list(data["coins"]),
            hidden=[tuple(hand) for hand in data["hidden"]],
            faceup=[tuple(row) for row in data["faceup"]],
            court=list(data["court"]),
            treasury=data["treasury"],
            active=data["active"],
            turns=data["turns"],
            eliminated=tuple(data["eliminated"]),
            **load_kernel(data, rules.STEPS),
        )

    def view(self, state: Complots, seat: int) -> ComplotsView:
        return watching.view(state, seat)

    def watch(self, seat: int) -> Watcher[Complots, ComplotsView]:
        return watching.Watcher(seat)

    def events(self, state: Complots, seat: int) -> tuple[Event, ...]:
        return tuple(story.Witness(seat).retell(state))

    def truth(self, view: ComplotsView, event: Event) -> bool | None:
        return truth.truth(view, event)

    def question(self, state: Complots, seat: int) -> Question | None:
        return questions.question(state, seat)

    def out(self, state: Complots, seat: int) -> bool:
        return seat in state.eliminated

    def default(self, state: Complots, seat: int) -> int:
        return questions.default(state, seat)

    def refusal(self, state: Complots, seat: int, move: int) -> IllegalMove:
        return refusals.refusal(state, seat, move)

    def write_body(self, state: Complots, seat: int, move: int) -> str:
        return notation.write_body(state, seat, move)

    def read_body(self, state: Complots, seat: int, body: str) -> int:
        return notation.read_body(state, seat, body)

    def imagine(self, view: ComplotsView, rng: Random) -> Complots:
        return insight.imagine(view, rng)

    def observe(self, view: ComplotsView) -> list[float]:
        return insight.observe(view)

    def preview(self, view: ComplotsView, move: int) -> insight.Preview:
        return insight.preview(view, move)


COMPLOTS: Final = ComplotsGame()
