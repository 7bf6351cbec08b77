"""Guillotine, the card game: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from cabale.core.dump import load_kernel
from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.orders import About, Order
from cabale.core.views import Choice, Event, Question
from cabale.core.watching import Watcher
from cabale.games.guillotine import (
    collecting,
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
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.options import AT_TABLES, OPTIONS, arrange, formerly
from cabale.games.guillotine.pieces import NOBLE_NAMES, SIZE
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import GuillotineView


class GuillotineGame(Game[Guillotine, GuillotineView]):
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
    fields = scenes.FIELDS
    places = scenes.PLACES
    functions = {"score": scenes.score}  # noqa: RUF012  # as the class above declares it

    def formerly(self, rules: int, options: dict[str, Value]) -> dict[str, Value]:
        return formerly(rules, options)

    def begin(self, seats: int, options: Mapping[str, Value]) -> Guillotine:
        return rules.new(seats, arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Guillotine:
        return scenes.set_table(seats, arrange(options), table)

    def page(self, view: GuillotineView) -> dict[str, Any]:
        return views.page(view)

    def load(self, data: dict[str, Any]) -> Guillotine:
        return Guillotine(
            arrange(data["options"]),
            line=tuple(data["line"]),
            deck=list(data["deck"]),
            deck_size=sum(data["deck"]),
            top=tuple(data["top"]),
            top_seen=tuple(data["top_seen"]),
            buried=tuple(data["buried"]),
            actions=list(data["actions"]),
            actions_size=sum(data["actions"]),
            discards=tuple(data["discards"]),
            hands=[tuple(hand) for hand in data["hands"]],
            piles=[tuple(pile) for pile in data["piles"]],
            fronts=[tuple(front) for front in data["fronts"]],
            rushed=data["rushed"],
            confused=data["confused"],
            playing=tuple(data["playing"]),
            looked=tuple(data["looked"]),
            looked_seen=tuple(data["looked_seen"]),
            day=data["day"],
            day_start=data["day_start"],
            active=data["active"],
            turns=data["turns"],
            barred=data["barred"],
            collects=data["collects"],
            draws=data["draws"],
            ending=data["ending"],
            closing=data["closing"],
            **load_kernel(data, rules.STEPS),
        )

    def view(self, state: Guillotine, seat: int) -> GuillotineView:
        return watching.view(state, seat)

    def watch(self, seat: int) -> Watcher[Guillotine, GuillotineView]:
        return watching.Watcher(seat)

    def events(self, state: Guillotine, seat: int) -> tuple[Event, ...]:
        witness = story.Witness(seat)
        witness.retell(state)
        return tuple(witness.told)

    def question(self, state: Guillotine, seat: int) -> Question | None:
        return questions.question(state, seat)

    def asides(self, state: Guillotine, seat: int) -> tuple[Choice, ...]:
        return questions.asides(state, seat)

    def cover(self, state: Guillotine) -> str | None:
        return "interrupt_delay_ms" if state.agenda and isinstance(state.agenda[-1], Blade) else None  # G-95

    def holders(self, state: Guillotine) -> tuple[int, ...]:
        return collecting.may_hold(state)

    def holds(self, state: Guillotine, seat: int) -> bool:
        return collecting.holds(state, seat)

    def default(self, state: Guillotine, seat: int) -> int:
        return questions.default(state, seat)

    def refusal(self, state: Guillotine, seat: int, move: int) -> IllegalMove:
        return refusals.refusal(state, seat, move)

    def write_body(self, state: Guillotine, seat: int, move: int) -> str:
        return notation.write_body(state, seat, move)

    def read_body(self, state: Guillotine, seat: int, body: str) -> int:
        return notation.read_body(state, seat, body)

    def imagine(self, view: GuillotineView, rng: Random) -> Guillotine:
        return insight.imagine(view, rng)

    def observe(self, view: GuillotineView) -> list[float]:
        return insight.observe(view)

    def preview(self, view: GuillotineView, move: int) -> insight.Preview:
        return insight.preview(view, move)


GUILLOTINE: Final = GuillotineGame()
