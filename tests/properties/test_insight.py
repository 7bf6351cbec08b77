"""What bots and learners make of a view of any game: positions, numbers, previews."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

from cabale.core.agenda import Ballot, Window
from cabale.core.match import Match
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Event
from cabale.games import GAMES
from tests.properties.games import (
    TABLES,
    any_match,
    count_the_box,
    dealt,
    deed,
    go_on,
    go_on_to,
    reaches,
    viewers,
)

UNSAID = {  # what an open view does not say: who has answered under seal
    "complots": {"agenda", "awaited", "turn", "sealed", "lots"},
}


@any_match(st.integers(0, 99))
def test_an_open_view_allows_one_position_only(match: Match, seed: int) -> None:
    check_open_view(match, match.state, random.Random(seed))


def check_open_view(match: Match, state: Any, rng: random.Random) -> None:
    """Who knows what is no part of a view, but the story says it."""
    game = match.game
    view = game.view(state, OPEN)
    other = game.imagine(view, rng)
    assert game.view(other, OPEN) == view
    one, two = other.dump(), state.dump()
    assert one.keys() == two.keys()
    for name in one.keys() - UNSAID.get(game.id, set()):
        assert one[name] == two[name], name


@any_match(st.integers(0, 99))
def test_in_an_imagined_position_somebody_can_answer_until_it_is_over(match: Match, seed: int) -> None:
    """Whoever imagines it: a ballot has a voter, and a window somebody who may still speak."""
    rng = random.Random(seed)
    check_somebody_is_asked(match, rng)
    if go_on_to(match, seed, lambda state: isinstance(state.agenda[-1], Ballot | Window)):
        check_somebody_is_asked(match, rng)


def check_somebody_is_asked(match: Match, rng: random.Random) -> None:
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert other.over == match.state.over
        assert bool(other.awaited) != other.over
        if not other.over:
            assert all(other.moves(asked) for asked in (other.turn, *other.waiting))


@any_match(st.integers(0, 99))
def test_what_everybody_knows_is_the_same_in_an_imagined_position(match: Match, seed: int) -> None:
    """A seat knows all that the gallery knows, so what it imagines looks the same from there."""
    rng = random.Random(seed)
    seen = reaches(match, match.state, PUBLIC)
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert reaches(match, other, PUBLIC) == seen


@any_match(st.integers(0, 99))
def test_whoever_was_told_something_was_told_it_in_an_imagined_position(match: Match, seed: int) -> None:
    """Another card perhaps, but to the same seats: who looked, drew, gave or was shown it. Only of what was
    done behind its back a seat imagines nothing."""
    rng, game = random.Random(seed), match.game
    view = game.view(match.state, rng.choice(viewers(match)))
    if len(view.history) == len(game.events(match.state, OPEN)):
        other = game.imagine(view, rng)
        for seat in range(match.seats):
            assert gaps(game.events(other, seat)) == gaps(game.events(match.state, seat))


def gaps(told: Sequence[Event]) -> list[Any]:
    """What somebody was not told of each event."""
    return [
        (type(event), [name for name in event.__struct_fields__ if getattr(event, name) is None])
        for event in told
    ]


@any_match(st.integers(0, 99))
def test_in_an_imagined_position_everybody_knows_what_they_were_told(match: Match, seed: int) -> None:
    """What each seat knows in it follows from its own story, as in any position that was played."""
    rng = random.Random(seed)
    seat = rng.choice(viewers(match))
    check_open_view(match, match.game.imagine(match.game.view(match.state, seat), rng), rng)


@any_match(st.integers(0, 99))
def test_an_imagined_position_can_be_played_to_the_end(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    seat = rng.choice(viewers(match))
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
            for seat in viewers(match):
                row = game.observe(game.view(match.state, seat))
                assert len(row) == length
                assert all(isinstance(number, float) for number in row)
