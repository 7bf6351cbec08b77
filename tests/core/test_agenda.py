"""The kernel with a table of its own: a trial with judges, a bell to ring, a die."""

from __future__ import annotations

from typing import Any

from cabale.core.agenda import (
    NOBODY,
    PASS,
    Ballot,
    Chance,
    Lots,
    State,
    Step,
    Window,
    clockwise,
    seat_bit,
)
from cabale.core.dump import dump_kernel, dump_step, load_kernel
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.core.story import entries

ALL = 0b1111
RING = 1
SHOUT = 2
YES = 5
NO = 6
COUGH = 9


class Hall(State):
    """Four seats, and a note of what happened."""

    def __init__(self, *steps: Step[Any]) -> None:
        super().__init__([], NOBODY, NO_SEAT, (), (), None)
        self.notes: list[object] = []
        self.do(*steps)
        self.settle()

    def asides(self, seat: int) -> list[int]:
        return [COUGH] if seat == 3 else []

    def aside(self, seat: int, move: int) -> None:
        self.notes.append((seat, "coughs"))


class Note(Step[Hall]):
    __match_args__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def begin(self, s: Hall) -> int:
        s.notes.append(self.text)
        return NOBODY


class Bell(Window[Hall]):
    """Anybody may ring; the seat left of `after` is heard first."""

    __match_args__ = ("after", "seats")

    def __init__(self, after: int, seats: int) -> None:
        self.after = after
        self.seats = seats

    def eligible(self, s: Hall) -> int:
        return self.seats

    def first(self, s: Hall, seats: int) -> int:
        return clockwise(seats, self.after)

    def moves(self, s: Hall, seat: int) -> list[int]:
        return [PASS, RING, SHOUT]

    def silence(self, s: Hall) -> None:
        s.do(Note("silence"))

    def spoken(self, s: Hall, seat: int, move: int) -> None:
        s.notes.append((seat, move))


class Trial(Ballot[Hall]):
    def begin(self, s: Hall) -> int:
        return ALL

    def moves(self, s: Hall, seat: int) -> list[int]:
        return [YES, NO]

    def counted(self, s: Hall, votes: tuple[tuple[int, int], ...]) -> None:
        s.notes.append(votes)


class Die(Chance[Hall]):
    def weights(self, s: Hall) -> list[int]:
        return [0, 2, 1]

    def answer(self, s: Hall, seat: int, move: int) -> int:
        s.notes.append(move)
        return NOBODY


def test_steps_happen_in_the_order_they_are_named() -> None:
    s = Hall(Note("one"), Note("two"), Note("three"))
    assert s.notes == ["one", "two", "three"]
    assert s.over
    assert s.turn == NO_SEAT


def test_clockwise_starts_at_the_left_and_goes_round() -> None:
    assert [clockwise(0b1011, after) for after in range(4)] == [1, 3, 3, 0]
    assert clockwise(0b0001, 0) == 0


def test_a_window_asks_in_its_order_and_stops_at_the_first_who_speaks() -> None:
    s = Hall(Bell(2, ALL), Note("after"))
    assert (s.turn, s.waiting) == (3, (0, 1, 2, 3))
    s.play(3, PASS)
    assert (s.turn, s.waiting) == (0, (0, 1, 2))
    assert s.moves(3) == []
    s.play(0, SHOUT)
    assert s.notes == [(0, SHOUT), "after"]


def test_a_window_that_nobody_uses_ends_in_silence() -> None:
    s = Hall(Bell(0, 0b0110))
    s.play(1, PASS)
    s.play(2, PASS)
    assert s.notes == ["silence"]


def test_a_window_with_nobody_to_ask_is_silent_at_once() -> None:
    assert Hall(Bell(0, NOBODY)).notes == ["silence"]


def test_sealed_answers_are_played_by_priority_not_by_arrival() -> None:
    s = Hall(Bell(1, ALL), Note("after"))
    open_together(s, {0: RING, 1: SHOUT, 2: PASS, 3: RING}, s.play, lambda: None)
    assert s.notes == [(3, RING), "after"]


def test_a_ballot_is_opened_when_the_last_vote_is_in() -> None:
    s = Hall(Trial(), Note("after"))
    for seat, vote in enumerate([YES, NO, NO]):
        assert s.turn == seat
        s.play(seat, vote)
        assert s.notes == []
        assert len(s.sealed) == seat + 1
    s.play(3, YES)
    assert s.notes == [((0, YES), (1, NO), (2, NO), (3, YES)), "after"]
    assert s.sealed == ()


def test_lots_decide_who_is_heard_and_everybody_may_answer_meanwhile() -> None:
    s = Hall(Lots(Bell(0, ALL), (), False))
    assert (s.turn, s.waiting) == (CHANCE, (0, 1, 2, 3))
    assert s.moves(2) == [PASS, RING, SHOUT]
    assert s.odds() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    for lot in (2, 0, 3):
        s.play(CHANCE, lot)
    assert list(s.drawn_order) == [2, 0, 3, 1]  # the last place is forced
    assert s.turn == 2
    s.play(2, PASS)
    assert s.turn == 0
    s.play(0, RING)
    assert s.notes == [(0, RING)]
    assert list(s.drawn_order) == []


def test_no_lot_is_drawn_for_a_single_seat() -> None:
    s = Hall(Lots(Bell(0, 0b0100), (), False))
    assert s.turn == 2


def test_the_fastest_is_heard_where_the_table_lays_the_lots() -> None:
    s = Hall(Lots(Bell(0, ALL), (), True))
    lots: list[int] = []

    def play(seat: int, move: int) -> None:
        lots.extend([move] if seat == CHANCE else [])
        s.play(seat, move)

    open_together(s, {3: PASS, 1: RING, 0: SHOUT, 2: RING}, play, lambda: None)
    assert lots == [1, 0, 2]  # whoever let it pass comes last
    assert s.notes == [(1, RING)]


def test_chance_answers_with_known_odds() -> None:
    s = Hall(Die())
    assert s.turn == CHANCE
    assert s.waiting == ()
    assert s.odds() == [(1, 2), (2, 1)]
    s.play(CHANCE, 2)
    assert s.notes == [2]


def test_an_aside_leaves_the_question_open() -> None:
    s = Hall(Bell(0, ALL))
    s.act(3, COUGH)
    assert s.notes == [(3, "coughs")]
    assert (s.turn, s.waiting) == (1, (0, 1, 2, 3))
    s.act(1, RING)
    assert s.notes[1:] == [(1, RING)]


def test_the_story_is_shared_and_grows_at_its_end() -> None:
    s = Hall(Die())
    s.tell(1, 2)
    before = s.story
    s.tell(3, 0, 7, 1)
    assert s.story is not None
    assert s.story[0] is before
    assert entries(s.story) == [(1, 2, 0, NO_SEAT), (3, 0, 7, 1)]


def test_a_position_in_the_middle_of_everything_is_plain_data() -> None:
    s = Hall(Lots(Bell(0, ALL), (), False), Note("after"))
    s.play(CHANCE, 2)
    s.tell(1, 2)
    data = dump_kernel(s)
    assert data["agenda"] == [["Note", "after"], ["Lots", ["Bell", 0, ALL], [2], False]]
    agenda, awaited, *_ = load_kernel(data, [Bell, Note])
    assert [dump_step(step) for step in agenda] == data["agenda"]
    assert awaited == ALL | seat_bit(CHANCE)
