"""Programs at a seat: the examples play every game, and what others do wrong costs them their answer."""

from __future__ import annotations

import pytest

from cabale import bots
from cabale.core.match import Match, Player, deal
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.seat import Program
from tests.seat.programs import EXAMPLES, PATIENT, example


def play(game: str, program: Program, seed: int = 3) -> Match:
    """A whole game against players without a thought."""
    match = deal(GAMES[game], seed=seed)
    others: list[Player] = [bots.make(game, "random", seat) for seat in range(1, match.seats)]
    try:
        match.run([program, *others])
    finally:
        program.close(match.view(0))
    return match


def verified(match: Match) -> bool:
    return verify(match.game, read_record(match.record().write())).dealt


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["python", "javascript", "c"])
def test_the_examples_play_every_game(language: str, game: str) -> None:
    program = Program(example(language), 1, PATIENT)
    match = play(game, program)
    assert match.state.over and not program.failures
    assert verified(match)


def test_the_examples_are_short() -> None:
    files = sorted(EXAMPLES.glob("bot.*"))
    assert [file.name for file in files] == ["bot.c", "bot.mjs", "bot.py"]
    assert all(len(file.read_text("utf-8").splitlines()) <= 60 for file in files)
