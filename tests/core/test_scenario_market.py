"""Scenarios of a game made for the purpose: tables of results, asides, points that are no whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cabale.core.agenda import NOBODY, Chance, State, Step, seat_bit
from cabale.core.dump import dump_kernel
from cabale.core.errors import BadNotation, BadScenario, BadSetup, IllegalMove
from cabale.core.fields import BySeat, OneOf, Whole
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.core.seats import CHANCE, LETTERS, NO_SEAT
from cabale.core.views import Choice, Event, Question, View
from tests.core.pages import failures


class Bid(Event, frozen=True, tag="bid"):
    seat: int


class StallView(View, frozen=True, kw_only=True):
    bids: tuple[int, ...]
    weather: str


class Stall(State):
    """Two seats bid in turn, a die decides on the weather, and anybody may cough."""

    def __init__(self) -> None:
        super().__init__([], NOBODY, NO_SEAT, (), (), None)
        self.bids = [0, 0]
        self.coughs = 0
        self.weather = "fair"
        self.do(Weather(), Bidding(0), Bidding(1))
        self.settle()

    def asides(self, seat: int) -> list[int]:
        return [9] if self.coughs < 2 else []

    def aside(self, seat: int, move: int) -> None:
        self.coughs += 1

    def dump(self) -> dict[str, Any]:
        return {"bids": list(self.bids), "coughs": self.coughs, **dump_kernel(self)}

    def scores(self) -> list[float]:
        return [0.5, 0.5]

    def ranks(self) -> list[int]:
        return [1, 1]

    def totals(self) -> list[float]:
        return [bid - 0.5 for bid in self.bids]


class Weather(Chance[Stall]):
    def weights(self, s: Stall) -> list[int]:
        return [1, 1]

    def answer(self, s: Stall, seat: int, move: int) -> int:
        s.weather = ("fair", "foul")[move]
        return NOBODY


class Bidding(Step[Stall]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, s: Stall) -> int:
        return seat_bit(self.seat)

    def moves(self, s: Stall, seat: int) -> list[int]:
        return [1, 2, 3]

    def answer(self, s: Stall, seat: int, move: int) -> int:
        s.bids[seat] = move
        s.tell(0, seat)
        return NOBODY


def share(bids: list[int], stalls: int = 2) -> dict[str, Any]:
    """Every bidder's part of the stalls, and the best of them if there is one."""
    best = [LETTERS[i] for i, bid in enumerate(bids) if bid == max(bids)]
    return {
        "parts": tuple(bid * stalls // sum(bids) for bid in bids),
        "best": best[0] if len(best) == 1 else None,
    }


class Market(Game[Stall, StallView]):
    id = "market"
    title = "Market"
    seats = (2, 2)
    usual_seats = 2
    options = ()
    rules_version = 1
    size = 10
    fields = {"bids": BySeat(Whole()), "weather": OneOf(("fair", "foul"))}  # noqa: RUF012 - as games have it
    places = ("start",)
    functions = {"share": share}  # noqa: RUF012

    def begin(self, seats: int, options: Mapping[str, Value]) -> Stall:
        return Stall()

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> Stall:
        return Stall()

    def page(self, view: StallView) -> dict[str, Any]:
        return {"bids": dict(zip("ab", view.bids, strict=True)), "weather": view.weather}

    def load(self, data: dict[str, Any]) -> Stall:
        raise NotImplementedError

    def view(self, state: Stall, seat: int) -> StallView:
        return StallView(
            game=self.id,
            seat=seat,
            seats=2,
            over=state.over,
            turns=0,
            bids=tuple(state.bids),
            weather=state.weather,
        )

    def events(self, state: Stall, seat: int) -> tuple[Event, ...]:
        return tuple(Bid(seat=i) for i, bid in enumerate(state.bids) if bid)

    def question(self, state: Stall, seat: int) -> Question | None:
        moves = state.moves(seat)
        choices = tuple(Choice(move=move, text=f"bid={move}", key="bid") for move in moves)
        return Question(kind="bid", rule="M-1", choices=choices) if moves else None

    def default(self, state: Stall, seat: int) -> int:
        return 1

    def refusal(self, state: Stall, seat: int, move: int) -> IllegalMove:
        return IllegalMove("no", rule="M-2")

    def write_body(self, state: Stall, seat: int, move: int) -> str:
        return ("fair", "foul")[move] if seat == CHANCE else "cough" if move == 9 else f"bid={move}"

    def read_body(self, state: Stall, seat: int, body: str) -> int:
        known = {"fair": 0, "foul": 1} if seat == CHANCE else {"cough": 9, "bid=1": 1, "bid=2": 2, "bid=3": 3}
        if body not in known:
            raise BadNotation("unknown_move", text=body)
        return known[body]

    def imagine(self, view: StallView, rng: Random) -> Stall:
        raise NotImplementedError

    def observe(self, view: StallView) -> list[int]:
        raise NotImplementedError

    def preview(self, view: StallView, move: int) -> Any:
        raise NotImplementedError


def market(name: str) -> Game[Any, Any]:
    if name != "market":
        raise BadSetup("unknown_game", game=name, expected=("market",))
    return Market()


STALL = """
id = "M-1"
game = "market"
title = "A morning at the market"
"""


def at_the_market(text: str) -> list[tuple[str, str, str]]:
    return failures(STALL + text, market)


def test_any_game_will_do() -> None:
    text = """
[[then]]
play = "~foul a:bid=2"
expect = { bids = { a = 2 }, weather = "foul" }
events = ["bid"]
hides = { b = ["fair"] }
totals = { a = 1.5, b = -0.5 }

[[then]]
play = "()"
expect = { bids = { b = 1 } }
over = true
winner = "none"
"""
    assert at_the_market(text) == []


def test_asides_are_marked() -> None:
    looks = 'offers = ["a!cough", "a:bid=1"]\nlacks = ["a:cough"]\nwaiting = "a"'
    text = f'[[then]]\nplay = "~fair b!cough"\n{looks}'
    assert at_the_market(text) == []
    assert at_the_market('[[then]]\nplay = "~fair b!cough a!cough b!cough"') == [
        ("then[1].play", "b!cough", "no")
    ]
    assert at_the_market('[[then]]\nplay = "~fair a:cough"') == [("then[1].play", "a:cough", "no")]


def test_a_table_of_results() -> None:
    text = """
[[case]]
title = "one"
count = { function = "share", arguments = [[3, 1]], result = { parts = [1, 0], best = "a" } }

[[case]]
title = "several, with arguments by name"
count = [
    { function = "share", arguments = [[2, 2], 4], result = { parts = [2, 2], best = "none" } },
    { function = "share", arguments = { stalls = 3, bids = [1, 2] }, result = { parts = [1, 2], best = "b" } }
]
"""
    assert at_the_market(text) == []


def test_results_that_differ_are_found() -> None:
    text = """
[[case]]
count = { function = "share", arguments = [[3, 1]], result = { parts = [2, 0], best = "a" } }
[[case]]
count = [
    { function = "share", arguments = [[3, 1]], result = { parts = [1, 0], best = "a" } },
    { function = "share", arguments = [[3, 1]], result = { parts = [1, 0] } },
    { function = "share", arguments = [[0, 0]], result = 0 },
]
"""
    found = "{ parts = [1, 0], best = a }"
    assert at_the_market(text) == [
        ("case[1].count.result", "{ parts = [2, 0], best = a }", found),
        ("case[2].count[2].result", "{ parts = [1, 0] }", found),
        ("case[2].count[3].result", "0", "ZeroDivisionError: integer division or modulo by zero"),
    ]


@pytest.mark.parametrize(
    ("count", "code", "key", "expected"),
    [
        ('{ function = "shares", arguments = [], result = 0 }', "bad_value", "count.function[1]", "share"),
        ('{ function = "share", arguments = [], result = 0 }', "bad_value", "count.arguments", "share(bids"),
        (
            '{ function = "share", arguments = { bid = [1] }, result = 0 }',
            "bad_value",
            "count.arguments",
            "share(",
        ),
        (
            '{ function = "share", arguments = 1, result = 0 }',
            "bad_value",
            "count.arguments",
            "[ … ] | { … }",
        ),
        ('{ function = "share", arguments = [[1]] }', "missing_field", "count.result", "result = …"),
        ('{ function = "share", argument = [[1]] }', "unknown_key", "count.argument", "function, arguments"),
    ],
)
def test_sums_that_cannot_be_right_are_refused(count: str, code: str, key: str, expected: str) -> None:
    with pytest.raises(BadScenario) as refused:
        at_the_market(f"[[case]]\ncount = {count}")
    error = refused.value
    assert (error.code, error.arguments["key"]) == (code, f"case[1].{key}")
    assert str(error.arguments["expected"]).startswith(expected)
