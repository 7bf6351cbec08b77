"""Bots at every kind of table: whatever the seats, the edition and the rulings, they answer by the rules."""

import itertools

import pytest

import cabale
from cabale import bots
from cabale.games.complots import COMPLOTS
from cabale.games.guillotine import GUILLOTINE
from tests.bots.tables import deal

RULINGS: list[dict[str, object]] = [
    {"challenge_priority": "target_first", "counter_by": "anyone"},
    {"challenge_priority": "random", "counter_after_failed_challenge": "allowed"},
    {"challenge_priority": "fastest", "counter_by": "anyone", "counter_after_failed_challenge": "allowed"},
    {"steal_from_empty": True, "treasury_limit": 16},
    {"steal_from_empty": True, "treasury_limit": None, "first_player": "b", "max_turns": 12},
    {},
]


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_bots_play_to_the_end_by_the_rules(seats: int, envoy: str) -> None:
    """`Match.play` refuses what is illegal, so a game that ends was legal."""
    for number, (rulings, mix) in enumerate(itertools.product(RULINGS, ("regular", "both"))):
        match = deal(seats, seed=number, envoy=envoy, **rulings)
        levels = [
            "regular" if mix == "regular" or seat % 2 == number % 2 else "random" for seat in range(seats)
        ]
        match.run([bots.make("complots", level, number + seat) for seat, level in enumerate(levels)])
        assert match.state.over


def test_a_series_of_games_among_regular_players_ends_in_wins() -> None:
    """No two of them steal from each other for ever: the cap of 200 turns (C-44) is not met."""
    for seats in (2, 3, 4):
        for number in range(20):
            match = deal(seats, seed=number)
            match.run([bots.make("complots", "regular", number + seat) for seat in range(seats)])
            assert sorted(match.state.scores()) == [0.0] * (seats - 1) + [1.0]


def test_a_regular_player_sits_down_at_a_bare_table() -> None:
    """Positions set by hand, with hands of any size, do not upset it."""
    table = {"hidden": {"a": ["duchess"], "b": ["captain"]}, "coins": {"a": 3, "b": 1}, "bare": True}
    state = COMPLOTS.set_table(2, COMPLOTS.new(2).options.values, table)
    moves = state.moves(0)
    assert bots.make("complots", "regular", 1).choose(COMPLOTS.view(state, 0), moves) in moves


# --- Guillotine

VALUES = [
    (option.name, value)
    for option in GUILLOTINE.options
    for value in (*option.words, *("ab" if option.seat else ""), *((True, False) if option.flag else ()))
    if value != option.default
]


@pytest.mark.parametrize("edition", ["amigo", "wotc"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_bots_of_guillotine_play_to_the_end_by_the_rules(seats: int, edition: str) -> None:
    """Every value of every option is met at some table."""
    for number, (name, value) in enumerate(VALUES[seats - 2 :: 4]):
        match = cabale.deal("guillotine", seats=seats, seed=number, **{"edition": edition, name: value})
        levels = ["random" if seat == number % (seats + 1) else "regular" for seat in range(seats)]
        match.run([bots.make("guillotine", level, number + seat) for seat, level in enumerate(levels)])
        assert match.state.over
