"""An event is declared once: what is told of an entry, and the entry behind what was told."""

from __future__ import annotations

from typing import Annotated, Any, Final

import pytest

from cabale.core.agenda import State
from cabale.core.events import UNSEEN, WHAT, WHOM, Secret, Slot, Telling, Witness, Word, Worked, both, owner
from cabale.core.seats import NO_SEAT, OPEN, PUBLIC
from cabale.core.story import Entry
from cabale.core.views import Event, Number, Who

FRUIT: Final = ("apple", "pear")
PAID: Final = 3
GAVE: Final = 4
LENT: Final = 5
HEARD: Final = 6

Fruit = Annotated[str | None, Secret(Word(WHAT, FRUIT), both)]
Given = Annotated[int | None, Slot(WHOM, none=NO_SEAT)]
Twice = Annotated[int, Worked(lambda e, w: 2 * e.what)]


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    rule: str = "M-1"
    seat: Who
    amount: Number
    twice: Twice


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    also = (LENT,)
    seat: Who
    fruit: Fruit
    target: Given


class Heard(Event, frozen=True, kw_only=True, tag="heard"):
    unsaid = (NO_SEAT, 7, NO_SEAT)
    told_to = owner
    seat: Who


class Lost(Event, frozen=True, kw_only=True, tag="paid"):
    seat: int


TELLING: Final = Telling(Paid | Gave | Heard, vars())


class Stall(State):
    def __init__(self, *entries: Entry) -> None:
        super().__init__([], 0, NO_SEAT, (), (), None)
        for entry in entries:
            self.tell(*entry)


def told(seat: int, *entries: Entry) -> list[Any]:
    witness = Witness(TELLING, seat)
    witness.retell(Stall(*entries))
    return witness.told


def test_what_is_public_is_told_to_everybody() -> None:
    for seat in (0, 1, PUBLIC, OPEN):
        assert told(seat, Entry(PAID, 1, 5, NO_SEAT)) == [Paid(seat=1, amount=5, twice=10)]
    assert TELLING.recall(Paid(seat=1, amount=5, twice=10)) == (PAID, 1, 5, NO_SEAT)


def test_a_secret_is_told_to_those_it_concerns() -> None:
    entry = Entry(GAVE, 0, 1, 2)
    for seat in (0, 2, OPEN):
        assert told(seat, entry) == [Gave(seat=0, fruit="pear", target=2)]
    for seat in (1, PUBLIC):
        assert told(seat, entry) == [Gave(seat=0, fruit=None, target=2)]
    assert TELLING.recall(Gave(seat=0, fruit="pear", target=2)) == entry
    assert TELLING.recall(Gave(seat=0, fruit=None, target=None)) == (GAVE, 0, UNSEEN, NO_SEAT)


def test_two_kinds_may_be_one_event() -> None:
    assert told(0, Entry(LENT, 0, 0, NO_SEAT)) == [Gave(seat=0, fruit="apple", target=None)]


def test_what_is_whispered_others_do_not_notice() -> None:
    entry = Entry(HEARD, 1, 7, NO_SEAT)
    assert told(1, entry) == told(OPEN, entry) == [Heard(seat=1)]
    assert told(0, entry) == told(PUBLIC, entry) == []
    assert TELLING.recall(Heard(seat=1)) == entry  # no field says what it was about


def test_a_field_must_say_where_it_comes_from() -> None:
    with pytest.raises(TypeError, match=r"Lost\.seat"):
        Telling(Paid | Lost, vars() | globals())


def test_a_kind_is_one_event() -> None:
    with pytest.raises(TypeError, match="number of another event"):
        Telling(Paid | Gave, globals() | {"GAVE": PAID})
    with pytest.raises(TypeError, match="its module has no HEARD"):
        Telling(Paid | Heard, {name: value for name, value in globals().items() if name != "HEARD"})
