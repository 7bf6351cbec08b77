#!/usr/bin/env python3
"""How many steps a second learners get, on one core, beside PettingZoo's and RLCard's own card games.

python3 dev.py bench learners [--rounds 5] [--check] [--seconds 2] [GAME…]

Everybody answers at random among what is open. PettingZoo: `last` and `step` for every agent, with row and
mask. In step: the vector environment with every seat a learner's, with rows and masks; one learner among
opponents at random, whose answers are part of its step; then the loop with neither rows nor masks. What it
takes to choose is not counted there, as it is the learner's.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from cabale.adapters.gymnasium import CabaleVectorEnv
from cabale.adapters.pettingzoo import env
from cabale.core.compiled import is_compiled
from cabale.core.stepping import Lane, Lanes
from cabale.games import GAMES

TOGETHER: Final = 256  # games in step
BARS: Final = {"PettingZoo": 40_000, "in step": 250_000, "in step, unseen": 500_000}  # Complots, compiled


def one_by_one(table: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment, all that a loop of it does counted."""
    table.reset(seed=1)
    steps, begun, rng = 0, process_time(), random.Random(1)
    while process_time() - begun < seconds:
        table.reset()
        for _ in table.agent_iter():
            seen, _, over, cut, info = table.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            table.step(None if over or cut else int(rng.choice(mask.nonzero()[0])))
            steps += 1
    return steps / (process_time() - begun)


def in_step(game: str, seconds: float, opponents: str | None = None) -> float:
    envs, rng = CabaleVectorEnv(game, TOGETHER, opponents=opponents), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    steps, worked = 0, 0.0
    while worked < seconds:
        masks = infos["action_mask"]
        moves = (rng.random(masks.shape, np.float32) * masks).argmax(1)
        begun = process_time()
        *_, infos = envs.step(moves)
        worked += process_time() - begun
        steps += TOGETHER
    return steps / worked


def unseen(game: str, seconds: float) -> float:
    """The compiled loop without rows and masks."""
    rules = GAMES[game]
    lanes = Lanes([Lane(rules.new(), rules.usual_seats, None) for _ in range(TOGETHER)], [], [])
    for number, lane in enumerate(lanes.lanes):
        lane.seed(number, None)
    lanes.begin()
    steps, worked, rng = 0, 0.0, random.Random(1)
    while worked < seconds:
        moves = [rng.choice(lane.moves) for lane in lanes.lanes]
        begun = process_time()
        assert lanes.refused(moves) < 0
        lanes.step(moves)
        worked += process_time() - begun
        steps += TOGETHER
    return steps / worked


def leduc(seconds: float) -> float:
    from pettingzoo.classic import leduc_holdem_v4

    return one_by_one(leduc_holdem_v4.env(), seconds)


def rlcard(game: str, seconds: float) -> float:
    """RLCard by itself: `get_state` and `step`, the moves open taken from what it shows."""
    import rlcard

    table, rng = rlcard.make(game, config={"seed": 1}), random.Random(1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        seen, _ = table.reset()
        while not table.is_over():
            seen, _ = table.step(rng.choice([*seen["legal_actions"]]))
            steps += 1
    return steps / (process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    chosen = parser.parse_args()
    measures: dict[tuple[str, str], Callable[[float], float]] = {
        ("PettingZoo’s leduc_holdem", "PettingZoo"): leduc,
        ("RLCard, leduc-holdem", "its own loop"): lambda seconds: rlcard("leduc-holdem", seconds),
        ("RLCard, no-limit-holdem", "its own loop"): lambda seconds: rlcard("no-limit-holdem", seconds),
    }
    for game in chosen.games:
        measures[game, "PettingZoo"] = lambda seconds, game=game: one_by_one(env(game), seconds)  # type: ignore[misc]
        measures[game, "in step"] = lambda seconds, game=game: in_step(game, seconds)  # type: ignore[misc]
        measures[game, "one learner in step"] = lambda seconds, game=game: in_step(game, seconds, "random")  # type: ignore[misc]
        measures[game, "in step, unseen"] = lambda seconds, game=game: unseen(game, seconds)  # type: ignore[misc]
    rates: dict[tuple[str, str], list[float]] = {what: [] for what in measures}
    for _ in range(chosen.rounds):  # in turn, so that a busy minute is everybody's
        for what, rate in measures.items():
            rates[what].append(rate(chosen.seconds))
    print("compiled" if is_compiled() else "interpreted")
    print("| game | how | steps/s | least to most | beside leduc_holdem |")
    print("|---|---|--:|--:|--:|")
    yardstick = median(rates[next(iter(measures))])
    for (game, how), found in rates.items():
        middle = median(found)
        span = f"{min(found):,.0f} to {max(found):,.0f}"
        print(f"| {game} | {how} | {middle:,.0f} | {span} | {middle / yardstick:.1f} x |")
    missed = [how for how, bar in BARS.items() if median(rates.get(("complots", how), [bar])) < bar]
    print(f"\nWanted for Complots: {', '.join(f'{how} {bar:,}' for how, bar in BARS.items())}: ", end="")
    print(f"missed {', '.join(missed)}." if missed else "met.")
    if chosen.check and missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
