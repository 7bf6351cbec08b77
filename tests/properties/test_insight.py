"""What bots and learners make of a view of any game: positions, numbers, previews."""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st

from cabale.core.match import Match
from cabale.core.seats import OPEN, PUBLIC
from cabale.games import GAMES
from tests.properties.games import TABLES, any_match, count_the_box, dealt, deed, go_on

UNSAID = {  # what an open view does not say: who has seen which card, and who has answered under seal
    "complots": {"agenda", "awaited", "turn", "sealed", "lots"},
    "guillotine": {"top_seen", "looked_seen"},
    "convention": {"known"},
}


@any_match(st.integers(0, 99))
def test_an_open_view_allows_one_position_only(match: Match, seed: int) -> None:
    game = match.game
    view = game.view(match.state, OPEN)
    other = game.imagine(view, random.Random(seed))
    assert game.view(other, OPEN) == view
    one, two = other.dump(), match.state.dump()
    assert one.keys() == two.keys()
    for name in one.keys() - UNSAID.get(game.id, set()):
        assert one[name] == two[name], name


@any_match(st.integers(0, 99))
def test_an_imagined_position_can_be_played_to_the_end(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    seat = rng.choice([*range(match.seats), PUBLIC])
    other = match.game.imagine(match.game.view(match.state, seat), rng)
    while not other.over:
        other.act(*deed(other, rng))
    count_the_box(match.game.id, other)


@any_match()
def test_a_preview_of_every_move_keeps_the_position(match: Match) -> None:
    state, game = match.state, match.game
    before = state.dump()
    for seat in state.waiting:
        view = game.view(state, seat)
        for move in state.moves(seat):
            game.preview(view, move)
    assert state.dump() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_of_numbers_has_a_fixed_length(name: str, seats: int) -> None:
    """Whatever the options, whoever looks, at any moment of a game."""
    game = GAMES[name]
    length = len(game.observe(game.view(game.new(seats), 0)))
    match, rng = dealt(name, seats, seed=seats)
    while not match.state.over:
        go_on(match, rng)
        if match.state.over or rng.random() < 0.1:
            for seat in (*range(seats), PUBLIC):
                row = game.observe(game.view(match.state, seat))
                assert len(row) == length
                assert all(isinstance(number, float) for number in row)
