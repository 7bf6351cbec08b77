"""The arena on Ray: the same games as here."""

from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest

from cabale.arena.contests import Limits, Outcome, Setting, duel, hold
from cabale.arena.crews import LOCAL, Alone, Crew, OnRay
from cabale.arena.series import Played

pytestmark = [pytest.mark.ray, pytest.mark.timeout(300), pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with closing(OnRay(LOCAL, workers=2)) as crew:
        yield crew


def without_time(outcome: Outcome) -> tuple[str, list[Played]]:
    return outcome.verdict, [msgspec.structs.replace(played, seconds=0.0) for played in outcome.games]


@pytest.mark.parametrize(
    ("game", "seats", "first", "second"),
    [
        ("complots", 4, "regular", "novice"),
        ("guillotine", 3, "regular", "random"),
        ("druide", 3, "expert@20", "random"),
    ],
)
def test_ray_plays_the_same_games_and_stops_at_the_same_one(
    game: str, seats: int, first: str, second: str, crew: Crew
) -> None:
    contest = duel(Setting(game, seats, {}, 1), first, second)
    limits = Limits(games=40)
    assert without_time(hold(contest, limits, crew)) == without_time(hold(contest, limits, Alone()))
