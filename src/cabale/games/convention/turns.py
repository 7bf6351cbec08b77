"""Steps of the Convention by what they are about: a place in seat order, a faction, one of its deputies."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import Step
from cabale.games.convention.table import Convention


class InTurn(Step[Convention]):
    """Section 3. Something that is done in seat order, as far as it has come."""

    __match_args__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn  # how many places after the first faction


class OfFaction(Step[Convention]):
    """Something that one faction does."""

    __match_args__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction


class OfBearer(Step[Convention]):
    """IV-4. What a Mission card does to the deputy to whom it is assigned."""

    __match_args__ = ("faction", "deputy")

    def __init__(self, faction: int, deputy: int) -> None:
        self.faction: Final = faction
        self.deputy: Final = deputy
