"""True of every position of every game, whoever made it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import strategies as st

import cabale
from cabale.core.match import Match
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games import rulebook
from tests.effort import share
from tests.properties.games import TABLES, any_match, count_the_box, dealt, deed, go_on

OF_A_KIND = ("no_accomplice",)  # reasons that a question gives for all moves of a kind, and no single one has


@any_match()
def test_somebody_can_move_or_the_game_is_over(match: Match) -> None:
    check_moves(match)


def check_moves(match: Match) -> None:
    """And all pieces are somewhere."""
    state, game = match.state, match.game
    count_the_box(game.id, state)
    for seat in range(match.seats):
        moves, asides = state.moves(seat), state.asides(seat)
        assert bool(moves) == (seat in state.waiting)
        assert all(0 <= move < game.size for move in (*moves, *asides))
        assert len({*moves, *asides}) == len(moves) + len(asides)
        assert not (state.over and asides)
    if state.over:
        assert (state.turn, state.waiting) == (NO_SEAT, ())
        assert abs(sum(state.scores()) - 1) < 1e-9
        assert min(state.ranks()) == 1
        assert len(state.scores()) == len(state.ranks()) == len(state.totals()) == match.seats
    elif state.turn == CHANCE:
        outcomes, weights = zip(*state.odds(), strict=True)
        assert list(outcomes) == state.moves(CHANCE)
        assert min(weights) > 0
    else:
        assert state.turn in state.waiting


@any_match(st.integers(0, 99))
def test_a_clone_never_disturbs_its_source(match: Match, seed: int) -> None:
    before = match.state.dump()
    clone = match.state.clone()
    assert clone.dump() == before
    rng = random.Random(seed)
    while not clone.over:
        clone.act(*deed(clone, rng))
    assert match.state.dump() == before


@any_match(st.integers(0, 99))
def test_a_saved_position_loads_back_equal_and_plays_on_alike(match: Match, seed: int) -> None:
    state, loaded = match.state, match.game.load(match.state.dump())
    assert loaded.dump() == state.dump()
    one, two = random.Random(seed), random.Random(seed)
    while not loaded.over:
        state.act(*deed(state, one))
        loaded.act(*deed(loaded, two))
        assert loaded.turn == state.turn
    assert loaded.dump() == state.dump()


@any_match()
def test_the_log_is_the_game(match: Match) -> None:
    record = match.record()
    again = cabale.replay(cabale.read_record(record.write()))
    assert again.state.dump() == match.state.dump()
    assert again.log == match.log


@any_match()
def test_notation_reads_back(match: Match) -> None:
    check_notation(match)


def check_notation(match: Match) -> None:
    state, game = match.state, match.game
    for seat in (*range(match.seats), CHANCE):
        for move in state.moves(seat):
            text = game.write(state, seat, move)
            assert "!" not in text and game.read(state, text) == (seat, move)
        for move in state.asides(seat) if seat != CHANCE else ():
            text = game.write(state, seat, move)
            assert "!" in text and game.read(state, text) == (seat, move)


@any_match(st.integers(0, 99))
def test_checking_agrees_with_the_moves_and_changes_nothing(match: Match, seed: int) -> None:
    check_refusals(match, seed)


def check_refusals(match: Match, seed: int) -> None:
    """All moves there are, for whoever is to answer and for one of the others."""
    state, game = match.state, match.game
    rules = rulebook(game.id)
    before = state.dump()
    for seat in {random.Random(seed).randrange(match.seats), state.turn} - {NO_SEAT, CHANCE}:
        allowed = {*state.moves(seat), *state.asides(seat)}
        for move in range(-1, game.size + 1):
            try:
                game.check(state, seat, move)
            except cabale.IllegalMove as refused:
                assert move not in allowed
                assert refused.code
                assert refused.rule in rules if refused.rule else refused.code == "unknown_move"
            else:
                assert move in allowed
    assert state.dump() == before


@any_match(st.integers(0, 99))
def test_moves_that_are_refused_at_a_match_change_nothing(match: Match, seed: int) -> None:
    """Nor does anybody answer who is not there, for chance, or before their turn."""
    state, game, rng = match.state, match.game, random.Random(seed)
    before, log = state.dump(), list(match.log)
    open_now = [] if state.over else state.moves(state.turn)[:2]
    for seat in range(CHANCE + 2):
        allowed = {*state.moves(seat)} if seat == state.turn else set()
        allowed |= {*state.asides(seat)} if seat < match.seats else set()
        for move in {*rng.sample(range(game.size), 5), *open_now} - allowed:
            with pytest.raises(cabale.IllegalMove) as caught:
                match.play(seat, move)
            if seat >= match.seats and seat != CHANCE and not state.over:
                assert caught.value.code == "no_such_seat"
    assert state.dump() == before
    assert match.log == log


@any_match()
def test_a_silent_seat_gets_a_legal_default(match: Match) -> None:
    check_default(match)


def check_default(match: Match) -> None:
    for seat in match.state.waiting:
        assert match.game.default(match.state, seat) in match.state.moves(seat)


@any_match()
def test_a_question_offers_the_moves_and_nothing_else(match: Match) -> None:
    check_question(match)


def check_question(match: Match) -> None:
    """What it shows closed is refused for the reason that it gives, unless that is a whole kind of moves."""
    game, state = match.game, match.state
    for seat in range(match.seats):
        question = game.question(state, seat)
        assert (question is not None) == (seat in state.waiting)
        if question:
            assert [choice.move for choice in question.choices] == state.moves(seat)
            texts = {choice.text for choice in question.choices}
            for closed in question.closed:
                assert closed.text not in texts
                try:
                    move = game.read_body(state, seat, closed.text)
                except cabale.BadNotation:
                    assert closed.text.partition("=")[0] == closed.key
                    continue
                with pytest.raises(cabale.IllegalMove) as caught:
                    game.check(state, seat, move)
                said = (caught.value.code, caught.value.rule)
                assert said == (closed.code, closed.rule) or closed.code in OF_A_KIND


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
                check_refusals(match, seed)
            if met[kind] <= 3:
                for check in (check_moves, check_notation, check_default, check_question):
                    check(match)
            go_on(match, rng)
