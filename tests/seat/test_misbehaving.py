"""A program that misbehaves at random in every way there is: twenty games, and by night a thousand.

Whatever it does, it is sent nothing that depends on what its seat cannot see: beside every question the same
one is asked where the hidden cards lie otherwise.
"""

from __future__ import annotations

import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest

from cabale import bots
from cabale.core.match import Player, deal
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.seat import Limits
from tests.effort import night
from tests.seat.bad import ENDS, STARTS, WAYS
from tests.seat.programs import bad
from tests.seat.twins import Twins

LIMITS = Limits(start=1.0, answer=0.5, leave=0.2)  # what never comes is waited for so long
MUTE, STALLS, UNSTARTED = "mute", {"sleep", "half", "family"}, "seat_unstarted"
NEVER = 19  # in one game of so many it does not even start
LEAST = 10  # times that it does everything there is, in a thousand games


def left_over(folder: Path) -> list[str]:
    """Processes of that program, and those that it began."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line]


def play(number: int, folder: Path) -> Counter[str]:
    """One game: how often it did what, lost an answer, and was asked where something lay otherwise."""
    game, ledger = list(GAMES.values())[number % len(GAMES)], folder / str(number)
    match = deal(game, seed=number)
    starts = number % NEVER > 0
    command = bad("random", str(number), str(ledger)) if starts else (str(folder),)
    program = Twins(match, command, number, LIMITS)
    others: list[Player] = [bots.make(game.id, "random", seat) for seat in range(1, match.seats)]
    match.run([program, *others])
    program.close()
    assert verify(game, read_record(match.record().write())).fair, number
    failures = [failed.code for failed in program.here.failures]
    assert len(failures) <= LIMITS.failures
    assert starts or set(failures) == {UNSTARTED}
    done = Counter(ledger.read_text().split() if starts else failures)
    return done + Counter(lost=len(failures), otherwise=program.otherwise)


@pytest.mark.parametrize(
    "games", [20, pytest.param(night(1000), id="night", marks=(pytest.mark.slow, pytest.mark.timeout(7200)))]
)
def test_whatever_a_program_does_every_game_ends_and_every_record_verifies(
    games: int, tmp_path: Path
) -> None:
    """And nothing of it is left."""
    done = sum((play(number, tmp_path) for number in range(games)), Counter[str]())
    assert done["lost"] > games and done["otherwise"] > games
    assert done[MUTE] and done.keys() & STALLS and done[UNSTARTED]
    assert games < 1000 or all(done[way] >= LEAST for way in (*WAYS, *STARTS, *ENDS, UNSTARTED)), done
    while left_over(
        tmp_path
    ):  # for a moment after it was killed, or for ever, which the limit of every test ends
        time.sleep(0.01)
