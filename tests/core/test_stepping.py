"""Many games in step: each is the game that its answers make, and nobody else's affair."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabale.core.agenda import State
from cabale.core.seats import CHANCE
from cabale.core.stepping import DRAWN, Lane, Lanes, Opponents
from cabale.games import GAMES

OWN = [entry.game.id for entry in GAMES.entries if entry.own]


def lane_of(name: str, seed: int, opponents: Opponents | None = None) -> Lane:
    game = GAMES[name]
    lane = Lane(game.new(), game.usual_seats, None)
    lane.seed(seed, opponents)
    return lane


@pytest.mark.parametrize("name", OWN)
def test_a_lane_stops_where_somebody_is_asked(name: str) -> None:
    lanes, rng = Lanes([lane_of(name, seed) for seed in range(4)], [], []), Random(1)
    lanes.begin()
    for _ in range(80):
        for place, lane in enumerate(lanes.lanes):
            assert lane.state.turn == lane.seat == lanes.seats[place] != CHANCE
            assert lane.moves == lane.state.moves(lane.seat)
        moves = [rng.choice(lane.moves) for lane in lanes.lanes]
        assert lanes.refused(moves) == -1
        for result in lanes.step(moves):
            assert sum(result.shares) == pytest.approx(1)
            assert len(result.shares) == GAMES[name].usual_seats


def test_the_first_move_that_is_not_open_is_found_before_anything_is_played() -> None:
    lanes = Lanes([lane_of("complots", seed) for seed in range(3)], [], [])
    lanes.begin()
    moves = [lane.moves[0] for lane in lanes.lanes]
    assert lanes.refused([moves[0], 59, 59]) == 1


def test_a_lane_is_its_seed() -> None:
    def story(seed: int) -> State:
        lane, rng = lane_of("druide", seed), Random(2)
        lane.begin()
        while not lane.answer(rng.choice(lane.moves)):
            pass
        return lane.state

    assert story(3) == story(3) != story(4)


@pytest.mark.parametrize("chair", [0, 3, DRAWN])
def test_opponents_sit_clockwise_from_the_learner_and_see_their_own_view(chair: int) -> None:
    class Witness:
        def __init__(self, place: int) -> None:
            self.place, self.seats = place, set[int]()

        def choose(self, view: Any, moves: list[int]) -> int:
            self.seats.add((view.seat - self.place) % 4)
            return moves[-1]

    game = GAMES["complots"]
    players = (Witness(1), None, Witness(3))
    lane = lane_of("complots", 5, Opponents(chair, players, game.watch))
    learners, rng = set(), Random(1)
    for _ in range(12):
        lane.begin()
        learners.add(lane.seat)
        while not lane.answer(rng.choice(lane.moves)):
            learners.add(lane.seat)
    assert learners == ({0, 1, 2, 3} if chair == DRAWN else {chair})
    for player in (players[0], players[2]):
        assert isinstance(player, Witness) and player.seats == learners
