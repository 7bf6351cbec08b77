"""True of every position of Le Grand Druide, for 3 and 4 seats, any start, any deck and any colours."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.druide import DRUIDE
from cabale.games.druide.events import Elected, Unelected
from cabale.games.druide.pieces import DRUIDS, FREE
from cabale.games.druide.table import Druide
from tests.citing import rule
from tests.effort import night, share
from tests.games.druide.moments import any_options, check_material, moments
from tests.properties.games import positions


def play_and_check(seats: int, seed: int, every: int = 1) -> None:
    """A whole game; the box is counted every so many positions."""
    rng = random.Random(seed)
    decisions = asked = 0
    last: Druide | None = None
    for place, s in enumerate(moments(rng, seats, **any_options(rng))):
        last = s
        if place % every == 0:
            check_material(s)
        if not s.over and s.turn != CHANCE:
            decisions += 1
            asked = s.turn
            assert not s.passed >> asked & 1
            assert not s.reserve[asked] or FREE in s.stones[1:]
            assert len(s.moves(asked)) > 1 and s.moves(asked)[0] == PASS
    assert last is not None and last.over
    check_material(last)
    assert decisions <= (37 if seats == 3 else 39)
    assert last.passed == (1 << seats) - 1
    assert FREE not in last.stones[1:] or any(DRUIDE.view(last, 0).removed)
    assert sum(last.votes) <= 30 - sum(map(len, DRUIDE.view(last, 0).removed))
    assert abs(sum(last.scores()) - 1) < 1e-9
    assert min(last.ranks()) == 1
    verdict = DRUIDE.events(last, PUBLIC)[-1]
    if isinstance(verdict, Elected):
        assert last.scores()[verdict.seat] == 1 and last.ranks()[verdict.seat] == 1
        assert last.totals()[verdict.seat] == verdict.total
    else:
        assert isinstance(verdict, Unelected) and len(set(last.scores())) == 1
    assert verdict.totals == tuple(last.totals())
    assert verdict.tied == tuple(
        [seat for seat, n in enumerate(verdict.totals) if verdict.totals.count(n) > 1]
    )


@rule("druide", "D-3", "D-10", "D-12", "D-13", "D-19", "D-R14")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_pieces_are_always_somewhere(seats: int) -> None:
    """Six hundred games in all at full length, every position of them."""
    for seed in range(share(300)):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_hundred_thousand_random_games(seats: int) -> None:
    """50,000 games at each number of seats."""
    for seed in range(night(50_000)):
        play_and_check(seats, 1_000_000 + seed * 8 + seats, every=5)


@rule("druide", "D-10")
def test_a_free_stone_there_always_is() -> None:
    """Even if nobody moves a bar and nobody passes: 3 or 2 stones stay free."""
    for seats, left in ((3, 3), (4, 2)):
        s = DRUIDE.new(seats)
        while s.turn == CHANCE:
            s.play(CHANCE, s.odds()[0][0])
        for _ in range(seats * DRUIDS[seats]):
            s.play(s.turn, s.moves(s.turn)[1])
        assert s.stones[1:].count(FREE) == left
        assert s.reserve == [0] * seats


@given(positions("druide"))
def test_the_default_of_a_silent_seat_hangs_on_open_facts(s: Druide) -> None:
    for seat in s.waiting:
        default = DRUIDE.default(s, seat)
        assert (default == 0) == (s.reserve[seat] == 0)
        other = s.clone()
        other.taboo[seat], other.lucky[seat] = (s.taboo[seat] + 1) % 5, 31 - s.lucky[seat]
        assert DRUIDE.default(other, seat) == default


@given(positions("druide"))
def test_what_nobody_can_do_any_more_is_shown_closed(s: Druide) -> None:
    for seat in s.waiting:
        question = DRUIDE.question(s, seat)
        assert question is not None
        keys = {choice.key for choice in question.choices}
        assert {closed.key for closed in question.closed} == {"place", "move_bar"} - keys
