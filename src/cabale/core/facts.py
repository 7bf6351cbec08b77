"""Facts of a finished game, for reports: who held which cards, where it ended, what was counted.

A fact that is a list goes by seats; each of its items is a name, a number, or a list of names. Every other
fact is of the game as a whole. Names are those of the views. Which facts there are, each game says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cabale.core.views import View

Facts = dict[str, Any]
Rows = list[list[str]]


def first(history: Iterable[Any], began: type[Any]) -> int:
    """The seat that had the first turn, or began the first round."""
    return next(int(event.seat) for event in history if isinstance(event, began))


def cards(view: View, history: Iterable[Any], name: str, *kinds: type) -> Rows:
    """What each seat is told to have had or used, by events of these kinds."""
    return by_seat(view, [(event.seat, getattr(event, name)) for event in history if type(event) in kinds])


def by_seat(view: View, found: Iterable[tuple[int, str]]) -> Rows:
    rows: Rows = [[] for _ in range(view.seats)]
    for seat, name in found:
        rows[seat].append(name)
    return rows
