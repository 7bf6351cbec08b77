"""Lines of the Convention for the bots, and questions put to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

import cabale
from cabale import bots
from cabale.core.match import Match
from cabale.core.pledges import Pledge
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.convention import CONVENTION
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView
from tests.games.convention.lines import lay, play

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"jacobins_replace": "return"}),
    (2, {}),
    (4, {"history_variant": True, "faction_choice": "draft"}),
    (4, {"split_votes": True, "rounds": 5}),
]


class Asked(NamedTuple):
    """A question of a game, with the reason of the answer."""

    state: Convention
    seat: int
    view: ConventionView
    reason: Reason


def asked(seats: int, seed: int, **options: object) -> Iterator[Asked]:
    """Every question of a game among regular players who bargain; the position is the match's own."""
    match: Match = cabale.deal("convention", seats=seats, seed=seed, **options)
    state = match.state
    talkers: dict[int, Any] = {seat: bots.make("convention", "regular", seed + seat) for seat in range(seats)}
    while not state.over:
        match.negotiate(talkers)
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = bots.make("convention", "regular", seed + seat).explain(view, state.moves(seat))
        yield Asked(state, seat, view, reason)
        match.play(seat, reason.move)


def explained(s: Convention, pledges: Sequence[Pledge] = (), seed: int = 1) -> Reason:
    """What a regular player answers who is asked here with these pledges, and why."""
    moves = s.moves(s.turn)
    view = msgspec.structs.replace(CONVENTION.view(s, s.turn), pledges=tuple(pledges))
    reason = bots.make("convention", "regular", seed).explain(view, moves)
    assert reason.move in moves
    return reason


def answer(s: Convention, pledges: Sequence[Pledge] = (), seed: int = 1) -> str:
    """The same in notation, without the seat."""
    return CONVENTION.write_body(s, s.turn, explained(s, pledges, seed).move)


def rare_moments() -> Iterator[Convention]:
    """Questions that few games put, one for each reason that is seldom given."""
    weak = dict.fromkeys(("vergniaud", "brissot", "condorcet", "petion", "barbaroux", "lasource"), 1)
    theirs = dict.fromkeys(("cambaceres", "sieyes", "merlin", "thibaudeau", "daunou", "reubell"), 1)
    hopeless = {"round": 10, "popularity": {**weak, **theirs}}
    yield lay(3, hopeless, at="agenda")
    yield lay(3, {**hopeless, "posts": {"danton": "committee"}}, at="committee")
    for round in (3, 10):
        s = lay(3, {"round": round, "posts": {"danton": "mission"}}, at="mission")
        yield play(s, "~triumphal_return")
    struck = {"posts": {"danton": "mission"}, "round": 8, "first": "girondins"}
    hands = {"montagnards": ["civic_certificate"], "girondins": ["den_danton"]}
    for popularity in (5, 9):
        table = {**struck, "hands": hands, "popularity": {"danton": popularity}}
        yield play(lay(4, table, at="club"), "b:play=den_danton a:pass")
