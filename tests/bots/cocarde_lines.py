"""Tables of Le Lys et la Cocarde for the bots, and questions put to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import cabale
from cabale import bots
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView
from tests.games.cocarde.lines import lay, play

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"figures": "off"}),
    (4, {"figures": "citoyen,citoyenne,citoyen,citoyen,citoyenne,citoyen"}),
    (5, {}),
    (6, {"max_rounds": 6}),
]


class Asked(NamedTuple):
    """A question of a game, with the reason of the answer."""

    state: Cocarde
    seat: int
    view: CocardeView
    reason: Reason


def asked(seats: int, seed: int, **options: object) -> Iterator[Asked]:
    """Every question of a game among regular players; the position is the match's own."""
    match = cabale.deal("cocarde", seats=seats, seed=seed, **options)
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = bots.make("cocarde", "regular", seed + seat).explain(view, state.moves(seat))
        yield Asked(state, seat, view, reason)
        match.play(seat, reason.move)


def explained(s: Cocarde, seed: int = 1) -> Reason:
    """What a regular player answers who is asked here, and why."""
    moves = s.moves(s.turn)
    reason = bots.make("cocarde", "regular", seed).explain(COCARDE.view(s, s.turn), moves)
    assert reason.move in moves
    return reason


def answer(s: Cocarde, seed: int = 1) -> str:
    """The same in notation, without the seat."""
    return COCARDE.write_body(s, s.turn, explained(s, seed).move)


def answers(s: Cocarde, seeds: int = 6) -> set[str]:
    """What regular players of many tempers answer here."""
    return {answer(s, seed) for seed in range(seeds)}


def far_behind() -> Cocarde:
    """Seat a on 32 is asked about the King; seat b, far back on the course, has all the certificates."""
    table = {"places": {"a": "m30", "b": "m3"}, "roles": {"a": "l"}, "certificates": {"b": 12}}
    s = lay(2, {**table, "hands": {"a": ["mirabeau"]}, "at": "roll"})
    return play(s, "~1+1")


def seldom() -> Iterator[Cocarde]:
    """Questions whose reasons few games give."""
    yield far_behind()
    blow = {"places": {"a": "m20", "b": "m17"}, "hands": {"a": ["att_b"], "b": ["def_b"]}}
    yield play(lay(2, blow), "~book a:attack=att_b>b")
    yield play(lay(2, {"at": "roll", "places": {"a": "m47"}, "hands": {"a": ["book"]}}), "~1+1")
    for books in (2, 4):  # with room in the own hand for what is given, and without
        hands = {"a": ["book"] * books + ["escape"] * 2, "b": ["role_l", "att_r"], "c": ["role_c"]}
        yield play(lay(3, {"at": "roll", "places": {"a": "m39", "b": "pr2"}, "hands": hands}), "~1+1")
