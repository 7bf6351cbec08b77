"""The games, by their ids."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from cabale.core.errors import BadSetup
from cabale.core.game import Game
from cabale.core.rulebook import Rule, read_rules
from cabale.games.cocarde import COCARDE
from cabale.games.complots import COMPLOTS
from cabale.games.convention import CONVENTION
from cabale.games.druide import DRUIDE
from cabale.games.guillotine import GUILLOTINE

GAMES: Final[dict[str, Game[Any, Any]]] = {
    game.id: game for game in (COMPLOTS, GUILLOTINE, DRUIDE, CONVENTION, COCARDE)
}


def game(name: str) -> Game[Any, Any]:
    """The game of this id."""
    if name not in GAMES:
        raise BadSetup("unknown_game", game=name, expected=tuple(GAMES))
    return GAMES[name]


@cache
def rulebook(name: str, language: str = "en") -> dict[str, Rule]:
    """The numbered rules of a game, in one of the three languages."""
    file = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return read_rules((files(__name__) / game(name).id / file).read_text(encoding="utf-8"))
