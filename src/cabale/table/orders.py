"""Standing orders: what a seat has asked to be answered for it. The answer is an ordinary one (C-20)."""

from __future__ import annotations

from cabale.core.agenda import PASS
from cabale.core.views import Question
from cabale.table.log import Order


def standing_answer(question: Question, seat: int, order: Order) -> int | None:
    """The answer that the order gives to this question, if it gives one."""
    lets_be = any(choice.move == PASS for choice in question.choices) and question.secret
    if not lets_be or not order:
        return None
    return None if order == "unless_me" and touches(question, seat) else PASS


def touches(question: Question, seat: int) -> bool:
    """Whether the question is about something done to this seat, or about what it is doing itself."""
    return seat in (question.arguments.get("target"), question.arguments.get("actor"))
