"""The clocks of a table that a game has options for: the rules never read them."""

from __future__ import annotations

from typing import NamedTuple


class Clocks(NamedTuple):
    """The names of those options; empty where the game has none."""

    floor: str = ""  # a window stays open that long, whoever answers
    deadline: str = ""  # and no longer than this
    talk: str = ""  # the time to talk before some questions
