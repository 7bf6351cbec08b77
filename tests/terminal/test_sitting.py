"""One person among automata: sealed answers, own views, nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.errors import BadNotation, CabaleError, IllegalMove
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import game
from cabale.terminal.sitting import Sitting
from tests.citing import rule
from tests.terminal.tables import match, sitting


class Witness:
    """A player that keeps what it was given and answers with the first move."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, moves: list[int]) -> int:
        self.views.append(view)
        return moves[0]


def play_on(table: Sitting, choice: int = 0) -> None:
    """One question, the person giving the numbered answer."""
    table.deal()
    answers = table.others()
    question = table.question()
    if question:
        answers[table.seat] = question.choices[choice % len(question.choices)].move
    table.settle(answers)


def play_out(table: Sitting) -> None:
    number = 0
    while not table.over:
        play_on(table, number)
        number += 1
        table.deal()


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("priority", ["clockwise", "target_first", "random", "fastest"])
def test_a_game_ends_and_its_deal_can_be_verified(seats: int, priority: str) -> None:
    table = sitting(seats, seed=seats, options={"challenge_priority": priority})
    play_out(table)
    record = read_record(table.match.record().write())
    assert verify(game("complots"), record).fair


def test_automata_get_their_own_views() -> None:
    witnesses = {seat: Witness() for seat in (1, 2, 3)}
    table = Sitting(match(), witnesses)
    for _ in range(8):
        play_on(table)
    for seat, witness in witnesses.items():
        assert witness.views
        for view in witness.views:
            assert view.seat == seat
            hands = [owner for owner, hand in enumerate(view.hidden) if not isinstance(hand, int)]
            assert hands == [seat]


@rule("complots", "C-20")
def test_in_a_window_nobody_answers_after_having_seen_another_answer() -> None:
    """Everybody's view is that of the opening: as many events, nobody's answer among them."""
    witnesses = {seat: Witness() for seat in (1, 2, 3)}
    table = Sitting(match(seed=2), witnesses)
    table.deal()
    while table.match.state.turn != 0:  # until the person is to act
        play_on(table)
        table.deal()
    for witness in witnesses.values():
        witness.views.clear()
    question = table.question()
    assert question
    tax = next(choice.move for choice in question.choices if choice.key == "tax")
    table.settle({0: tax})
    before = len(table.match.events(0))
    answers = table.others()
    assert sorted(answers) == [1, 2, 3]
    for witness in witnesses.values():
        [view] = witness.views
        assert len(view.history) == before
        assert not view.answered
    table.settle(answers)


def test_what_was_told_is_not_told_again() -> None:
    table = sitting()
    table.deal()
    first = table.news()
    assert first and table.news() == ()
    play_on(table)
    assert (*first, *table.news()) == table.match.events(0)


def test_the_person_sees_all_hands_only_at_the_end() -> None:
    table = sitting(seats=3)
    table.deal()
    assert table.view.seat == 0
    play_out(table)
    assert table.view.over and table.view.seat < 0
    assert all(not isinstance(hand, int) for hand in table.view.hidden)


@pytest.mark.parametrize(
    ("text", "error", "code"),
    [
        ("dance", BadNotation, "unknown_move"),
        ("steal>z", BadNotation, "no_such_seat"),
        ("counter=pope", BadNotation, "unknown_character"),
        ("coup>b", IllegalMove, "too_poor"),
        ("steal>a", IllegalMove, "target_self"),
        ("challenge", IllegalMove, "other_question"),
        ("b:income", BadNotation, "unknown_move"),
        ("~duchess", BadNotation, "unknown_move"),
    ],
)
def test_a_move_that_is_none_is_refused(text: str, error: type[CabaleError], code: str) -> None:
    table = sitting(seed=8)
    table.deal()
    while table.match.state.turn != 0:
        play_on(table)
        table.deal()
    before = list(table.match.log)
    with pytest.raises(error) as caught:
        table.read(text)
    assert caught.value.code == code
    assert table.match.log == before
    assert table.read("income") == table.read("a:income")
