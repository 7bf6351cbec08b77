"""True of every position of Complots: cards and coins are conserved."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cabale
from cabale.core.seats import CHANCE
from tests.citing import rule
from tests.games.complots.moments import check_material


def play_and_check(seats: int, seed: int, every: int = 1) -> None:
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "envoy": rng.choice(["ambassador", "inquisitor"]),
        "challenge_priority": rng.choice(["clockwise", "target_first", "random"]),
        "counter_by": rng.choice(["target", "anyone"]),
        "steal_from_empty": rng.random() < 0.5,
        "treasury_limit": rng.choice([54, 16, None]),
    }
    match = cabale.deal("complots", seats, seed, **options)
    s = match.state
    played = 0
    while not s.over:
        odds = s.odds() if s.turn == CHANCE else [(move, 1) for move in s.moves(s.turn)]
        assert odds, "somebody can move or the game is over"
        assert all(weight > 0 for _, weight in odds)
        s.play(s.turn, rng.choice(odds)[0])
        played += 1
        if played % every == 0 and s.turn != CHANCE:
            check_material(s)
    check_material(s)
    assert sum(map(len, s.hidden)) >= 1
    assert s.turns <= 200
    if s.turns < 200:
        assert len(s.eliminated) == seats - 1


@rule("complots", "C-2", "C-12", "C-41", "C-42")
@given(st.integers(0, 10**6), st.integers(2, 8))
def test_cards_and_coins_are_conserved(seed: int, seats: int) -> None:
    play_and_check(seats, seed)


@rule("complots", "C-8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_court_keeps_its_size_between_actions(seats: int) -> None:
    match = cabale.deal("complots", seats=seats, seed=seats)
    rng = random.Random(seats)
    sizes = set()
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            if match.game.view(match.state, 0).pending.kind == "action":
                sizes.add(sum(match.state.court))
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    assert sizes == {{2: 3, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4}[seats]}


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_hundred_thousand_random_games(seats: int) -> None:
    """About 28,600 games at each number of seats: 200,000 in all."""
    for seed in range(28_572):
        play_and_check(seats, seed * 8 + seats, every=3)
