"""What the suites over all games draw from: any game, any seats, any options, any moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cabale
from cabale.core.match import Match
from cabale.core.options import Option
from cabale.core.seats import CHANCE
from cabale.games import GAMES


def values(option: Option) -> st.SearchStrategy[Any]:
    """Values of an option worth trying."""
    some: list[Any] = [option.default, *option.words]
    some += [True, False] if option.flag else []
    some += [None] if option.optional else []
    some += ["a", "b"] if option.seat else []
    some += [option.whole[0], min(option.whole[1], option.whole[0] + 30)] if option.whole else []
    return st.sampled_from(some)


@st.composite
def matches(draw: st.DrawFn, name: str, seats: int) -> Match:
    """A match played at random for a while, a player's answer due unless it is over."""
    game = GAMES[name]
    options = {
        option.name: draw(values(option))
        for option in game.options
        if option.name == "edition" or draw(st.booleans())
    }
    match = cabale.deal(game.id, seats=seats, seed=draw(st.integers(0, 999)), **options)
    advance(match, draw(st.integers(0, 80)), random.Random(draw(st.integers(0, 999))))
    return match


TABLES: Final = [
    (game.id, seats) for game in GAMES.values() for seats in range(game.seats[0], game.seats[1] + 1)
]
EXAMPLES: Final = 20  # at each of them
Test = Callable[..., None]


def any_match(*more: st.SearchStrategy[Any]) -> Callable[[Test], Test]:
    """Gives a test matches of every game with every number of seats, and more beside them."""

    def decorate(test: Test) -> Test:
        @pytest.mark.parametrize(("name", "seats"), TABLES)
        def everywhere(name: str, seats: int) -> None:
            settings(max_examples=EXAMPLES)(given(matches(name, seats), *more)(test))()

        everywhere.__name__, everywhere.__doc__ = test.__name__, test.__doc__
        return everywhere

    return decorate


def advance(match: Match, answers: int, rng: random.Random) -> None:
    """So many answers of players at random, and all draws between and after them."""
    state = match.state
    while not state.over and (answers or state.turn == CHANCE):
        if state.turn == CHANCE:
            match.draw()
        else:
            match.play(state.turn, rng.choice(state.moves(state.turn)))
            answers -= 1
