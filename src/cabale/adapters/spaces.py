"""What learners may see and do in a game, as spaces and arrays; and what they answer, as moves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cabale.core.observing import Observer
from cabale.games import game as find_game

Bytes = NDArray[np.int8]


class Table:
    """A game for so many seats with these options, and how large its arrays are. `extra` moves come after
    those of the game: an adapter's own."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any], extra: int = 0) -> None:
        self.game: Final = find_game(game)
        self.start: Final = self.game.new(seats, **options)  # refuses what is wrong with them
        self.seats: Final = self.game.usual_seats if seats is None else seats
        self.options: Final = options
        self.size: Final = self.game.size + extra
        columns = self.game.bounds(seats, **options).columns
        widths = [column.width for column in columns]
        self.low: Final = np.repeat(np.array([column.low for column in columns], np.int8), widths)
        self.high: Final = np.repeat(np.array([column.high for column in columns], np.int8), widths)
        self.width: Final = len(self.low)

    def observations(self) -> spaces.Space[Any]:
        """A row, with the bounds of every number."""
        return spaces.Box(self.low, self.high, dtype=np.int8)

    def actions(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.size)

    def observer(self, row: Bytes, mask: Bytes) -> Observer:
        """Writes into these arrays, the game's own moves into the first part of the mask."""
        return self.game.observer(row.data, mask[: self.game.size].data)
