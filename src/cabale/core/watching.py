# mypyc: compile
"""Views of one seat again and again in one game, each at the cost of what happened since the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import msgspec

from cabale.core.agenda import SEATS_OF, Lots, State, Step, Window, seat_bit
from cabale.core.events import Witness
from cabale.core.seats import CHANCE
from cabale.core.views import Event, View

S = TypeVar("S", contravariant=True)
V = TypeVar("V", bound=View, covariant=True)
W = TypeVar("W", bound=Witness)


class Watcher(Protocol[S, V]):
    """Looks at later and later positions of one game through one pair of eyes."""

    @property
    def told(self) -> Sequence[Event]:
        """What it has seen happen, up to the last look. It grows, and is not to be changed."""

    def snapshot(self, state: S) -> V:
        """The view without its history, which is `told`: to copy that would cost more every time."""

    def look(self, state: S) -> V:
        """The view, whole."""


class Afresh(Generic[S, V]):
    """Makes every view anew: for games whose views cost little."""

    def __init__(self, view: Callable[[S], V], events: Callable[[S], Sequence[Event]]) -> None:
        self._view: Final = view
        self._events: Final = events
        self.told: Sequence[Event] = ()

    def snapshot(self, state: S) -> V:
        return self.look(state)

    def look(self, state: S) -> V:
        self.told = self._events(state)
        return self._view(state)


class Onlooker(Generic[S, V, W]):
    """Sees what a witness is told: each view costs what happened since the last one."""

    def __init__(self, witness: W, view: Callable[[S, W], V]) -> None:
        self._witness: Final = witness
        self._view: Final = view

    @property
    def told(self) -> Sequence[Event]:
        return self._witness.told

    def snapshot(self, state: S) -> V:
        self._witness.retell(cast(State, state))
        return self._view(state, self._witness)

    def look(self, state: S) -> V:
        return msgspec.structs.replace(self.snapshot(state), history=tuple(self.told))


def asking(s: State) -> Step[Any] | None:
    """The step that asks players now; while lots are drawn, the window they are drawn for."""
    if not s.agenda:
        return None
    step = s.agenda[-1]
    if isinstance(step, Lots):
        return step.window
    return None if s.turn == CHANCE else step


def asked(s: State) -> tuple[int, ...]:
    """The seats that everybody knows to be asked. Who of them has answered is nobody's business."""
    step = asking(s)
    if isinstance(step, Window):
        return SEATS_OF[step.eligible(s)]
    seats = s.awaited
    for seat, _ in s.sealed:
        seats |= seat_bit(seat)
    return SEATS_OF[seats]
