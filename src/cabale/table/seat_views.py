"""What each seat sees of a game, and was told of it: made once, however many look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.views import Event, View
from cabale.core.watching import Watcher


class SeatViews:
    """One watcher for every seat that anybody looks from."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game: Final = game
        self._watchers: Final[dict[int, Watcher[Any, Any]]] = {}
        self._views: Final[dict[int, tuple[int, View]]] = {}

    def view(self, match: Match, seat: int) -> Any:
        """What a seat may know of the position."""
        place, view = self._views.get(seat, (-1, None))
        if place != len(match.log):
            if seat not in self._watchers:
                self._watchers[seat] = self._game.watch(seat)
            view = self._watchers[seat].snapshot(match.state)
            self._views[seat] = len(match.log), view
        return view

    def told(self, match: Match, seat: int) -> Sequence[Event]:
        """What a seat has been told, up to now."""
        self.view(match, seat)
        return self._watchers[seat].told
