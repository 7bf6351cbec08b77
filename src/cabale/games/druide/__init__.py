"""Le Grand Druide: the front door."""

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
from cabale.games.druide import insight, notation, questions, refusals, rules, scenes, story, views, watching
from cabale.games.druide.options import OPTIONS, arrange
from cabale.games.druide.pieces import FEWEST, FULLEST, SIZE
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView


class DruideGame(Game[Druide, DruideView]):
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
    fields = scenes.FIELDS
    places = scenes.PLACES
    functions = {"carried": scenes.carried, "elected": scenes.elected}  # noqa: RUF012  # as the class above declares it

    def begin(self, seats: int, options: Mapping[str, Value]) -> Druide:
        return rules.new(seats, arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Druide:
        return scenes.set_table(seats, arrange(options), table)

    def page(self, view: DruideView) -> dict[str, Any]:
        return views.page(view)

    def load(self, data: dict[str, Any]) -> Druide:
        return Druide(
            arrange(data["options"]),
            stones=list(data["stones"]),
            bars=list(data["bars"]),
            owners=list(data["owners"]),
            reserve=list(data["reserve"]),
            bars_left=list(data["bars_left"]),
            passed=data["passed"],
            lucky=list(data["lucky"]),
            taboo=list(data["taboo"]),
            numbers=list(data["numbers"]),
            trilithons=list(data["trilithons"]),
            active=data["active"],
            turns=data["turns"],
            votes=list(data["votes"]),
            bonus=list(data["bonus"]),
            **load_kernel(data, rules.STEPS),
        )

    def view(self, state: Druide, seat: int) -> DruideView:
        return watching.view(state, seat)

    def watch(self, seat: int) -> Watcher[Druide, DruideView]:
        return watching.Watcher(seat)

    def events(self, state: Druide, seat: int) -> tuple[Event, ...]:
        return tuple(story.Witness(seat).retell(state))

    def question(self, state: Druide, seat: int) -> Question | None:
        return questions.question(state, seat)

    def out(self, state: Druide, seat: int) -> bool:
        return bool(state.passed >> seat & 1)  # D-12

    def default(self, state: Druide, seat: int) -> int:
        return questions.default(state, seat)

    def refusal(self, state: Druide, seat: int, move: int) -> IllegalMove:
        return refusals.refusal(state, seat, move)

    def write_body(self, state: Druide, seat: int, move: int) -> str:
        return notation.write_body(state, seat, move)

    def read_body(self, state: Druide, seat: int, body: str) -> int:
        return notation.read_body(state, seat, body)

    def imagine(self, view: DruideView, rng: Random) -> Druide:
        return insight.imagine(view, rng)

    def observe(self, view: DruideView) -> list[float]:
        return insight.observe(view)

    def preview(self, view: DruideView, move: int) -> insight.Preview:
        return insight.preview(view, move)


DRUIDE: Final = DruideGame()
