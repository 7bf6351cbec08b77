"""The time to talk before a question (convention N-1): it ends when everybody is ready, or when it is up."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.match import Match


class TalkTime:
    """Who is ready to go on, before the question that is open."""

    def __init__(self) -> None:
        self.ready: set[int] = set()
        self.over = False
        self._known = (-1, False)  # of which question it is known whether talk precedes it

    def precedes(self, match: Match, number: int) -> bool:
        """Whether people talk before the question that is open, the `number`th of the game."""
        if self._known[0] != number:
            state = match.state
            question = match.game.question(state, state.turn) if state.waiting else None
            self._known = number, question is not None and question.talk
        return self._known[1]

    def begin(self) -> None:
        """Another question."""
        self.ready.clear()
        self.over = False

    def agreed(self, people: Iterable[int]) -> bool:
        """Whether all people are ready; machines always are."""
        return self.ready.issuperset(people)
