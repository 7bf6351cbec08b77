"""By night: a thousand games with a program that misbehaves at random in every way there is."""

from __future__ import annotations

import subprocess

import pytest

from cabale import bots
from cabale.core.match import Player, deal
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.seat import Limits, Program
from tests.seat.programs import BAD, bad

GAMES_TO_PLAY = 1000
LIMITS = Limits(start=20.0, answer=1.0, leave=0.5)  # one in five hundred questions is slept over


def left_over() -> list[str]:
    """Processes of that program."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(BAD) in line]


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_a_thousand_games_with_a_program_that_misbehaves() -> None:
    lost = 0
    for number in range(GAMES_TO_PLAY):
        game = list(GAMES.values())[number % len(GAMES)]
        match = deal(game, seed=number)
        program = Program(bad("random", str(number)), number, LIMITS)
        others: list[Player] = [bots.make(game.id, "random", seat) for seat in range(1, match.seats)]
        match.run([program, *others])
        program.close(match.view(0))
        assert verify(game, read_record(match.record().write())).fair, number
        assert len(program.failures) <= LIMITS.failures
        lost += len(program.failures)
    assert lost > GAMES_TO_PLAY // 2
    assert not left_over()
