"""Games of other packages: how they come in, and what is said when one of them is wrong."""

from __future__ import annotations

import copy
import io
import pickle
import sys
from collections.abc import Callable, Iterator
from functools import partial, partialmethod
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from textual.app import App

import cabale
from cabale import cli
from cabale.core import blame
from cabale.core.errors import BadPlugin, BadSetup
from cabale.core.match import deal
from cabale.core.registry import OWN, Registry, from_here
from cabale.core.small import SmallGame
from cabale.games import GAMES, guide
from cabale.table.game_cards import guide_text
from cabale.table.log import write_entry
from cabale.table.rooms import open_room, reopen
from cabale.table.settings import RoomRefusal
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.terminal import play
from cabale.text import LANGUAGES, Words
from cabale.text.aid import aid_of
from tests.table.guests import Opened, at_home
from tests.table.leaping import until
from tests.table.test_table import AT_ONCE, serve, word

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Kuhn poker, as its package brings it; gone again afterwards."""
    monkeypatch.syspath_prepend(str(EXAMPLES / "kuhn-poker"))
    GAMES.bring("cabale-kuhn-poker", "0.1.0", lambda: import_module("kuhn_poker"))
    yield sys.modules["kuhn_poker"]
    GAMES.forget("kuhn")
    del sys.modules["kuhn_poker"]


def test_the_games_of_the_house_come_in_by_the_same_door() -> None:
    assert [entry.game.id for entry in GAMES.entries if entry.own] == [
        "complots",
        "guillotine",
        "druide",
        "convention",
        "cocarde",
    ]
    assert {entry.package for entry in GAMES.entries if entry.own} == {OWN}
    assert not any(entry.game.package for entry in GAMES.entries if entry.own)


def test_an_entry_point_brings_a_game(kuhn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As an installed package has it: its name and its version are known."""
    installed = tmp_path / "cabale_kuhn_poker-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: cabale-kuhn-poker\nVersion: 0.1.0\n")
    (installed / "entry_points.txt").write_text("[cabale.games]\nkuhn = kuhn_poker:KUHN\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    house = Registry()
    assert "kuhn" in house and not house.failures
    assert (house.entry("kuhn").package, house.entry("kuhn").version) == ("cabale-kuhn-poker", "0.1.0")


def failing(load: Callable[[], Any]) -> BadPlugin:
    """What a house says that has the five games and this."""
    house = Registry()
    house.register(cabale.game("complots"), package=OWN)
    house.bring("bad-package", "1", load)
    assert "complots" in house and len(house) == 1
    (failure,) = house.failures
    return failure


def altered(kuhn: Any, **fields: object) -> Any:
    return type("Altered", (kuhn.KuhnGame,), fields)()


def test_a_package_that_fails_to_import_is_named() -> None:
    def load() -> None:
        raise ImportError("no module named nowhere")

    failure = failing(load)
    assert (failure.code, failure.arguments["package"]) == ("plugin_import", "bad-package")
    where = f"tests/test_plugins.py:{line_of('raise ImportError')}"
    assert failure.arguments["reason"] == f"{where}: ImportError: no module named nowhere"


def line_of(text: str, file: Path = Path(__file__)) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("rules", "where"),
    [
        ("import json\njson.loads('{')", "odd_game/rules.py:2: JSONDecodeError"),
        ("from .pieces import NOTHING", "pieces.py:1: SyntaxError: invalid syntax"),
        ("1 / 0", "odd_game/rules.py:1: ZeroDivisionError"),
    ],
)
@pytest.mark.parametrize("installed", [False, True])
def test_an_error_is_told_with_the_line_of_its_author(
    rules: str, where: str, installed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The innermost that the author wrote, without the folders of the machine before it."""
    package = tmp_path / "odd_game"
    package.mkdir()
    (package / "__init__.py").write_text("from . import rules\n")
    (package / "rules.py").write_text(rules)
    (package / "pieces.py").write_text("NOTHING = = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    if installed:
        monkeypatch.setattr(blame, "LIBRARIES", (f"{tmp_path}/",))
    reason = str(failing(partial(import_module, "odd_game")).arguments["reason"])
    assert reason.startswith(where)


def test_of_a_library_that_a_game_calls_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "a_library.py").write_text("def fail():\n    return 1 / 0\n")
    (tmp_path / "odd_game.py").write_text("import a_library\n\na_library.fail()\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path / "shelf"))
    monkeypatch.setattr(blame, "LIBRARIES", (f"{tmp_path / 'shelf'}/",))
    reason = str(failing(partial(import_module, "odd_game")).arguments["reason"])
    assert reason.startswith("odd_game.py:3: ZeroDivisionError")


def test_what_is_installed_and_named_too_is_brought_once(
    kuhn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exported CABALE_GAMES after `pip install`: from the same file it changes nothing; another file of
    that name in the folder is not the one that is played, and that is said."""
    house = Registry()
    house.bring("cabale-kuhn-poker", "0.1.0", lambda: kuhn.KUHN, "kuhn")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(EXAMPLES / "kuhn-poker")
    house.bring("kuhn_poker", "", lambda: from_here("kuhn_poker"))
    assert not house.failures
    (tmp_path / "kuhn_poker.py").write_text("")
    monkeypatch.chdir(tmp_path)
    house.bring("kuhn_poker", "", lambda: from_here("kuhn_poker"))
    (failure,) = house.failures
    assert failure.code == "plugin_installed" and "kuhn" in house
    for language in LANGUAGES:
        sentence = Words(language).refusal(failure)
        assert "cabale-kuhn-poker" in sentence and "kuhn_poker.py" in sentence


def test_a_package_without_a_game_is_named() -> None:
    assert failing(lambda: 7).code == "plugin_no_game"


def test_a_clashing_id_is_left_out(kuhn: Any) -> None:
    failure = failing(lambda: altered(kuhn, id="complots"))
    assert failure.code == "plugin_clash"
    assert failure.arguments == {"package": "bad-package", "game": "complots", "other": OWN}


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("id", "Kuhn poker", "a-z, 0-9, _"),
        ("seats", (2, 9), "(1, 1) … (1, 8)"),
        ("usual_seats", 9, "2 … 2"),
        ("minutes", 0, "1, 2, 3 …"),
        ("size", "3", "1, 2, 3 …"),
        ("options", [], "(Option(…), …)"),
    ],
)
def test_a_wrong_field_is_named_with_what_it_may_be(
    kuhn: Any, field: str, value: object, expected: str
) -> None:
    failure = failing(lambda: altered(kuhn, **{field: value}))
    assert (failure.code, failure.arguments["field"]) == ("plugin_field", field)
    assert failure.arguments["expected"] == (expected,)


def test_what_an_author_misspells_or_forgets_is_named(kuhn: Any) -> None:
    with pytest.raises(TypeError, match="Kuhn does not declare stake"):
        kuhn.Kuhn({}, seats=2, cards=[], staked=[], stake=[])
    with pytest.raises(TypeError, match="Kuhn is not given staked, which it declares"):
        kuhn.Kuhn({}, seats=2, cards=[])
    position = kuhn.Kuhn({}, seats=2, cards=[], staked=[])
    with pytest.raises(AttributeError, match=r"Kuhn does not declare stakd \(staked\?\)"):
        position.stakd = [1, 1]
    with pytest.raises(AttributeError, match=r"Kuhn does not declare zoo$"):
        position.zoo = 1
    with pytest.raises(TypeError, match="Empty does not declare position, sight, steps, happens"):
        type("Empty", (SmallGame,), {})


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"stakd": ()}, r"KuhnGame.look gives stakd, which KuhnView does not declare \(staked\?\)$"),
        ({}, "KuhnGame.look does not give .*staked.*, which KuhnView declares$"),
    ],
)
def test_a_view_that_is_misspelt_is_named(
    kuhn: Any, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], named: str
) -> None:
    monkeypatch.setattr(kuhn.KuhnGame, "look", lambda self, state, seat: given)
    with pytest.raises(TypeError, match=named):
        kuhn.KUHN.view(kuhn.KUHN.begin(2, {}), 0)


def test_what_a_position_declares_it_takes(kuhn: Any) -> None:
    """Its own fields, what every position has, and what its class has a setter for."""

    class Rich(kuhn.Kuhn):  # type: ignore[misc]
        @property
        def purse(self) -> int:
            return sum(self.staked)

        @purse.setter
        def purse(self, coins: int) -> None:
            self.staked = [coins, 0]

    position = Rich({}, seats=2, cards=[], staked=[])
    position.purse, position.turns, position.awaited, position.story = 3, 1, 2, None
    assert (position.staked, position.turns, position.awaited) == ([3, 0], 1, 2)
    dealt = kuhn.KUHN.begin(2, {})
    assert copy.copy(dealt) == dealt == pickle.loads(pickle.dumps(dealt)) != position


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_one_sentence_in_every_language(kuhn: Any, language: str) -> None:
    words = Words(language)
    for failure in (failing(lambda: 7), failing(lambda: altered(kuhn, id="complots"))):
        assert "bad-package" in words.refusal(failure)


def laid(module: Any, function: Any) -> Any:
    """The same function as if it stood in this module: whose fault it is says the traceback."""
    code, given, closure = function.__code__, function.__defaults__, function.__closure__
    return FunctionType(code, vars(module), function.__name__, given, closure)


def raising(function: Callable[[], object]) -> ZeroDivisionError:
    with pytest.raises(ZeroDivisionError) as failed:
        function()
    return failed.value


def test_a_game_that_raises_is_named_and_the_house_is_not(kuhn: Any) -> None:
    refused = GAMES.raised(raising(laid(kuhn, lambda: 1 / 0)))
    assert refused is not None
    sentence = Words("en").refusal(refused)
    assert "Kuhn poker" in sentence and "kuhn" in sentence and "division by zero" in sentence
    assert GAMES.raised(raising(lambda: 1 / 0)) is None


def test_what_fails_in_an_aid_is_the_trouble_of_whoever_wrote_it(
    kuhn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(narrator: Any, seats: int, options: Any) -> Any:
        raise KeyError(seats)

    for aid, trouble in ((failing, KeyError), (laid(kuhn, failing), BadPlugin)):
        monkeypatch.setitem(GAMES.entry("kuhn")._found, "aid", aid)
        with pytest.raises(trouble):
            aid_of("en", "kuhn", 2, {})


def test_the_command_says_it_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failure = BadPlugin("plugin_import", package="bad-package", reason="ImportError: nothing")
    monkeypatch.setattr(GAMES, "_failures", {"bad": failure})
    assert cli.main(["rules", "druide", "D-9", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "bad-package" in told.err and "Traceback" not in told.err and "D-9" in told.out
    for command in (["play", "bad"], ["arena", "bad", "--players", "random,random"], ["check", "bad"]):
        assert cli.main([*command, "--lang", "en"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1, "its reason is told, and nothing after it"


def test_a_record_says_which_package_brought_its_game(kuhn: Any) -> None:
    record = deal(kuhn.KUHN, 2, 1).record()
    text = record.write()
    assert f'[package "{kuhn.KUHN.package}"]' in text
    assert cabale.read_record(text) == record
    GAMES.forget("kuhn")
    with pytest.raises(BadSetup) as refused:
        cabale.replay(record)
    assert refused.value.code == "game_not_installed"
    assert kuhn.KUHN.package in Words("fr").refusal(refused.value)


def test_a_room_says_which_package_brought_its_game(kuhn: Any) -> None:
    _, log = open_room("kuhn", 2, {}, "host")
    bodies = [write_entry(entry) for entry in log]
    assert reopen(bodies).game.id == "kuhn"
    GAMES.forget("kuhn")
    with pytest.raises(RoomRefusal) as refused:
        reopen(bodies)
    assert refused.value.arguments["package"] == kuhn.KUHN.package


def test_a_room_that_no_longer_replays_is_named_in_the_log(
    kuhn: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a change of rules whoever keeps the house can look for it, and for whose game it is."""
    room, log = open_room("kuhn", 2, {}, "host")
    for seat in range(2):
        log += room.hand_over(seat, "random")
    log += room.begin()
    monkeypatch.setattr(kuhn.Deal, "answer", lambda self, s, seat, move: 1 / 0)
    with pytest.raises(RoomRefusal, match="room_damaged"):
        reopen([write_entry(entry) for entry in log], "Qw3rty")
    (line,) = [record.getMessage() for record in caplog.records]
    assert "room Qw3rty (kuhn, package cabale-kuhn-poker)" in line
    assert f"test_plugins.py:{line_of('seat, move: 1 / 0')}: ZeroDivisionError" in line


def test_what_was_not_brought_has_words_and_players_all_the_same(kuhn: Any) -> None:
    from cabale import bots
    from cabale.text import Narrator

    match = deal(kuhn.KUHN, 2, 3)
    while match.state.turn == cabale.CHANCE:
        match.draw()
    view, moves = match.view(0), match.state.moves(0)
    for level in bots.LEVELS:
        assert bots.make("kuhn", level, 1).choose(view, moves) in moves
    why = bots.explain("kuhn", "regular", 1, view, moves)
    for language in LANGUAGES:
        narrator = Narrator(language, kuhn.KUHN, ("Anna", "Bert"), 0)
        assert narrator.reason(why) and narrator.view(view)
        assert all(narrator.event(event) for event in match.events(0))


def test_a_game_brings_its_own_guide_or_none(kuhn: Any) -> None:
    assert guide("kuhn") is None
    with pytest.raises(BadSetup, match="no_guide"):
        guide_text("kuhn", "en")
    game = GAMES["kuhn"]
    GAMES.forget("kuhn")
    GAMES.register(game, package="cabale-kuhn-poker", guide={"en": "# Kuhn\n\n## The aim\n\nWin. (K-1)"})
    part = guide_text("kuhn", "fr").parts[0]  # in English, where it has no French
    assert (part.title, part.passages[0].lines[0].rules) == ("The aim", ("K-1",))


def test_what_was_not_brought_is_drawn_all_the_same(kuhn: Any) -> None:
    from cabale.terminal.drawing import Pen
    from cabale.terminal.drawings import drawing_of
    from cabale.terminal.palette import DAY
    from cabale.text import Narrator

    match = deal(kuhn.KUHN, 2, 3)
    while match.state.turn == cabale.CHANCE:
        match.draw()
    view = match.view(0)
    mine = view.cards[0].capitalize()
    pen = Pen(Narrator("en", kuhn.KUHN, ("Anna", "Bert"), 0), DAY, 0)
    drawing = drawing_of("kuhn")
    board = "\n".join(line.plain for line in drawing.board(view, pen, 60, 12, False))
    assert "Anna" in board and "Bert" in board and "Staked" in board and board.count("?") == 1
    assert mine in "\n".join(line.plain for line in drawing.hand(view, pen, 40, 8))
    assert type(drawing_of("druide")).__name__ == "DruideDrawing"


# --- one that fails in the middle of a game


@pytest.fixture
def failing_at_bets(kuhn: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Kuhn poker, until somebody bets."""
    plain = kuhn.Act.answer

    def answer(self: Any, s: Any, seat: int, move: int) -> int:
        if move == kuhn.BET:
            raise ZeroDivisionError("a bet of nothing")
        answered: int = plain(self, s, seat, move)
        return answered

    monkeypatch.setattr(kuhn.Act, "answer", laid(kuhn, answer))
    return kuhn


def named(sentence: str) -> bool:
    where = f"test_plugins.py:{line_of('raise ZeroDivisionError')}"
    parts = "Kuhn poker", "cabale-kuhn-poker", where, "ZeroDivisionError", "a bet of nothing"
    return all(part in sentence for part in parts)


def test_at_a_table_it_costs_one_answer_and_the_game_goes_on(
    failing_at_bets: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        with pytest.raises(BadPlugin) as failed:
            await table.ask(word(table, "a:bet"))
        assert named(Words("en").refusal(failed.value))
        await until(lambda: table._trouble is None)
        await table.ask(word(table, "a:pass"))
        await table.ask(word(table, "b:pass"))
        assert table.room.over

    monkeypatch.setitem(AT_ONCE, "kuhn", {})
    serve(tmp_path, work, people=2, seats=2, game="kuhn")


def test_at_a_table_it_is_not_blamed_for_a_fault_of_ours(
    kuhn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(room: Any) -> Any:
        raise ZeroDivisionError

    async def work(table: Table, store: SqliteStore) -> None:
        with pytest.raises(RoomRefusal, match="table_failed"):
            await table.ask(broken)

    monkeypatch.setitem(AT_ONCE, "kuhn", {})
    serve(tmp_path, work, people=2, seats=2, game="kuhn")


def test_at_a_table_all_are_told_when_it_fails_at_the_answer_of_an_automaton(
    kuhn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = kuhn.Act.answer
    monkeypatch.setitem(AT_ONCE, "kuhn", {})
    failing = laid(kuhn, lambda self, s, seat, move: 1 // 0 if seat else plain(self, s, seat, move))
    monkeypatch.setattr(kuhn.Act, "answer", failing)
    with at_home(tmp_path) as client:
        room = Opened(client, people=1, seats=2, game="kuhn").begin()
        with room.connect() as socket:
            socket.send_json({"t": "hello", "token": room.tokens[0], "language": "en"})
            told = socket.receive_json()
            socket.send_json({"t": "answer", "version": told["version"], "text": "pass"})
            while told["t"] != "refused":
                told = socket.receive_json()
            assert told["code"] == "plugin_raised" and "Kuhn poker" in told["sentence"]
            socket.send_json({"t": "say", "text": "Is anybody there?"})  # the table goes on
            while told["t"] != "frame" or not told["talk"]:
                told = socket.receive_json()


def test_a_view_that_fails_is_told_to_whoever_looks(
    kuhn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE, "kuhn", {})
    with at_home(tmp_path) as client:
        room = Opened(client, game="kuhn", seats=2).begin()
        other = Opened(client).begin()
        monkeypatch.setattr(kuhn.KuhnGame, "look", laid(kuhn, lambda self, state, seat: 1 / 0))
        with room.connect() as socket:
            socket.send_json({"t": "hello", "token": room.tokens[0], "language": "en"})
            told = socket.receive_json()
            assert (told["t"], told["code"]) == ("refused", "plugin_raised")
            assert "Kuhn poker" in told["sentence"]
        with other.connect() as socket:
            socket.send_json({"t": "hello", "token": other.tokens[0], "language": "en"})
            assert socket.receive_json()["t"] == "frame"


def test_in_the_arena_it_is_told_and_the_next_game_is_played(
    failing_at_bets: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    how = ["--players", "random,random", "--games", "4", "--workers", "1", "--lang", "en"]
    assert cli.main(["arena", "kuhn", "complots", *how]) == 2
    told = capsys.readouterr()
    assert named(told.err) and len(told.err.splitlines()) == 1
    assert "Complots" in told.out and "Kuhn" not in told.out


def test_line_by_line_it_is_told_at_the_end(
    failing_at_bets: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n"))
    assert cli.main(["play", "kuhn", "--plain", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert named(told) and "Traceback" not in told


def test_one_that_cannot_even_begin_is_told(
    kuhn: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kuhn.KuhnGame, "begin", laid(kuhn, lambda self, seats, options: 1 / 0))
    assert cli.main(["play", "kuhn", "--plain", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "Kuhn poker" in told and "test_plugins.py:" in told and len(told.splitlines()) == 1


def test_on_the_full_screen_it_is_told_when_that_is_gone(
    kuhn: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "has_screen", lambda: True)
    monkeypatch.setattr(play, "check_screen", lambda: None)
    monkeypatch.setattr(App, "run", partialmethod(App.run, headless=True))
    monkeypatch.setattr(kuhn.KuhnGame, "look", laid(kuhn, lambda self, state, seat: 1 / 0))
    assert cli.main(["play", "kuhn", "--lang", "en", "--pace", "at_once"]) == 2
    told = capsys.readouterr().err
    assert "Kuhn poker" in told and "test_plugins.py:" in told and "Traceback" not in told
    assert "ZeroDivisionError" in told and len(told.splitlines()) == 1


# --- what is not installed


def test_results_say_which_package_brought_their_game(
    kuhn: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    how = ["--players", "random,random", "--games", "4", "--workers", "1", "--lang", "en"]
    assert cli.main(["arena", "kuhn", *how, "--results", str(tmp_path)]) == 0
    GAMES.forget("kuhn")
    capsys.readouterr()
    assert cli.main(["report", str(tmp_path), "--lang", "en"]) == 2
    assert "cabale-kuhn-poker" in capsys.readouterr().err
