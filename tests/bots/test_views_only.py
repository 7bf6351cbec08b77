"""A bot is fed a view and its moves; what the view does not tell cannot matter."""

import random
from typing import Any

import pytest

from cabale import bots
from cabale.core.match import Match
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from tests.bots.tables import deal


def questions(match: Match, seed: int) -> Any:
    """Every question of a game among regular players, with the position and the view."""
    players = [bots.make("complots", "regular", seed + seat) for seat in range(match.seats)]
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view, moves = match.view(seat), state.moves(seat)
        yield seat, view, moves
        match.play(seat, players[seat].choose(view, moves))


@pytest.mark.parametrize("level", bots.LEVELS["complots"])
@pytest.mark.parametrize(("seats", "envoy"), [(2, "ambassador"), (3, "inquisitor"), (5, "ambassador")])
def test_another_deal_behind_the_same_view_gets_the_same_answer(level: str, seats: int, envoy: str) -> None:
    rng = random.Random(seats)
    match = deal(seats, seed=4, envoy=envoy)
    hands = set()
    for seat, view, moves in questions(match, seed=9):
        other = COMPLOTS.imagine(view, rng)
        again = COMPLOTS.view(other, seat)
        assert again == view
        hands.add(match.state.hidden != other.hidden)
        seed = rng.randrange(100)
        first = bots.make("complots", level, seed).choose(view, moves)
        assert bots.make("complots", level, seed).choose(again, other.moves(seat)) == first
    assert True in hands  # some deals really were others


def test_a_regular_player_answers_alike_however_often_and_in_whatever_order_it_is_asked() -> None:
    player = bots.make("complots", "regular", 5)
    asked = [
        (view, moves, player.choose(view, moves)) for _, view, moves in questions(deal(4, seed=2), seed=3)
    ]
    random.Random(1).shuffle(asked)
    assert all(player.choose(view, moves) == move for view, moves, move in asked)


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
