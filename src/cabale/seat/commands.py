"""Commands: which names are those of programs, and how they are begun."""

from __future__ import annotations

import os
import shlex
from shutil import which
from typing import Final

from cabale.core.errors import quoted
from cabale.seat.refusals import BadSeat

MARK: Final = ":"  # of a bot that Python finds: my.module:Bot


def is_command(name: str) -> bool:
    """Whether a name is that of a program: a command with spaces, or a path."""
    return " " in name or (os.sep in name and MARK not in name)


def read_command(text: str) -> tuple[str, ...]:
    """The words of a command, whose program is there and may be begun."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words:
        raise BadSeat("seat_command", text=quoted(text))
    program = which(os.path.expanduser(words[0]))
    if program is None:
        raise BadSeat("seat_missing", command=quoted(words[0]))
    return os.path.abspath(program), *words[1:]
