# mypyc: compile
"""What is known of how players vote: by what they did, and by what they have promised."""

from __future__ import annotations

from typing import Final

from cabale.games.convention.pieces import DEPUTIES, FULLEST

USUAL: Final = 0.12  # how often somebody votes for another's deputy, before anything is known
UNPROMISED: Final = -1.0


class Habits:
    """Of all seats, as far as one of them knows."""

    def __init__(self) -> None:
        self.kind: Final = [[USUAL] * FULLEST for _ in range(FULLEST)]  # of a voter, for another's deputies
        self.reports = 0  # deputies for whose Reports somebody has promised their players a vote
        self._meant = 0  # deputies about whose vote something is promised
        self._promised: Final = [UNPROMISED] * (FULLEST * DEPUTIES)  # of a voter, for one deputy

    def promise(self, voter: int, deputy: int, kind: float) -> None:
        """How likely it is that he votes for this one, after what he has said."""
        self._promised[FULLEST * deputy + voter] = kind
        self._meant |= 1 << deputy

    def is_unpromised(self, deputy: int) -> bool:
        return not self._meant >> deputy & 1

    def favour(self, voter: int, whose: int, deputy: int) -> float:
        """How likely a player votes for a deputy of another."""
        word = self._promised[FULLEST * deputy + voter]
        return self.kind[voter][whose] if word == UNPROMISED else word
