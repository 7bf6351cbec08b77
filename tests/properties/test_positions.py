"""True of every position of every game, whoever made it."""

from __future__ import annotations

import random

from hypothesis import strategies as st

import cabale
from cabale.core.match import Match
from cabale.core.seats import CHANCE
from tests.properties.games import advance, any_match


@any_match()
def test_somebody_can_move_or_the_game_is_over(match: Match) -> None:
    state = match.state
    if state.over:
        assert state.turn not in range(CHANCE + 1)
        assert state.waiting == ()
        assert all(state.moves(seat) == [] for seat in range(match.seats))
        assert abs(sum(state.scores()) - 1) < 1e-9
        assert sorted(state.ranks())[0] == 1
    else:
        assert state.turn in state.waiting
        for seat in range(match.seats):
            assert bool(state.moves(seat)) == (seat in state.waiting)
            assert all(0 <= move < match.game.size for move in state.moves(seat))
            assert len(set(state.moves(seat))) == len(state.moves(seat))


@any_match(st.integers(0, 99))
def test_a_clone_never_disturbs_its_source(match: Match, seed: int) -> None:
    before = match.state.dump()
    clone = match.state.clone()
    assert clone.dump() == before
    rng = random.Random(seed)
    while not clone.over:
        moves = [outcome for outcome, _ in clone.odds()] if clone.turn == CHANCE else clone.moves(clone.turn)
        clone.play(clone.turn, rng.choice(moves))
    assert match.state.dump() == before


@any_match(st.integers(0, 99))
def test_a_saved_position_loads_back_equal_and_plays_on_alike(match: Match, seed: int) -> None:
    game = match.game
    loaded = game.load(match.state.dump())
    assert loaded.dump() == match.state.dump()
    rng = random.Random(seed)
    while not loaded.over:
        assert loaded.turn == match.state.turn
        move = rng.choice(loaded.moves(loaded.turn))
        match.state.play(loaded.turn, move)
        loaded.play(loaded.turn, move)
    assert loaded.dump() == match.state.dump()


@any_match()
def test_the_log_is_the_game(match: Match) -> None:
    record = match.record()
    again = cabale.replay(cabale.read_record(record.write()))
    assert again.state.dump() == match.state.dump()
    assert again.log == match.log


@any_match()
def test_notation_reads_back(match: Match) -> None:
    state = match.state
    for seat in range(match.seats):
        for move in (*state.moves(seat), *state.asides(seat)):
            assert match.game.read(state, match.game.write(state, seat, move)) == (seat, move)


@any_match()
def test_checking_agrees_with_the_moves_and_changes_nothing(match: Match) -> None:
    state, game = match.state, match.game
    before = state.dump()
    for seat in range(match.seats):
        allowed = [*state.moves(seat), *state.asides(seat)]
        for move in range(-1, game.size + 1):
            try:
                game.check(state, seat, move)
            except cabale.IllegalMove as refused:
                assert move not in allowed
                assert refused.code
                assert refused.rule or refused.code == "unknown_move"
            else:
                assert move in allowed
    assert state.dump() == before


@any_match()
def test_a_silent_seat_gets_a_legal_default(match: Match) -> None:
    for seat in match.state.waiting:
        assert match.game.default(match.state, seat) in match.state.moves(seat)


@any_match()
def test_a_question_offers_the_moves_and_nothing_else(match: Match) -> None:
    game, state = match.game, match.state
    for seat in range(match.seats):
        question = game.question(state, seat)
        assert (question is not None) == (seat in state.waiting)
        if question:
            assert [choice.move for choice in question.choices] == state.moves(seat)
            texts = {choice.text for choice in question.choices}
            assert not texts & {closed.text for closed in question.closed}


@any_match(st.integers(0, 99))
def test_the_same_seed_gives_the_same_game(match: Match, seed: int) -> None:
    twins = [cabale.deal(match.game.id, match.seats, seed, **match.options) for _ in range(2)]
    for twin in twins:
        advance(twin, 30, random.Random(seed))
    assert twins[0].log == twins[1].log
