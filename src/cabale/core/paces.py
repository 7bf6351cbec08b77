"""How long automata seem to take where people watch: as people do, half a second, or next to nothing."""

from __future__ import annotations

from typing import Final, Literal

Pace = Literal["calm", "brisk", "at_once"]
PACES: Final[tuple[Pace, ...]] = ("calm", "brisk", "at_once")
USUAL_PACE: Final[Pace] = "brisk"


def find_pace(name: str) -> Pace | None:
    """The pace of this name, if there is one."""
    return next((pace for pace in PACES if pace == name), None)
