"""Language models in the arena: results with what they took, transcripts and records beside them, no key."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cabale import cli
from cabale.arena.entrants import entrant
from cabale.arena.files import read_games, read_header
from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.text import LANGUAGES
from tests.models.stand_in import KEY, StandIn


@pytest.fixture(autouse=True)
def with_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_MODEL_KEY", KEY)
    entrant.cache_clear()  # it remembers the address of the test before


def arena(*arguments: str, language: str = "en") -> int:
    return cli.main(["arena", *arguments, "--workers", "1", "--lang", language])


def test_what_is_kept_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A second run of the same command, and everything that is read again, needs no model."""
    wanted = ["complots", "--players", "model:one,random,random", "--games", "3", "--results", str(tmp_path)]
    with StandIn("right", "illegal", "right") as stand_in:
        monkeypatch.setenv("CABALE_MODEL_URL", stand_in.url)
        assert arena(*wanted) == 0
        asked = len(stand_in.asked)
    assert arena(*wanted) == 0 and len(stand_in.asked) == asked
    (file,) = tmp_path.glob("*.jsonl")
    games = list(read_games(file))
    used = [played.models["model:one"] for played in games]
    assert sum(each.replies for each in used) == asked and sum(each.mended for each in used) == 1
    assert all(len(played.conduct) == 3 for played in games)
    assert sum(conduct.claims for played in games for conduct in played.conduct) > 0
    card = read_header(file).models["model:one"]
    assert len(card.prompt) == 16 and card.language == "en"
    folder = file.with_suffix("")
    lines = [line for each in sorted(folder.glob("*.jsonl")) for line in each.read_bytes().splitlines()]
    assert len(lines) == asked
    assert [msgspec.json.decode(line)["failing"] for line in lines].count("illegal") == 1
    for record in folder.glob("*.cabale"):
        assert verify(GAMES["complots"], read_record(record.read_text("utf-8"))).fair
    assert len(list(folder.glob("*.cabale"))) == 3
    monkeypatch.delenv("CABALE_MODEL_URL")
    assert cli.main(["report", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "Language models" in said.out and "doubts right" in said.out
    everything = [each.read_text("utf-8") for each in tmp_path.rglob("*") if each.is_file()]
    assert all(KEY not in text for text in (*everything, said.out, said.err))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["401", "404", "429", "503"])
def test_an_address_that_gives_nothing_ends_the_command_and_nothing_is_kept(
    way: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with StandIn(way) as stand_in:
        monkeypatch.setenv("CABALE_MODEL_URL", stand_in.url)
        wanted = ["complots", "--players", "model:one,random", "--games", "1", "--results", str(tmp_path)]
        assert arena(*wanted, language=language) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and KEY not in said.err
    assert all(not list(read_games(file)) for file in tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize("name", ["model:", "model:one"])
def test_a_model_without_a_name_or_an_address_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CABALE_MODEL_URL", raising=False)
    assert arena("complots", "--players", f"{name},random", "--games", "1") == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and not said.out
