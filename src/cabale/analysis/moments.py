"""A match seen again through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cabale.core.match import Match
from cabale.core.views import Event


class Moment(NamedTuple):
    """After so many words of the log these eyes saw something happen, and this is what they see now."""

    words: int
    view: Any
    news: tuple[Event, ...]


def moments(match: Match, eyes: int) -> Iterator[Moment]:
    """Every moment at which these eyes saw something. Steps they did not notice are none."""
    state = match.game.begin(match.seats, match.options)
    watch, seen = match.game.watch(eyes).look, 0
    for place, (seat, move) in enumerate(match.log):
        state.act(seat, move)
        view: Any = watch(state)
        if len(view.history) > seen:
            yield Moment(place + 1, view, view.history[seen:])
            seen = len(view.history)
