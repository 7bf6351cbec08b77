"""Result files as a table: CSV and Parquet hold what the files hold, seat by seat."""

import csv
from pathlib import Path

import pytest
from pyarrow import parquet

from cabale import cli
from cabale.arena.files import read_games
from cabale.arena.report.rows import columns


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("results")
    for game, players in (("complots", "regular,random,random"), ("druide", "random,random,random")):
        wanted = ["arena", game, "--players", players, "--games", "5", "--workers", "1"]
        assert cli.main([*wanted, "--results", str(folder)]) == 0
    return folder


def report(folder: Path, *places: Path) -> int:
    return cli.main(["report", str(folder), *[word for place in places for word in ("--to", str(place))]])


def test_a_row_for_every_seat_of_every_game(folder: Path, tmp_path: Path) -> None:
    assert report(folder, tmp_path / "all.csv") == 0
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    complots = [row for row in table if row["game"] == "complots"]
    assert len(table) == 30 and len(complots) == 15
    played = [game for file in folder.glob("complots*") for game in read_games(file)]
    for row in complots:
        game, seat = played[int(row["number"])], int(row["seat"])
        assert row["entrant"] == game.lineup[seat] and int(row["deal"]) == game.deal
        assert float(row["share"]) == game.shares[seat] and int(row["rank"]) == game.ranks[seat]
        assert row["fact_kept"].split() == list(game.facts["kept"][seat])
        assert row["began"] == str(int(game.facts["first"] == seat))
        assert row["option_envoy"] == "ambassador" and row["fact_colleges"] == ""


def test_parquet_holds_the_same_with_types(folder: Path, tmp_path: Path) -> None:
    assert report(folder, tmp_path / "all.csv", tmp_path / "all.parquet") == 0
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        written = list(csv.DictReader(file))
    table = parquet.read_table(tmp_path / "all.parquet")
    assert table.column_names == list(written[0])
    kinds = {field.name: str(field.type) for field in table.schema}
    assert kinds["rank"] == "int64" and kinds["share"] == "double" and kinds["began"] == "bool"
    assert kinds["entrant"] == "string" and kinds["fact_kept"].startswith("list<")
    assert [int(row["rank"]) for row in written] == table["rank"].to_pylist()


def test_names_are_lists_where_one_of_them_is() -> None:
    assert columns([{"a": "x"}, {"a": ["y", "z"]}, {}]) == {"a": [["x"], ["y", "z"], None]}
    assert columns([{"a": "x"}, {"b": 1}]) == {"a": ["x", None], "b": [None, 1]}


def test_without_pyarrow_there_is_a_sentence_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabale.arena.report.write.find_spec", lambda name: None)
    place = tmp_path / "games.parquet"
    wanted = ["arena", "complots", "--players", "random,random", "--report", str(place), "--lang", "en"]
    assert cli.main(wanted) == 2
    said = capsys.readouterr()
    assert "cabale[parquet]" in said.err and said.out == "" and not place.exists()


def test_balance_writes_its_games_too(tmp_path: Path) -> None:
    place = tmp_path / "games.csv"
    wanted = ["balance", "complots", "--option", "envoy=ambassador,inquisitor", "--seats", "2"]
    players = ["--players", "random", "--games", "20", "--workers", "1"]
    assert cli.main([*wanted, *players, "--report", str(place)]) == 0
    with place.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == 80 and {row["option_envoy"] for row in table} == {"ambassador", "inquisitor"}
