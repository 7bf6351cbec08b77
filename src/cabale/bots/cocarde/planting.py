"""Where to plant: a tree behind everybody changes nothing; one before a rival shortens the way."""

from __future__ import annotations

from cabale.games.cocarde.squares import DANGER, IS_OBLIGATORY, LAST, START
from cabale.games.cocarde.table import Cocarde


def best_square(s: Cocarde, seat: int) -> int:
    """The square that helps the others least."""
    rivals = [place if place <= LAST else START for other, place in enumerate(s.places) if other != seat]
    return min(
        s.plantable(seat),
        key=lambda square: (
            sum([place < square for place in rivals]) + 2 * IS_OBLIGATORY[square] + (DANGER[square] > 0),
            square,
        ),
    )
