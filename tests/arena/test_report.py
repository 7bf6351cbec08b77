"""Reports of real series: figures are those of the games, in three languages, on a page or in Markdown."""

from __future__ import annotations

import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena import contests
from cabale.arena.contests import Contest, Limits, Setting
from cabale.arena.crews import Alone
from cabale.arena.files import file_name, read_games, read_header
from cabale.arena.plots.drawing import Drawing
from cabale.arena.report import facts
from cabale.arena.report.again import command
from cabale.arena.report.document import Command, Document, Table
from cabale.arena.report.figures import MINUS
from cabale.arena.report.markdown import as_markdown
from cabale.arena.report.page import as_page
from cabale.arena.report.reading import read, read_files, tell_files
from cabale.arena.report.samples import samples
from cabale.arena.report.write import write_report
from cabale.arena.series import Played
from cabale.games import GAMES
from cabale.text import LANGUAGES, Words
from tests.mutants import results


def held(folder: Path, contest: Contest, games: int) -> Path:
    contests.hold(contest, Limits(games, early=False), Alone(), folder)
    return folder / file_name(contest.series, contest.name)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two variants of 40 games, three levels between them."""
    folder = tmp_path_factory.mktemp("results")
    for envoy in ("ambassador", "inquisitor"):
        setting = Setting("complots", 2, {"envoy": envoy}, 1)
        held(folder, contests.duel(setting, "regular", "random"), 40)
    return folder


@pytest.fixture(scope="module")
def document(folder: Path) -> Document:
    return tell_files(Words("en"), read_files([folder]))


def tables(document: Document, section: str) -> list[Table]:
    blocks = next(each.blocks for each in document.sections if each.title == section)
    return [block for block in blocks if isinstance(block, Table)]


def rows_of(folder: Path, envoy: str) -> list[Played]:
    found = [read(path) for path in sorted(folder.glob("*.jsonl"))]
    return next(list(rows) for header, rows in found if header.options["envoy"] == envoy)


def test_who_wins_is_counted_from_the_games(folder: Path, document: Document) -> None:
    rows = rows_of(folder, "inquisitor")
    won = sum(row.shares[row.lineup.index("regular")] for row in rows)
    table = next(each for each in tables(document, "Who wins") if "Inquisitor" in each.caption)
    assert table.rows[0][:3] == ("regular", "40", f"{won / 40:.1%}")
    assert table.rows[0][4] == "50.0%"
    low, high = (float(bound.rstrip("%")) for bound in table.rows[0][3].split(" to "))
    assert 0 <= low < won * 2.5 < high <= 100


def test_order_of_play_is_told_from_whoever_began(folder: Path, document: Document) -> None:
    rows = rows_of(folder, "ambassador")
    assert {row.facts["first"] for row in rows} == {0, 1}  # drawn: the seat itself says nothing
    won = sum(row.shares[row.facts["first"]] for row in rows)
    table = next(
        each for each in tables(document, "What playing first is worth") if "Ambassador" in each.caption
    )
    assert table.rows[0][:3] == ("first to play", "40", f"{won / 40:.1%}")


def test_length_and_options_side_by_side(folder: Path, document: Document) -> None:
    (together,) = tables(document, "Options and seats side by side")
    for envoy, name in (("ambassador", "Ambassador"), ("inquisitor", "Inquisitor")):
        mean = sum(row.decisions for row in rows_of(folder, envoy)) / 40
        table = next(each for each in tables(document, "How long games are") if name in each.caption)
        row = next(row for row in together.rows if name in row[0])
        assert row[1] == "40"
        for figure in (table.rows[0][1], row[4].split()[0]):
            assert float(figure) == pytest.approx(mean, abs=0.051)


def test_what_a_character_is_worth(folder: Path, document: Document) -> None:
    rows = rows_of(folder, "ambassador")
    had = [
        share
        for row in rows
        for share, hand in zip(row.shares, row.facts["dealt"], strict=True)
        if "duchess" in hand
    ]
    worth = tables(document, "What cards and places are worth")
    dealt = [each for each in worth if each.caption.startswith("Characters dealt")]
    (table,) = [each for each in dealt if "Ambassador" in each.caption]
    duchess = next(row for row in table.rows if row[0] == "Duchess")
    assert duchess[1:3] == (str(len(had)), f"{sum(had) / len(had):.1%}")
    shares = [float(row[2].rstrip("%")) for row in table.rows]
    assert shares == sorted(shares, reverse=True)


def test_ratings_are_there_and_agree(document: Document) -> None:
    table = next(each for each in tables(document, "Who wins") if each.caption.startswith("Ratings"))
    assert [row[0] for row in table.rows] == ["regular", "random"]
    assert table.rows[0][1].startswith("+") and table.rows[1][1] == table.rows[0][1].replace("+", MINUS)


def test_pairings_where_not_everybody_met(tmp_path: Path) -> None:
    for contest in contests.ladder(Setting("complots", 2, {}, 1), ["random", "novice", "regular"]):
        held(tmp_path, contest, 6)
    document = tell_files(Words("en"), read_files([tmp_path]))
    table = next(each for each in tables(document, "Who wins") if each.caption.startswith("Who met whom"))
    assert {row[0] for row in table.rows} == {"novice against random", "regular against novice"}
    assert [row[1] for row in table.rows] == ["6", "6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else(language: str, folder: Path) -> None:
    document = tell_files(Words(language), read_files([folder]))
    page = as_page(document)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"<script|<link|@import|url\((?!#)|https?://|src=", page)
    assert "prefers-color-scheme: dark" in page and 'name="viewport"' in page
    seen = Tags()
    seen.feed(page)
    assert seen.open == [] and len(seen.ids) == len(set(seen.ids))
    drawings = [
        block for section in document.sections for block in section.blocks if isinstance(block, Drawing)
    ]
    assert page.count('role="img"') == len(drawings) + 1  # and the wordmark
    assert len(drawings) > 10
    for drawing in drawings:
        assert f"{drawing.name}-title" in seen.ids and drawing.description


class Tags(HTMLParser):
    """Whether every tag is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attributes if name == "id"]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attributes if name == "id"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_somebody_elses_words_stay_words(document: Document) -> None:
    wild = document._replace(title="<b>&", lead="a | b *c*")
    assert "<h1>&lt;b&gt;&amp;</h1>" in as_page(wild)
    assert as_markdown(wild).startswith("# \\<b\\>&\n\na \\| b \\*c\\*\n")


def test_markdown_has_its_plots_beside_it(document: Document, tmp_path: Path) -> None:
    write_report(document, tmp_path / "report.md")
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    links = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert len(links) > 10
    assert {tmp_path / link for link in links} == set((tmp_path / "report-plots").iterdir())
    assert "![" not in as_markdown(document)
    for line in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        assert len({row.count(" | ") for row in line.splitlines()}) == 1


def test_the_same_files_give_the_same_report(folder: Path, document: Document) -> None:
    assert as_page(tell_files(Words("en"), read_files([folder]))) == as_page(document)


def test_the_command_plays_the_same_games_again(folder: Path, document: Document, tmp_path: Path) -> None:
    commands = [block.text for block in document.sections[-1].blocks if isinstance(block, Command)]
    assert len(commands) == 2
    for text in commands:
        assert cli.main([*shlex.split(text)[1:], "--workers", "1", "--results", str(tmp_path)]) == 0
    for before, after in zip(sorted(folder.iterdir()), sorted(tmp_path.iterdir()), strict=True):
        assert read_header(before) == read_header(after)
        assert list(map(timeless, read_games(before))) == list(map(timeless, read_games(after)))


def timeless(played: Played) -> dict[str, object]:
    return {name: getattr(played, name) for name in played.__struct_fields__ if name != "seconds"}


@pytest.mark.parametrize(
    ("contest", "ways"),
    [
        (contests.one_table(Setting("complots", 3, {}, 1), ["regular", "random", "random"]), "--players"),
        (contests.mixed(Setting("complots", 3, {}, 1), ["regular", "random", "novice"]), "--mixed"),
        (contests.duel(Setting("druide", 4, {"start": "drawn"}, 4), "regular", "random"), "--round-robin"),
    ],
)
def test_every_way_to_sit_has_its_command(contest: Contest, ways: str) -> None:
    text = command(contest.series.header, 12)
    assert ways in text and "--games 12" in text and f"--seed {contest.series.seed}" in text
    assert ("--option start=drawn" in text) == (contest.series.game == "druide")


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_and_piece_of_every_game_has_words(game: str) -> None:
    seats = GAMES[game].usual_seats
    contest = contests.one_table(Setting(game, seats, {}, 1), ["random"] * seats)
    (sample,) = samples([(contest.series.header, [contest.series.play(0)])])
    shapes = facts.shapes(sample)
    assert shapes
    for language in LANGUAGES:
        words = Words(language)
        assert len({facts.fact_title(words, game, fact) for fact in shapes}) == len(shapes)
        for fact in [fact for fact, shape in shapes.items() if shape == "names"]:
            for name in facts.names([sample], fact):
                keys = [f"{game}-{family}-{name}" for family in facts.FAMILIES]
                assert any(map(words.catalogue.has, keys)), (fact, name)


# --- the command


def test_the_command_writes_and_prints(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, text = tmp_path / "r.html", tmp_path / "r.md"
    assert cli.main(["report", str(folder), "--to", str(page), "--to", str(text), "--lang", "nl"]) == 0
    assert capsys.readouterr().out.count("verslag") == 2
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "## Wie wint" in text.read_text(encoding="utf-8")
    assert cli.main(["report", str(folder), "--lang", "fr"]) == 0
    assert "## Qui gagne" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_reported_is_refused(
    language: str,
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)  # sentences shorten what is long, and its path may be
    nothing, wild = tmp_path / "nothing.jsonl", tmp_path / "wild.jsonl"
    nothing.write_bytes(next(folder.iterdir()).read_bytes().partition(b"\n")[0] + b"\n")
    wild.write_text("{}\n", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    wrong = {
        "r.pdf": [str(folder), "--to", "r.pdf"],
        "missing": ["missing"],
        "nothing.jsonl": [nothing.name],
        "wild.jsonl": [wild.name],
        "empty": ["empty"],
        "nowhere": [str(folder), "--to", "nowhere/r.html"],
    }
    for named, arguments in wrong.items():
        assert cli.main(["report", *arguments, "--lang", language]) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1 and named in error, error


def test_games_of_an_older_version_are_told_by_the_options_they_were_played_by(tmp_path: Path) -> None:
    """The Amigo edition of version 1 ended otherwise (G-75): such games are no sample of today's."""
    text = results.results()[list(GAMES).index("guillotine")]
    for rules in (1, 2):
        (tmp_path / f"{rules}.jsonl").write_text(text.replace('"rules":2', f'"rules":{rules}'), "utf-8")
    played = [read(tmp_path / f"{rules}.jsonl") for rules in (1, 2)]
    assert [header.options["endgame_play"] for header, _ in played] == ["points", "edition"]
    assert len(samples(played)) == 2
