"""Positions and matches as values, keys of what a seat knows, and how large anything gets."""

from __future__ import annotations

import random
from multiprocessing import get_context
from typing import Any, assert_type

import pytest
from hypothesis import strategies as st

import cabale
from cabale.conformance import insights, positions
from cabale.conformance.matches import dealt, go_on, played
from cabale.core.match import Match
from cabale.core.playout import playout
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from cabale.games.complots.pieces import FOREIGN_AID, INCOME
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView
from tests.effort import share
from tests.properties.games import TABLES, any_match

GAMES_BY_HEART = 300
FIRST_WORDS = 14


@any_match(st.integers(0, 99))
def test_copies_are_equal_and_play_on_alike(match: Match, seed: int) -> None:
    positions.values(match, seed)


@any_match()
def test_a_key_is_as_equal_as_the_view(match: Match) -> None:
    insights.key(match)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_gets_larger_than_the_game_says(name: str, seats: int) -> None:
    match, rng = dealt(name, seats, seed=seats)
    while not match.state.over:
        go_on(match, rng)
        insights.bounds(match)


def finished(state: Any) -> Any:
    playout(state, 1)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_other_processes_play_positions_to_their_end(name: str) -> None:
    states = [played(name, GAMES[name].usual_seats, seed, 40).state for seed in range(3)]
    with get_context("fork").Pool(1) as pool:
        ends = pool.map_async(finished, states).get(60)
    assert ends == [finished(state.clone()) for state in states]


def test_positions_that_were_played_otherwise_differ() -> None:
    match = cabale.deal("complots", seats=3, seed=1, first_player="a")
    while match.state.turn == CHANCE:
        match.draw()
    one, two = match.state, match.state.clone()
    one.play(0, INCOME)
    two.play(0, FOREIGN_AID)
    assert one != two
    assert one != cabale.game("complots").new(3)
    assert one != "Complots"
    assert repr(two).startswith("Complots(coins=[2, 2, 2], hidden=[(")
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_front_doors_are_typed() -> None:
    """What mypy knows of them, and what they are."""
    game, match = cabale.game("complots"), cabale.deal("complots", seed=1)
    assert isinstance(assert_type(game.new(), Complots), Complots)
    assert isinstance(assert_type(match.state, Complots), Complots)
    assert isinstance(assert_type(match.view(0), ComplotsView), ComplotsView)
    assert assert_type(cabale.deal("druide").state.reserve, list[int]) == [7, 7, 7, 7]


def test_a_key_tells_all_that_its_seat_has_known_and_done() -> None:
    """Perfect recall: whoever comes to the same key has come there by the same keys and the same moves."""
    game = cabale.game("complots")
    pasts: dict[bytes, tuple[tuple[bytes, int], ...]] = {}
    met = 0
    for seed in range(share(GAMES_BY_HEART)):
        match, rng = cabale.deal("complots", seats=2, seed=seed % 40), random.Random(seed)
        past: list[tuple[tuple[bytes, int], ...]] = [(), ()]
        while not match.state.over and len(match.log) < FIRST_WORDS:
            seat = match.state.turn
            if seat == CHANCE:
                match.draw()
                continue
            key, move = game.key(game.view(match.state, seat)), rng.choice(match.state.moves(seat))
            met += key in pasts
            assert pasts.setdefault(key, past[seat]) == past[seat]
            past[seat] = (*past[seat], (key, move))
            match.play(seat, move)
    assert met > len(pasts) / 20  # games came to the same key


def test_the_key_of_a_view_is_the_same_in_every_run() -> None:
    game = cabale.game("druide")
    assert game.key(game.view(game.new(3), 0)).hex() == "db6c87646f9025a667d5d24d9a0d036f"
