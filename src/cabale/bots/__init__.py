"""Players that are machines. A bot sees its seat's view and the moves open to it, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from cabale.bots.at_random import AtRandom
from cabale.bots.complots import RuleOfThumb
from cabale.core.errors import BadSetup
from cabale.core.match import Player
from cabale.core.reason import Reason


class Bot(Player, Protocol):
    """A player that knows why: its answer is what its reason is for."""

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


_MAKERS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "complots": {"random": AtRandom, "regular": RuleOfThumb},
}

LEVELS: Final[dict[str, tuple[str, ...]]] = {game: tuple(makers) for game, makers in _MAKERS.items()}
"""The levels of each game, weakest first."""


def make(game_id: str, level: str, seed: int) -> Bot:
    """A bot of this level. The same seed makes the same player: it answers the same games alike."""
    if game_id not in _MAKERS:
        raise BadSetup("unknown_game", game=game_id, expected=tuple(_MAKERS))
    if level not in _MAKERS[game_id]:
        raise BadSetup("unknown_level", level=level, expected=LEVELS[game_id])
    return _MAKERS[game_id][level](seed)


def explain(game_id: str, level: str, seed: int, view: Any, moves: list[int]) -> Reason:
    """What a new bot of this level and seed answers, and why; `Narrator.reason` has the words."""
    return make(game_id, level, seed).explain(view, moves)
