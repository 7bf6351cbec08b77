"""Ctrl-C: what is kept, how to go on, and that it does."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena.crews import Alone
from cabale.arena.files import read_games
from cabale.arena.series import Played, Series
from tests.arena.processes import still_there

Submit = Callable[[Alone, Series, range], Future[list[Played]]]
ARENA = ["arena", "complots", "--round-robin", "random,novice", "--seats", "2", "--games", "80", "--full"]
BALANCE = ["balance", "complots", "--option", "envoy=ambassador,inquisitor", "--seats", "2", "--games", "40"]


def interrupt(monkeypatch: pytest.MonkeyPatch, batches: int) -> None:
    """Ctrl-C after so many batches."""
    submit: Submit = Alone.submit
    played = 0

    def submitted(crew: Alone, series: Series, numbers: range) -> Future[list[Played]]:
        nonlocal played
        played += 1
        if played > batches:
            raise KeyboardInterrupt
        return submit(crew, series, numbers)

    monkeypatch.setattr(Alone, "submit", submitted)


def command(words: list[str], *more: str) -> int:
    return cli.main([*words, *more, "--workers", "1", "--lang", "en"])


def games(folder: Path) -> list[tuple[int, ...]]:
    return [game.ranks for file in sorted(folder.iterdir()) for game in read_games(file)]


@pytest.mark.parametrize("words", [ARENA, BALANCE], ids=["arena", "balance"])
def test_it_says_what_is_kept_and_goes_on(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert command(words, "--results", str(whole)) == 0
    with monkeypatch.context() as patched:
        interrupt(patched, batches=2)
        assert command(words, "--results", str(stopped)) == 130
    kept = len(games(stopped))
    assert 0 < kept < 80
    said = capsys.readouterr().err
    assert f"{kept} games are kept in “{stopped}”" in said and "the same command" in said
    assert command(words, "--results", str(stopped)) == 0
    assert games(stopped) == games(whole)


def test_without_a_folder_nothing_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt(monkeypatch, batches=1)
    assert command(ARENA) == 130
    assert "nothing is kept" in (said := capsys.readouterr().err) and "--results FOLDER" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is told otherwise to processes of Windows")
@pytest.mark.parametrize(
    ("least", "later"),
    [(0, 0.0), (0, 0.15), (4_000, 0.0)],
    ids=["at once", "while workers start", "in the middle"],
)
def test_ctrl_c_is_for_the_workers_too(least: int, later: float, tmp_path: Path) -> None:
    """As a terminal sends it: to the command and to all processes that it has started."""
    words = [*ARENA, "--workers", "2", "--results", str(tmp_path), "--lang", "en"]
    words[words.index("80")] = "100000"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets its background ignore it
    held = subprocess.Popen(
        [sys.executable, "-m", "cabale", *words], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    path = tmp_path / "complots-2-random-vs-novice.jsonl"
    while not path.exists() or path.stat().st_size < least:
        assert held.poll() is None
        time.sleep(0.01)
    time.sleep(later)
    os.killpg(held.pid, signal.SIGINT)
    with held:
        _, said = held.communicate()
    assert held.returncode == 130, said
    kept = len(games(tmp_path))
    assert kept > 0 or not least
    told = f"{kept} game" if kept else "nothing is kept"
    assert "\n" not in said.strip() and told in said and "the same command goes on" in said
    while still_there(held.pid):  # or for ever, which the limit of every test ends
        time.sleep(0.01)
    assert command([*ARENA, "--results", str(tmp_path)]) == 0
    assert len(games(tmp_path)) >= 80
