"""What search and random play call does not grow with the log: it never looks at the story of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cabale
from cabale.core.match import Match
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from tests.properties.games import TABLES

RANGE = 1 << 29


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_position_that_has_forgotten_its_story_plays_on_alike(name: str, seats: int) -> None:
    """Odds, moves, plays, copies and the count at the end: none of them reads what happened."""
    rng = random.Random(seats)
    for seed in range(5):
        remembers = cabale.deal(name, seats=seats, seed=seed).state
        forgets = remembers.clone()
        while not remembers.over:
            forgets.story = None
            forgets = forgets.clone()
            seat = remembers.turn
            assert (forgets.turn, forgets.waiting) == (seat, remembers.waiting)
            if seat == CHANCE:
                assert forgets.weights() == remembers.weights()
                move = drawn(remembers.weights(), rng.randrange(RANGE))
            else:
                moves = remembers.moves(seat)
                assert forgets.moves(seat) == moves
                move = rng.choice(moves)
            remembers.play(seat, move)
            forgets.play(seat, move)
        assert forgets.over
        assert (forgets.ranks(), forgets.totals()) == (remembers.ranks(), remembers.totals())


@pytest.mark.parametrize("name", list(GAMES))
def test_to_look_again_costs_only_what_is_new(name: str) -> None:
    """A table looks at the same game again and again: what was told is not told anew."""
    match = cabale.deal(name, seed=1)
    watcher = match.game.watch(0)
    rng = random.Random(1)
    before: list[int] = []
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
        watcher.snapshot(match.state)
        assert [id(event) for event in watcher.told[: len(before)]] == before  # the very same
        before = [id(event) for event in watcher.told]
    assert tuple(watcher.told) == match.events(0)


class Comparing:
    """A player at random that compares what it is shown with what the match shows when it is asked afresh."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match, self.rng, self.looked = match, rng, 0

    def choose(self, view: Any, moves: list[int]) -> int:
        self.looked += 1
        assert self.looked % 5 or view == self.match.view(view.seat)
        return self.rng.choice(moves)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_match_shows_its_players_what_a_new_look_would(name: str) -> None:
    match = cabale.deal(name, seed=1)
    players = [Comparing(match, random.Random(seat)) for seat in range(match.seats)]
    match.run(players)
    assert sum(player.looked for player in players) > 20
