"""Result files: what was played is never played again, and nothing foreign is mixed in."""

import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from cabale.arena.contests import Limits, Outcome, Setting, duel, hold
from cabale.arena.crews import Alone
from cabale.arena.files import BadResults, ResultFile, file_name, read_games, read_header
from cabale.arena.series import Played, Series
from tests.arena.processes import still_there

SETTING = Setting("complots", 2, {}, 1)
ALL = Limits(games=20, early=False)


def play(folder: Path | None, limits: Limits = ALL, setting: Setting = SETTING) -> Outcome:
    return hold(duel(setting, "regular", "random"), limits, Alone(), folder)


def but_seconds(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(played, seconds=0.0) for played in games]


def the_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_file_has_a_header_and_a_line_for_each_game(tmp_path: Path) -> None:
    outcome = play(tmp_path / "new" / "folder")
    file = the_file(tmp_path / "new" / "folder")
    assert file.name == "complots-2-regular-vs-random.jsonl"
    assert read_header(file) == outcome.contest.series.header
    assert list(read_games(file)) == outcome.games
    lines = file.read_text().splitlines()
    assert [json.loads(line).get("number") for line in lines] == [None, *range(20)]


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play(tmp_path, Limits(games=7, early=False))
    assert first.new == 7
    numbers = []
    play_it = Series.play

    def watched(series: Series, number: int) -> Played:
        numbers.append(number)
        return play_it(series, number)

    monkeypatch.setattr(Series, "play", watched)
    more = play(tmp_path)
    assert numbers == list(range(7, 20)) and more.new == 13
    assert more.games[:7] == first.games
    fewer = play(tmp_path, Limits(games=5, early=False))
    assert fewer.new == 0 and fewer.games == first.games[:5]
    assert len(list(read_games(the_file(tmp_path)))) == 20


@pytest.mark.parametrize("left", [0, 1, 100, -1, -200])
def test_a_file_cut_off_anywhere_goes_on(left: int, tmp_path: Path) -> None:
    whole = play(tmp_path)
    file = the_file(tmp_path)
    text = file.read_bytes()
    file.write_bytes(text[:left])
    again = play(tmp_path)
    assert but_seconds(again.games) == but_seconds(whole.games)
    assert list(read_games(file)) == again.games


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cabale", "arena", "guillotine", "--players", "random,random"]
    command += ["--games", "100000", "--workers", "2", "--results", str(tmp_path)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    path = tmp_path / "guillotine-2-random-random.jsonl"
    try:
        while not path.exists() or path.stat().st_size < 20_000:
            assert running.poll() is None
            time.sleep(0.05)
    finally:
        running.kill()
        running.wait()
    while still_there(running.pid):  # or for ever, which the limit of every test ends
        time.sleep(0.05)  # its workers notice and leave
    known = list(read_games(path))
    assert len(known) > 5
    series = Series(**{name: getattr(read_header(path), name) for name in Series.__struct_fields__[:6]})
    assert [but_seconds([played]) for played in known[:3]] == [
        but_seconds([series.play(number)]) for number in range(3)
    ]


def test_results_of_another_series_are_refused(tmp_path: Path) -> None:
    play(tmp_path)
    before = the_file(tmp_path).read_bytes()
    with pytest.raises(BadResults) as refused:
        play(tmp_path, setting=SETTING._replace(seed=2))
    assert refused.value.code == "other_results"
    assert the_file(tmp_path).read_bytes() == before


@pytest.mark.parametrize(("place", "line"), [(0, 1), (4, 5)])
def test_what_is_no_result_is_refused(place: int, line: int, tmp_path: Path) -> None:
    play(tmp_path)
    lines = the_file(tmp_path).read_bytes().splitlines(keepends=True)
    for wrong in (b"{}\n", b"\xff\xfe\n", lines[-1]):
        the_file(tmp_path).write_bytes(b"".join([*lines[:place], wrong, *lines[place + 1 :]]))
        with pytest.raises(BadResults) as refused:
            play(tmp_path)
        assert (refused.value.code, refused.value.arguments["line"]) == ("no_results", line)


def test_other_options_have_another_file(tmp_path: Path) -> None:
    names = {
        file_name(
            duel(SETTING._replace(options=options), "expert@10", "random").series, "expert@10-vs-random"
        )
        for options in ({}, {"envoy": "inquisitor"}, {"max_turns": 9})
    }
    assert names == {
        "complots-2-expert@10-vs-random.jsonl",
        "complots-2-envoy=inquisitor-expert@10-vs-random.jsonl",
        "complots-2-max_turns=9-expert@10-vs-random.jsonl",
    }


def test_an_open_file_shows_every_game_at_once(tmp_path: Path) -> None:
    contest = duel(SETTING, "regular", "random")
    file = ResultFile(tmp_path / "a.jsonl", contest.series.header)
    for number in range(3):
        file.add(contest.series.play(number))
        assert len(list(read_games(tmp_path / "a.jsonl"))) == number + 1
    file.close()
