"""Lines of Le Grand Druide for the bots, and questions put to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.bots.druide.unseen import Unseen
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide.insight import Reading
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView

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


def thinker(seed: int, walks: int) -> bots.Bot:
    return bots.make("druide", "expert", seed, Budget(walks=walks))


def asked(seats: int, seed: int, walks: int, **options: object) -> Iterator[Asked]:
    """Every question of a game among players who think so much; the position is the match's own."""
    match = cabale.deal("druide", seats=seats, seed=seed, **options)
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = thinker(seed + seat, walks).explain(view, state.moves(seat))
        yield Asked(state, seat, view, reason)
        match.play(seat, reason.move)


def explained(s: Druide, walks: int = 1000, seed: int = 1) -> Reason:
    """What a player answers who is asked here, and why."""
    moves = s.moves(s.turn)
    reason = thinker(seed, walks).explain(DRUIDE.view(s, s.turn), moves)
    assert reason.move in moves
    return reason


def answer(s: Druide, walks: int = 1000, seed: int = 1) -> str:
    """The same in notation, without the seat."""
    return DRUIDE.write_body(s, s.turn, explained(s, walks, seed).move)


def unseen(view: DruideView) -> Unseen:
    """What the seat of this view does not see."""
    reading = Reading(view)
    return Unseen(reading.table, reading.wanting, reading.numbers, reading.shunning, reading.trilithons)


@cache
def reasons() -> list[tuple[int, Reason]]:
    """Reasons given in some games, each with the seat that it is for; one of a kind."""
    found: dict[str, tuple[int, Reason]] = {}
    for seats, options in TABLES:
        for _, seat, _, reason in asked(seats, 2, 40, **options):
            found.setdefault(reason.key, (seat, reason))
    return list(found.values())
