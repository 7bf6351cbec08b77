"""`cabale arena` as it is typed."""

import re
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena.files import read_games
from cabale.text import LANGUAGES


def arena(*arguments: str) -> int:
    return cli.main(["arena", *arguments, "--workers", "1", "--lang", "en"])


def test_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("complots", "--players", "regular,random", "--games", "20", "--seats", "2") == 0
    told = capsys.readouterr()
    heading, head, regular, other, effort = told.out.splitlines()[:5]
    assert heading == "Complots, 2 seats, seed 1"
    assert head.split() == ["player", "games", "wins", "share", "95%", "even"]
    assert regular.split()[:2] == ["regular", "20"] and regular.endswith("50.0%")
    assert float(regular.split()[2]) + float(other.split()[2]) == 20
    assert re.fullmatch(
        r"20 games played in [\d.]+ s: [\d.,]+ a second\. All games together: 0\.\d+ core-hours\.", effort
    )
    assert told.err == ""  # no bar where nobody looks


def test_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("complots", "--ladder", "random,regular", "--games", "60", "--seats", "2") == 0
    _, head, rung, test, best, first, second, note, *_ = capsys.readouterr().out.splitlines()
    assert head.endswith("the first is")
    assert rung.startswith("regular / random") and rung.endswith("stronger")
    assert int(rung.split()[3]) < 60  # settled before the end
    assert "5% more" in test and test.count("5%") == 3
    assert best.split() == ["player", "rating", "95%", "bootstrap"]
    assert re.match(r"regular +\+\d+ +\+\d+ to \+\d+ +\+\d+ to", first) and second.startswith("random")
    assert note.startswith("Ratings: maximum likelihood")


def test_a_round_robin_over_games_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--round-robin", "random,novice,regular", "--games", "4", "--seats", "2,3", "--full"]
    assert arena("complots", *wanted, "--option", "envoy=ambassador,inquisitor") == 0
    out = capsys.readouterr().out
    assert re.findall(r"^Complots.*", out, re.M) == [
        "Complots, 2 seats, seed 1",
        "Complots, 2 seats, The envoy of the Court: Inquisitor, seed 1",
        "Complots, 3 seats, seed 1",
        "Complots, 3 seats, The envoy of the Court: Inquisitor, seed 1",
    ]
    assert out.count("random / novice") == out.count("random / regular") == out.count("novice / regular") == 4
    assert out.count("not tested") == 12
    assert out.count("33.3%") >= 6  # one seat of three


def test_everybody_at_the_same_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("complots", "guillotine", "--round-robin", "random,novice", "--mixed", "--games", "4") == 0
    out = capsys.readouterr().out
    assert out.index("Complots, 4 seats") < out.index("Guillotine, cards, 4 seats")
    assert out.count("rating ") == 2 and " / " not in out


def test_results_are_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["complots", "--players", "random,random", "--results", str(tmp_path)]
    assert arena(*wanted, "--games", "5") == 0
    assert arena(*wanted, "--games", "8") == 0
    told = capsys.readouterr().out
    assert "5 games played" in told and "3 games played" in told
    assert len(list(read_games(tmp_path / "complots-2-random-random.jsonl"))) == 8
    assert arena(*wanted, "--games", "8", "--seed", "2") == 2
    assert "another series" in capsys.readouterr().err


def test_a_report_is_written_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, text = tmp_path / "strength.html", tmp_path / "strength.md"
    wanted = ["complots", "--ladder", "random,regular", "--games", "6", "--report", str(page)]
    assert arena(*wanted, "--report", str(text)) == 0
    assert str(page) in capsys.readouterr().out
    assert "regular" in page.read_text() and "cabale arena complots" in text.read_text()
    assert arena(*wanted, "--report", str(tmp_path / "strength.pdf")) == 2
    assert "strength.pdf" in capsys.readouterr().err


def test_a_file_where_a_folder_should_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert arena("complots", "--players", "random,random", "--results", str(tmp_path / "file")) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("complots", "not clear who plays"),
        ("complots --players random,random --ladder random,regular", "not clear who plays"),
        ("complots --ladder random,regular --mixed", "not clear who plays"),
        ("complots --players random,random --seats 3", "--seats says 3"),
        ("complots --ladder random", "at least two levels"),
        ("complots --round-robin random,random", "each once"),
        ("complots --ladder random,brilliant", "level “brilliant”"),
        ("complots --players random,regular@fast", "regular@fast"),
        ("whist --players random,random", "whist"),
        ("complots --players random,random --games 0", "nothing for --games"),
        ("complots --players random,random --games many", "nothing for --games"),
        ("complots --players random,random --seed x", "no seed"),
        ("complots --players random,random --option envoy", "no option of a game"),
        ("complots --players random,random --option envoy=pope", "pope"),
        ("complots --ladder random,regular --margin 0.7", "nothing for --margin"),
        ("complots --ladder random,regular --error -1", "nothing for --error"),
        ("complots --ladder random,regular --core-hours soon", "nothing for --core-hours"),
    ],
)
def test_what_makes_no_sense_costs_one_sentence(
    wanted: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*wanted.split()) == 2
    said = capsys.readouterr()
    assert told in said.err and said.err.count("\n") == 1 and said.out == ""


def test_ray_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabale.terminal.arena.find_spec", lambda name: None)
    assert arena("complots", "--players", "random,random", "--ray", "local") == 2
    assert "cabale[ray]" in capsys.readouterr().err


def test_a_report_rates_as_the_arena_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To the digit, in whatever order files are named."""
    wanted = ["--round-robin", "random,novice,regular", "--seats", "2", "--games", "12", "--full"]
    assert arena("complots", *wanted, "--results", str(tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    start = next(place for place, line in enumerate(lines) if "bootstrap" in line) + 1
    printed = [re.split(r" {2,}", line) for line in lines[start : start + 3]]
    files = sorted(map(str, tmp_path.iterdir()))
    for order in (files, files[::-1]):
        assert cli.main(["report", *order, "--lang", "en"]) == 0
        told = [re.split(r" *\| *", line.strip("| ")) for line in capsys.readouterr().out.splitlines()]
        assert all(row in told for row in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_three_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["arena", "complots", "--ladder", "random,regular", "--games", "2", "--workers", "1"]
    assert cli.main([*wanted, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert {"en": "open at the limit", "fr": "indécis", "nl": "open aan de grens"}[language] in out
    assert cli.main(["arena", "--help", "--lang", language]) == 0
    assert "--core-hours" in capsys.readouterr().out
