"""What the suites of Guillotine draw from: any seats, either edition, any options, any moment."""

from __future__ import annotations

import random
from itertools import islice

from hypothesis import strategies as st

from cabale.games.guillotine.table import Guillotine
from tests.games.guillotine.moments import any_options, moments


@st.composite
def positions(draw: st.DrawFn) -> Guillotine:
    """A position of a random game, draws and the end included."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    game = moments(rng, draw(st.integers(2, 5)), **any_options(rng))
    start = 23 if draw(st.booleans()) else 80
    found = None
    for s in islice(game, start + draw(st.integers(0, 150))):
        found = s
    assert found is not None
    return found
