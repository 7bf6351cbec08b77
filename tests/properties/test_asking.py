"""What is asked of several under seal, or of one in private: nobody else learns of it."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import strategies as st

from cabale.conformance import secrets
from cabale.conformance.matches import dealt, go_on, reaches, viewers
from cabale.core.agenda import PASS
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from tests.citing import rule
from tests.effort import share
from tests.properties.games import TABLES, any_match


@any_match(st.integers(0, 99))
def test_nobody_learns_who_has_passed_in_a_window(match: Match, seed: int) -> None:
    secrets.passes(match, seed)


COVERING = [
    (name, seats) for name, seats in TABLES if type(GAMES[name]).hidden_pause is not Game.hidden_pause
]


@rule("cocarde", "L-R42")
@rule("guillotine", "G-94", "G-97")
@rule("convention", "V-7")
@pytest.mark.parametrize(("name", "seats"), COVERING)
def test_a_private_question_moves_nothing_for_anybody_else(name: str, seats: int) -> None:
    """Under a cover only the holder of a card is asked, if anybody is, and declining is no event."""
    left = share(15)
    for seed in count():
        match, rng = dealt(name, seats, seed)
        here = min(left, 3)  # of one game
        while not match.state.over and here:
            if match.game.hidden_pause(match.state) and match.state.waiting and rng.random() < 0.5:
                check_declining(match)
                here, left = here - 1, left - 1
            go_on(match, rng)
        if not left:
            break


def check_declining(match: Match) -> None:
    state, game = match.state, match.game
    holder = state.turn
    assert state.waiting == (holder,)
    question = game.question(state, holder)
    assert question is not None and question.private and question.secret
    asked, unasked = state.clone(), state.clone()
    unasked.awaited, unasked.turn = 1 << CHANCE, CHANCE  # the same if the card were nobody's
    for seat in viewers(match):
        assert (game.view(state, seat).pending is not None) == (seat == holder)
        assert seat == holder or reaches(match, asked, seat) == reaches(match, unasked, seat)
    asked.play(holder, PASS)
    unasked.play(CHANCE, PASS)
    assert asked.dump() == unasked.dump()
    for seat in viewers(match):
        assert game.events(asked, seat) == game.events(unasked, seat)


@any_match(st.integers(0, 99))
def test_sealed_answers_give_the_game_that_asking_in_order_gives(match: Match, seed: int) -> None:
    """Collected at once or asked one after the other (C-23), it is the same game."""
    secrets.sealed(match, seed)


@any_match(st.integers(0, 99))
def test_answers_that_are_not_heard_leave_no_trace(match: Match, seed: int) -> None:
    secrets.unheard(match, seed)
