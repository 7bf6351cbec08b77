"""What weights are fitted to: questions of whole games among automatons, with what came of the game.

Every game has its seed, so the same command plays the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from cabale import bots
from cabale.bots.budget import Budget
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.match import Match, deal


class Question(NamedTuple):
    """One answer that was given in a game."""

    game: int  # its number
    state: State  # as it stood; what is hidden in it nobody is shown here
    seat: int
    moves: list[int]
    answer: int
    scores: list[float]  # of the game, when it was over


KEPT: Final = 0.2  # of the questions: neighbours tell nearly the same


def questions(
    game: Game[Any, Any], seats: int, level: str, walks: int, games: int, seed: int
) -> Iterator[Question]:
    for number in range(games):
        yield from _played(game, seats, level, walks, seed + number, number)


def _played(
    game: Game[Any, Any], seats: int, level: str, walks: int, seed: int, number: int
) -> list[Question]:
    budget = Budget(walks=walks) if walks else None
    match = deal(game, seats, seed)
    listeners = [
        _Listener(match, bots.make(game.id, level, (seed << 3) + seat, budget), Random(f"{seed} {seat}"))
        for seat in range(seats)
    ]
    match.run(listeners)
    scores = match.state.scores()
    return [
        Question(number, state, seat, moves, answer, scores)
        for listener in listeners
        for state, seat, moves, answer in listener.noted
    ]


class _Listener:
    """Answers as its bot does, and keeps some of the questions."""

    def __init__(self, match: Match[Any, Any], bot: bots.Bot, dice: Random) -> None:
        self._match: Final = match
        self._bot: Final = bot
        self._dice: Final = dice
        self.noted: Final[list[tuple[State, int, list[int], int]]] = []

    def choose(self, view: Any, moves: list[int]) -> int:
        answer = self._bot.choose(view, moves)
        if len(moves) > 1 and self._dice.random() < KEPT:
            self.noted.append((self._match.state.clone(), view.seat, list(moves), answer))
        return answer
