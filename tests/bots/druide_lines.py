"""Lines of Le Grand Druide for the bots, and questions put to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView
from tests.games.druide.lines import lay

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (3, {"start": "drawn", "number_deck": "single"}),
    (4, {"start": "custom", "bars": "2,4,9,14,19,24,28"}),
    (4, {"start": "drawn", "stone_colours": ",".join(["white", "blue", "green", "yellow", "red"] * 6)}),
]


class Asked(NamedTuple):
    """A question of a game, with the reason of the answer."""

    state: Druide
    seat: int
    view: DruideView
    reason: Reason


def regular(seed: int) -> bots.Bot:
    return bots.make("druide", "regular", seed)


def thinker(walks: int) -> Callable[[int], bots.Bot]:
    """Players who think so much."""
    return lambda seed: bots.make("druide", "expert", seed, Budget(walks=walks))


def asked(seats: int, seed: int, player: Callable[[int], bots.Bot], **options: object) -> Iterator[Asked]:
    """Every question of a game among such players; the position is the match's own."""
    match = cabale.deal("druide", seats=seats, seed=seed, **options)
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = player(seed + seat).explain(view, state.moves(seat))
        yield Asked(state, seat, view, reason)
        match.play(seat, reason.move)


def explained(s: Druide, player: Callable[[int], bots.Bot], seed: int = 1) -> Reason:
    """What a player answers who is asked here, and why."""
    moves = s.moves(s.turn)
    reason = player(seed).explain(DRUIDE.view(s, s.turn), moves)
    assert reason.move in moves
    return reason


def last_druid() -> Druide:
    """Seat a has the last druid of the game, and four stones to choose from, two of its taboo colour."""
    return lay(
        3,
        {
            "bars": [1, 5, 11, 15, 19, 24, 27],
            "coloured": {"a": [1, 5, 11], "b": [15, 19, 24], "c": [27]},
            "druids": {
                "a": [2, 3, 4, 6, 7, 12, 13, 28],
                "b": [8, 9, 10, 14, 16, 17, 18, 20, 29],
                "c": [15, 21, 22, 23, 24, 25, 26, 27, 30],
            },
            "taboo": {"a": "red", "b": "white", "c": "blue"},
            "lucky": {"a": 3, "b": 20, "c": 30},
            "passed": ["b", "c"],
            "active": "a",
        },
    )
