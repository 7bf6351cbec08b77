"""Cabale: five games of bluff, votes and denunciation, played by the book.

>>> import cabale
>>> match = cabale.deal("complots", seats=3, seed=7)
>>> while match.state.turn == cabale.CHANCE:
...     match.draw()
>>> match.state.coins
[2, 2, 2]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from cabale.core import match as _match
from cabale.core.errors import (
    BadNotation,
    BadPackage,
    BadPledge,
    BadPlugin,
    BadRecord,
    BadScenario,
    BadSetup,
    CabaleError,
    IllegalMove,
)
from cabale.core.game import Game
from cabale.core.match import Match, Player
from cabale.core.record import Record, read_record
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games import GAMES, game

if TYPE_CHECKING:
    from cabale.games.cocarde.table import Cocarde
    from cabale.games.cocarde.views import CocardeView
    from cabale.games.complots.table import Complots
    from cabale.games.complots.views import ComplotsView
    from cabale.games.convention.table import Convention
    from cabale.games.convention.views import ConventionView
    from cabale.games.druide.table import Druide
    from cabale.games.druide.views import DruideView
    from cabale.games.guillotine.table import Guillotine
    from cabale.games.guillotine.views import GuillotineView

__version__ = "0.1.0"

register = GAMES.register

__all__ = [
    "CHANCE", "GAMES", "OPEN", "PUBLIC", "BadNotation", "BadPackage", "BadPledge", "BadPlugin", "BadRecord",
    "BadScenario", "BadSetup", "CabaleError", "Game", "IllegalMove", "Match", "Player", "Record", "deal",
    "game", "read_record", "register", "replay",
]  # fmt: skip


@overload
def deal(
    name: Literal["complots"], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[Complots, ComplotsView]: ...
@overload
def deal(
    name: Literal["guillotine"], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[Guillotine, GuillotineView]: ...
@overload
def deal(
    name: Literal["druide"], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[Druide, DruideView]: ...
@overload
def deal(
    name: Literal["convention"], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[Convention, ConventionView]: ...
@overload
def deal(
    name: Literal["cocarde"], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[Cocarde, CocardeView]: ...
@overload
def deal(name: str, seats: int | None = None, seed: int | None = None, **options: object) -> Match: ...
def deal(name: str, seats: int | None = None, seed: int | None = None, **options: object) -> Match:
    """A match: a position, a generator for chance, a log. The same seed gives the same draws."""
    return _match.deal(game(name), seats, seed, **options)


def replay(record: Record, words: int | None = None) -> Match:
    """The match of a record, played again (as far as `words`)."""
    return _match.replay(game(record.game, record.package), record, words)
