"""How much a bot that searches may think before it answers."""

from __future__ import annotations

from time import thread_time
from typing import Final, NamedTuple

from cabale.core.numbers import whole_number

MILLISECONDS: Final = "ms"


class Budget(NamedTuple):
    """So many walks through the tree, which repeats, or so much time, which does not.

    Time is the processor's, so that a bot on a busy machine thinks longer, not worse.
    """

    walks: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}{MILLISECONDS}" if self.milliseconds else str(self.walks)

    def begin(self) -> Allowance:
        return Allowance(self)


def read_budget(text: str) -> Budget:
    """`3000` walks, or `100ms`."""
    number = text.removesuffix(MILLISECONDS)
    count = whole_number(number)
    if not count:
        raise ValueError(text)
    return Budget(walks=count) if number == text else Budget(milliseconds=count)


class Allowance:
    """What is left of a budget while one answer is sought."""

    def __init__(self, budget: Budget) -> None:
        self._budget: Final = budget
        self._start: Final = thread_time()
        self._walks = 0

    def take(self, walks: int) -> int:
        """So many walks more, or as many as are left."""
        if self._budget.walks:
            walks = min(walks, self._budget.walks - self._walks)
        self._walks += walks
        return walks

    def spent(self) -> float:
        """The share of it that is used up, from 0 to 1 or a little above."""
        if self._budget.walks:
            return self._walks / self._budget.walks
        return 1000 * (thread_time() - self._start) / self._budget.milliseconds

    def left(self) -> float:
        """For how many walks more it will do, as far as can be told."""
        if self._budget.walks:
            return self._budget.walks - self._walks
        spent = 1000 * (thread_time() - self._start)
        return self._walks * (self._budget.milliseconds / spent - 1) if spent else float("inf")
