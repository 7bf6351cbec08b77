"""Who sits in the chairs that are not the learner's: automatons by their level, or players of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale import bots
from cabale.adapters.spaces import Table
from cabale.core.errors import BadSetup, quoted
from cabale.core.match import Player
from cabale.core.stepping import DRAWN, Opponents

Named = str | Player
"""A level of `cabale.bots.LEVELS`, or anything with `choose(view, moves)`."""

AT_RANDOM = bots.LEVELS[0]


class Company:
    """The opponents as they were asked for: each game's are made of it."""

    def __init__(self, table: Table, named: Named | Sequence[Named], seat: int | None) -> None:
        others = table.seats - 1
        if isinstance(named, str) or not isinstance(named, Sequence):
            named = [named] * others
        self.named: tuple[Named, ...] = tuple(named)
        if len(self.named) != others:
            raise BadSetup("opponents", found=len(self.named), expected=others)
        for name in self.named:
            if isinstance(name, str) and name not in bots.LEVELS:
                raise BadSetup("unknown_level", level=quoted(name), expected=bots.LEVELS)
        if seat is not None and (isinstance(seat, bool) or seat not in range(table.seats)):
            seats = tuple(map(str, range(table.seats)))
            raise BadSetup("no_such_seat", text=quoted(seat), expected=seats)
        self.table = table
        self.chair = DRAWN if seat is None else seat

    def made(self, rng: Random) -> Opponents:
        """These opponents with dice of their own."""
        players = tuple(self._player(name, rng.getrandbits(60)) for name in self.named)
        return Opponents(self.chair, players, self.table.game.watch)

    def _player(self, named: Named, seed: int) -> Player | None:
        if not isinstance(named, str):
            return named
        return None if named == AT_RANDOM else bots.make(self.table.game.id, named, seed)
