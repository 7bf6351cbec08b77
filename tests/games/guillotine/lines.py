"""Short hands for tests of Guillotine: set a table in one call, play in notation."""

from __future__ import annotations

from typing import Any

from cabale.core.notation import read_play
from cabale.core.options import read_options
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.table import Guillotine


def lay(seats: int, table: dict[str, Any], **options: object) -> Guillotine:
    """A table as a scenario would set it, with its values read in the same way."""
    read = {name: GUILLOTINE.fields[name].read(value, seats) for name, value in table.items()}
    return GUILLOTINE.set_table(seats, read_options(GUILLOTINE.options, options, seats), read)


def play(s: Guillotine, line: str) -> Guillotine:
    """Answers in notation, checked; asides as `a!discard_guards`."""
    for word in read_play(line):
        assert not isinstance(word, list)
        move = GUILLOTINE.read_body(s, word.seat, word.body)
        GUILLOTINE.check(s, word.seat, move)
        if word.aside:
            s.aside(word.seat, move)
        else:
            assert word.seat == s.turn, f"{word}: it is {s.turn} who is asked"
            s.play(word.seat, move)
    return s
