"""Bots that others wrote, on the command line: where they are found, and what is said when they fail."""

import sys
from pathlib import Path

import pytest

from cabale import cli
from cabale.arena.entrants import entrant
from cabale.arena.files import read_games
from cabale.arena.guests import BadGuest, find_maker
from cabale.core.match import Negotiator
from cabale.text import LANGUAGES

SOUND = """
class Bot:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, moves):
        return moves[self.seed % len(moves)]

class First:
    def choose(self, view, moves):
        return moves[0]

def make(seed=0):
    return First()

class Talker(First):
    def propose(self, view):
        return []
    def consider(self, view, pledge):
        return False
"""

FAILING = """
no_bot = 3

class Mute:
    pass

class Broken:
    def __init__(self):
        raise OSError("no model here")

class Late:
    def choose(self, view, moves):
        return 1 // 0 if view.turns else moves[0]

class Cheat:
    def choose(self, view, moves):
        return 9999

class Liar(Late):
    def choose(self, view, moves):
        return moves[0]
    def propose(self, view):
        raise KeyError("offer")
    def consider(self, view, pledge):
        return True
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with bots in it."""
    (tmp_path / "bots_of_mine").mkdir()
    (tmp_path / "bots_of_mine/sound.py").write_text(SOUND)
    (tmp_path / "bots_of_mine/failing.py").write_text(FAILING)
    (tmp_path / "bots_of_mine/torn.py").write_text("import a_library_that_nobody_has\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # taken off again afterwards
    for name in ("bots_of_mine", "bots_of_mine.sound", "bots_of_mine.failing", "bots_of_mine.torn"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    entrant.cache_clear()  # it remembers bots of the folders before
    return tmp_path


def arena(*arguments: str, workers: int = 1) -> int:
    return cli.main(["arena", "complots", *arguments, "--workers", str(workers), "--lang", "en"])


def test_a_class_or_a_function_with_a_seed_or_without(capsys: pytest.CaptureFixture[str]) -> None:
    mine = [f"bots_of_mine.sound:{name}" for name in ("Bot", "First", "make", "Talker")]
    assert arena("--players", ",".join(mine), "--games", "4") == 0
    out = capsys.readouterr().out
    assert all(f"{name} " in out for name in mine)


def test_in_other_processes_it_is_the_same_guest(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--round-robin", "random,bots_of_mine.sound:Bot", "--seats", "2", "--games", "6", "--full"]
    for workers, folder in ((1, "alone"), (2, "beside")):
        assert arena(*wanted, "--results", folder, workers=workers) == 0
    (alone,), (beside,) = (list((here / folder).iterdir()) for folder in ("alone", "beside"))
    assert alone.name == beside.name == "complots-2-random-vs-bots_of_mine.sound_Bot.jsonl"
    rows = [[(game.ranks, game.decisions) for game in read_games(file)] for file in (alone, beside)]
    assert rows[0] == rows[1] and len(rows[0]) == 6


@pytest.mark.parametrize(
    ("guest", "told"),
    [
        ("nowhere.at.all:Bot", "no module nowhere.at.all"),
        ("bots_of_mine.nowhere:Bot", "no module bots_of_mine.nowhere"),
        (":Bot", "no module"),
        ("../sound:Bot", "no module"),
        ("bots_of_mine.sound:Nobody", "has no “Nobody”"),
        ("bots_of_mine.sound:", "has no “”"),
        ("bots_of_mine.torn:Bot", "(bots_of_mine/torn.py:1: ModuleNotFoundError: No module named 'a_library"),
        ("bots_of_mine.failing:no_bot", "is no bot"),
        ("bots_of_mine.failing:Mute", "is no bot"),
        ("bots_of_mine.failing:Broken", "(bots_of_mine/failing.py:9: OSError: no model here)"),
        (
            "bots_of_mine.failing:Late",
            "middle of a game (bots_of_mine/failing.py:13: ZeroDivisionError: integer division",
        ),
        ("bots_of_mine.failing:Cheat", "answered 9999"),
    ],
)
def test_what_is_wrong_with_a_guest_costs_one_sentence_that_names_it(
    guest: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for players in (["--players", f"random,{guest}"], ["--round-robin", f"random,{guest}", "--seats", "2"]):
        assert arena(*players, "--games", "3") == 2
        said = capsys.readouterr()
        assert told in said.err and guest in said.err and said.err.count("\n") == 1 and said.out == ""


def test_what_is_wrong_with_its_offers_bears_its_name_too() -> None:
    sound, failing = (find_maker(f"bots_of_mine.{name}")(1) for name in ("sound:Talker", "failing:Liar"))
    assert isinstance(sound, Negotiator) and isinstance(failing, Negotiator)
    assert sound.propose(None) == ()
    with pytest.raises(BadGuest, match=r"failing:Liar.*KeyError: 'offer'"):
        failing.propose(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_three_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for guest in ("nowhere:Bot", *(f"bots_of_mine.failing:{name}" for name in ("Broken", "Late", "Cheat"))):
        wanted = ["arena", "complots", "--players", f"random,{guest}", "--workers", "1", "--lang", language]
        assert cli.main(wanted) == 2
        assert guest in capsys.readouterr().err
