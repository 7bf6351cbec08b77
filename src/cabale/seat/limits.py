"""What a program may take: time, room, and how often it may fail."""

from __future__ import annotations

from typing import Final, NamedTuple

KEY: Final = (
    "CABALE_MODEL_KEY"  # of the address of models: in the environment, which no program inherits with it
)


class Limits(NamedTuple):
    """Seconds, bytes and counts; every one is told in docs/seat.md."""

    start: float = 10.0  # seconds until it has said hello
    answer: float = 10.0  # seconds for what it is asked
    leave: float = 1.0  # seconds to end by itself after the goodbye
    line: int = 65_536  # bytes of one line that it writes
    lines: int = 32  # that it may write before an answer, the answer among them
    failures: int = 3  # answers that it may lose; then the default is played to the end of the game
    errors: int = 8_192  # bytes of its standard error that are kept: the last


USUAL: Final = Limits()
