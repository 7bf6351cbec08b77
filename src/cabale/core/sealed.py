"""Sealed answers: given at once, in any order; played in the order of the rules, as the engine asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.core.agenda import Lots, State
from cabale.core.seats import CHANCE


def open_together(
    s: State, answers: Mapping[int, int], play: Callable[[int, int], None], draw: Callable[[], None]
) -> None:
    """Settle the window or ballot that is open with the sealed answers of its seats.

    `play` and `draw` carry out one answer or one draw of chance (and log it, at a table). Answers
    that are not reached, because somebody with priority spoke, are dropped and leave no trace.
    """
    while s.turn == CHANCE and s.waiting:
        draw()
    step = s.agenda[-1]
    sealed = dict(answers)
    while s.agenda and s.agenda[-1] is step and s.turn in sealed:  # one step may come twice in a row
        seat = s.turn
        play(seat, sealed.pop(seat))


def order_of_arrival(s: State, arrived: list[int], play: Callable[[int, int], None]) -> None:
    """Where the fastest is heard, lay the lots in the order in which the seats spoke; the rest follow."""
    while s.turn == CHANCE and isinstance(s.agenda[-1], Lots):
        left = [outcome for outcome, _ in s.odds()]
        play(CHANCE, next((seat for seat in arrived if seat in left), left[0]))
