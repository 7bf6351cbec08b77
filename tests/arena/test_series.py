"""A series: every game follows from its number alone, and tells what it was."""

from functools import partial
from typing import Any

import msgspec
import pytest

from cabale import bots
from cabale.arena import Entrant, play_many
from cabale.arena.lineups import Plan, one_table
from cabale.arena.series import Played, Series, make_series
from cabale.core.errors import BadSetup
from cabale.games import GAMES


def of_random(game: str, seats: int, seed: int = 1) -> Series:
    return make_series(game, Plan((("random",) * seats,)), seed)


def but_seconds(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_follows_from_its_number(game: str) -> None:
    one, two = (of_random(game, 3, seed) for seed in (1, 2))
    assert but_seconds(one.play(5)) == but_seconds(one.play(5))
    assert one.play(5).facts != one.play(6).facts
    assert one.play(5).facts != two.play(5).facts


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_told_in_full(game: str) -> None:
    played = of_random(game, 4).play(3)
    assert played.number == played.deal == 3
    assert played.lineup == ("random",) * 4
    assert sum(played.shares) == pytest.approx(1)
    winners = [seat for seat, share in enumerate(played.shares) if share]
    assert all(played.ranks[seat] == 1 for seat in winners)
    assert len(played.totals) == 4 and played.decisions > played.turns / 4 > 0
    assert 0 < played.seconds < 60
    assert msgspec.json.decode(msgspec.json.encode(played), type=Played) == played


def test_games_of_a_block_share_their_deal_whoever_sits_where() -> None:
    """Common random numbers: the seats are dealt the same, though others sit there."""
    series = make_series("complots", one_table(["regular", "random", "random"]), 1)
    games = series.batch(range(6))
    assert [played.deal for played in games] == [0, 0, 0, 1, 1, 1]
    assert [played.lineup.index("regular") for played in games] == [0, 2, 1, 0, 2, 1]
    dealt = [played.facts["dealt"] for played in games]
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3]
    others = make_series("complots", one_table(["random", "novice", "novice"]), 1)
    assert others.play(0).facts["dealt"] == dealt[0]


def test_deals_are_numbered_across_blocks_of_several_sizes() -> None:
    lineups = (("a", "b"),) * 6
    series = Series(game="complots", seats=2, options={}, lineups=lineups, seed=1, blocks=(4, 2))
    assert [series.deal(number) for number in range(13)] == [0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4]


def test_the_header_says_all_that_changes_the_games() -> None:
    header = make_series("complots", one_table(["regular", "random"]), 7, {"envoy": "inquisitor"}).header
    assert (header.game, header.seats, header.seed) == ("complots", 2, 7)
    assert header.options["envoy"] == "inquisitor" and "max_turns" in header.options
    assert header.entrants == ("regular", "random")
    assert header.lineups == (("regular", "random"), ("random", "regular"))
    assert header.blocks == (2,)
    assert header.rules == GAMES["complots"].rules_version


# --- many games at one table


def test_the_number_of_workers_changes_nothing() -> None:
    lineup = ["regular", "random", "random"]
    alone, together = (
        play_many("complots", lineup, 57, 3, {"max_turns": 9}, workers=workers) for workers in (1, 2)
    )
    assert alone == together
    assert alone[0].wins % 1 or alone[1].wins % 1  # some ended at the cap, shared


@pytest.mark.parametrize("game", ["complots", "guillotine"])
def test_shares_add_up_to_the_games(game: str) -> None:
    results = play_many(game, ["random", "regular", "random", "random"], 30, 5)
    assert [(result.name, result.parity, result.games) for result in results] == [
        ("random", 0.75, 30),
        ("regular", 0.25, 30),
    ]
    assert sum(result.wins for result in results) == pytest.approx(30)
    for result in results:
        low, high = result.interval
        assert low < high and low - 1e-9 <= result.share <= high + 1e-9


def test_who_searches_may_be_told_how_much_to_think() -> None:
    """Walks repeat; two measures of one level are two names."""
    lineup = ["expert@12", "expert@4", "random"]
    first, again = (play_many("complots", lineup, 2, 3) for _ in range(2))
    assert first == again
    assert {result.name for result in first} == set(lineup)


class Note:
    """A player that plays the first move and notes where it sat."""

    def __init__(self, seats: list[int], seed: int) -> None:
        self.seats = seats

    def choose(self, view: Any, moves: list[int]) -> int:
        if not self.seats or self.seats[-1] != view.seat:
            self.seats.append(view.seat)
        return moves[0]


def test_a_guest_takes_every_seat_in_turn() -> None:
    seats: list[int] = []
    play_many("complots", [Entrant("note", partial(Note, seats)), "random", "random"], 6, 1)
    assert seats == [0, 2, 1, 0, 2, 1]


def test_players_have_different_seeds_in_every_seat_of_every_game() -> None:
    seeds = []

    def seat(seed: int) -> Any:
        seeds.append(seed)
        return bots.make("complots", "random", seed)

    play_many("complots", [Entrant("x", seat), Entrant("y", seat)], 3, 1)
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


def test_nobody_is_no_crew() -> None:
    with pytest.raises(BadSetup) as refused:
        play_many("complots", ["random", "random"], 1, 1, workers=0)
    assert refused.value.code == "bad_count"
