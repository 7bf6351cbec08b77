"""What each game brings to the search, and what does where it brings nothing."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import msgspec

from cabale.bots.search.heuristics import Heuristics
from cabale.core.agenda import NOBODY, State
from cabale.core.game import Game
from cabale.core.reason import Reason
from cabale.games import entry

NO_MOVE: Final = -1


def heuristics(game_id: str) -> Heuristics:
    """A new one: it may keep in mind what it was told of a view."""
    known = entry(game_id)
    own = known.part("heuristics")
    made: Heuristics = ViewHeuristics(known.game, known.parts.bot is not None) if own is None else own()
    return made


class ViewHeuristics(Heuristics):
    """For any game: what a seat knows is its view, whoever did what to get it there."""

    def __init__(self, game: Game[Any, Any], advised: bool) -> None:
        super().__init__()
        if not advised:
            self.prior_weight = 0.0  # nobody gives advice
        self.determinizations = 4  # they may cost much to imagine
        self._game: Final = game

    def observers(self, s: State, seat: int, move: int) -> int:
        return NOBODY

    def private(self, s: State, seat: int) -> int:
        return crc32(msgspec.json.encode(self._game.snapshot(s, seat))) >> 4


class Unadvised:
    """In place of an adviser: has nothing to say."""

    def explain(self, view: Any, moves: list[int]) -> Reason:
        return Reason(move=NO_MOVE, key="searched")
