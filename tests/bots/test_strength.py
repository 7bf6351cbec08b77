"""How good the regular player is: small and repeatable here, at length with `python -m cabale.arena`."""

import pytest

from cabale.arena import play_many


@pytest.mark.parametrize(
    ("lineup", "least"), [(["regular", "random"], 0.85), (["regular", *["random"] * 3], 0.8)]
)
def test_regular_beats_random(lineup: list[str], least: float) -> None:
    """300 games; over 4,000 it wins 92 % of either."""
    regular = play_many("complots", lineup, games=300, seed=1, workers=1)[0]
    assert regular.name == "regular"
    assert regular.share > least
