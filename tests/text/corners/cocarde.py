"""Le Lys et la Cocarde: reasons that are seldom given, and the menu of squares and cards beside the table."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.games.cocarde.pieces import CARDS
from cabale.games.cocarde.squares import NAMES as PLACES
from cabale.text import Narrator
from cabale.text.cocarde.table import portrait, square
from tests.bots.cocarde_lines import seldom as positions

__all__ = ["labels", "positions"]


def labels(narrator: Narrator) -> Iterator[str]:
    for place in PLACES:
        yield from square(narrator, place)
    for card in CARDS:
        yield from portrait(narrator, card)
    for term in ("prison", "frontiers"):
        yield narrator.term(term)
