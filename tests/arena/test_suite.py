"""The suite for models: fixed, played once, kept in a folder, and told on a page that can be compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale import cli
from cabale.arena import suites
from cabale.arena.entrants import entrant
from cabale.arena.files import read_header
from cabale.core.errors import CabaleError
from cabale.games import GAMES
from cabale.text import LANGUAGES, Words
from tests.models.stand_in import KEY, StandIn

MODELS = suites.SUITES["models"]


@pytest.fixture(autouse=True)
def with_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_MODEL_KEY", KEY)
    entrant.cache_clear()  # it remembers the address of the test before


def arena(*arguments: str, language: str = "en") -> int:
    return cli.main(["arena", *arguments, "--workers", "1", "--lang", language])


def test_the_set_is_fixed() -> None:
    """Another set, another version: who changes one changes both, and the number of the page."""
    games = ("complots", "guillotine", "druide", "convention", "cocarde")
    assert (MODELS.version, *MODELS[2:]) == (1, games, ("regular", "expert"), 12, 1789)
    assert set(games) == set(GAMES)
    assert suites.number_of(MODELS) != suites.number_of(MODELS._replace(seed=2))


def test_the_whole_set_with_a_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game of each against each opponent, who are quicker here; a second run asks nobody."""
    quick = MODELS._replace(opponents=("novice", "random"))
    monkeypatch.setitem(suites.SUITES, "models", quick)
    page = tmp_path / "page.md"
    wanted = ["--suite", "models", "--players", "model:one", "--games", "1"]
    wanted += ["--results", str(tmp_path / "kept"), "--report", str(page)]
    with StandIn("illegal", "right") as stand_in:
        monkeypatch.setenv("CABALE_MODEL_URL", stand_in.url)
        assert arena(*wanted) == 0
        asked, told = len(stand_in.asked), page.read_text("utf-8")
        assert arena(*wanted) == 0
        assert len(stand_in.asked) == asked and page.read_text("utf-8") == told
    headers = [read_header(file) for file in (tmp_path / "kept").glob("*.jsonl")]
    assert len(headers) == 10 and {header.game for header in headers} == set(quick.game_ids)
    assert {(header.seed, header.entrants[0]) for header in headers} == {(1789, "model:one")}
    prompts = {header.models["model:one"].prompt for header in headers}
    for piece in (suites.number_of(quick), "10 of 120 games", "doubts right", "words kept", *prompts):
        assert piece in told
    assert told.count("model:one against random") == 1 + len(quick.game_ids)
    for once in ("divide by the seats", "so that nobody is ranked by the blunders of others"):
        assert told.count(once) == 1  # every number is explained, and only once
    rows = [[cell.strip() for cell in line.split("|")] for line in told.splitlines()]
    seats = next(row[2] for row in rows if row[1:2] == ["random"])
    assert int(seats) == sum(GAMES[game].usual_seats - 1 for game in quick.game_ids)  # copies of the opponent
    assert "cabale arena --suite models --players model:one --games 1" in told
    assert (tmp_path / "kept/models.html").exists() and not (tmp_path / "page-plots").exists()
    assert cli.main(["report", str(tmp_path / "kept"), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "cabale arena --suite models --players model:one --games 1" in said.out
    everything = [each.read_text("utf-8") for each in tmp_path.rglob("*") if each.is_file()]
    assert all(KEY not in text for text in (*everything, said.out, said.err))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--suite", "opera", "--players", "model:one"], "unknown_suite"),
        (["--suite", "models"], "suite_no_model"),
        (["--suite", "models", "--players", "novice"], "suite_no_model"),
        (["--suite", "models", "--players", "model:one,model:one"], "suite_players"),
        (["--suite", "models", "--players", "model:one,regular"], "suite_players"),
        (["--suite", "models", "--players", "model:one", "--seed", "3"], "suite_fixed"),
        (["--suite", "models", "--players", "model:one", "--option", "envoy=inquisitor"], "suite_fixed"),
        (["complots", "--suite", "models", "--players", "model:one"], "suite_fixed"),
        (["--suite", "models", "--players", "model:one"], "model_unreachable"),
        (["--suite", "models", "--players", "model:one"], "model_key"),
    ],
)
def test_what_is_refused(
    arguments: list[str],
    code: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence, and nothing is kept of it."""
    refused, tell = [], Words.refusal

    def told(words: Words, wrong: CabaleError) -> str:
        refused.append(wrong.code)
        return tell(words, wrong)

    monkeypatch.setattr(Words, "refusal", told)
    with StandIn("401") as stand_in:
        address = stand_in.url if code != "model_unreachable" else "http://127.0.0.1:9/v1"
        monkeypatch.setenv("CABALE_MODEL_URL", address)
        monkeypatch.chdir(tmp_path)
        assert arena(*arguments, language=language) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and not said.out
    assert code in refused
    assert KEY not in said.err and not list(tmp_path.rglob("*.html"))
    assert not [line for file in tmp_path.rglob("*.jsonl") for line in file.read_bytes().splitlines()[1:]]
