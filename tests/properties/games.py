"""What the suites over all games draw from: any game, any seats, any options, any moment of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.conformance.matches import played
from cabale.games import GAMES

TABLES: Final = [
    (game.id, seats) for game in GAMES.values() for seats in range(game.seats[0], game.seats[1] + 1)
]

Test = Callable[..., None]


def any_match(*more: st.SearchStrategy[Any]) -> Callable[[Test], Test]:
    """Gives a test matches of every game with every number of seats, and more beside them."""

    def decorate(test: Test) -> Test:
        @pytest.mark.parametrize(("name", "seats"), TABLES)
        def everywhere(name: str, seats: int) -> None:
            matches = st.builds(
                played, st.just(name), st.just(seats), st.integers(0, 10**6), st.integers(0, 100)
            )
            examples = settings().max_examples // 2  # at each of so many tables; by night, many
            settings(max_examples=examples)(given(matches, *more)(test))()

        everywhere.__name__, everywhere.__doc__ = test.__name__, test.__doc__
        return everywhere

    return decorate


def positions(name: str) -> st.SearchStrategy[Any]:
    """Positions of one game, for what is true of it alone."""
    fewest, most = GAMES[name].seats
    matches = st.builds(
        played, st.just(name), st.integers(fewest, most), st.integers(0, 10**6), st.integers(0, 100)
    )
    return matches.map(lambda match: match.state)


def count_the_box(name: str, state: Any) -> None:
    """Nothing appears and nothing gets lost, as far as the tests of the game say what its box holds."""
    if find_spec(f"tests.games.{name}"):
        import_module(f"tests.games.{name}.moments").check_material(state)
