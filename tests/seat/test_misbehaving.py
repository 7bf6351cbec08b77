"""A program that misbehaves at random in every way there is: twenty games, and by night a thousand."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from cabale import bots
from cabale.core.match import Player, deal
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.seat import Limits, Program
from tests.seat.bad import ENDS, STARTS, WAYS
from tests.seat.programs import bad

LIMITS = Limits(start=1.0, answer=0.5, leave=0.2)  # what never comes is waited for so long
MUTE, STALLS = "mute", {"sleep", "half", "family"}


def left_over(folder: Path) -> list[str]:
    """Processes of that program, and those that it began."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line]


@pytest.mark.parametrize(
    "games", [20, pytest.param(1000, marks=(pytest.mark.slow, pytest.mark.timeout(7200)))]
)
def test_whatever_a_program_does_every_game_ends_and_every_record_verifies(
    games: int, tmp_path: Path
) -> None:
    """And nothing of it is left."""
    lost, done = 0, set[str]()
    for number in range(games):
        ledger = tmp_path / str(number)
        game = list(GAMES.values())[number % len(GAMES)]
        match = deal(game, seed=number)
        program = Program(bad("random", str(number), str(ledger)), number, LIMITS)
        others: list[Player] = [bots.make(game.id, "random", seat) for seat in range(1, match.seats)]
        match.run([program, *others])
        program.close(match.view(0))
        assert verify(game, read_record(match.record().write())).fair, number
        assert len(program.failures) <= LIMITS.failures
        lost += len(program.failures)
        done |= set(ledger.read_text().split())
    assert lost > games
    assert MUTE in done and done & STALLS
    assert games < 1000 or done == {*WAYS, *STARTS, *ENDS}
    while left_over(
        tmp_path
    ):  # for a moment after it was killed, or for ever, which the limit of every test ends
        time.sleep(0.01)
