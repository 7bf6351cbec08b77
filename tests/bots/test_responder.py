"""The best response by search, held against the exact one where that can be counted out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.arena.wilson import wilson
from cabale.core.agenda import State
from cabale.core.seats import CHANCE
from cabale.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
# How often the known player bets with jack, queen, king: before any bet, and after one.
FIRST, AFTER = {"jack": 0.9, "queen": 0.1, "king": 0.2}, {"jack": 0.0, "queen": 0.1, "king": 1.0}
Chances = Callable[[Any, list[int]], list[float]]


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(EXAMPLES / "kuhn-poker"))
    GAMES.bring("cabale-kuhn-poker", "0.1.0", lambda: import_module("kuhn_poker"))
    yield GAMES["kuhn"]
    GAMES.forget("kuhn")
    del sys.modules["kuhn_poker"]


def chances(view: Any, moves: list[int]) -> list[float]:
    """How the known player answers: to pass, to bet."""
    bets = (AFTER if max(view.staked) > 1 else FIRST)[view.cards[view.seat]]
    return [1 - bets, bets]


class Known:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Any, moves: list[int]) -> int:
        return self._rng.choices(moves, chances(view, moves))[0]


def best(game: Any, seat: int, policy: Chances, worlds: list[tuple[State, float]]) -> float:
    """What a seat can win at most from here: everything is counted out, and what looks alike to the seat is
    answered alike."""
    won, asked = 0.0, dict[bytes, list[tuple[State, float]]]()
    waiting = list(worlds)
    while waiting:
        s, odds = waiting.pop()
        if s.over:
            won += odds * s.scores()[seat]
        elif s.turn == seat:
            asked.setdefault(game.key(game.view(s, seat)), []).append((s, odds))
        else:
            if s.turn == CHANCE:
                ways: list[float] = list(s.weights())
                moves = list(range(len(ways)))
            else:
                moves = s.moves(s.turn)
                ways = policy(game.view(s, s.turn), moves)
            waiting += [
                (played(s, move), odds * way / sum(ways))
                for move, way in zip(moves, ways, strict=True)
                if way
            ]
    for alike in asked.values():
        moves = alike[0][0].moves(seat)
        won += max(best(game, seat, policy, [(played(s, m), odds) for s, odds in alike]) for m in moves)
    return won


def played(s: State, move: int) -> State:
    child = s.clone()
    child.play(s.turn, move)
    return child


@pytest.mark.parametrize("seat", [0, 1])
def test_it_finds_the_exact_best_response_in_kuhn_poker(kuhn: Any, seat: int) -> None:
    """Which wins far more than the known player wins against itself."""
    exact = best(kuhn, seat, chances, [(kuhn.new(2), 1.0)])
    games, won = 200, 0.0
    for number in range(games):
        match = cabale.deal("kuhn", seats=2, seed=number)
        players: list[Any] = [Known(number), Known(number)]
        players[seat] = bots.respond("kuhn", Known, 32, number)
        match.run(players)
        won += match.state.scores()[seat]
    low, high = wilson(won, games)
    assert 0.52 < low <= exact <= high
