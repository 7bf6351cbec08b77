"""The rooms of a house, a line each: `cabale house list`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from cabale.core.errors import CabaleError
from cabale.games import GAMES
from cabale.terminal.prose import printable
from cabale.text import Words

STATES: Final = ("open", "playing", "over", "closed", "damaged")
NAMES: Final = 12  # letters of a room's name
TIMES: Final = 16


class Ledger:
    """Columns that are as wide in every line, so that lines can be printed as they are found."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words
        self._states: Final = {state: words.say(f"house-state-{state}") for state in STATES}
        titles = [words.say(f"house-column-{name}") for name in ("room", "changed", "state", "game", "table")]
        self._games: Final = {game: words.game_title(game) for game in GAMES}
        longest = [max(map(len, named.values())) for named in (self._states, self._games)]
        least = NAMES, TIMES, *longest, 0
        self._widths: Final = [max(len(title), width) for title, width in zip(titles, least, strict=True)]
        self.heading: Final = self._columns(titles)

    def line(
        self,
        room: str,
        changed: float,
        state: str,
        game: str,
        title: str,
        people: Sequence[str],
        trouble: CabaleError | None,
    ) -> str:
        """Who sits in a room; or why it cannot be opened."""
        names = f"{title} ({', '.join(people)})" if people else title
        rest = " · ".join(filter(None, [names, self._why(trouble) if trouble else ""]))
        return self._columns([room, moment(changed), self._states[state], self._games.get(game, game), rest])

    def _why(self, trouble: CabaleError) -> str:
        """The sentence that everybody reads, and for whoever keeps the house what lies behind it."""
        sentence, cause = self._words.refusal(trouble), trouble.__cause__
        return f"{sentence} [{type(cause).__name__}: {cause}]" if cause else sentence

    def _columns(self, cells: Sequence[str]) -> str:
        padded = [printable(cell).ljust(width) for cell, width in zip(cells, self._widths, strict=True)]
        return "  ".join(padded).rstrip()


def moment(seconds: float) -> str:
    """A day and a time of this place; nothing for a number that is none."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    except (OverflowError, OSError, ValueError):
        return ""
