"""Matches: what is refused changes nothing, what is said is heard by those it was said to."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import cabale
from cabale.bots import make
from cabale.core.seats import CHANCE, PUBLIC
from cabale.text import Words


def dealt(**options: object) -> cabale.Match:
    match = cabale.deal("complots", seats=3, seed=2, first_player="a", **options)
    while match.state.turn == CHANCE:
        match.draw()
    return match


def test_a_refused_move_changes_nothing() -> None:
    match = dealt()
    before = match.state.dump()
    for seat, move in [(0, 999), (0, -1), (0, 0), (1, 2), (CHANCE, 0), (7, 2)]:
        with pytest.raises(cabale.IllegalMove):
            match.play(seat, move)
    assert match.state.dump() == before
    assert len(match.log) == 6


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (0, "a:tax", "unknown_move"),
        (0, 2.0, "unknown_move"),  # it equals a move that is open
        (0, True, "unknown_move"),
        (0, None, "unknown_move"),
        ("a", 2, "no_such_seat"),
        (0.0, 2, "no_such_seat"),
        (False, 2, "no_such_seat"),
        (PUBLIC, 2, "no_such_seat"),
        (3, 2, "no_such_seat"),
    ],
)
def test_what_is_no_number_of_a_move_or_a_seat_is_refused(seat: Any, move: Any, code: str) -> None:
    match = dealt()
    before = match.state.clone()
    for call in (match.play, partial(match.game.check, match.state)):
        with pytest.raises(cabale.IllegalMove, match=code) as refused:
            call(seat, move)
        assert Words("en").refusal(refused.value)
    assert match.state == before and len(match.log) == 6


def test_moves_may_be_numbers_of_numpy() -> None:
    """And are plain ones from there on, so that a record can be written of them."""
    match = dealt()
    whole: Any = np.int64
    match.play(whole(0), whole(4))
    assert {type(number) for word in match.log for number in word} == {int}
    match.settle({whole(seat): whole(0) for seat in match.state.waiting})
    assert {type(number) for word in match.log for number in word} == {int}
    assert match.state.turn == 1


def test_chance_answers_only_when_it_is_asked() -> None:
    match = dealt()
    before = match.state.clone()
    with pytest.raises(cabale.IllegalMove, match="no_draw_due"):
        match.draw()
    assert match.state == before
    players = [make("complots", "random", seat) for seat in range(3)]
    match.run(players)
    ended, log = match.state.clone(), list(match.log)
    for late in (
        match.draw,
        partial(match.settle, {}),
        partial(match.settle, {0: 0}),
        partial(match.play, 0, 0),
    ):
        with pytest.raises(cabale.IllegalMove, match="game_over"):
            late()
    assert match.state == ended and match.log == log


def test_a_window_wants_an_answer_of_everybody_who_is_asked() -> None:
    match = dealt()
    match.play(*match.game.read(match.state, "a:tax"))
    before = match.state.clone()
    for answers, code in (
        ({}, "missing_answer"),
        ({1: 0}, "missing_answer"),
        ({0: 0, 1: 0, 2: 0}, "not_awaited"),
    ):
        with pytest.raises(cabale.IllegalMove, match=code) as refused:
            match.settle(answers)
        assert Words("en").refusal(refused.value)
    assert match.state == before
    early = cabale.deal("complots", seats=3, seed=2)
    with pytest.raises(cabale.IllegalMove, match="draw_due"):
        early.settle({0: 0})


def test_a_window_is_played_in_order() -> None:
    match = dealt()
    match.play(*match.game.read(match.state, "a:tax"))
    with pytest.raises(cabale.IllegalMove, match="out_of_order"):
        match.play(2, 0)
    match.settle({1: 0, 2: 0})
    assert match.state.turn == 1


def test_sealed_answers_are_checked_before_any_is_played() -> None:
    match = dealt()
    match.play(*match.game.read(match.state, "a:tax"))
    before = len(match.log)
    with pytest.raises(cabale.IllegalMove):
        match.settle({1: 0, 2: 40})
    assert len(match.log) == before
    assert match.state.turn == 1


def test_events_come_once() -> None:
    match = dealt()
    seen = match.events(0)
    match.play(0, 2)
    new = match.events(0, len(seen))
    assert [type(event).__name__ for event in new] == ["Declared", "Gained", "Began"]
    assert match.events(0) == seen + new


def test_whispers_stay_between_those_addressed() -> None:
    match = dealt()
    match.say(0, "to all")
    match.say(0, "to b", to=(1,))
    heard = {seat: [line.text for line in match.view(seat).talk] for seat in (0, 1, 2, PUBLIC)}
    assert heard == {0: ["to all", "to b"], 1: ["to all", "to b"], 2: ["to all"], PUBLIC: ["to all"]}


def test_talk_changes_no_move() -> None:
    silent, loud = dealt(), dealt()
    loud.say(1, "I have the Duchess")
    assert loud.state.dump() == silent.state.dump()


class First:
    """Plays the first move it is offered."""

    def choose(self, view: object, moves: list[int]) -> int:
        return moves[0]


def test_players_play_to_the_end() -> None:
    match = dealt()
    match.run([First()] * 3)
    assert match.state.over
    assert sum(match.state.scores()) == 1


BAD_SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "bad_seats"),
    ({"seats": 9}, "bad_seats"),
    ({"seats": True}, "bad_seats"),
    ({"envoi": "x"}, "unknown_option"),
    ({"envoy": "pope"}, "bad_option_value"),
    ({"max_turns": 0}, "bad_option_value"),
    ({"max_turns": True}, "bad_option_value"),
    ({"seats": 3, "first_player": "d"}, "bad_option_value"),
    ({"seats": 3, "first_player": 3}, "bad_option_value"),
    ({"steal_from_empty": "maybe"}, "bad_option_value"),
]


@pytest.mark.parametrize(("setup", "code"), BAD_SETUPS, ids=[str(setup) for setup, _ in BAD_SETUPS])
def test_a_bad_setup_is_refused(setup: dict[str, Any], code: str) -> None:
    with pytest.raises(cabale.BadSetup) as caught:
        cabale.deal("complots", **setup)
    assert caught.value.code == code


@pytest.mark.parametrize("name", [None, 3, ("complots",), "chess"])
def test_what_is_no_game_is_refused_in_a_sentence(name: Any) -> None:
    with pytest.raises(cabale.BadSetup, match="unknown_game") as refused:
        cabale.game(name)
    assert "chess" in Words("en").refusal(refused.value) or name != "chess"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(cabale.BadSetup) as caught:
        cabale.game("chess")
    assert caught.value.code == "unknown_game"
    assert "complots" in caught.value.arguments["expected"]  # type: ignore[operator]  # a tuple of names


def test_options_are_read_from_code_records_and_files_alike() -> None:
    match = cabale.deal("complots", seats=3, first_player=1, max_turns="none", steal_from_empty="true")
    assert match.options["first_player"] == "b"
    assert match.options["max_turns"] is None
    assert match.options["steal_from_empty"] is True
