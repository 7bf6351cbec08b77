"""All the steps that a game is made of, wherever in its package they are written; and one that is in none."""

from __future__ import annotations

from typing import Any

from cabale.core.agenda import Step, seat_bit
from cabale.core.seats import CHANCE


def steps_of(package: str) -> tuple[type[Step[Any]], ...]:
    """The steps that the modules of a package define; a step that others are made from is none itself."""
    found: list[type[Step[Any]]] = [Step]
    for step in found:
        found += step.__subclasses__()
    return tuple(step for step in found if step.__module__.startswith(package) and not step.__subclasses__())


class Stop(Step[Any]):
    """Where a preview ends: chance is asked, and never answers."""

    def begin(self, s: Any) -> int:
        return seat_bit(CHANCE)
