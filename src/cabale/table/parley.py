"""The time to talk before a question (N-1): it ends when everybody is ready, or when it has passed."""

from __future__ import annotations

from collections.abc import Iterable


class Parley:
    """Who is ready to go on, before the question that is open."""

    def __init__(self) -> None:
        self.ready: set[int] = set()
        self.over = False

    def begin(self) -> None:
        """Another question."""
        self.ready.clear()
        self.over = False

    def agreed(self, people: Iterable[int]) -> bool:
        """Whether all people are ready; machines always are."""
        return self.ready.issuperset(people)
