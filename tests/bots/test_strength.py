"""How good the regular player is: small and repeatable here, at length with `cabale arena`."""

import pytest

from cabale.arena import play_many

AGAINST_ONE = ["regular", "random"]
AGAINST_THREE = ["regular", "random", "random", "random"]


@pytest.mark.parametrize(("lineup", "least"), [(AGAINST_ONE, 0.85), (AGAINST_THREE, 0.8)])
def test_regular_beats_random(lineup: list[str], least: float) -> None:
    """300 games; over 4,000 it wins 92 % of either."""
    regular = play_many("complots", lineup, games=300, seed=1, workers=1)[0]
    assert regular.name == "regular"
    assert regular.share > least


@pytest.mark.parametrize("edition", ["amigo", "wotc"])
@pytest.mark.parametrize(("lineup", "least"), [(AGAINST_ONE, 0.9), (AGAINST_THREE, 0.75)])
def test_regular_beats_random_at_guillotine(lineup: list[str], least: float, edition: str) -> None:
    """60 games; over 2,000 it wins 99 % against one, and 87 % (amigo) or 89 % (wotc) against three."""
    regular = play_many("guillotine", lineup, games=60, seed=1, options={"edition": edition}, workers=1)[0]
    assert regular.name == "regular"
    assert regular.share > least


@pytest.mark.parametrize(("lineup", "least"), [(AGAINST_ONE, 0.8), (AGAINST_THREE, 0.6)])
def test_regular_beats_random_at_cocarde(lineup: list[str], least: float) -> None:
    """24 games; over 1,000 it wins 94 % against one, and 76 % against three."""
    regular = play_many("cocarde", lineup, games=24, seed=1, workers=1)[0]
    assert regular.name == "regular"
    assert regular.share > least
