"""True of every position of Guillotine, for 2 to 5 seats, both editions and any options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.errors import IllegalMove
from cabale.core.match import deal, replay
from cabale.core.record import read_record
from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.pieces import CAP, DAYS
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule
from tests.games.guillotine.games import positions
from tests.games.guillotine.moments import any_options, check_material, moments


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
    """Three hundred games in all, every position of them."""
    for seed in range(75):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", range(2, 6))
def test_fifty_thousand_random_games(seats: int) -> None:
    """12,500 games at each number of seats."""
    for seed in range(12_500):
        play_and_check(seats, 1_000_000 + seed * 8 + seats, every=5)


@given(positions())
def test_somebody_can_move_or_the_game_is_over(s: Guillotine) -> None:
    if s.over:
        assert s.waiting == ()
        assert all(s.moves(seat) == [] for seat in range(s.seats))
        return
    if s.turn == CHANCE:
        assert s.odds()
        return
    assert s.waiting == (s.turn,)
    for seat in range(s.seats):
        moves = s.moves(seat)
        assert bool(moves) == (seat == s.turn)
        assert all(0 <= move < GUILLOTINE.size for move in moves)
        assert len(set(moves)) == len(moves)
        assert not set(moves) & set(s.asides(seat))


@given(positions())
def test_notation_reads_back(s: Guillotine) -> None:
    for seat in (*s.waiting, CHANCE):
        for move in s.moves(seat):
            assert GUILLOTINE.read(s, GUILLOTINE.write(s, seat, move)) == (seat, move)
    for seat in range(s.seats):
        for move in s.asides(seat):
            assert "!" in GUILLOTINE.write(s, seat, move)


@given(positions())
def test_checking_agrees_with_the_moves_and_changes_nothing(s: Guillotine) -> None:
    before = s.dump()
    for seat in range(s.seats):
        open_moves = [*s.moves(seat), *s.asides(seat)]
        for move in range(-1, GUILLOTINE.size + 1):
            try:
                GUILLOTINE.check(s, seat, move)
            except IllegalMove as refused:
                assert move not in open_moves
                assert refused.code
                assert refused.rule or refused.code == "unknown_move"
            else:
                assert move in open_moves
    assert s.dump() == before


@rule("guillotine", "G-98")
@given(positions())
def test_a_silent_seat_gets_a_legal_default(s: Guillotine) -> None:
    for seat in s.waiting:
        default = GUILLOTINE.default(s, seat)
        question = GUILLOTINE.question(s, seat)
        assert question is not None
        assert default in s.moves(seat)
        if question.kind in ("action", "interrupt", "final"):
            assert GUILLOTINE.write_body(s, seat, default) == "pass"
        assert GUILLOTINE.write_body(s, seat, default) != "discard_guards"


@given(positions())
def test_a_question_offers_the_moves_and_nothing_else(s: Guillotine) -> None:
    for seat in range(s.seats):
        question = GUILLOTINE.question(s, seat)
        assert (question is not None) == (seat in s.waiting)
        if question:
            assert [choice.move for choice in question.choices] == s.moves(seat)
            texts = {choice.text for choice in question.choices}
            assert not texts & {closed.text for closed in question.closed}


@given(st.integers(0, 10**6), st.integers(2, 5))
def test_the_log_is_the_game(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    match = deal(GUILLOTINE, seats, seed, **any_options(rng))
    while not match.state.over and len(match.log) < 200:
        asides = [(seat, move) for seat in range(seats) for move in match.state.asides(seat)]
        if asides and rng.random() < 0.2:
            match.play(*asides[0])
        elif match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    again = replay(GUILLOTINE, read_record(match.record().write()))
    assert again.state.dump() == match.state.dump()
    assert again.log == match.log


def test_moves_that_are_refused_at_a_match_change_nothing() -> None:
    match = deal(GUILLOTINE, 2, 1)
    before = match.state.dump()
    with pytest.raises(IllegalMove):
        match.play(0, 0)
    assert match.state.dump() == before and match.log == []


def test_a_seat_that_is_not_there_is_refused() -> None:
    state = GUILLOTINE.new(3, guards_async=True)
    for seat in (3, 9):
        with pytest.raises(IllegalMove) as caught:
            GUILLOTINE.check(state, seat, 0)
        assert caught.value.code in ("no_such_seat", "not_awaited")
