"""True of every position of Complots: cards and coins are conserved."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cabale
from cabale.core.options import read_options
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.complots import COMPLOTS
from cabale.games.complots.rules import Turn
from tests.citing import rule
from tests.effort import night
from tests.games.complots.moments import check_material, moments


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
            pending = match.game.view(match.state, 0).pending
            if pending is not None and pending.kind == "action":
                sizes.add(sum(match.state.court))
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    assert sizes == {{2: 3, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4}[seats]}


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_hundred_thousand_random_games(seats: int) -> None:
    """About 28,600 games at each number of seats: 200,000 in all."""
    for seed in range(night(28_572)):
        play_and_check(seats, seed * 8 + seats, every=3)


@rule("complots", "C-7")
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", [2, 3])
def test_every_table_that_games_lead_to_can_be_set_by_hand(seats: int, envoy: str) -> None:
    """Also that of two players after exchanges and proofs; what is told of it leads to its cards."""
    rng = random.Random(f"{seats} {envoy}")
    options = read_options(COMPLOTS.options, {"envoy": envoy}, seats)
    tables = 0
    while tables < 60:
        for s in moments(rng, seats, envoy=envoy):
            if s.over or s.turn == CHANCE or not isinstance(s.agenda[-1], Turn):
                continue
            page = COMPLOTS.page(COMPLOTS.view(s, OPEN))
            table = {key: page[key] for key in ("active", "coins", "court", "hidden", "faceup", "eliminated")}
            laid = COMPLOTS.set_table(seats, options, table)
            assert (laid.hidden, laid.faceup, laid.court) == (s.hidden, s.faceup, s.court)
            for seat in (*range(seats), PUBLIC):
                view = COMPLOTS.view(laid, seat)
                assert COMPLOTS.view(COMPLOTS.imagine(view, rng), seat) == view
            tables += 1
