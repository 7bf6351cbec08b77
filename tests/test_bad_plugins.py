"""What a package of `CABALE_GAMES` can get wrong, or fail at in the middle of a game: one sentence names it,
and the house and its other games go on."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cabale import cli
from cabale.core.errors import BadPlugin
from cabale.core.game import Game
from cabale.core.match import Match, deal
from cabale.core.record import Record
from cabale.core.seats import CHANCE, PUBLIC
from cabale.core.views import View
from cabale.games import GAMES
from cabale.table.analyses import _find
from cabale.table.game_cards import game_cards
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import Thinkers
from cabale.table.wire.games import GameCard
from cabale.text import LANGUAGES, Words
from tests.table.guests import Opened, at_home
from tests.table.leaping import until
from tests.table.test_table import AT_ONCE, serve

EXAMPLES = Path(__file__).parents[1] / "examples"

ODD = """
from pathlib import Path

import cabale
from cabale.core.options import Option
from kuhn_poker import Act, KuhnGame

HERE = Path(__file__).parent
WRONG = []


class Sour(Option):
    def expected(self, seats):
        return 1 / 0


class Odd(KuhnGame):
    id, title = "odd", "Odd poker"
    {body}

    def look(self, state, seat):
        return super().look(state, seat) if "look" not in WRONG else dict(stakd=())


def answer(self, s, seat, move, plain=Act.answer):
    if "answer" in WRONG:
        raise ZeroDivisionError("a bet of nothing")
    return plain(self, s, seat, move)


Act.answer = answer
ODD = cabale.register(Odd(), {parts})
"""
LESSON = """
id = "bet"
game = "odd"
seats = 2
minutes = 1

[[step]]
play = "~king ~jack"
do = ["a:bet"]
after = ""

[[step.otherwise]]
try = "*"
after = ""
"""
SCENARIO = """
id = "K-01"
game = "odd"
title = "A bet"
seats = 2

[[then]]
play = "~king ~jack a:bet"
expect.staked = { a = 2, b = 1 }
"""

Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Lay a module `odd` in the folder where one is, and name it in `CABALE_GAMES`: Kuhn poker, altered."""
    before, modules = {*GAMES._entries}, {*sys.modules}

    def name(code: str = "", parts: str = "", body: str = "") -> None:
        (tmp_path / "odd.py").write_text(code or ODD.format(parts=parts, body=body))
        monkeypatch.setenv("CABALE_GAMES", "odd")
        monkeypatch.setattr(GAMES, "_loaded", False)

    monkeypatch.setattr(sys, "path", [str(EXAMPLES / "kuhn-poker"), *sys.path])
    monkeypatch.setattr(GAMES, "_failures", {})
    monkeypatch.chdir(tmp_path)
    yield name
    for game in {*GAMES._entries} - before:
        GAMES.forget(game)
    for module in {"odd", "kuhn_poker"} & ({*sys.modules} - modules):
        del sys.modules[module]


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence that a command about another game says, which does what it is for."""
    assert cli.main(["rules", "druide", "D-9", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "D-9" in told.out and len(told.err.splitlines()) == 1, told.err
    assert told.err.startswith("cabale: ") and "odd" in told.err and "Traceback" not in told.err
    return told.err


def lobby() -> dict[str, GameCard]:
    """The cards by their games: those of the house are always there."""
    cards = {card.game: card for card in game_cards(Words("en"))}
    assert {entry.id for entry in GAMES.entries if entry.own} <= {*cards}
    return cards


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", "3"),
        ("guide", "{'en': 1}"),
        ("words", "'words'"),
        ("lessons", "'lessons'"),
        ("voice", "'no such voice'"),
        ("bot", "5"),
        ("heuristics", "()"),
        ("exploiters", "'odd:'"),
        ("facts", "'a fact'"),
        ("drawing", "{}"),
        ("aid", "'.'"),
        ("haste", "'a'"),
        ("haste", "2"),
        ("walks", "5"),
        ("walks", "(5,)"),
        ("walks", "(5, True)"),
        ("weighing", "0"),
        ("board", "'yes'"),
    ],
)
def test_a_wrong_part_is_named_and_its_game_left_out(
    field: str, value: str, bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    bring(parts=f"{field}={value}")
    assert f"declares a wrong {field}, " in said(capsys)
    assert "odd" not in lobby()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys\nsys.exit('bye')", "(odd.py:2: SystemExit: bye)"),
        ("import nowhere_at_all", "(odd.py:1: ModuleNotFoundError: No module named 'nowhere_at_all')"),
        ("NOTHING = 1", "The package odd names no game"),
        ("import cabale\nfrom kuhn_poker import KuhnGame as K\n"
         "cabale.register(type('Odd', (K,), {'id': 'druide'})())", "a game “druide”, which cabale"),
        ("import cabale\nfrom kuhn_poker import KuhnGame as K\n"
         "cabale.register(type('Odd', (K,), {'minutes': 0})())", "declares a wrong minutes, 0"),
    ],
)  # fmt: skip
def test_a_module_that_cannot_be_brought_is_named(
    code: str, reason: str, bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    bring(code)
    assert reason in said(capsys)
    assert not {"odd", "kuhn"} & {*lobby()}


def test_words_that_cannot_be_read_are_left_out(
    bring: Bring, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_bytes(b"odd-ask-act = \xff")
    bring(parts="words=HERE / 'words'")
    for _ in range(2):
        assert cli.main(["rules", "druide", "D-9", "--lang", "en"]) == 0
        assert lobby()["odd"].title == "Odd poker"
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("The game “odd” of the package odd brings a words that cannot be loaded")
    assert "en.ftl: 'utf-8' codec can't decode byte 0xff" in line
    assert cli.main(["check", "odd", "--games", "1", "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(line.partition("brings a words ")[2])


@pytest.mark.parametrize("part", ["bot", "drawing", "aid"])
def test_a_part_that_cannot_be_loaded_is_found_in_a_sentence(
    part: str, bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    bring(parts=f"{part}='odd:Nobody'")
    assert cli.main(["check", "odd", "--games", "1", "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    place = lines.index("- " + Words("en").say(f"check-{part}"))
    assert lines[place + 1].startswith(f"  The game “odd” of the package odd brings a {part} that cannot be")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_that_asks_for_what_nobody_gives_is_not_said(language: str, bring: Bring) -> None:
    bring(parts="words={'en': 'game-title-odd = { $who } plays'}")
    assert Words(language).game_title("odd") == "Odd poker"


@pytest.mark.parametrize("text", [b"id = ", b"\xff", LESSON.replace("2", "9").encode()])
def test_lessons_that_cannot_be_played_are_left_out(
    text: bytes, bring: Bring, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "01-bet.toml").write_bytes(text)
    bring(parts="lessons=HERE / 'lessons'")
    assert lobby()["odd"].lessons == () == lobby()["odd"].lessons
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("01-bet.toml: The game “odd” of the package odd brings a lessons that cannot be")


def test_a_game_that_cannot_say_what_it_offers_is_not_in_the_lobby(
    bring: Bring, caplog: pytest.LogCaptureFixture
) -> None:
    bring(body="options = (Sour(name='stake', default=1, rule='K-1'),)")
    assert "odd" not in lobby() and "odd" not in lobby()
    (line,) = [record.getMessage() for record in caplog.records]
    assert "Odd poker" in line and "odd.py:" in line and "ZeroDivisionError" in line


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["rules", "odd"], b"\xff"),
        (["rules", "odd"], "### K-1 · engine\n\na\n\n### K-1 · engine\n\nb".encode()),
        (["rules", "odd", "--guide"], b"\xff"),
    ],
)
def test_rules_that_cannot_be_read_are_named(
    command: list[str], text: bytes, bring: Bring, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in ("RULES.md", "GUIDE.md"):
        (tmp_path / file).write_bytes(text)
    bring(parts="rules=HERE, guide=HERE")
    assert cli.main([*command, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "“odd” of the package odd brings a " in told and len(told.splitlines()) == 1


# --- in the middle of a game


@pytest.fixture
def odd(bring: Bring, tmp_path: Path) -> ModuleType:
    """The game at work, with a lesson, a record and a scenario."""
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "01-bet.toml").write_text(LESSON)
    bring(parts="lessons=HERE / 'lessons'")
    (tmp_path / "odd.record").write_text(played().write())
    (tmp_path / "scenario.toml").write_text(SCENARIO)
    lobby()  # its lessons are read
    return sys.modules["odd"]


def played() -> Record:
    match: Match = deal(GAMES["odd"], 2, 3)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, match.state.moves(match.state.turn)[0])
    return match.record()


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (["replay", "odd.record", "--plain"], "answer"),
        (["replay", "odd.record", "--plain"], "look"),
        (["verify", "odd.record"], "answer"),
        (["scenario", "scenario.toml"], "answer"),
        (["scenario", "scenario.toml"], "look"),
        (["learn", "odd", "1", "--plain"], "answer"),
        (["learn", "odd", "1", "--plain"], "look"),
        (["bench", "odd"], "answer"),
        (["bench", "odd"], "look"),
        (["play", "odd", "--plain"], "answer"),
        (["arena", "odd", "--players", "random,random", "--games", "2", "--workers", "1"], "answer"),
    ],
)
def test_whatever_is_done_with_a_game_that_fails_names_it(
    command: list[str],
    wrong: str,
    odd: ModuleType,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    odd.WRONG.append(wrong)
    assert cli.main([*command, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1 and "The game “Odd poker” of the package odd failed" in told
    reason = (
        "(odd.py:27: ZeroDivisionError: a bet of nothing)"
        if wrong == "answer"
        else "(odd.py:21: Odd.look gives stakd"
    )
    assert reason in told


def test_the_other_scenarios_are_played(
    odd: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd.WRONG.append("answer")
    other = tmp_path / "other.toml"
    other.write_text('id = "D-01"\ngame = "druide"\ntitle = "It begins"\nseats = 3\n\n[[then]]\nplay = ""\n')
    assert cli.main(["scenario", "scenario.toml", "other.toml", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "Odd poker" in told.err and "1 scenario passes." in told.out


def test_a_fault_of_ours_keeps_its_traceback(odd: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabale.terminal.prose.rules", lambda *given: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        cli.main(["rules", "druide"])


def test_a_game_in_hand_is_not_blamed_for_a_fault_of_ours(
    odd: ModuleType,
) -> None:
    """Neither where something is told of it, nor where a method of ours works for it."""

    def weigh(game: Game[Any, Any]) -> float:
        return 1 / len(game.title[:0])

    def page(self: Game[Any, Any], view: View) -> dict[str, Any]:
        return {view.game: 1 / 0}

    for fault in (lambda: weigh(odd.ODD), lambda: page(odd.ODD, odd.ODD.view(odd.ODD.begin(2, {}), 0))):
        with pytest.raises(ZeroDivisionError) as failed:
            fault()
        assert GAMES.raised(failed.value) is None


def test_a_request_names_it_and_the_house_answers_on(
    odd: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE, "odd", {})
    with at_home(tmp_path) as client:
        room = Opened(client, game="odd", seats=2).begin()
        odd.WRONG.append("look")
        answer = room.get("/replay?eyes=public")
        assert (answer.status_code, answer.json()["code"]) == (503, "plugin_raised")
        assert "Odd poker" in answer.json()["sentence"]
        assert client.get("/api/games").status_code == 200


def test_an_analysis_names_it(odd: ModuleType) -> None:
    record = played()
    odd.WRONG.append("answer")
    with pytest.raises(BadPlugin) as failed:
        _find(record, 4, ())
    assert failed.value.code == "plugin_raised"


THINKING = """
    class Bot:
        def __init__(self, seed): ...

        def explain(self, view, moves):
            return 1 / 0

        choose = propose = consider = explain
"""


def test_an_automaton_is_not_blamed_for_a_game_that_fails_while_it_thinks(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at the table reads whose fault it is, once; an answer is given all the same."""
    bring(parts="bot=Odd.Bot", body=THINKING)
    lobby()
    monkeypatch.setitem(AT_ONCE, "odd", {})

    async def work(table: Table, store: SqliteStore) -> None:
        match = table.room.match
        assert match is not None
        moves, view = match.state.moves(0), match.view(0)
        with pytest.raises(BadPlugin, match="plugin_thought"):
            await table._thinkers.explain("odd", "regular", 1, view, moves)
        assert await table._thinkers.propose("odd", "regular", 1, view) == ()
        table.come(PUBLIC)  # among themselves automatons wait
        await table.ask(lambda room: room.hand_over(0, "regular"))
        await until(lambda: table.room.over)
        assert not any(chair.bot_failed for chair in table.room.chairs)
        assert table.mishap is not None
        for language in LANGUAGES:
            sentence = Words(language).refusal(table.mishap)
            assert "Odd poker" in sentence and "odd.py:24: ZeroDivisionError" in sentence

    serve(tmp_path, work, people=1, seats=2, game="odd", thinkers=Thinkers(workers=1))
