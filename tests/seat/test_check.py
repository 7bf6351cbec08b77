"""`cabale seat check`: a program plays every game, and reads in one's language what it did wrong."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from cabale import cli
from cabale.games import GAMES
from cabale.seat import BadSeat
from cabale.text import LANGUAGES, Words
from tests.seat.programs import bad, example

MANY = 777  # offers: what a sentence says before their number
MOST = 3  # answers that a program loses in a game before it is not asked again


def check(command: str, language: str) -> int:
    return cli.main(["seat", "check", command, "--lang", language])


def games(lines: list[str]) -> list[str]:
    """The titles of the games that are told of."""
    return [line.partition(":")[0].strip() for line in lines if line[0] != " "]


def titles(language: str) -> list[str]:
    return [Words(language).game_title(game) for game in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_good_program(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(shlex.join(example("python")), language) == 0
    said = capsys.readouterr()
    *lines, last = said.out.splitlines()
    assert last == Words(language).say("seat-done", found=0) and not said.err
    assert games(lines) == titles(language) and len(lines) == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("way", "refused"),
    [
        ("cheat", [BadSeat("seat_move", move="9999", count=count) for count in (1, MANY)]),
        ("quit", [BadSeat("seat_gone")]),
        ("gone", [BadSeat("seat_gone")]),
        ("future", [BadSeat("seat_version", found="2", expected=("1",))]),
    ],
)
def test_what_is_wrong_is_said_for_every_game(
    way: str, refused: list[BadSeat], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One answers illegally, one ends in the middle and one at once, one wants another version."""
    assert check(shlex.join(bad(way)), language) == 1
    said = capsys.readouterr()
    words = Words(language)
    *lines, last = said.out.splitlines()
    assert last == words.say("seat-done", found=MOST * len(GAMES)) and not said.err
    assert games(lines) == titles(language)
    wrong = [line for line in lines if line[0] == " "]
    sentences = tuple(f"  - {words.refusal(each).partition(str(MANY))[0]}" for each in refused)
    assert len(wrong) >= len(GAMES) and all(line.startswith(sentences) for line in wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["seat_move", "model_move"])
def test_where_there_was_one_offer_it_is_spoken_of_as_one(code: str, language: str) -> None:
    one, many = (BadSeat(code, move="9", count=count, last=count - 1) for count in (1, 4))
    words = Words(language)
    assert "1" not in words.refusal(one) and "4" in words.refusal(many)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_last_words_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("sh -c 'echo no such library >&2'", language) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines.count("  " + Words(language).say("seat-errors")) == len(GAMES)
    assert lines.count("    no such library") == len(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_never_starts_is_tried_once(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "no-program"
    text.write_text("this is no program")
    text.chmod(0o755)
    assert check(str(text), language) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert games(lines) == titles(language)[:1]
    assert last == Words(language).say("seat-done", found=MOST)
    assert len(lines) == 2 and str(text)[:40] in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["./nowhere/at-all --depth 3", "nobody-has-this", "", "a '"])
def test_a_command_that_names_none_costs_one_sentence(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(command, language) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and not said.out
