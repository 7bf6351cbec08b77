"""Many games: the same whoever plays them, everybody in every seat, refused when they make no sense."""

from functools import partial
from typing import Any

import pytest

from cabale import bots
from cabale.arena import Entrant, play_many
from cabale.arena.__main__ import main
from cabale.arena.series import BATCH, Series, entrant
from cabale.core.errors import BadSetup


def test_the_number_of_workers_changes_nothing() -> None:
    lineup = ["regular", "random", "random"]
    alone, together = (
        play_many("complots", lineup, BATCH + 7, 3, {"max_turns": 9}, workers=workers) for workers in (1, 2)
    )
    assert alone == together
    assert alone[0].wins % 1 or alone[1].wins % 1  # some ended at the cap, shared


@pytest.mark.parametrize("game", ["complots", "guillotine"])
def test_shares_add_up_to_the_games(game: str) -> None:
    results = play_many(game, ["random", "regular", "random", "random"], 30, 5, workers=1)
    assert [(result.name, result.seats, result.games) for result in results] == [
        ("random", 3, 30),
        ("regular", 1, 30),
    ]
    assert sum(result.wins for result in results) == pytest.approx(30)
    for result in results:
        low, high = result.interval
        assert low < result.share < high


@pytest.mark.parametrize("game", ["complots", "guillotine"])
def test_another_seed_plays_other_games(game: str) -> None:
    series = [Series(game, tuple([entrant(game, "random")] * 4), seed, {}) for seed in (1, 2)]
    assert series[0].batch(0, 20) != series[1].batch(0, 20)
    assert series[0].batch(0, 20) == series[0].batch(0, 20)


def test_who_searches_may_be_told_how_much_to_think() -> None:
    """Walks repeat; two measures of one level are two names."""
    lineup = ["expert@20", "expert@5", "regular@1ms"]
    first, again = (play_many("druide", [*lineup[:2], "random"], 6, 3, workers=1) for _ in range(2))
    assert first == again
    assert [result.name for result in play_many("druide", lineup, 1, 3, workers=1)] == lineup


class Note:
    """A player that plays the first move and notes where it sat."""

    def __init__(self, seats: list[int], seed: int) -> None:
        self.seats = seats

    def choose(self, view: Any, moves: list[int]) -> int:
        if not self.seats or self.seats[-1] != view.seat:
            self.seats.append(view.seat)
        return moves[0]


def test_everybody_moves_up_a_seat_from_game_to_game() -> None:
    seats: list[int] = []
    lineup = [
        Entrant("note", partial(Note, seats)),
        entrant("complots", "random"),
        entrant("complots", "random"),
    ]
    play_many("complots", lineup, 6, 1, workers=1)
    assert seats == [0, 2, 1, 0, 2, 1]


def test_players_of_one_game_have_different_seeds() -> None:
    seeds = []

    def seat(seed: int) -> Any:
        seeds.append(seed)
        return bots.make("complots", "random", seed)

    play_many("complots", [Entrant("x", seat), Entrant("y", seat)], 3, 1, workers=1)
    assert len(set(seeds)) == 6


@pytest.mark.parametrize(
    ("game", "lineup", "games", "options", "code"),
    [
        ("whist", ["random", "random"], 1, {}, "unknown_game"),
        ("complots", ["random"], 1, {}, "bad_seats"),
        ("complots", ["random"] * 9, 1, {}, "bad_seats"),
        ("guillotine", ["random"] * 6, 1, {}, "bad_seats"),
        ("complots", ["random", "brilliant"], 1, {}, "unknown_level"),
        ("complots", ["random", "regular@100"], 1, {}, "unknown_level"),
        ("druide", ["random", "random", "random@100ms"], 1, {}, "unknown_level"),
        ("druide", ["random", "random", "expert@"], 1, {}, "unknown_level"),
        ("druide", ["random", "random", "expert@0"], 1, {}, "unknown_level"),
        ("druide", ["random", "random", "expert@soon"], 1, {}, "unknown_level"),
        ("druide", ["random", "random", "expert@-5ms"], 1, {}, "unknown_level"),
        ("complots", ["random", "random"], 0, {}, "bad_count"),
        ("complots", ["random", "random"], 1, {"envoi": "inquisitor"}, "unknown_option"),
        ("complots", ["random", "random"], 1, {"envoy": "duchess"}, "bad_option_value"),
        ("guillotine", ["random", "random"], 1, {"envoy": "inquisitor"}, "unknown_option"),
    ],
)
def test_what_makes_no_sense_is_refused(
    game: str, lineup: list[str], games: int, options: dict[str, object], code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        play_many(game, lineup, games, 1, options)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("game", "option"), [("complots", "envoy=inquisitor"), ("guillotine", "edition=wotc")]
)
def test_the_command_prints_a_table(game: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--seats", "2", "--players", "regular,random"]
    games = ["--games", "20", "--seed", "1", "--workers", "1", "--option", option]
    assert main([game, *players, *games]) == 0
    head, regular, other = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["player", "seats", "games"]
    assert regular.split()[:3] == ["regular", "1", "20"]
    assert other.split()[-1] == "50.0%"


def test_the_command_refuses_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("complots --players regular,brilliant".split()) == 2
    assert "unknown_level" in capsys.readouterr().err
    for wrong in (
        "complots --seats 3 --players regular,random",
        "complots --players regular,random --option envoy",
    ):
        with pytest.raises(SystemExit) as refused:
            main(wrong.split())
        assert refused.value.code == 2
