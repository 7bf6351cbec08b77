"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import strategies as st

from cabale.core.agenda import PASS, Window
from cabale.core.match import Match
from cabale.core.seats import CHANCE, PUBLIC
from tests.properties.games import any_match

TRIES = 12  # a card drawn from a deck of sixty, beside another: 3600 pairs


def reaches(match: Match, state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    game = match.game
    question = game.question(state, seat) if seat != PUBLIC else None
    moves = state.moves(seat) if seat != PUBLIC else []
    asides = state.asides(seat) if seat != PUBLIC else []
    return game.view(state, seat), game.events(state, seat), question, moves, asides


@any_match(st.integers(0, 99))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    for seat in (*range(match.seats), PUBLIC):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert reaches(match, other, seat) == reaches(match, match.state, seat)


@any_match(st.integers(0, 99))
def test_the_questions_a_seat_can_observe_do_not_depend_on_hidden_cards(match: Match, seed: int) -> None:
    """Two positions that look alike to a seat go on alike for it, as long as nothing is revealed."""
    rng = random.Random(seed)
    game = match.game
    for seat in range(match.seats):
        one = match.state.clone()
        two = game.imagine(game.view(one, seat), rng)
        for _ in range(25):
            if one.over or not step_alike(match, one, two, seat, rng):
                break
            assert reaches(match, one, seat) == reaches(match, two, seat)


def step_alike(match: Match, one: Any, two: Any, seat: int, rng: random.Random) -> bool:
    """Play the same answer in both, or different ones that the seat cannot tell apart. False: none."""
    assert match.game.cover(one) == match.game.cover(two)
    if match.game.cover(one) and seat not in (one.turn, two.turn):
        tries = [(PASS, PASS)]  # whoever is asked under that cover, or nobody: it is let be
    elif one.turn != two.turn:
        return False  # the order of a window, which nobody sees
    else:
        tries = pairs(one.moves(one.turn), two.moves(two.turn), one.turn == seat, rng)
    for move, other in tries:
        clones = one.clone(), two.clone()
        clones[0].play(one.turn, move)
        clones[1].play(two.turn, other)
        if untold(match, *clones, seat):
            one.play(one.turn, move)
            two.play(two.turn, other)
            return True
    return False


def untold(match: Match, one: Any, two: Any, seat: int) -> bool:
    """Whether the seat was told the same. What was answered may be told when chance has had its say."""
    while match.game.events(one, seat) == match.game.events(two, seat):
        if not one.turn == two.turn == CHANCE or match.game.cover(one):
            return True
        here, there = one.moves(CHANCE), two.moves(CHANCE)
        alike = [move for move in here if move in there]
        one.play(CHANCE, (alike or here)[0])
        two.play(CHANCE, (alike or there)[0])
    return False


def pairs(here: list[int], there: list[int], same: bool, rng: random.Random) -> list[tuple[int, int]]:
    """Answers to try in both positions: all there are, or a few of them where there are very many."""
    alike = [(move, move) for move in here if move in there]
    mixed = [] if same else [(move, other) for move in here for other in there if move != other]
    few = rng.sample(alike, min(len(alike), TRIES)) + rng.sample(mixed, min(len(mixed), TRIES))
    return rng.sample(few, len(few))


@any_match()
def test_nobody_learns_who_has_passed_in_a_window(match: Match) -> None:
    state = match.state
    if state.over or not isinstance(state.agenda[-1], Window):
        return
    while len(state.waiting) > 1:
        passing = state.turn
        others = [seat for seat in (*range(match.seats), PUBLIC) if seat != passing]
        before = [reaches(match, state, seat) for seat in others]
        match.play(passing, PASS)
        assert [reaches(match, state, seat) for seat in others] == before


@any_match(st.data())
def test_sealed_answers_give_the_game_that_asking_in_order_gives(match: Match, data: st.DataObject) -> None:
    """Collected at once or asked one after the other (C-23), it is the same game."""
    state = match.state
    if len(state.waiting) < 2:
        return
    answers = {seat: data.draw(st.sampled_from(state.moves(seat))) for seat in state.waiting}
    asked = state.clone()
    step = asked.agenda[-1]
    while asked.agenda and asked.agenda[-1] is step:
        asked.play(asked.turn, answers[asked.turn])
    match.settle(answers)
    assert state.dump() == asked.dump()


@any_match(st.data())
def test_answers_that_are_not_heard_leave_no_trace(match: Match, data: st.DataObject) -> None:
    state = match.state
    if state.over or not isinstance(state.agenda[-1], Window) or len(state.waiting) < 2:
        return
    speaker = state.turn
    loud = [move for move in state.moves(speaker) if move != PASS]
    first = {speaker: data.draw(st.sampled_from(loud))}
    dumps, logs = [], []
    for _ in range(2):
        rest = {
            seat: data.draw(st.sampled_from(state.moves(seat))) for seat in state.waiting if seat != speaker
        }
        log: list[tuple[int, int]] = []
        clone = state.clone()
        settle_on(clone, first | rest, log)
        dumps.append(clone.dump())
        logs.append(log)
    assert dumps[0] == dumps[1]
    assert logs[0] == logs[1] == [(speaker, first[speaker])]


def settle_on(state: Any, answers: dict[int, int], log: list[tuple[int, int]]) -> None:
    from cabale.core.sealed import open_together

    def play(seat: int, move: int) -> None:
        log.append((seat, move))
        state.play(seat, move)

    open_together(state, answers, play, lambda: None)


@any_match()
def test_a_view_survives_the_wire(match: Match) -> None:
    for seat in (*range(match.seats), PUBLIC):
        view = match.game.view(match.state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
