"""Standing orders: what a seat may ask to be answered for it, in the ordinary way. A game declares them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cabale.core.agenda import PASS
from cabale.core.views import Argument, Question


class About(NamedTuple):
    """What an order may be narrowed to: an argument of the question, and the values it takes."""

    argument: str
    values: tuple[str, ...] = ()  # none: it is a seat


class Order(NamedTuple):
    """One of them. Without more it lets be whatever is asked in secret."""

    gives: str = ""  # the key of the choice that it takes instead, of what is asked in private
    spares: tuple[str, ...] = ()  # arguments of a question: it leaves alone what one of them aims at the seat
    for_turn: bool = False  # whether it ends with the turn in which it was given
    narrowed: Mapping[str, About] = {}  # only where this is what the question is about

    def allows(self, only: Mapping[str, Argument], seats: int) -> bool:
        """Whether it may be narrowed so."""
        return all(
            name in self.narrowed and _fits(value, self.narrowed[name], seats) for name, value in only.items()
        )

    def answer(self, question: Question, seat: int, only: Mapping[str, Argument]) -> int | None:
        """What it answers for the seat, if it is meant for this question."""
        given = question.arguments
        if any(given.get(self.narrowed[name].argument) != value for name, value in only.items()):
            return None
        if any(given.get(argument) == seat for argument in self.spares):
            return None
        if self.gives:
            taken = (choice.move for choice in question.choices if choice.key == self.gives)
            return next(taken, None) if question.private else None
        lets_be = question.secret and any(choice.move == PASS for choice in question.choices)
        return PASS if lets_be else None


def _fits(value: Argument, about: About, seats: int) -> bool:
    if about.values:
        return value in about.values
    return isinstance(value, int) and 0 <= value < seats
