"""How a table looks to those who do not see what I hide.

Positions that my view allows agree in what I hold, and whoever learns from them alone learns my cards. Here a
position is imagined as a stranger at the table would: from the public view, so that my hand is drawn like any
other, each as likely as what I did in sight makes it. That is the public belief of which poker bots make
their ranges (Moravčík and others 2017, "DeepStack").
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.worlds import Worlds, asked
from cabale.core.game import Game
from cabale.core.seats import PUBLIC


class Strangers:
    """Made for one view; what they imagine are positions in which its seat is asked."""

    def __init__(self, game: Game[Any, Any], heuristics: Heuristics, view: Any, rng: Random) -> None:
        self._seat: Final = view.seat
        self._reading: Final = game.reading(game.view(game.imagine(view, rng), PUBLIC))
        self._fits: Final = heuristics.outside(view)
        self._count: Final = (heuristics.determinizations + 1) // 2  # as half of the walks go over them

    def imagine(self, worlds: Worlds, rng: Random) -> None:
        """Some positions more. Where it is not in sight that my seat is asked, there are none."""
        for _ in range(self._count):
            s = asked(self._reading.position(rng), self._seat)
            if s.turn == self._seat:
                worlds.add(s, self._fits(s))
