"""Players that are machines. A bot sees its seat's view and the moves open to it, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Protocol

from cabale.bots import cocarde, complots, convention, druide, guillotine
from cabale.bots.at_random import AtRandom
from cabale.bots.budget import Budget
from cabale.core.errors import BadSetup
from cabale.core.match import Negotiator, Player
from cabale.core.reason import Reason


class Bot(Player, Protocol):
    """A player that knows why: its answer is what its reason is for."""

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


_MAKERS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "complots": {"random": AtRandom, "regular": complots.RuleOfThumb},
    "guillotine": {"random": AtRandom, "regular": guillotine.RuleOfThumb},
    "druide": {"random": AtRandom, "regular": druide.regular, "expert": druide.expert},
    "convention": {"random": AtRandom, "regular": convention.RuleOfThumb},
    "cocarde": {"random": AtRandom, "regular": cocarde.RuleOfThumb},
}
_SEARCHERS: Final[dict[str, Callable[[int, Budget], Bot]]] = {
    "druide": druide.Searcher
}  # any level but `random`

LEVELS: Final[dict[str, tuple[str, ...]]] = {game: tuple(makers) for game, makers in _MAKERS.items()}
"""The levels of each game, weakest first."""


def make(game_id: str, level: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of this level. The same seed makes the same player: it answers the same games alike.

    Levels that search think as much as they usually do, or within the budget given; only what thinks for a
    time may answer otherwise when asked again.
    """
    if game_id not in _MAKERS:
        raise BadSetup("unknown_game", game=game_id, expected=tuple(_MAKERS))
    if level not in _MAKERS[game_id]:
        raise BadSetup("unknown_level", level=level, expected=LEVELS[game_id])
    if budget is None:
        return _MAKERS[game_id][level](seed)
    if level == "random" or game_id not in _SEARCHERS:
        raise BadSetup("unknown_level", level=f"{level}@{budget}", expected=LEVELS[game_id])
    return _SEARCHERS[game_id](seed, budget)


def explain(game_id: str, level: str, seed: int, view: Any, moves: list[int]) -> Reason:
    """What a new bot of this level and seed answers, and why; `Narrator.reason` has the words."""
    return make(game_id, level, seed).explain(view, moves)


@cache
def negotiates(game_id: str, level: str) -> bool:
    """Whether bots of this level make offers and consider those of others; the rest refuse them all."""
    return isinstance(make(game_id, level, 0), Negotiator)
