"""Programs at a seat: the examples play every game, and what others do wrong costs them their answer."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cabale import bots
from cabale.core.match import Match, Player, deal
from cabale.core.record import read_record
from cabale.core.seats import CHANCE
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.seat import BadSeat, Limits, Program
from cabale.seat.limits import KEY
from cabale.seat.process import Process
from cabale.seat.teller import default
from cabale.text import LANGUAGES, Words
from tests.seat.programs import EXAMPLES, PATIENT, bad, example


def play(game: str, program: Program, seed: int = 3) -> Match:
    """A whole game against players without a thought."""
    match = deal(GAMES[game], seed=seed)
    others: list[Player] = [bots.make(game, "random", seat) for seat in range(1, match.seats)]
    try:
        match.run([program, *others])
    finally:
        program.close(match.view(0))
    return match


def verified(match: Match) -> bool:
    return verify(match.game, read_record(match.record().write())).fair


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["python", "javascript", "c"])
def test_the_examples_play_every_game(language: str, game: str) -> None:
    program = Program(example(language), 1, PATIENT)
    match = play(game, program)
    assert match.state.over and not program.failures
    assert verified(match)


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("complots", "envoy", "inquisitor"),
        ("guillotine", "edition", "wotc"),
        ("druide", "number_deck", "single"),
        ("convention", "rounds", 3),
        ("cocarde", "figures", "off"),
    ],
)
def test_a_program_is_told_by_which_options_it_plays(
    game: str, option: str, value: Any, tmp_path: Path
) -> None:
    """It reads its hello, keeps it, and goes."""
    kept = tmp_path / "hello.json"
    program = Program(["sh", "-c", f"head -n 1 > {kept}"], 1, BRISK)
    match = deal(GAMES[game], seed=3, **{option: value})
    while match.state.turn == CHANCE:
        match.draw()
    view = match.view(match.state.turn)
    program.choose(view, match.state.moves(view.seat))
    program.close()
    told = json.loads(kept.read_text("utf-8"))
    assert told["type"] == "hello" and told["options"] == view.options
    assert told["options"][option] == value != GAMES[game].read_options(1, {}, view.seats)[option]


def test_the_examples_are_short() -> None:
    files = sorted(EXAMPLES.glob("bot.*"))
    assert [file.name for file in files] == ["bot.c", "bot.mjs", "bot.py"]
    assert all(len(file.read_text("utf-8").splitlines()) <= 60 for file in files)


BRISK = Limits(start=60.0, answer=60.0, leave=0.0)
HASTY = Limits(start=0.2, answer=0.2, leave=0.0)  # for programs that never answer at all


@pytest.mark.parametrize(
    ("ways", "code", "limits"),
    [
        (["future"], "seat_version", BRISK),
        (["foreign"], "seat_language", BRISK),
        (["rude"], "seat_no_hello", BRISK),
        (["gone"], "seat_gone", BRISK),
        (["mute"], "seat_silent", HASTY),
        (["sleep"], "seat_silent", BRISK._replace(answer=0.2)),
        (["quit"], "seat_gone", BRISK),
        (["novel"], "seat_long", BRISK),
        (["flood"], "seat_flood", BRISK),
        (["gibberish"], "seat_message", BRISK),
        (["deep"], "seat_message", BRISK),
        (["binary"], "seat_message", BRISK),
        (["number"], "seat_message", BRISK),
        (["unknown"], "seat_message", BRISK),
        (["hello"], "seat_unexpected", BRISK),
        (["ahead"], "seat_ahead", BRISK),
        (["mumble"], "seat_line", BRISK),
        (["illegal"], "seat_move", BRISK),
        (["negative"], "seat_move", BRISK),
        (["words"], "seat_move", BRISK),
    ],
    ids=lambda given: given[0] if isinstance(given, list) else "",
)
def test_what_a_program_does_wrong_costs_it_its_answer(ways: list[str], code: str, limits: Limits) -> None:
    """The default of the game is played, the position stays as it was, and three languages say why."""
    match = deal(GAMES["complots"], seed=3, seats=3, first_player="a")
    while not match.state.moves(0):
        match.draw()
    view, moves, before = match.view(0), match.state.moves(0), match.state.dump()
    program = Program(bad(*ways), 1, limits)
    assert program.choose(view, moves) == GAMES["complots"].default(match.state, 0)
    program.close()
    assert match.state.dump() == before
    (failed,) = program.failures
    assert failed.code == code
    sentences = {Words(language).refusal(failed) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("way", ["stale", "babble", "twice", "loud"])
def test_what_is_odd_but_not_wrong_costs_nothing(way: str) -> None:
    program = Program(bad(way), 1, PATIENT)
    assert verified(play("guillotine", program))
    assert not program.failures


def test_a_program_that_fails_too_often_is_not_asked_again() -> None:
    program = Program(bad("quit"), 1, BRISK)
    assert verified(play("complots", program))
    assert [failed.code for failed in program.failures] == ["seat_gone"] * BRISK.failures


def test_one_that_cheats_once_is_told_and_plays_on() -> None:
    program = Program(bad("right", "illegal", "right"), 1, PATIENT)
    match = play("complots", program)
    assert [failed.code for failed in program.failures] == ["seat_move"] and verified(match)


def test_no_program_inherits_the_key_of_models(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "sk-the-secret-of-the-house")
    tells = "import os, sys; sys.stderr.write(' '.join(os.environ))"
    program = Program((sys.executable, "-S", "-c", tells), 1, PATIENT)
    match = deal(GAMES["complots"], seed=1, seats=2, first_player="a")
    while not match.state.moves(0):
        match.draw()
    program.choose(match.view(0), match.state.moves(0))
    assert "PATH" in program.errors.split() and KEY not in program.errors.split()


def test_a_program_that_never_starts(tmp_path: Path) -> None:
    text = tmp_path / "no-program"
    text.write_text("this is no program")
    text.chmod(0o755)
    program = Program([str(text)], 1, PATIENT)
    assert verified(play("complots", program))
    assert {failed.code for failed in program.failures} == {"seat_unstarted"}


def test_pledges_of_a_program_are_made_and_kept_in_the_book() -> None:
    """The example in Python bargains; with itself it comes to terms. What cannot be promised is lost."""
    match = deal(GAMES["convention"], seed=3)
    programs = [Program(example("python"), seat, PATIENT) for seat in range(2)]
    others: list[Player] = [bots.make("convention", "random", seat) for seat in range(2, match.seats)]
    match.run([*programs, *others])
    for seat, program in enumerate(programs):
        program.close(match.view(seat))
        assert not program.failures
    assert any(pledge.standing == "accepted" for pledge in match.view(0).pledges)
    assert verified(match)


@pytest.mark.parametrize(("way", "reason"), [("wish", "pledge_to_oneself"), ("elsewhere", "no_such_seat")])
def test_a_pledge_that_cannot_be_made_is_lost_and_the_program_is_told_why(
    way: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, send = list[Any](), Process.send

    def heard(process: Process, line: bytes) -> None:
        sent.append(json.loads(line))
        send(process, line)

    monkeypatch.setattr(Process, "send", heard)
    wishing = Program(bad(way), 1, BRISK)
    assert verified(play("convention", wishing))
    refused = BadSeat("seat_pledge", reason=reason)
    assert [(failed.code, failed.arguments) for failed in wishing.failures] == [
        (refused.code, refused.arguments)
    ] * BRISK.failures
    told = [(line["sentence"], line["played"]) for line in sent if line["type"] == "refused"]
    sentence = Words("en").refusal(wishing.failures[0])  # with that of the reason in it
    assert reason not in sentence
    assert told == [(sentence, "")] * (BRISK.failures - 1)  # with the last it is ended


def test_nothing_is_left_of_a_program_that_will_not_go(tmp_path: Path) -> None:
    """One that begins another, and reads nothing any more: both are gone."""
    script = "sleep 3600 & echo $! > {0}/child; echo $$ > {0}/own; read line; exec sleep 3600"
    program = Program(["sh", "-c", script.format(tmp_path)], 1, HASTY._replace(start=5.0, failures=1))
    match = deal(GAMES["complots"], seed=3, seats=3, first_player="a")
    while not match.state.moves(0):
        match.draw()
    program.choose(match.view(0), match.state.moves(0))
    for name in ("own", "child"):
        pid = int((tmp_path / name).read_text())
        while running(
            pid
        ):  # for a moment after it was killed, or for ever, which the limit of every test ends
            time.sleep(0.01)


def running(pid: int) -> bool:
    """A process that has ended and that nobody has waited for is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_default_is_what_a_silent_seat_plays() -> None:
    """Worked out from the view alone, it is that of the real position."""
    for game in GAMES.values():
        match = deal(game, seed=5)
        players = [bots.make(game.id, "random", seat) for seat in range(match.seats)]
        while not match.state.over:
            if (seat := match.state.turn) == CHANCE:
                match.draw()
                continue
            view, moves = match.view(seat), match.state.moves(seat)
            assert default(game, view, moves) == game.default(match.state, seat)
            match.play(seat, players[seat].choose(view, moves))
