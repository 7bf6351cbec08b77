"""Short hands for tests of Le Lys et la Cocarde: set a table in one call, play in notation."""

from __future__ import annotations

from typing import Any

from cabale.core.fields import Flag, OneOf
from cabale.core.notation import read_play
from cabale.core.options import read_options
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.table import Cocarde

MORE = {"at": OneOf(COCARDE.places), "bare": Flag()}


def lay(seats: int, table: dict[str, Any], **options: object) -> Cocarde:
    """A table as a scenario would set it, with its values read in the same way."""
    fields = {**COCARDE.fields, **MORE}
    read = {name: fields[name].read(value, seats) for name, value in table.items()}
    return COCARDE.set_table(seats, read_options(COCARDE.options, options, seats), read)


def play(s: Cocarde, line: str) -> Cocarde:
    """Answers in notation, checked."""
    for word in read_play(line):
        assert not isinstance(word, list)
        move = COCARDE.read_body(s, word.seat, word.body)
        COCARDE.check(s, word.seat, move)
        assert word.seat == s.turn, f"{word}: it is {s.turn} who is asked"
        s.play(word.seat, move)
    return s
