"""Fair by construction: what a seat may not know changes nothing that reaches it: `conformance.secrets`."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from cabale.conformance import secrets
from cabale.conformance.matches import viewers
from cabale.core.match import Match
from tests.citing import rule
from tests.properties.games import any_match, count_the_box


@rule("convention", "R-24", "R-28")
@rule("druide", "D-6", "D-7")
@rule("guillotine", "G-104", "G-110")
@any_match(st.integers(0, 99))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(match: Match, seed: int) -> None:
    secrets.redealt(match, seed)
    rng = random.Random(seed)
    for seat in viewers(match):  # and all pieces are somewhere
        count_the_box(match.game.id, match.game.imagine(match.game.view(match.state, seat), rng))


@any_match(st.integers(0, 99))
def test_positions_that_look_alike_go_on_alike(match: Match, seed: int) -> None:
    secrets.alike(match, seed)
