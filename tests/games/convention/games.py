"""What the suites of the Convention draw from: any seats, any options, any moment."""

from __future__ import annotations

import random
from itertools import islice

from hypothesis import strategies as st

from cabale.games.convention.table import Convention
from tests.games.convention.moments import any_options, moments


@st.composite
def positions(draw: st.DrawFn) -> Convention:
    """A position of a random game, draws and the end included."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    game = moments(rng, draw(st.integers(2, 4)), **any_options(rng))
    found = None
    for s in islice(game, 1 + draw(st.integers(0, 400))):
        found = s
    assert found is not None
    return found
