"""Short hands for tests of the Convention: set a table in one call, play in notation."""

from __future__ import annotations

from typing import Any

from cabale.core.notation import read_play
from cabale.core.options import read_options
from cabale.games.convention import CONVENTION
from cabale.games.convention.table import Convention


def lay(seats: int, table: dict[str, Any], at: str = "movement", **options: object) -> Convention:
    """A table as a scenario would set it, with its values read in the same way."""
    read = {name: CONVENTION.fields[name].read(value, seats) for name, value in table.items()}
    return CONVENTION.set_table(seats, read_options(CONVENTION.options, options, seats), {**read, "at": at})


def play(s: Convention, line: str) -> Convention:
    """Answers in notation, checked; asides as `a!show=den_danton`."""
    for word in read_play(line):
        assert not isinstance(word, list)
        move = CONVENTION.read_body(s, word.seat, word.body)
        CONVENTION.check(s, word.seat, move)
        if word.aside:
            s.aside(word.seat, move)
        else:
            assert word.seat == s.turn, f"{word}: it is {s.turn} who is asked"
            s.play(word.seat, move)
    return s
