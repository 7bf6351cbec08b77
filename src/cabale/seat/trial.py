"""A program tried out: a whole game of each game, against players without a thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cabale import bots
from cabale.core.match import Player, deal
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.seat.limits import USUAL, Limits
from cabale.seat.player import Program
from cabale.seat.refusals import BadSeat

SEED: Final = 1


class Tried(NamedTuple):
    """What came of one game."""

    game: str
    answers: int  # that were asked of it
    slowest: float  # seconds that it took for one, at the most
    failures: tuple[BadSeat, ...]
    errors: str  # the last that it wrote to its standard error


def try_out(command: Sequence[str], limits: Limits = USUAL) -> Iterator[Tried]:
    """One game after the other, in the order of the house."""
    for game in GAMES:
        match = deal(find_game(game), seed=SEED)
        program = Program(command, SEED, limits)
        others: list[Player] = [bots.make(game, "random", seat) for seat in range(1, match.seats)]
        try:
            match.run([program, *others])
        finally:
            program.close(match.view(0))
        failures, slowest = tuple(program.failures), program.slowest
        yield Tried(game, match.answered[0], slowest, failures, program.errors)
