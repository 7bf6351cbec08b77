"""Lines of Guillotine for the bots, and questions put to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import cabale
from cabale import bots
from cabale.core.match import Match
from cabale.core.options import read_options
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import GuillotineView


class Asked(NamedTuple):
    """A question of a game, with the reason of the answer."""

    state: Guillotine
    seat: int
    view: GuillotineView
    reason: Reason


def asked(seats: int, seed: int, **options: object) -> Iterator[Asked]:
    """Every question of a game among regular players; the position is the match's own."""
    match: Match = cabale.deal("guillotine", seats=seats, seed=seed, **options)
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = bots.make("guillotine", "regular", seed + seat).explain(view, state.moves(seat))
        yield Asked(state, seat, view, reason)
        match.play(seat, reason.move)


def set_table(seats: int, options: Mapping[str, object] | None = None, **table: Any) -> Guillotine:
    """A table as a scenario would set it."""
    return GUILLOTINE.set_table(seats, read_options(GUILLOTINE.options, options or {}, seats), table)


def explained(s: Guillotine, seed: int = 1) -> Reason:
    """What a regular player answers who is asked here, and why."""
    moves = s.moves(s.turn)
    reason = bots.make("guillotine", "regular", seed).explain(GUILLOTINE.view(s, s.turn), moves)
    assert reason.move in moves
    return reason


def answer(s: Guillotine, seed: int = 1) -> str:
    """The same in notation, without the seat."""
    return GUILLOTINE.write_body(s, s.turn, explained(s, seed).move)


def answers(s: Guillotine, seeds: int = 10) -> set[str]:
    """What regular players of many tempers answer here."""
    return {answer(s, seed) for seed in range(seeds)}


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"edition": "wotc"}),
    (4, {"endgame_play": "extended", "missing_heads_self": True}),
    (5, {}),
    (2, {"edition": "wotc"}),
]
