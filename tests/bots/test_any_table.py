"""Bots at every kind of table: whatever the seats, the edition and the rulings, they answer by the rules."""

from __future__ import annotations

import pytest

import cabale
from cabale import bots
from cabale.games import GAMES
from cabale.games.complots import COMPLOTS
from tests.bots.games import SEATINGS, make, tables
from tests.bots.tables import deal
from tests.effort import share

LEVELS = ("regular", "random", "expert", "novice")


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_bots_play_to_the_end_by_the_rules(name: str, seats: int) -> None:
    """Every value of every option is met; `Match.play` refuses what is illegal, hence the game was legal."""
    fewest, most = GAMES[name].seats
    here = tables(name)[seats - fewest :: most - fewest + 1]
    for number, options in enumerate(here[: share(len(here))]):
        match = cabale.deal(name, seats=seats, seed=number, **options)
        levels = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(seats)]
        match.run([make(name, level, number + seat, walks=2) for seat, level in enumerate(levels)])
        assert match.state.over


def test_a_series_of_games_among_regular_players_ends_in_wins() -> None:
    """No two of them steal from each other for ever: the cap of 200 turns (C-44) is not met."""
    for seats in (2, 3, 4):
        for number in range(share(20)):
            match = deal(seats, seed=number)
            match.run([bots.make("complots", "regular", number + seat) for seat in range(seats)])
            assert sorted(match.state.scores()) == [0.0] * (seats - 1) + [1.0]


def test_a_regular_player_sits_down_at_a_bare_table() -> None:
    """Positions set by hand, with hands of any size, do not upset it."""
    table = {"hidden": {"a": ["duchess"], "b": ["captain"]}, "coins": {"a": 3, "b": 1}, "bare": True}
    state = COMPLOTS.set_table(2, COMPLOTS.new(2).options.values, table)
    moves = state.moves(0)
    assert bots.make("complots", "regular", 1).choose(COMPLOTS.view(state, 0), moves) in moves
