"""What is asked of several under seal, or of one in private: nobody else learns of it."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest
from hypothesis import strategies as st

from cabale.core.agenda import PASS, Window
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from tests.citing import rule
from tests.effort import share
from tests.properties.games import TABLES, any_match, dealt, go_on, go_on_to, reaches, viewers


def window(state: Any) -> bool:
    return isinstance(state.agenda[-1], Window) and len(state.waiting) > 1


@any_match(st.integers(0, 99))
def test_nobody_learns_who_has_passed_in_a_window(match: Match, seed: int) -> None:
    state = match.state
    if not go_on_to(match, seed, window):
        return
    while len(state.waiting) > 1:
        passing = state.turn
        others = [seat for seat in viewers(match) if seat != passing]
        before = [reaches(match, state, seat) for seat in others]
        match.play(passing, PASS)
        assert [reaches(match, state, seat) for seat in others] == before


COVERING = [(name, seats) for name, seats in TABLES if type(GAMES[name]).cover is not Game.cover]


@rule("cocarde", "R-42")
@rule("guillotine", "G-94", "G-97")
@rule("convention", "V-7")
@pytest.mark.parametrize(("name", "seats"), COVERING)
def test_a_private_question_moves_nothing_for_anybody_else(name: str, seats: int) -> None:
    """Under a cover only the holder of a card is asked, if anybody is, and declining is no event."""
    left = share(15)
    for seed in count():
        match, rng = dealt(name, seats, seed)
        here = min(left, 3)  # of one game
        while not match.state.over and here:
            if match.game.cover(match.state) and match.state.waiting and rng.random() < 0.5:
                check_declining(match)
                here, left = here - 1, left - 1
            go_on(match, rng)
        if not left:
            break


def check_declining(match: Match) -> None:
    state, game = match.state, match.game
    holder = state.turn
    assert state.waiting == (holder,)
    question = game.question(state, holder)
    assert question is not None and question.private and question.secret
    asked, unasked = state.clone(), state.clone()
    unasked.awaited, unasked.turn = 1 << CHANCE, CHANCE  # the same if the card were nobody's
    for seat in viewers(match):
        assert (game.view(state, seat).pending is not None) == (seat == holder)
        assert seat == holder or reaches(match, asked, seat) == reaches(match, unasked, seat)
    asked.play(holder, PASS)
    unasked.play(CHANCE, PASS)
    assert asked.dump() == unasked.dump()
    for seat in viewers(match):
        assert game.events(asked, seat) == game.events(unasked, seat)


@any_match(st.integers(0, 99))
def test_sealed_answers_give_the_game_that_asking_in_order_gives(match: Match, seed: int) -> None:
    """Collected at once or asked one after the other (C-23), it is the same game."""
    state, rng = match.state, random.Random(seed)
    if not go_on_to(match, seed, lambda state: len(state.waiting) > 1 and state.turn != CHANCE):
        return
    answers = {seat: rng.choice(state.moves(seat)) for seat in state.waiting}
    asked = state.clone()
    step = asked.agenda[-1]
    while asked.agenda and asked.agenda[-1] is step:
        asked.play(asked.turn, answers[asked.turn])
    match.settle(answers)
    assert state.dump() == asked.dump()


@any_match(st.integers(0, 99))
def test_answers_that_are_not_heard_leave_no_trace(match: Match, seed: int) -> None:
    state, rng = match.state, random.Random(seed)
    if not go_on_to(match, seed, window):
        return
    speaker = state.turn
    first = {speaker: rng.choice([move for move in state.moves(speaker) if move != PASS])}
    dumps, logs = [], []
    for _ in range(2):
        rest = {seat: rng.choice(state.moves(seat)) for seat in state.waiting if seat != speaker}
        log: list[tuple[int, int]] = []
        clone = state.clone()
        settle_on(clone, first | rest, log)
        dumps.append(clone.dump())
        logs.append(log)
    assert dumps[0] == dumps[1]
    assert logs[0] == logs[1] == [(speaker, first[speaker])]


def settle_on(state: Any, answers: dict[int, int], log: list[tuple[int, int]]) -> None:
    def play(seat: int, move: int) -> None:
        log.append((seat, move))
        state.play(seat, move)

    open_together(state, answers, play, lambda: None)
