# mypyc: compile
"""Sealed answers: given at once, in any order; played in the order of the rules, as the engine asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.core.agenda import PASS, Lots, State
from cabale.core.seats import CHANCE


def open_together(
    s: State, answers: Mapping[int, int], play: Callable[[int, int], None], draw: Callable[[], None]
) -> None:
    """Settle the window or ballot that is open with the sealed answers of its seats.

    `play` and `draw` carry out one answer or one draw of chance (and log it, at a table). Answers
    that are not reached, because somebody with priority spoke, are dropped and leave no trace. Where
    the fastest is heard, the answers are given in the order of their arrival.
    """
    while s.turn == CHANCE and s.waiting:
        if laid_by_arrival(s):
            play(CHANCE, quickest(s, answers))
        else:
            draw()
    step = s.agenda[-1]
    sealed = dict(answers)
    while s.agenda and s.agenda[-1] is step and s.turn in sealed:  # one step may come twice in a row
        seat = s.turn
        play(seat, sealed.pop(seat))


def laid_by_arrival(s: State) -> bool:
    """Whether the lot that is due is laid by the table's ears: no draw of the committed deal."""
    step = s.agenda[-1]
    return isinstance(step, Lots) and step.by_arrival


def quickest(s: State, answers: Mapping[int, int]) -> int:
    """Of the seats without a lot, the first who spoke; those who let it pass follow."""
    left = [seat for seat, _ in s.odds()]
    return next((seat for seat, move in answers.items() if move != PASS and seat in left), left[0])
