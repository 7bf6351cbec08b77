"""Who plays in the arena: a level of our bots, told how much to think or not, or a guest from outside: a
class of Python’s, any program that speaks the seat protocol, or a language model."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from cabale import bots
from cabale.arena.guests import MARK, find_maker
from cabale.bots.budget import read_budget
from cabale.core.errors import BadSetup
from cabale.core.match import Player
from cabale.models import PREFIX, Model, read_model, read_settings
from cabale.seat import Program
from cabale.seat.commands import is_command, read_command


class Entrant(NamedTuple):
    """Who plays: a name for the tables of results, and how to seat it, given a seed."""

    name: str
    seat: Callable[[int], Player]


@cache
def entrant(game: str, name: str) -> Entrant:
    """A bot of this level, a guest (`module:Bot`), a language model (`model:llama3.1`) or a program
    (`./mybot --depth 3`); refused here, before any game, if there is none.

    A level that searches may be told how much to think: `expert@100ms`, or `expert@3000` walks.
    """
    if name.startswith(PREFIX):
        return Entrant(name, _model(name))
    if is_command(name):
        return Entrant(name, partial(Program, read_command(name)))
    if MARK in name:
        return Entrant(name, find_maker(name))
    level, at, thought = name.partition("@")
    try:
        budget = read_budget(thought) if at else None
    except ValueError:
        raise BadSetup("unknown_level", level=name, expected=bots.LEVELS) from None
    bots.make(game, level, 0, budget)
    return Entrant(name, partial(bots.make, game, level, budget=budget))


def _model(name: str) -> Callable[[int], Player]:
    """A model draws by dice of its own: the seed of its seat is nothing to it."""
    model, settings = read_model(name), read_settings()
    return lambda seed: Model(model, settings)
