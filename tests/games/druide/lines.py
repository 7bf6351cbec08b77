"""Short hands for tests of Le Grand Druide: set a table in one call, play in notation."""

from __future__ import annotations

from typing import Any

from cabale.core.notation import read_play
from cabale.core.options import read_options
from cabale.games.druide import DRUIDE
from cabale.games.druide.table import Druide


def lay(seats: int, table: dict[str, Any], **options: object) -> Druide:
    """A table as a scenario would set it, with its values read in the same way."""
    read = {name: DRUIDE.fields[name].read(value, seats) for name, value in table.items()}
    return DRUIDE.set_table(seats, read_options(DRUIDE.options, options, seats), read)


def play(s: Druide, line: str) -> Druide:
    """Answers in notation, checked."""
    for word in read_play(line):
        assert not isinstance(word, list)
        move = DRUIDE.read_body(s, word.seat, word.body)
        DRUIDE.check(s, word.seat, move)
        assert word.seat == s.turn, f"{word}: it is {s.turn} who is asked"
        s.play(word.seat, move)
    return s
