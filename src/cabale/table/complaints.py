"""Why guests fail, told to whoever keeps the house: one warning for each guest and code.

What a guest wrote is left out, for it may name its cards; a key is in no refusal.
"""

from __future__ import annotations

import logging
from threading import Lock
from typing import Final

from cabale.seat import BadSeat
from cabale.text import Words

ITS_WORDS: Final = ("text", "move", "tool")  # arguments that quote a guest
LANGUAGE: Final = "en"  # of all that the house logs
_logger: Final = logging.getLogger(__name__)


class Complaints:
    """What has been told. Guests fail in threads of their own."""

    def __init__(self) -> None:
        self._told: Final[set[tuple[str, str]]] = set()
        self._one: Final = Lock()

    def tell(self, level: str, failed: BadSeat) -> None:
        with self._one:
            new = (level, failed.code) not in self._told
            self._told.add((level, failed.code))
        if new:
            hidden = dict.fromkeys(failed.arguments.keys() & set(ITS_WORDS), "…")
            told = BadSeat(failed.code, rule=failed.rule, **{**failed.arguments, **hidden})
            _logger.warning("%s lost an answer at a table: %s", level, Words(LANGUAGE).refusal(told))
