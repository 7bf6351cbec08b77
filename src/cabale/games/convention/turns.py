# mypyc: compile
"""Steps of the Convention by what they are about: a place in seat order, a faction, a deputy, a die."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import Chance, Step, seat_bit
from cabale.games.convention.pieces import FACES
from cabale.games.convention.table import Convention


class InTurn(Step[Convention]):
    """Section 3. Something that is done in seat order, as far as it has come."""

    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn  # how many places after the first faction


class OfFaction(Step[Convention]):
    """Something that one faction does; its player is asked, unless it goes without saying."""

    __match_args__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.faction])


class OfBearer(Step[Convention]):
    """IV-4. What a Mission card does to the deputy to whom it is assigned."""

    __match_args__ = ("faction", "deputy")

    def __init__(self, faction: int, deputy: int) -> None:
        self.faction: Final = faction
        self.deputy: Final = deputy

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.faction])


class OneDie(Chance[Convention]):
    """A die: every face is as likely as any other."""

    def weights(self, s: Convention) -> list[int]:
        return [1] * FACES
