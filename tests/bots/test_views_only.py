"""A bot is fed a view and its moves; what the view does not tell cannot matter."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from cabale import bots
from cabale.core.match import Match
from cabale.core.seats import CHANCE, OPEN
from cabale.games import GAMES
from tests.bots.games import SEATINGS, make, moments
from tests.bots.tables import deal
from tests.effort import share

LOOKED_AT = {"random": 30, "novice": 15, "regular": 60, "expert": 12}  # questions at each table


def redealt(name: str, seats: int) -> Iterator[tuple[Match, int, Any]]:
    """Questions behind whose view another deal could be, and such a deal."""
    game, rng = GAMES[name], random.Random(seats)
    for match, seat in moments(name, seats):
        other = game.imagine(match.view(seat), rng)
        if game.view(other, OPEN) != game.view(match.state, OPEN):
            yield match, seat, other


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("level", LOOKED_AT)
def test_another_deal_behind_the_same_view_gets_the_same_answer(level: str, name: str, seats: int) -> None:
    """And the same reason, which is for the very move that is played."""
    game, looked_at = GAMES[name], 0
    for match, seat, other in islice(redealt(name, seats), share(LOOKED_AT[level])):
        looked_at += 1
        view, moves = match.view(seat), match.state.moves(seat)
        again = game.view(other, seat)
        assert again == view
        reason = make(name, level, looked_at).explain(view, moves)
        assert make(name, level, looked_at).explain(again, other.moves(seat)) == reason
        assert make(name, level, looked_at).choose(view, moves) == reason.move
        assert reason.move in moves
    assert looked_at == share(LOOKED_AT[level])


@pytest.mark.parametrize("name", GAMES)
def test_a_player_answers_alike_however_often_and_in_whatever_order_it_is_asked(name: str) -> None:
    """Those who do not search, and think for each answer anew."""
    for level in ("novice", "regular"):
        player = make(name, level, 5)
        asked = [
            (match.view(seat), match.state.moves(seat))
            for match, seat in islice(moments(name, GAMES[name].usual_seats), share(30))
        ]
        answers = [player.choose(view, moves) for view, moves in asked]
        again = list(zip(asked, answers, strict=True))
        random.Random(1).shuffle(again)
        assert all(player.choose(*question) == answer for question, answer in again)


@pytest.mark.parametrize("priority", ["clockwise", "target_first", "random"])
def test_sealed_answers_of_regular_players_give_the_game_that_the_engine_asks_for(priority: str) -> None:
    """C-23. A table asks everybody at once; the engine one after the other."""
    asked_in_turn, sealed = (deal(5, seed=8, challenge_priority=priority) for _ in range(2))
    players = [bots.make("complots", "regular", seat) for seat in range(5)]
    asked_in_turn.run(players)
    state = sealed.state
    while not state.over:
        waiting = [seat for seat in state.waiting if seat != CHANCE]
        if not waiting:
            sealed.draw()
        else:
            answers = {seat: players[seat].choose(sealed.view(seat), state.moves(seat)) for seat in waiting}
            sealed.settle(answers)
    assert sealed.record() == asked_in_turn.record()
