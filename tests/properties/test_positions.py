"""True of every position of every game, whoever made it: see `cabale.conformance.positions`."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import strategies as st

from cabale.conformance import positions
from cabale.conformance.matches import dealt, go_on
from cabale.core.match import Match
from tests.effort import share
from tests.properties.games import TABLES, any_match, count_the_box

OF_A_KIND = ("no_accomplice",)  # reasons that a question gives for all moves of a kind, and no single one has


@any_match()
def test_somebody_can_move_or_the_game_is_over(match: Match) -> None:
    check_moves(match)


def check_moves(match: Match) -> None:
    """And all pieces are somewhere."""
    count_the_box(match.game.id, match.state)
    positions.moves(match)


@any_match(st.integers(0, 99))
def test_a_clone_never_disturbs_its_source(match: Match, seed: int) -> None:
    positions.clone(match, seed)


@any_match(st.integers(0, 99))
def test_a_saved_position_loads_back_equal_and_plays_on_alike(match: Match, seed: int) -> None:
    positions.saved(match, seed)


@any_match()
def test_the_log_is_the_game(match: Match) -> None:
    positions.log(match)


@any_match()
def test_notation_reads_back(match: Match) -> None:
    positions.notation(match)


@any_match(st.integers(0, 99))
def test_checking_agrees_with_the_moves_and_changes_nothing(match: Match, seed: int) -> None:
    positions.refusals(match, seed)


@any_match(st.integers(0, 99))
def test_moves_that_are_refused_at_a_match_change_nothing(match: Match, seed: int) -> None:
    """Nor does anybody answer who is not there, for chance, or before their turn."""
    positions.refused_moves(match, seed)


@any_match()
def test_a_silent_seat_gets_a_legal_default(match: Match) -> None:
    positions.default(match)


@any_match()
def test_a_question_offers_the_moves_and_nothing_else(match: Match) -> None:
    check_question(match)


def check_question(match: Match) -> None:
    positions.question(match, OF_A_KIND)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    logs = []
    for _ in range(2):
        match, rng = dealt(name, seats, seed=seats)
        while not match.state.over:
            go_on(match, rng)
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_seldom_asked_is_no_exception(name: str, seats: int) -> None:
    """In whole games, the first moments of every kind."""
    met: Counter[type] = Counter()
    for seed in range(share(30)):
        match, rng = dealt(name, seats, seed)
        while not match.state.over:
            kind = type(match.state.agenda[-1])
            met[kind] += 1
            if met[kind] == 1:
                positions.refusals(match, seed)
            if met[kind] <= 3:
                for check in (check_moves, positions.notation, positions.default, check_question):
                    check(match)
            go_on(match, rng)
