"""What each game brings to the search."""

from __future__ import annotations

from typing import Final

from cabale.bots.cocarde.craft import CocardeCraft
from cabale.bots.complots.craft import ComplotsCraft
from cabale.bots.convention.craft import ConventionCraft
from cabale.bots.druide.craft import DruideCraft
from cabale.bots.guillotine.craft import GuillotineCraft
from cabale.bots.search.craft import Craft

_CRAFTS: Final[dict[str, type[Craft]]] = {
    "cocarde": CocardeCraft,
    "complots": ComplotsCraft,
    "convention": ConventionCraft,
    "druide": DruideCraft,
    "guillotine": GuillotineCraft,
}


def craft(game_id: str) -> Craft:
    """A new one: it may keep in mind what it was told of a view."""
    return _CRAFTS.get(game_id, Craft)()
