#!/usr/bin/env python3
"""How many observations with masks a second of processor time gives, beside the views of the same seats.

python3 -m bench.observe [--rounds 5] [--check] [GAME…]

Games at random at the usual number of seats, every decision of them seen by the seat that is asked, in the
order of play: once as a row of numbers and a mask, into buffers that are given once, and once as a view by
`game.watch`, which is what a learner had to read before.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import cabale
from cabale.core.compiled import is_compiled
from cabale.core.seats import CHANCE

GAMES: Final = 30
BARS: Final = {"complots": 400_000}  # observations a second, compiled
BAR: Final = 50_000  # of all other games

Moment = tuple[Any, int]


def moments(name: str, seed: int) -> list[Moment]:
    """Every decision of a game at random, and who decides."""
    match, rng = cabale.deal(name, seed=seed), Random(seed)
    found = []
    while not match.state.over:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        found.append((match.state.clone(), seat))
        match.play(seat, rng.choice(match.state.moves(seat)))
    return found


def observing(name: str) -> Callable[[list[Moment]], None]:
    game = cabale.game(name)
    look = game.observer(bytearray(game.bounds().width), bytearray(game.size)).look

    def each(game_played: list[Moment]) -> None:
        for state, seat in game_played:
            look(state, seat)

    return each


def watching(name: str) -> Callable[[list[Moment]], None]:
    game = cabale.game(name)

    def each(game_played: list[Moment]) -> None:
        looks = [game.watch(seat).look for seat in range(game.usual_seats)]
        for state, seat in game_played:
            looks[seat](state)

    return each


def rate(each: Callable[[list[Moment]], None], games: list[list[Moment]]) -> float:
    begun = process_time()
    for game_played in games:
        each(game_played)
    return sum(map(len, games)) / (process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(cabale.GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    chosen = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    print("| game (usual seats) | numbers | observations/s, with masks | views/s by `watch` | |")
    print("|---|--:|--:|--:|--:|")
    missed = False
    for name in chosen.games:
        games = [moments(name, seed) for seed in range(GAMES)]
        observed, viewed = observing(name), watching(name)
        rates = [(rate(observed, games), rate(viewed, games)) for _ in range(chosen.rounds)]
        rows, views = median([row for row, _ in rates]), median([view for _, view in rates])
        width = cabale.game(name).bounds().width
        print(f"| {name} | {width} | {rows:,.0f} | {views:,.0f} | {rows / views:.1f} x |", flush=True)
        missed |= rows < BARS.get(name, BAR)
    if chosen.check and missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
