"""What our own games bring to be looked at is held to the same as that of others."""

import pytest

from cabale.conformance.matches import played
from cabale.games import GAMES
from cabale.terminal import shown


@pytest.mark.parametrize("percent", [0, 65])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_drawing_and_an_aid_can_be_shown(name: str, percent: int) -> None:
    for seats in GAMES[name].seats:
        shown.drawing(played(name, seats, 1, percent), 1)
        shown.aid(played(name, seats, 1, percent))
