"""Where a game is settled before it is over: whatever is still done, the rules leave it one result."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import State
from cabale.core.seats import CHANCE

LOOK: Final = 400  # positions: what would take more is not called settled


def is_settled(position: State, result: list[float]) -> bool:
    """Whether every way to play on ends with this result. All of them are tried; walks that happen to agree
    prove nothing."""
    ahead, seen = [position.clone()], 0
    while ahead:
        s, seen = ahead.pop(), seen + 1
        if seen > LOOK:
            return False
        if s.over:
            if s.scores() != result:
                return False
            continue
        if any(s.asides(seat) for seat in range(len(result))):
            return False  # anybody may do something at any time
        for move in [outcome for outcome, _ in s.odds()] if s.turn == CHANCE else s.moves(s.turn):
            following = s.clone()
            following.play(s.turn, move)
            ahead.append(following)
    return True
