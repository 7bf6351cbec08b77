"""The command `cabale`: help in three languages, exit codes, and one sentence for every bad input."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cabale import cli
from cabale.core.record import checksum
from cabale.games import GAMES
from cabale.text import LANGUAGES
from tests.terminal.tables import finished, unfinished

SCENARIO = Path(__file__).parent / "scenarios" / "complots" / "cx-01-example-1-true-captain.toml"
COMMANDS = (
    *("play", "learn", "replay", "scenario", "verify", "rules", "check", "serve", "mcp", "house"),
    *("arena", "seat", "report", "balance", "bench"),
)
OF_HOUSES = tuple(f"house {command}" for command in ("list", "close", "delete", "export", "backup"))


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, a data folder of one's own, no language set, nobody at the keyboard."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("CABALE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return work


def kept(place: Path) -> list[Path]:
    return [path for path in place.parent.rglob("*") if path.is_file()]


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that stands on the side of errors."""
    error = capsys.readouterr().err
    assert error.endswith("\n") and error.count("\n") == 1, error
    assert error.startswith("cabale: ") and error.rstrip().endswith((".", "…"))
    assert "Traceback" not in error
    return error.removeprefix("cabale: ").rstrip()


# --- help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS, *OF_HOUSES])
def test_help_in_every_language(language: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*command.split(), "--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    heading = {"fr": "Utilisation\u00a0:", "nl": "Gebruik:", "en": "Usage:"}[language]
    assert text.startswith(f"{heading} cabale")
    assert {"fr": "Afficher cette aide", "nl": "Toon deze hulp", "en": "Show this help"}[language] in text
    if language != "en":
        assert not re.search(r"\b(Usage|Commands|Arguments:|Show|the|Options:\n.*exit)\b", text)


def test_help_in_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    cli.main(["--help"])
    assert capsys.readouterr().out.startswith("Gebruik:")
    monkeypatch.setenv("CABALE_LANG", "fr")
    cli.main(["--help"])
    assert capsys.readouterr().out.startswith("Utilisation")
    cli.main(["--lang=en", "--help"])
    assert capsys.readouterr().out.startswith("Usage:")


def test_all_commands_are_listed_with_a_whole_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["--help"])
    text = capsys.readouterr().out
    assert [
        line.split()[0] for line in text.split("Commands:\n")[1].splitlines() if line[2:3] != " "
    ] == list(COMMANDS)
    assert "..." not in text


def test_no_command_shows_the_help_and_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert capsys.readouterr().err.startswith("Usage:")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert re.fullmatch(r"cabale \d+\.\d+\.\d+\n", capsys.readouterr().out)


# --- bad input

WRONG = {
    "no game": ["play"],
    "unknown game": ["play", "chess"],
    "too many seats": ["play", "complots", "--seats", "9"],
    "too few seats": ["play", "complots", "--seats", "1"],
    "seats in words": ["play", "complots", "--seats", "four"],
    "endless seats": ["play", "complots", "--seats", "9" * 5000],
    "unknown option": ["play", "complots", "--option", "jester=yes"],
    "bad value": ["play", "complots", "--option", "envoy=pope"],
    "endless value": ["play", "complots", "--option", "treasury_limit=" + "9" * 5000],
    "value in another script": ["play", "complots", "--option", "max_turns=٣"],
    "no value": ["play", "complots", "--option", "envoy"],
    "option twice": ["play", "complots", "--option", "envoy=inquisitor", "--option", "envoy=ambassador"],
    "unknown level": ["play", "complots", "--bots", "divine"],
    "bad seed": ["play", "complots", "--seed", "seven"],
    "raised seed": ["play", "complots", "--seed", "2²"],
    "bad pace": ["play", "complots", "--pace", "0.5"],
    "bad pace of a house": ["serve", "--pace", "nan"],
    "empty name": ["play", "complots", "--name", " "],
    "name that moves the cursor": ["play", "complots", "--name", "\x1b[2J"],
    "save into a folder": ["play", "complots", "--save", "."],
    "save nowhere": ["play", "complots", "--save", "no/where"],
    "unknown flag": ["play", "complots", "--nothing"],
    "flag without value": ["play", "complots", "--seats"],
    "flag with value": ["play", "complots", "--plain=yes"],
    "one too many": ["play", "complots", "guillotine"],
    "two too many": ["play", "complots", "guillotine", "druide"],
    "unknown command": ["dance"],
    "no input": ["play", "complots", "--plain"],
    "no file": ["replay"],
    "missing file": ["replay", "nothing.cabale"],
    "folder": ["verify", "."],
    "unknown rule": ["rules", "complots", "C-99"],
    "rules of an unknown game": ["rules", "chess"],
    "missing scenario": ["scenario", "nothing.toml"],
    "no scenario": ["scenario"],
    "endless games": ["arena", "complots", "--ladder", "random,novice", "--games", "9" * 5000],
    "endless thought": ["arena", "complots", "--ladder", "random,expert@" + "9" * 5000],
    "endless value in the arena": ["balance", "complots", "--option", "max_turns=5," + "9" * 5000],
    "seats of a benchmark": ["bench", "complots", "--seats", "99"],
    "a port that is none": ["serve", "--port", "http"],
    "a port out of range": ["serve", "--port", "65536"],
    "no house": ["house", "list"],
    "no house to copy": ["house", "backup", "copy.db"],
    "a copy nowhere": ["house", "backup", "no/where"],
    "no room": ["house", "close"],
    "a room of no house": ["house", "delete", "-room-"],
    "no file for a record": ["house", "export", "room"],
    "an unknown command of houses": ["house", "burn"],
    "a file that is no folder": ["house", "list", "--data", __file__],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG.values(), ids=[name.replace(" ", "-") for name in WRONG])
def test_bad_input_is_one_sentence(
    arguments: list[str], language: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*arguments, "--lang", language]) == 2
    here = sentence(capsys)
    assert "\x1b" not in here
    assert kept(place) == []
    others = [other for other in LANGUAGES if other != language]
    for other in others:
        assert cli.main([*arguments, "--lang", other]) == 2
        assert sentence(capsys) != here


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "tlh", "play", "complots"]) == 2
    assert sentence(capsys) == "“tlh” is not spoken here; expected: fr, nl or en."


def test_a_file_that_is_there_stays(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "mine").write_text("mine")
    assert cli.main(["play", "complots", "--save", "mine"]) == 2
    assert "mine" in sentence(capsys)
    assert (place / "mine").read_text() == "mine"


def records() -> dict[str, tuple[str, str]]:
    """Texts that are no records, and a word of the sentence that says so."""
    good = finished().record().write()
    body = good[: good.rindex("[end ")].replace(":pass", ":dance", 1)
    words = len(finished().record().words)
    other = good[: good.rindex("[end ")].replace("[rules 2]", "[rules 99]")
    return {
        "empty": ("", "record"),
        "foreign": ("1. e4 e5 2. Nf3", "record"),
        "truncated": (good[: len(good) // 2], "incomplete"),
        "edited": (good.replace("~duchess", "~captain", 1), "altered"),
        "sealed again": (f"{body}[end {words} {checksum(body)}]\n", "replayed"),
        "another edition": (f"{other}[end {words} {checksum(other)}]\n", "99"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("name", list(records()))
def test_what_is_no_record(
    name: str, command: str, language: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, word = records()[name]
    (place / "it.cabale").write_text(text)
    assert cli.main([command, "it.cabale", "--lang", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("cabale: it.cabale")
    assert told.err.count("\n") == 1
    assert language != "en" or word in told.err
    assert (place / "it.cabale").read_text() == text


def test_bytes_that_are_no_text(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "it.cabale").write_bytes(b"\xff\xfe\x00")
    for command in ("replay", "verify", "scenario"):
        assert cli.main([command, "it.cabale"]) == 2
        assert sentence(capsys) == "The file “it.cabale” is no text; a text file in UTF-8 is expected."


# --- playing


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", list(GAMES))
def test_a_whole_game_line_by_line(
    of: str, language: str, place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "1\np\n\n\n" * 300)  # what is no answer is asked again; two lines leave the deal book
    arguments = ["play", of, "--plain", "--seed", "4", "--name", "Zoé", "--save", "it.cabale"]
    assert cli.main([*arguments, "--lang", language]) == 0
    played = capsys.readouterr().out
    assert played.rstrip().endswith(
        {"fr": "it.cabale\u00a0».", "nl": "it.cabale”.", "en": "it.cabale”."}[language]
    )
    assert cli.main(["verify", "it.cabale", "--lang", language]) == 0
    assert cli.main(["replay", "it.cabale", "--lang", language, "--seat", "a"]) == 0
    events = [line for line in capsys.readouterr().out.splitlines() if line.endswith("]")]
    assert len(events) > 20 and set(events) <= set(played.splitlines())
    assert kept(place) == [place / "it.cabale"]


def test_the_same_seed_gives_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for seed in ("4", "4", "5"):
        answer(monkeypatch, "1\n" * 300)
        cli.main(["play", "complots", "--plain", "--seed", seed, "--seats", "3", "--bots", "random"])
        story, _, _ = capsys.readouterr().out.partition("Keep the record")  # there the time of day comes in
        told.append(story)
    assert told[0] == told[1] != told[2]


def test_a_finished_game_may_be_kept(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["play", "complots", "--plain", "--seats", "2", "--seed", "3"]
    answer(monkeypatch, "1\n" * 300)
    assert cli.main(arguments) == 0
    answers = "1\n" * capsys.readouterr().out.count("Your answer")
    for last, count in (("n\n", 0), ("", 0), ("y\n", 1)):
        answer(monkeypatch, answers + last)
        assert cli.main(arguments) == 0
        assert len(kept(place)) == count
    [file] = kept(place)
    assert file.parent == place.parent / "data/cabale/games"
    assert str(file) in capsys.readouterr().out
    assert cli.main(["verify", str(file)]) == 0


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "table\nquit\n")
    arguments = ["--option", "envoy=inquisitor", "--option", "first_player=a", "--seats", "5"]
    assert cli.main(["play", "complots", "--plain", *arguments]) == 0
    text = capsys.readouterr().out
    assert (
        "Inquisitor" in text and "Ambassador" not in text and "Leschot" not in text and "Maillardet" in text
    )


def test_options_reach_guillotine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the English edition a day is begun by the left neighbour of whoever began the last one."""
    for edition, begins in (("amigo", "Kempelen"), ("wotc", "Vaucanson")):
        answer(monkeypatch, "1\n" * 300)
        arguments = ["--option", f"edition={edition}", "--option", "first_player=a", "--seats", "3"]
        arguments += ["--seed", "2", "--bots", "random", "--lang", "en"]
        assert cli.main(["play", "guillotine", "--plain", *arguments]) == 0
        assert f"Day 2 breaks, and {begins} begins it." in capsys.readouterr().out, edition


def test_cards_that_do_not_add_up_are_told_of_no_other_game(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = 'id = "X"\ngame = "guillotine"\ntitle = "X"\n[table]\nline = ["duke", "duke"]\n'
    (place / "it.toml").write_text(page + "[[then]]\nover = false\n")
    assert cli.main(["scenario", "it.toml", "--lang", "en"]) == 2
    told = sentence(capsys)
    assert told == (
        "it.toml: table.line: these cards do not add up to a box of this game; expected: 50 × 1 (G-11)."
    )


def test_leaving_keeps_the_game_once_something_was_answered(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "quit\n")
    assert cli.main(["play", "complots", "--plain", "--seed", "8"]) == 0
    assert kept(place) == []
    answer(monkeypatch, "1\nquit\n")
    assert cli.main(["play", "complots", "--plain", "--seed", "8"]) == 0
    [file] = kept(place)
    error = capsys.readouterr().err
    assert str(file) in error and "all cards" in error
    assert "[secret" not in file.read_text()
    assert cli.main(["replay", str(file)]) == 0
    assert cli.main(["replay", str(file), "--seat", "a"]) == 0
    assert cli.main(["replay", str(file), "--seat", "open"]) == 2
    assert cli.main(["replay", str(file), "--seat", "b"]) == 2
    assert cli.main(["verify", str(file)]) == 2


def test_the_end_of_input_loses_nothing_that_was_to_be_kept(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "1\n1\n")
    assert cli.main(["play", "complots", "--plain", "--seed", "8", "--save", "it.cabale"]) == 2
    assert "it.cabale" in sentence(capsys)
    assert "a:income" in (place / "it.cabale").read_text()


def test_an_interruption_is_quiet(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            line = super().readline(-1)
            if not line:
                raise KeyboardInterrupt
            return line

    monkeypatch.setattr(sys, "stdin", Interrupted("1\n"))
    assert cli.main(["play", "complots", "--plain", "--seed", "8"]) == 130
    assert "Traceback" not in capsys.readouterr().err
    assert len(kept(place)) == 1
    monkeypatch.setattr(sys, "stdin", Interrupted(""))
    assert cli.main(["play", "complots", "--plain", "--seed", "8"]) == 130
    assert len(kept(place)) == 1


# --- the other commands


def test_replay_through_different_eyes(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "it.cabale").write_text(finished().record().write())
    told = {}
    for seat in ("a", "public", "open"):
        assert cli.main(["replay", "it.cabale", "--seat", seat]) == 0
        told[seat] = capsys.readouterr().out
    assert len(set(told.values())) == 3
    assert "Everybody is dealt 2 cards." in told["public"]
    assert told["a"].count("You are dealt a") == 2 and "The others are dealt 2 cards each." in told["a"]
    assert told["open"].count(" is dealt a") == 8
    assert cli.main(["replay", "it.cabale"]) == 0
    assert capsys.readouterr().out == told["open"]
    assert cli.main(["replay", "it.cabale", "--seat", "h"]) == 2


def test_nothing_in_a_file_moves_the_cursor(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    match.names = ("\x1b[2J", "b", "c", "d")
    match.say(1, "psst \x1b[2J" + "!" * 200)
    (place / "it.cabale").write_text(match.record().write())
    assert cli.main(["replay", "it.cabale"]) == 0
    text = capsys.readouterr().out
    assert "\x1b" not in text and "!" * 200 in text
    title = SCENARIO.read_text("utf-8").replace("Example", "\\u001b[2J").replace("a = 4", "a = 5")
    (place / "it.toml").write_text(title)
    assert cli.main(["scenario", "it.toml"]) == 1
    assert "\x1b" not in capsys.readouterr().out


def test_verify_tells_a_deal_from_a_forgery(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    (place / "good.cabale").write_text(match.record().write())
    assert cli.main(["verify", "good.cabale"]) == 0
    assert capsys.readouterr().out.startswith("The record holds: ")
    match.secret = bytes(32)
    (place / "secret.cabale").write_text(match.record().write())
    assert cli.main(["verify", "secret.cabale"]) == 1
    assert "secret" in capsys.readouterr().err
    match.commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"  # of that secret
    (place / "draw.cabale").write_text(match.record().write())
    assert cli.main(["verify", "draw.cabale"]) == 1
    assert "answer 1 says" in capsys.readouterr().err
    (place / "open.cabale").write_text(unfinished().write())
    assert cli.main(["verify", "open.cabale"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_pass_fail_or_are_wrong(
    language: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = SCENARIO.read_text("utf-8")
    (place / "good.toml").write_text(good)
    (place / "fails.toml").write_text(re.sub(r"coins = \{ a = 4", "coins = { a = 5", good))
    (place / "typo.toml").write_text(good.replace("[[then]]", "[[than]]"))
    (place / "card.toml").write_text(good.replace('"duchess"', '"pope"', 1))
    assert (place / "fails.toml").read_text() != good
    lang = ["--lang", language]
    assert cli.main(["scenario", "good.toml", *lang]) == 0
    assert capsys.readouterr().err == ""
    assert cli.main(["scenario", "good.toml", "fails.toml", *lang]) == 1
    out = capsys.readouterr().out
    assert "fails.toml" in out and "coins.a" in out and "5" in out and "4" in out
    for wrong, expected in (("typo.toml", "then"), ("card.toml", "countess")):
        assert cli.main(["scenario", "fails.toml", wrong, "good.toml", *lang]) == 2
        told = capsys.readouterr()
        assert wrong in told.err and expected in told.err and told.err.count("\n") == 1
        assert "fails.toml" in told.out


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "complots", "c-26", "--lang", "en"]) == 0
    one = capsys.readouterr().out
    assert one.startswith("C-26\n") and one.count("\nC-") == 0
    assert cli.main(["rules", "complots", "--lang", "en"]) == 0
    everything = capsys.readouterr().out
    assert everything.startswith("Complots\n\nC-1\n") and one in everything
    assert cli.main(["rules", "complots", "C-26", "--lang", "nl"]) == 0
    assert capsys.readouterr().out != one


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench(language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from cabale.arena import speed

    quick = speed.measure("complots", 2, seconds=0.01, repeats=1)
    monkeypatch.setattr("cabale.terminal.bench.measure", lambda game, seats: quick)
    assert cli.main(["bench", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Complots, 4 ")
    assert len(lines) >= 9


# --- as a process


def run(*arguments: str, text: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cabale", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **variables},
        timeout=60,
    )


def test_a_pipe_is_played_line_by_line_without_being_told() -> None:
    done = run("play", "complots", "--seed", "4", "--lang", "fr", text="1\n" * 300)
    assert done.returncode == 0 and done.stderr == ""
    assert "\x1b" not in done.stdout
    assert done.stdout.startswith("Complots. Vous êtes Convive, place a.\n")


def test_letters_that_the_terminal_lacks_do_no_harm() -> None:
    done = run("play", "complots", "--seed", "4", "--lang", "fr", text="1\n" * 300, PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == ""


def test_a_reader_that_leaves_does_no_harm() -> None:
    command = f"{sys.executable} -m cabale rules complots | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, encoding="utf-8", timeout=60)
    assert done.stdout.startswith("Complots\n") and done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(("language", "word"), [("fr", "colonnes"), ("nl", "kolommen"), ("en", "columns")])
def test_a_terminal_of_20_columns(language: str, word: str, place: Path) -> None:
    code, output = in_terminal(20, 24, "play", "complots", "--lang", language)
    assert code == 2
    assert output.startswith("cabale: ") and output.count("\n") == 1
    assert word in output and "--plain" in output and "\x1b" not in output
    assert kept(place) == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_terminal_that_closes_loses_nothing(place: Path) -> None:
    code, _ = in_terminal(
        80, 24, "play", "complots", "--pace", "at_once", "--seed", "8", keys=b"1", close=True
    )
    assert code == 130
    assert len(kept(place)) == 1


def in_terminal(
    columns: int, lines: int, *arguments: str, keys: bytes = b"", close: bool = False
) -> tuple[int, str]:
    """Run in a terminal of this size; type, and if asked to, shut the window once that was seen."""
    import fcntl
    import pty
    import struct
    import termios

    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-m", "cabale", *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**environment, "TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(slave)
    output = b""
    waiting = keys
    while True:
        try:
            data = os.read(master, 65536)
        except OSError:  # nobody writes any more
            break
        if not data:
            break
        output += data
        if waiting and b"C-11" in output:  # the first question is there
            os.write(master, waiting)
            waiting = b""
        elif close and b"C-34" in output:  # and the answer has been played
            break
    os.close(master)
    return process.wait(timeout=30), output.decode(errors="replace").replace("\r\n", "\n")
