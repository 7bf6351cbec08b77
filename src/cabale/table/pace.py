"""How long a bot takes to answer where people watch: as people do, and the same whatever it answers.

The time is drawn before the bot begins to think and by lots of its own. It holds what the level may think,
used or not: neither the answer nor how long it was sought shows in it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cabale import bots

MIDDLE: Final = -0.25  # of the logarithm of what comes on top of the shortest time, which is its unit
SPREAD: Final = 0.6
SLOWEST: Final = 4.0
IN_TIME: Final = 0.6  # of the time that a question has, after which no bot answers
THOUGHT: Final = 0.5  # of the same, after which none thinks


def pause(lots: Random, shortest: float, level: str, deadline: int | None) -> float:
    """Seconds from the question to the answer of a bot, where people see it; `deadline` in milliseconds."""
    drawn = min(lots.lognormvariate(MIDDLE, SPREAD), SLOWEST)
    wished = max(shortest, bots.AT_TABLE.get(level, 0) / 1000) + shortest * drawn
    return wished if deadline is None else min(wished, IN_TIME * deadline / 1000)


def thinking(deadline: int | None) -> int | None:
    """Milliseconds that a bot may think; None: as long as its level does."""
    return None if deadline is None else max(1, int(THOUGHT * deadline))
