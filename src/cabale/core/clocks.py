"""The clocks of a table that a game has options for: the rules never read them."""

from __future__ import annotations

from typing import NamedTuple


class Clocks(NamedTuple):
    """The names of options for clocks; empty where the game has none."""

    floor: str = ""  # a window stays open so long, whoever answers
    deadline: str = ""  # a window stays open no longer than this
    talk: str = ""  # the time to talk before some questions
