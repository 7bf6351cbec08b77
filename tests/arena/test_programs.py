"""Programs in the arena, by their commands: they play, and what they lose is counted and told."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena.files import read_games
from cabale.text import LANGUAGES, Words
from tests.seat.programs import BAD, EXAMPLES


@pytest.fixture
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The example in Python as a program of one's own in this folder, which refuses to begin without its
    arguments."""
    script = (
        f'#!/bin/sh\n[ "$*" = "--depth 3" ] && exec {shlex.quote(sys.executable)} -S {EXAMPLES / "bot.py"}\n'
    )
    (tmp_path / "mybot").write_text(script)
    (tmp_path / "mybot").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    return "./mybot --depth 3"


def arena(players: str, *more: str, language: str = "en", workers: int = 1) -> int:
    wanted = ["arena", "complots", "--players", players, "--games", "4", "--option", "max_turns=10"]
    return cli.main([*wanted, *more, "--workers", str(workers), "--lang", language])


@pytest.mark.parametrize("workers", [1, 2])
def test_a_program_plays_by_its_command(
    mybot: str, workers: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(f"regular,{mybot}", "--results", "kept", workers=workers) == 0
    told = capsys.readouterr().out
    assert f"{mybot} " in told and "seat_" not in told
    (file,) = (tmp_path / "kept").iterdir()
    games = list(read_games(file))
    assert len(games) == 4 and not any(game.lost for game in games)
    assert {frozenset(game.lineup) for game in games} == {frozenset(("regular", mybot))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_program_loses_is_counted_and_told(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its first answer is none of the offers, with its second it goes; begun anew it does the same, and
    with the third that it loses in a game it is out of that game."""
    bot = f"{shlex.quote(sys.executable)} -S {BAD} illegal quit right"
    assert arena(f"regular,{bot}", "--results", str(tmp_path / "kept"), language=language) == 0
    (file,) = (tmp_path / "kept").iterdir()
    assert [game.lost for game in read_games(file)] == [{bot: {"seat_move": 2, "seat_gone": 1}}] * 4
    codes = "seat_gone 4, seat_move 8"
    told = Words(language).say("seat-lost", program=bot, count=12, codes=codes)
    assert told in capsys.readouterr().out
