"""What is found in a game is the game's, and not of the random numbers it was found with."""

from __future__ import annotations

import pytest

from cabale import bots
from cabale.analysis import Analysis, TurningPoint, analyse, usual_walks
from cabale.core.match import Match, deal
from cabale.games import GAMES, game
from tests.analysis.games import a_blunders, touches
from tests.effort import NIGHT, night

TABLES = night(40)
SEATS = 4
LARGEST = 3


def agree(one: Analysis, other: Analysis) -> bool:
    """Whether the largest turning point of each is among the three largest of the other; or there is none."""
    first, second = by_size(one), by_size(other)
    if not first or not second:
        return not first and not second
    return first[0] in second[:LARGEST] and second[0] in first[:LARGEST]


def by_size(analysis: Analysis) -> list[int]:
    largest = sorted(analysis.turning, key=lambda turning: -max(map(abs, turning.swing)))
    return [turning.place for turning in largest]


def twice(match: Match, walks: int) -> tuple[Analysis, Analysis]:
    record = match.record()
    return analyse(match.game, record, walks, seed=1), analyse(match.game, record, walks, seed=2)


def by_thumb(name: str, seed: int) -> Match:
    match = deal(game(name), SEATS, seed=seed)
    match.run([bots.make(name, "regular", 10 * seed + seat) for seat in range(SEATS)])
    return match


def is_beyond_doubt(turning: TurningPoint) -> bool:
    return max(map(abs, turning.swing)) > turning.margin > 0


@pytest.mark.parametrize("name", ["druide", "complots"])
def test_other_random_numbers_find_the_same_turning_point(name: str) -> None:
    one, other = twice(by_thumb("druide", 1) if name == "druide" else a_blunders(), 40)
    assert one.curve != other.curve
    assert one.turning and agree(one, other)
    assert all(map(is_beyond_doubt, (*one.turning, *other.turning)))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_settled_too_soon_and_what_turned_a_game_is_found_again(name: str) -> None:
    """In nine games of ten, with as many walks as at a table."""
    agreed = 0
    for seed in range(TABLES):
        match = by_thumb(name, seed)
        one, other = twice(match, usual_walks(match.record()))
        assert touches(match, one) == touches(match, other) == []
        agreed += agree(one, other)
    assert agreed >= 0.9 * TABLES - (NIGHT < 1)  # of few games one may differ
