"""A bot is fed a view and its moves; what the view does not tell cannot matter."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.core.match import Match
from cabale.core.seats import CHANCE, OPEN
from tests.bots.tables import deal

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("complots", 2, {"envoy": "ambassador"}),
    ("complots", 3, {"envoy": "inquisitor"}),
    ("complots", 5, {"envoy": "ambassador"}),
    ("guillotine", 2, {"edition": "wotc"}),
    ("guillotine", 3, {"edition": "amigo"}),
    ("guillotine", 4, {"edition": "amigo", "endgame_play": "extended"}),
    ("guillotine", 5, {"edition": "wotc"}),
    ("cocarde", 2, {}),
    ("cocarde", 4, {"figures": "off"}),
    ("convention", 2, {"rounds": 4}),
    ("convention", 3, {"rounds": 5, "history_variant": True}),
    ("convention", 4, {"rounds": 6}),
]


def questions(match: Match, seed: int) -> Iterator[tuple[int, Any, list[int]]]:
    """Every question of a game among regular players, with the seat, its view and its moves."""
    players = [bots.make(match.game.id, "regular", seed + seat) for seat in range(match.seats)]
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view, moves = match.view(seat), state.moves(seat)
        yield seat, view, moves
        match.play(seat, players[seat].choose(view, moves))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("level", ["random", "regular"])
def test_another_deal_behind_the_same_view_gets_the_same_answer(
    level: str, name: str, seats: int, options: dict[str, object]
) -> None:
    rng = random.Random(seats)
    match = cabale.deal(name, seats=seats, seed=4, **options)
    game, others = match.game, 0
    for seat, view, moves in questions(match, seed=9):
        other = game.imagine(view, rng)
        again = game.view(other, seat)
        assert again == view
        others += game.view(other, OPEN) != game.view(match.state, OPEN)
        seed = rng.randrange(100)
        first = bots.make(name, level, seed).explain(view, moves)
        assert bots.make(name, level, seed).explain(again, other.moves(seat)) == first
    assert others  # some deals really were others


@pytest.mark.parametrize("name", ["complots", "guillotine", "cocarde", "convention"])
def test_a_regular_player_answers_alike_however_often_and_in_whatever_order_it_is_asked(name: str) -> None:
    player = bots.make(name, "regular", 5)
    asked = [
        (view, moves, player.choose(view, moves))
        for _, view, moves in questions(cabale.deal(name, seats=4, seed=2), seed=3)
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
