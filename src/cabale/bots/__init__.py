"""Players that are machines. A bot sees its seat's view and the moves open to it, nothing else."""

from __future__ import annotations

from functools import cache
from random import Random, SystemRandom
from typing import Any, Final, Protocol

from cabale.bots.at_random import AtRandom
from cabale.bots.budget import Budget
from cabale.bots.hasty import Hasty
from cabale.bots.heuristics import Unadvised, heuristics
from cabale.bots.search import Lookahead, Policy, Responder, Search, Searcher, considered
from cabale.bots.spokesman import WithSpokesman
from cabale.core.errors import BadSetup
from cabale.core.match import Negotiator, Player
from cabale.core.reason import Reason
from cabale.games import entry
from cabale.games import game as find_game


class Bot(Player, Protocol):
    """A player that knows why: its answer is what its reason is for."""

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


FOR_PEOPLE: Final = ("novice", "regular", "expert", "master")
"""The levels that people may play against, weakest first: automates I to IV."""

LEVELS: Final = ("random", *FOR_PEOPLE)
"""The levels of every game, weakest first."""

MAKERS: Final = (
    "Vaucanson", "Kempelen", "Jaquet-Droz", "Maillardet", "Leschot", "Knaus", "Cox", "Merlin",
)  # fmt: skip
"""Of automata: what bots are called at a table."""

_A_GLANCE: Final = Budget(walks=48)  # of `regular`, where nothing is known of a game
_SECOND_THOUGHTS: Final = Budget(walks=256)
AT_TABLE: Final = {"expert": 1_000, "master": 5_000}
"""For how long the levels that search think at a table, in milliseconds."""


def make(game_id: str, level: str, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of this level. The same seed makes the same player: it answers the same games alike.

    Levels that search walk as often as they are meant to, or think within the budget given; only what thinks
    for a time may answer otherwise when asked again.
    """
    parts = entry(game_id).parts
    walks = dict(zip(AT_TABLE, parts.walks, strict=True))
    if level not in LEVELS or (budget is not None and level not in walks):
        name = level if budget is None else f"{level}@{budget}"
        raise BadSetup("unknown_level", level=name, expected=LEVELS)
    if level == "random":
        return AtRandom(seed)
    bot = _thinker(game_id, level, seed, budget or Budget(walks=walks.get(level, 0)))
    spokesman = entry(game_id).part("spokesman")
    return bot if spokesman is None else WithSpokesman(bot, spokesman(seed))


def _thinker(game_id: str, level: str, seed: int, budget: Budget) -> Bot:
    regular = _regular(game_id, seed)
    if level == "regular":
        return regular
    if level == "novice":
        return Hasty(seed, regular, entry(game_id).parts.haste)
    adviser = Unadvised() if is_plain(game_id) else regular  # a glance advises no longer look
    return Searcher(find_game(game_id), heuristics(game_id), adviser, seed, budget)


def respond(game_id: str, policy: Policy, walks: int, seed: int) -> Responder:
    """For one seat of one game: a player that knows the policy of all others and looks for what beats it."""
    return Responder(find_game(game_id), heuristics(game_id), policy, seed, walks)


def way(game_id: str, level: str) -> str:
    """How a level plays this game: its own name says it, but for what stands in the place of `regular`."""
    if level != "regular":
        return level
    return "by-search" if is_plain(game_id) else "regular" if entry(game_id).parts.bot is None else "by-rule"


def is_plain(game_id: str) -> bool:
    """Whether nothing is known of the game but its rules."""
    parts = entry(game_id).parts
    return parts.bot is None and parts.heuristics is None


def _regular(game_id: str, seed: int) -> Bot:
    """The game's own player, or one that looks ahead by a step of what is known of the game, or a short
    search."""
    own = entry(game_id).part("bot")
    if own is not None:
        bot: Bot = own(seed)
        return bot
    if is_plain(game_id):
        return Searcher(find_game(game_id), heuristics(game_id), Unadvised(), seed, _A_GLANCE)
    return Lookahead(find_game(game_id), heuristics(game_id), seed)


def at_table(game_id: str, level: str, seed: int, most: int | None = None) -> Bot:
    """A bot for a table of people, where it is made anew for every answer: what searches thinks for a
    time, or for `most` milliseconds if its question has no more; what plays at random has other dice."""
    if level == "random":
        return AtRandom(SystemRandom().getrandbits(64))
    if level not in AT_TABLE:
        return make(game_id, level, seed)
    return make(game_id, level, seed, Budget(milliseconds=min(AT_TABLE[level], most or AT_TABLE[level])))


def explain(game_id: str, level: str, seed: int, view: Any, moves: list[int]) -> Reason:
    """What a new bot of this level and seed answers, and why: `Narrator` has the words.

    What hardly looks ahead is told, by a short search, what its move promises and has to fear.
    """
    reason = make(game_id, level, seed).explain(view, moves)
    if level == "random" or len(moves) == 1 or reason.prospects:
        return reason
    search = Search(find_game(game_id), heuristics(game_id), reason, view, moves, Random(seed))
    search.run(_SECOND_THOUGHTS)
    search.insist(reason.move)
    return considered(search, reason)


@cache
def negotiates(game_id: str, level: str) -> bool:
    """Whether bots of this level make offers and consider those of others; the rest refuse them all."""
    return isinstance(make(game_id, level, 0), Negotiator)
