"""Views of every game: they go over the wire, and whoever watches sees what a fresh look shows."""

from __future__ import annotations

import msgspec
import pytest

from cabale.conformance.matches import dealt, go_on, viewers
from cabale.core.match import Match
from cabale.core.seats import OPEN
from tests.effort import share
from tests.properties.games import TABLES, any_match


@any_match()
def test_a_view_survives_the_wire(match: Match) -> None:
    for seat in (*viewers(match), OPEN):
        view = match.game.view(match.state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_watcher_sees_what_a_fresh_view_shows(name: str, seats: int) -> None:
    """In whole games: it looks now and then, and at the end."""
    for seed in range(share(3)):
        match, rng = dealt(name, seats, seed)
        watchers = {seat: match.game.watch(seat) for seat in (*viewers(match), OPEN)}
        while not match.state.over:
            go_on(match, rng)
            if match.state.over or rng.random() < 0.1:
                for seat, watcher in watchers.items():
                    assert watcher.look(match.state) == match.game.view(match.state, seat)
                    assert tuple(watcher.told) == match.game.events(match.state, seat)
