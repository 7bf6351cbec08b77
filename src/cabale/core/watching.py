"""Views of one seat again and again in one game, each at the cost of what happened since the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from cabale.core.views import Event, View

S = TypeVar("S", contravariant=True)
V = TypeVar("V", bound=View, covariant=True)


class Watcher(Protocol[S, V]):
    """Looks at later and later positions of one game through one pair of eyes."""

    @property
    def told(self) -> Sequence[Event]:
        """What it has seen happen, up to the last look. It grows, and is not to be changed."""

    def glance(self, state: S) -> V:
        """The view without its history, which is `told`: to copy that would cost more every time."""

    def look(self, state: S) -> V:
        """The view, whole."""


class Afresh(Generic[S, V]):
    """Makes every view anew: for games whose views cost little."""

    def __init__(self, view: Callable[[S], V], events: Callable[[S], Sequence[Event]]) -> None:
        self._view: Final = view
        self._events: Final = events
        self.told: Sequence[Event] = ()

    def glance(self, state: S) -> V:
        return self.look(state)

    def look(self, state: S) -> V:
        self.told = self._events(state)
        return self._view(state)
