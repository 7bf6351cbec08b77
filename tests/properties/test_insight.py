"""What bots and learners make of a view of any game: see `cabale.conformance.insights`."""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st

from cabale.conformance import insights
from cabale.conformance.matches import dealt, deed, go_on, viewers
from cabale.core.match import Match
from tests.properties.games import TABLES, any_match, count_the_box

UNSAID = {  # what an open view does not say: who has answered under seal
    "complots": {"agenda", "awaited", "turn", "sealed", "drawn_order"},
}


@any_match(st.integers(0, 99))
def test_an_open_view_allows_one_position_only(match: Match, seed: int) -> None:
    insights.open_view(match, match.state, random.Random(seed), UNSAID.get(match.game.id, ()))


@any_match(st.integers(0, 99))
def test_in_an_imagined_position_somebody_can_answer_until_it_is_over(match: Match, seed: int) -> None:
    insights.somebody_asked(match, seed)


@any_match(st.integers(0, 99))
def test_what_everybody_knows_is_the_same_in_an_imagined_position(match: Match, seed: int) -> None:
    insights.public(match, seed)


@any_match(st.integers(0, 99))
def test_whoever_was_told_something_was_told_it_in_an_imagined_position(match: Match, seed: int) -> None:
    insights.told(match, seed)


@any_match(st.integers(0, 99))
def test_in_an_imagined_position_everybody_knows_what_they_were_told(match: Match, seed: int) -> None:
    """What each seat knows in it follows from its own story, as in any position that was played."""
    rng = random.Random(seed)
    seat = rng.choice(viewers(match))
    other = match.game.imagine(match.game.view(match.state, seat), rng)
    insights.open_view(match, other, rng, UNSAID.get(match.game.id, ()))


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
    insights.preview(match)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_of_numbers_has_a_fixed_length(name: str, seats: int) -> None:
    """Whatever the options, whoever looks, at any moment of a game; and it is between its bounds, and tells
    nothing but what its seat knows."""
    match, rng = dealt(name, seats, seed=seats)
    while not match.state.over:
        go_on(match, rng)
        if match.state.over or rng.random() < 0.05:
            insights.numbers(match, seats)
