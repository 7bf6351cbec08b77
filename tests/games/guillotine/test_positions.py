"""True of every position of Guillotine, for 2 to 5 seats, both editions and any options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.pieces import CAP, DAYS
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule
from tests.effort import night, share
from tests.games.guillotine.moments import any_options, check_material, moments
from tests.properties.games import positions


def play_and_check(seats: int, seed: int, every: int = 1) -> Guillotine:
    """A whole game; the box is counted every so many positions."""
    rng = random.Random(seed)
    options = any_options(rng)
    last: Guillotine | None = None
    for place, s in enumerate(moments(rng, seats, **options)):
        last = s
        if place % every == 0:
            check_material(s)
        if not s.over:
            assert s.turns < CAP
            assert 0 <= s.day <= DAYS
            assert len([1 for seat in range(seats) if s.awaited >> seat & 1]) <= 1
    assert last is not None and last.over
    check_material(last)
    assert last.agenda == [] and last.playing == () and last.looked == ()
    assert abs(sum(last.scores()) - 1) < 1e-9
    assert min(last.ranks()) == 1
    return last


@rule("guillotine", "G-10", "G-103")
@pytest.mark.parametrize("seats", range(2, 6))
def test_all_cards_are_always_somewhere(seats: int) -> None:
    """Three hundred games in all at full length, every position of them."""
    for seed in range(share(75)):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", range(2, 6))
def test_fifty_thousand_random_games(seats: int) -> None:
    """12,500 games at each number of seats."""
    for seed in range(night(12_500)):
        play_and_check(seats, 1_000_000 + seed * 8 + seats, every=5)


@rule("guillotine", "G-98")
@given(positions("guillotine"))
def test_a_silent_seat_passes_and_keeps_its_guards(s: Guillotine) -> None:
    for seat in s.waiting:
        default = GUILLOTINE.default(s, seat)
        question = GUILLOTINE.question(s, seat)
        assert question is not None
        if question.kind in ("action", "interrupt", "final"):
            assert GUILLOTINE.write_body(s, seat, default) == "pass"
        assert GUILLOTINE.write_body(s, seat, default) != "discard_guards"
