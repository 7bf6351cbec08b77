"""Standing orders: what a seat has asked to be answered for it, in the ordinary way (C-20, G-95)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from cabale.core.agenda import PASS
from cabale.core.views import Question
from cabale.table.log import Order
from cabale.table.settings import RoomRefusal


class Standing(msgspec.Struct, frozen=True):
    """A standing order, and what it is narrowed to."""

    order: Order = ""
    victim: int | None = None  # only against this seat
    noble: str = ""  # only over this noble


NONE: Final = Standing()


def check_order(standing: Standing, orders: Mapping[str, Sequence[str]], seats: int) -> None:
    """Whether the game knows such an order, and may narrow it so."""
    names = orders.get(standing.order, ())
    known = not standing.order or standing.order in orders
    victim_fits = standing.victim is None or (bool(names) and 0 <= standing.victim < seats)
    if not known or not victim_fits or (standing.noble and standing.noble not in names):
        raise RoomRefusal("no_such_order")


def standing_answer(question: Question, seat: int, standing: Standing) -> int | None:
    """The answer that the order gives to this question, if it gives one."""
    if standing.order == "fire":
        return _interrupt(question, standing)
    lets_be = any(choice.move == PASS for choice in question.choices) and question.secret
    if not lets_be or not standing.order:
        return None
    return None if standing.order == "unless_me" and touches(question, seat) else PASS


def touches(question: Question, seat: int) -> bool:
    """Whether the question is about something done to this seat, or about what it is doing itself."""
    return seat in (question.arguments.get("target"), question.arguments.get("actor"))


def _interrupt(question: Question, standing: Standing) -> int | None:
    """G-95. The card that stops the blade, if this is the collect that was meant."""
    meant = standing.victim in (None, question.arguments.get("collector"))
    meant = meant and standing.noble in ("", question.arguments.get("noble"))
    if not question.private or not meant:
        return None
    return next((choice.move for choice in question.choices if choice.key == "play"), None)
