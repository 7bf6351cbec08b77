"""Guests of the arena: bots that others wrote, named as Python finds them (`my.module:Bot`).

A bot is made by its class or by a function, with a seed if it takes one, anew for every game. Whatever goes
wrong in it is told as its own trouble.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from inspect import signature
from typing import Any, Final, TypeVar

from cabale.core.errors import CabaleError, quoted
from cabale.core.match import Negotiator, Player
from cabale.core.pledges import Pledge, Proposal
from cabale.core.registry import from_here, told

MARK: Final = ":"  # between a module and what it brings; no level has it
T = TypeVar("T")


class BadGuest(CabaleError):
    """A bot that cannot be brought in, or that failed while it played."""


def find_maker(name: str) -> Callable[[int], Player]:
    """What seats this guest, given a seed; refused if there is no such bot. It looks where one is, too."""
    module, _, thing = name.partition(MARK)
    maker = getattr(_module(name, module), thing, None)
    if maker is None:
        raise BadGuest("guest_missing", guest=name, module=module, thing=thing)
    if not callable(maker):
        raise BadGuest("guest_no_bot", guest=name)
    seat = partial(_seated, name, maker)
    seat(0)
    return seat


def _module(name: str, module: str) -> Any:
    parts = module.split(".")
    try:
        if not all(part.isidentifier() for part in parts):
            raise ModuleNotFoundError(name=module)
        return from_here(module)
    except ModuleNotFoundError as missing:
        if missing.name not in [".".join(parts[: end + 1]) for end in range(len(parts))] + [module]:
            raise BadGuest("guest_import", guest=name, reason=told(missing)) from missing
        raise BadGuest("guest_module", guest=name, module=quoted(module)) from None
    except Exception as error:  # another's code may do anything
        raise BadGuest("guest_import", guest=name, reason=told(error)) from error


def _seated(name: str, maker: Callable[..., Any], seed: int) -> Player:
    try:
        bot = maker(seed) if takes_a_seed(maker) else maker()
    except Exception as error:
        raise BadGuest("guest_made", guest=name, reason=told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadGuest("guest_no_bot", guest=name)
    return TalkingGuest(name, bot) if isinstance(bot, Negotiator) else Guest(name, bot)


def takes_a_seed(maker: Callable[..., Any]) -> bool:
    try:
        signature(maker).bind(0)
    except (TypeError, ValueError):  # it takes nothing, or nobody knows
        return False
    return True


class Guest:
    """One seat of a guest: what it answers is looked at, and what it raises bears its name."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name: Final = name
        self.bot: Final = bot

    def choose(self, view: Any, moves: list[int]) -> int:
        move = self._asked(lambda: self.bot.choose(view, list(moves)))
        if move not in moves:
            raise BadGuest("guest_move", guest=self.name, move=quoted(repr(move)), count=len(moves))
        return int(move)

    def _asked(self, ask: Callable[[], T]) -> T:
        try:
            return ask()
        except Exception as error:
            raise BadGuest("guest_raised", guest=self.name, reason=told(error)) from error


class TalkingGuest(Guest):
    """One that also makes offers."""

    def propose(self, view: Any) -> Sequence[Proposal]:
        return self._asked(lambda: tuple(self.bot.propose(view)))

    def consider(self, view: Any, pledge: Pledge) -> bool:
        return self._asked(lambda: bool(self.bot.consider(view, pledge)))
