"""The agenda stays home: of what the rules will do, views tell what a game has declared, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec
import pytest

import cabale
from cabale.conformance.matches import go_on, viewers
from cabale.core.agenda import NOBODY, Step
from cabale.core.ahead import Course, Due, Fact, planned
from cabale.core.seats import OPEN
from cabale.core.views import View
from cabale.games import GAMES

DECLARED: Final = [name for name in GAMES if find_spec(f"cabale.games.{name}.ahead")]


class Ambush(Step[Any]):
    """A step of a game that there is not: everybody knows for whom it is, nobody with which card."""

    __match_args__ = ("seat", "where", "card")

    def __init__(self, seat: int, where: tuple[int, ...] = (), card: int = 0) -> None:
        self.seat, self.where, self.card = seat, where, card

    def begin(self, s: Any) -> int:
        return NOBODY


class Sunset(Step[Any]):
    """Another."""


COURSE: Final = Course(
    ambush=planned(
        Ambush, "it is announced", seat=Fact("it is said"), where=Fact("it is seen", ("hill", "ford"))
    )
)


def course(name: str) -> Course:
    found: Course = import_module(f"cabale.games.{name}.ahead").COURSE
    return found


def steps(name: str) -> tuple[type[Step[Any]], ...]:
    found: tuple[type[Step[Any]], ...] = import_module(f"cabale.games.{name}.rules").STEPS
    return found


def test_a_field_that_is_not_declared_is_in_no_view() -> None:
    assert COURSE.show([Ambush(2, (1, 0), card=7)]) == (
        Due("ambush", {"seat": 2, "where": ("ford", "hill")}),
    )


def test_a_step_that_is_not_declared_is_in_no_view() -> None:
    with pytest.raises(KeyError):
        COURSE.show([Sunset()])


def test_a_step_is_laid_again_from_what_is_declared_even_after_the_wire() -> None:
    due = COURSE.show([Ambush(2, (1, 0))])
    (step,) = COURSE.plan(msgspec.json.decode(msgspec.json.encode(due), type=tuple[Due, ...]))
    assert isinstance(step, Ambush) and (step.seat, step.where) == (2, (1, 0))


@pytest.mark.parametrize("name", DECLARED)
def test_every_field_is_declared_with_its_reason(name: str) -> None:
    """A new step, or a new field of one, is nobody's business until somebody says why it is everybody's."""
    found = {declared.step: declared for declared in course(name).steps.values()}
    assert set(found) == set(steps(name))
    for step, (_, why, facts) in found.items():
        assert why, step
        assert tuple(facts) == step.__match_args__, step
        assert all(fact.why for fact in facts.values()), step


@pytest.mark.parametrize("name", GAMES)
def test_a_view_holds_what_is_declared_and_nothing_of_the_engine(name: str) -> None:
    """A long game, at which everybody looks now and then: all see the same of it, whatever else they see."""
    match, rng = cabale.deal(name, seed=1), random.Random(1)
    while not match.state.over and len(match.log) < 500:
        go_on(match, rng)
        if rng.random() < 0.1:
            seen = [match.game.view(match.state, seat) for seat in (*viewers(match), OPEN)]
            assert {getattr(view, "ahead", ()) == getattr(seen[0], "ahead", ()) for view in seen} == {True}
            check(name, rng.choice(seen))


def check(name: str, view: View) -> None:
    assert {step.__name__ for step in steps(name)}.isdisjoint(strings(msgspec.to_builtins(view)))
    for due in getattr(view, "ahead", ()):
        assert due.facts.keys() == course(name).steps[due.what].facts.keys()


def strings(data: Any) -> Iterator[str]:
    """Every string in plain data, names of fields included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)
