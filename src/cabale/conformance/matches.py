"""Matches to hold properties against: any game, any seats, any options, any moment of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cabale.core.match import Match, deal
from cabale.core.options import Option
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games import game as find_game

TEMPERS: Final = (0.1, 0.4, 0.75)  # how often players take the first move they are offered: most often a pass
OUT_OF_TURN: Final = 0.05  # how often somebody does what may be done out of turn


def played(name: str, seats: int, seed: int, percent: int) -> Match:
    """A match at random, so much of it: a draw may be due, and after a hundred percent most are over."""
    match, rng = dealt(name, seats, seed)
    temper = rng.choice(TEMPERS)
    for _ in range(length(name, seats) * percent // 100):
        if not match.state.over:
            go_on(match, rng, temper)
    return match


def dealt(name: str, seats: int, seed: int) -> tuple[Match, random.Random]:
    """A match at its very beginning, with any options, and what else of it is left to chance."""
    rng = random.Random(seed)
    options = {
        option.name: rng.choice(values(option)) for option in find_game(name).options if rng.random() < 0.5
    }
    return deal(find_game(name), seats, seed, **options), rng


@cache
def values(option: Option) -> list[Any]:
    """Values of an option worth trying."""
    some: list[Any] = [option.default, *option.words]
    some += [True, False] if option.flag else []
    some += [None] if option.optional else []
    some += ["a", "b"] if option.seat else []
    some += [option.whole[0], min(option.whole[1], option.whole[0] + 30)] if option.whole else []
    some += [row(option, random.Random(seed)) for seed in range(3)] if option.row else []
    return some


def row(option: Option, rng: random.Random) -> list[str]:
    """Words at random that make a row of this option."""
    while True:
        words = rng.choices(option.row, k=option.length)
        if option.fits is None or option.fits(words):
            return words


@cache
def length(name: str, seats: int) -> int:
    """How many draws and answers a long game takes."""
    lengths = []
    for seed in range(3):
        match = deal(find_game(name), seats, seed)
        rng = random.Random(seed)
        while not match.state.over:
            go_on(match, rng)
        lengths.append(len(match.log))
    return max(lengths)


def go_on(match: Match, rng: random.Random, temper: float = 0.4) -> None:
    """One draw, one answer, or something done out of turn."""
    seat, move = deed(match.state, rng, temper)
    if seat == CHANCE:
        match.draw()  # by its own hand, as its seed has it
    else:
        match.play(seat, move)


def go_on_to(match: Match, seed: int, wanted: Callable[[Any], bool]) -> bool:
    """Play on to such a moment. False: there is none before the game is over."""
    rng = random.Random(seed)
    while not match.state.over and not wanted(match.state):
        go_on(match, rng)
    return not match.state.over


def deed(state: Any, rng: random.Random, temper: float = 0.4) -> tuple[int, int]:
    """Who does what next, at random."""
    if rng.random() < OUT_OF_TURN:
        asides = [(seat, move) for seat in range(state.seats) for move in state.asides(seat)]
        if asides:
            return rng.choice(asides)
    if state.turn == CHANCE:
        outcomes, weights = zip(*state.odds(), strict=True)
        return CHANCE, rng.choices(outcomes, weights)[0]
    first, *others = state.moves(state.turn)
    return state.turn, rng.choice(others) if others and rng.random() >= temper else first


def reaches(match: Match, state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    game = match.game
    seen = game.view(state, seat), game.events(state, seat), game.hidden_pause(state)
    if seat == PUBLIC:
        return seen
    return *seen, game.question(state, seat), state.moves(seat), state.asides(seat), game.asides(state, seat)


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), PUBLIC)
