"""Who plays in the arena: a level of our bots, told how much to think or not; an exploiter; a best response
to any of them; or a guest from outside: a class of Python’s, any program that speaks the seat protocol, or a
language model."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple

from cabale import bots
from cabale.arena.guests import MARK, BadGuest, find_maker
from cabale.bots.budget import read_budget
from cabale.bots.exploiters import pool
from cabale.core.errors import BadSetup
from cabale.core.match import Player
from cabale.core.numbers import whole_number
from cabale.models import PREFIX, Model, read_model, read_settings
from cabale.seat import Program
from cabale.seat.commands import is_command, read_command

RESPONDER: Final = "responder@"  # then walks, = and the bot whose policy it knows


class Entrant(NamedTuple):
    """Who plays: a name for the tables of results, and how to seat it, given a seed."""

    name: str
    seat: Callable[[int], Player]


@cache
def entrant(game: str, name: str) -> Entrant:
    """A bot of this level, an exploiter of the game (`honest`), a best response (`responder@64=expert`), a
    guest (`module:Bot`), a language model (`model:llama3.1`) or a program (`./mybot --depth 3`); refused
    here, before any game, if there is none.

    A level that searches may be told how much to think: `expert@100ms`, or `expert@3000` walks.
    """
    if name.startswith(RESPONDER):
        return _responder(game, name)
    if name.startswith(PREFIX):
        return Entrant(name, _model(name))
    if is_command(name):
        return Entrant(name, partial(Program, read_command(name)))
    if MARK in name:
        return Entrant(name, find_maker(name))
    if name in pool(game).makers:
        return Entrant(name, pool(game).makers[name])
    level, at, thought = name.partition("@")
    try:
        budget = read_budget(thought) if at else None
    except ValueError:
        raise BadSetup("unknown_level", level=name, expected=bots.LEVELS) from None
    bots.make(game, level, 0, budget)
    return Entrant(name, partial(bots.make, game, level, budget=budget))


def response(bot: str, walks: int) -> str:
    """What the best response to a bot is called that walks so often for an answer."""
    return f"{RESPONDER}{walks}={bot}"


def _responder(game: str, name: str) -> Entrant:
    text, _, bot = name.removeprefix(RESPONDER).partition("=")
    walks = whole_number(text)
    if not walks:
        raise BadSetup("unknown_level", level=name, expected=bots.LEVELS)
    if is_command(bot):  # it would be begun anew for every question
        raise BadGuest("guest_policy", guest=bot)
    return Entrant(name, partial(_seated, game, entrant(game, bot).seat, walks))


def _seated(game: str, policy: Callable[[int], Player], walks: int, seed: int) -> Player:
    return bots.respond(game, policy, walks, seed)


def _model(name: str) -> Callable[[int], Player]:
    """A model draws by dice of its own: the seed of its seat is nothing to it."""
    model, settings = read_model(name), read_settings()
    return lambda seed: Model(model, settings)
