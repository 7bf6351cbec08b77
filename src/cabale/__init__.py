"""Cabale: five games of bluff, votes and denunciation, played by the book.

>>> import cabale
>>> match = cabale.deal("complots", seats=3, seed=7)
>>> while match.state.turn == cabale.CHANCE:
...     match.draw()
>>> match.state.coins
[2, 2, 2]
"""

from __future__ import annotations

from cabale.core import match as _match
from cabale.core.errors import (
    BadNotation,
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

__version__ = "0.1.0"

register = GAMES.register

__all__ = [
    "CHANCE", "GAMES", "OPEN", "PUBLIC", "BadNotation", "BadPledge", "BadPlugin", "BadRecord", "BadScenario",
    "BadSetup", "CabaleError", "Game", "IllegalMove", "Match", "Player", "Record", "deal", "game",
    "read_record", "register", "replay",
]  # fmt: skip


def deal(name: str, seats: int | None = None, seed: int | None = None, **options: object) -> Match:
    """A match: a position, a generator for chance, a log. The same seed gives the same draws."""
    return _match.deal(game(name), seats, seed, **options)


def replay(record: Record, words: int | None = None) -> Match:
    """The match of a record, played again (as far as `words`)."""
    return _match.replay(game(record.game, record.package), record, words)
