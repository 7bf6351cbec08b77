"""Guillotine, the board game of 1988, which goes by the name of its Convention: the front door."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from cabale.core.clocks import Clocks
from cabale.core.dump import load_kernel
from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.views import Choice, Event, Question
from cabale.core.watching import Watcher
from cabale.games.convention import (
    insight,
    notation,
    numbers,
    pages,
    questions,
    refusals,
    rules,
    scenes,
    story,
    watching,
)
from cabale.games.convention.club import Defence
from cabale.games.convention.denouncing import Answer
from cabale.games.convention.missions import mission_draws
from cabale.games.convention.options import AT_TABLES, OPTIONS, arrange
from cabale.games.convention.pieces import GUESS, SIZE
from cabale.games.convention.pledges import PROMISES
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView


class ConventionGame(Game[Convention, ConventionView]):
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
    rules_version = 1
    size = SIZE
    fields = pages.FIELDS
    places = scenes.STARTS
    functions = {"mission_draws": mission_draws}  # noqa: RUF012  # as the class above declares it

    def begin(self, seats: int, options: Mapping[str, Value]) -> Convention:
        return rules.new(seats, arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Convention:
        return scenes.set_table(seats, arrange(options), table)

    def page(self, view: ConventionView) -> dict[str, Any]:
        return pages.page(view)

    def load(self, data: dict[str, Any]) -> Convention:
        return Convention(
            arrange(data["options"]),
            seats=data["seats"],
            owner=list(data["owner"]),
            circle=tuple(data["circle"]),
            round=data["round"],
            phase=data["phase"],
            first=data["first"],
            dissolved=data["dissolved"],
            post=list(data["post"]),
            square=list(data["square"]),
            popularity=list(data["popularity"]),
            ledger=[tuple(row) for row in data["ledger"]],
            moved=data["moved"],
            newcomers=data["newcomers"],
            passed=data["passed"],
            charges=tuple(data["charges"]),
            backed=data["backed"],
            named=data["named"],
            tried=data["tried"],
            bonus=tuple(data["bonus"]),
            tray=tuple(data["tray"]),
            picked=tuple(data["picked"]),
            bearers=tuple(data["bearers"]),
            rejected=data["rejected"],
            revealed=data["revealed"],
            hands=[tuple(hand) for hand in data["hands"]],
            mission_bag=list(data["mission_bag"]),
            mission_left=sum(data["mission_bag"]),
            mission_queue=tuple(data["mission_queue"]),
            jacobins_bag=list(data["jacobins_bag"]),
            jacobins_left=sum(data["jacobins_bag"]),
            jacobins_queue=tuple(data["jacobins_queue"]),
            known=list(data["known"]),
            unasked=list(data["unasked"]),
            asked=data["asked"],
            **load_kernel(data, rules.STEPS),
        )

    def view(self, state: Convention, seat: int) -> ConventionView:
        return watching.view(state, seat)

    def watch(self, seat: int) -> Watcher[Convention, ConventionView]:
        return watching.Watcher(seat)

    def events(self, state: Convention, seat: int) -> tuple[Event, ...]:
        witness = story.Witness(seat)
        witness.retell(state)
        return tuple(witness.told)

    def question(self, state: Convention, seat: int) -> Question | None:
        return questions.question(state, seat)

    def asides(self, state: Convention, seat: int) -> tuple[Choice, ...]:
        return questions.asides(state, seat)

    def cover(self, state: Convention) -> str | None:
        return "defence_delay_ms" if state.agenda and isinstance(state.agenda[-1], Defence) else None  # V-7

    def holders(self, state: Convention) -> tuple[int, ...]:
        defence = state.agenda[-1]
        return (state.owner[state.at(defence.turn)],) if isinstance(defence, Defence) else ()  # V-7

    def out(self, state: Convention, seat: int) -> bool:
        owned = [faction for faction, owner in enumerate(state.owner) if owner == seat]
        return bool(owned) and not any(state.living(faction) for faction in owned)  # E-3

    def clock(self, state: Convention) -> str | None:
        return "answer_ms" if state.agenda and isinstance(state.agenda[-1], Answer) else None  # H-4

    def default(self, state: Convention, seat: int) -> int:
        return questions.default(state, seat)

    def refusal(self, state: Convention, seat: int, move: int) -> IllegalMove:
        return refusals.refusal(state, seat, move)

    def write_body(self, state: Convention, seat: int, move: int) -> str:
        return notation.write_body(state, seat, move)

    def read_body(self, state: Convention, seat: int, body: str) -> int:
        return notation.read_body(state, seat, body)

    def imagine(self, view: ConventionView, rng: Random) -> Convention:
        return insight.imagine(view, rng)

    def observe(self, view: ConventionView) -> list[float]:
        return numbers.observe(view)

    def preview(self, view: ConventionView, move: int) -> numbers.Preview:
        return numbers.preview(view, move)


CONVENTION: Final = ConventionGame()
