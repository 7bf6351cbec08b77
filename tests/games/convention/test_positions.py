"""True of every position of the Convention, for 2 to 4 seats and any options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.errors import IllegalMove
from cabale.core.match import deal, replay
from cabale.core.record import read_record
from cabale.core.seats import CHANCE, OPEN
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.pieces import DEPUTIES, EXECUTED, GUILLOTINE, PER_FACTION, START
from cabale.games.convention.table import Convention
from tests.citing import rule
from tests.games.convention.games import positions
from tests.games.convention.moments import answer, any_options, check_ledger, check_material, moments


def play_and_check(seats: int, seed: int, every: int = 1) -> Convention:
    """A whole game; deputies and cards are counted every so many positions, the ledger every round."""
    rng = random.Random(seed)
    last: Convention | None = None
    noted: dict[int, list[int]] = {}
    rounds = 0
    for place, s in enumerate(moments(rng, seats, **any_options(rng))):
        last = s
        if place % every == 0:
            check_material(s)
        if s.circle and (s.round > rounds + 1 or s.over):
            rounds += 1
            note(s, noted)
            check_ledger(s, noted)
    assert last is not None and last.over
    assert last.agenda == [] and last.tray == () and last.picked == () and last.charges == ()
    assert abs(sum(last.scores()) - 1) < 1e-9
    assert min(last.ranks()) == 1
    return last


def note(s: Convention, noted: dict[int, list[int]]) -> None:
    """What an observer writes on the sheets when a round is over: nothing moves before the next Phase I."""
    for deputy in range(DEPUTIES):
        if s.owner[deputy // PER_FACTION] >= 0:
            dead = s.post[deputy] == GUILLOTINE
            noted.setdefault(deputy, []).append(EXECUTED if dead else s.popularity[deputy])


@rule("convention", "S-5", "VII-6", "R-25", "R-41")
@pytest.mark.parametrize("seats", range(2, 5))
def test_deputies_and_cards_are_always_somewhere(seats: int) -> None:
    """Whole games, every position of them."""
    for seed in range(50):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", range(2, 5))
def test_twenty_thousand_random_games(seats: int) -> None:
    """20,000 games at each number of seats."""
    for seed in range(20_000):
        play_and_check(seats, 1_000_000 + seed * 8 + seats, every=7)


@rule("convention", "E-1", "R-36")
@given(positions())
def test_popularity_is_what_the_story_says(s: Convention) -> None:
    """5, and every change that was told; the dead do not change."""
    told = dict.fromkeys(range(DEPUTIES), START)
    dead = set()
    for event in CONVENTION.events(s, OPEN):
        if isinstance(event, events.Popularity):
            assert event.deputy not in dead
            told[DEPUTY_OF[event.deputy]] += event.change
        if isinstance(event, events.Died):
            dead.add(event.deputy)
    assert list(told.values()) == s.popularity
    assert {DEPUTY_OF[name] for name in dead} == {d for d in range(DEPUTIES) if s.post[d] == GUILLOTINE}


@given(positions())
def test_somebody_can_move_or_the_game_is_over(s: Convention) -> None:
    if s.over:
        assert s.waiting == ()
        assert all(s.moves(seat) == [] and s.asides(seat) == [] for seat in range(s.seats))
        return
    if s.turn == CHANCE:
        assert s.odds()
        return
    assert s.turn in s.waiting
    for seat in range(s.seats):
        moves = s.moves(seat)
        assert bool(moves) == (seat in s.waiting)
        assert all(0 <= move < CONVENTION.size for move in moves)
        assert len(set(moves)) == len(moves)
        assert not set(moves) & set(s.asides(seat))


@given(positions(), st.integers(0, 99))
def test_a_saved_position_loads_back_equal_and_plays_on_alike(s: Convention, seed: int) -> None:
    loaded = CONVENTION.load(s.dump())
    assert loaded.dump() == s.dump()
    one, two = random.Random(seed), random.Random(seed)
    while not loaded.over:
        answer(loaded, one)
        answer(s, two)
    assert loaded.dump() == s.dump()


@given(positions())
def test_notation_reads_back(s: Convention) -> None:
    for seat in (*s.waiting, CHANCE):
        for move in s.moves(seat):
            assert CONVENTION.read(s, CONVENTION.write(s, seat, move)) == (seat, move)
    for seat in range(s.seats):
        for move in s.asides(seat):
            text = CONVENTION.write(s, seat, move)
            assert "!" in text and CONVENTION.read(s, text) == (seat, move)


@given(positions())
def test_checking_agrees_with_the_moves_and_changes_nothing(s: Convention) -> None:
    before = s.dump()
    for seat in range(s.seats):
        open_moves = {*s.moves(seat), *s.asides(seat)}
        for move in range(-1, CONVENTION.size + 1):
            try:
                CONVENTION.check(s, seat, move)
            except IllegalMove as refused:
                assert move not in open_moves
                assert refused.code
                assert refused.rule or refused.code == "unknown_move"
            else:
                assert move in open_moves
    assert s.dump() == before


@rule("convention", "N-8")
@given(positions())
def test_a_silent_seat_gets_a_legal_default(s: Convention) -> None:
    for seat in s.waiting if s.turn != CHANCE else ():
        default = CONVENTION.default(s, seat)
        question = CONVENTION.question(s, seat)
        assert question is not None
        assert default in s.moves(seat)
        text = CONVENTION.write_body(s, seat, default)
        if question.kind in (
            "move",
            "agenda",
            "motion_propose",
            "dissolve_propose",
            "club_delayed",
            "defence",
        ):
            assert text == "pass"
        if question.kind in ("surrender", "answer"):
            assert text == "pass"
        if question.kind in ("dissolve_vote", "motion_vote", "trial_vote"):
            assert text in ("non", "oui=0")
        if question.kind == "summons":
            assert text == "trial"
        if question.kind in ("prison_attempt", "flight_attempt"):
            assert text.startswith("choose=")


@given(positions())
def test_a_question_offers_the_moves_and_nothing_else(s: Convention) -> None:
    for seat in range(s.seats):
        question = CONVENTION.question(s, seat)
        assert (question is not None) == (seat in s.waiting and s.turn != CHANCE)
        if question:
            assert [choice.move for choice in question.choices] == s.moves(seat)
            texts = {choice.text for choice in question.choices}
            assert not texts & {closed.text for closed in question.closed}
            for closed in question.closed:
                with pytest.raises(IllegalMove) as caught:
                    CONVENTION.check(s, *CONVENTION.read(s, f"{'abcd'[seat]}:{closed.text}"))
                refused = caught.value
                assert (refused.rule, refused.code) == (
                    closed.rule,
                    closed.code,
                ) or closed.key == "accomplice"


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_the_log_is_the_game(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    match = deal(CONVENTION, seats, seed, **any_options(rng))
    while not match.state.over and len(match.log) < 250:
        asides = [(seat, move) for seat in range(seats) for move in match.state.asides(seat)]
        if asides and rng.random() < 0.05:
            match.play(*rng.choice(asides))
        elif match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    again = replay(CONVENTION, read_record(match.record().write()))
    assert again.state.dump() == match.state.dump()
    assert again.log == match.log


def test_moves_that_are_refused_at_a_match_change_nothing() -> None:
    match = deal(CONVENTION, 2, 1)
    before = match.state.dump()
    with pytest.raises(IllegalMove):
        match.play(0, 0)
    assert match.state.dump() == before and match.log == []


def test_a_seat_that_is_not_there_is_refused() -> None:
    state = CONVENTION.new(3)
    for seat in (3, 9):
        with pytest.raises(IllegalMove) as caught:
            CONVENTION.check(state, seat, 0)
        assert caught.value.code == "no_such_seat"
