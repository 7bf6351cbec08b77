"""How long a search of a thousand walks takes: ours from a fresh table of Complots, OpenSpiel's beside it.

python3 dev.py bench search [--rounds 9] [--markdown]

OpenSpiel's is its information-set search in C++ with one random game a walk, on games that it knows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import thread_time
from typing import Final

import pyspiel

import cabale
from bench.page import rewrite
from cabale import bots
from cabale.bots.heuristics import heuristics
from cabale.bots.search import Search
from cabale.bots.search.searcher import PACE
from cabale.core.compiled import is_compiled
from cabale.core.seats import CHANCE

WALKS: Final = 1_000
BAR: Final = 150.0  # milliseconds
SPIEL: Final = (
    "leduc_poker",
    "gin_rummy",
)  # a short and a long game whose cards it can imagine


def complots(seed: int) -> Callable[[], None]:
    """A thousand walks from the first question of four players, the adviser's word included."""
    match = cabale.deal("complots", seats=4, seed=seed)
    while match.state.turn == CHANCE:
        match.draw()
    seat = match.state.turn
    view, moves = match.view(seat), match.state.moves(seat)

    def think() -> None:
        advice = bots.make("complots", "regular", seed).explain(view, moves)
        search = Search(match.game, heuristics("complots"), advice, view, moves, Random(seed))
        number = seed
        for _ in range(0, WALKS, PACE):  # to the last, even when no other answer can win any more
            search.imagine()
            number = search.tree.walks(search.worlds, PACE, number)

    return think


def spiel(name: str, seed: int) -> Callable[[], None]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    lots = Random(seed)
    while state.is_chance_node():
        state.apply_action(lots.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
        2.0,
        WALKS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return lambda: bot.step(state)


def milliseconds(make: Callable[[int], Callable[[], None]], rounds: int) -> list[float]:
    times = []
    for seed in range(rounds):
        think = make(seed)
        start = thread_time()
        think()
        times.append(1000 * (thread_time() - start))
    return times


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--markdown", action="store_true", help="write the table into bench/README.md")
    given = parser.parse_args()
    if not is_compiled():
        print("the rules are not compiled here", file=sys.stderr)
        return 2
    contenders = {"Cabale, complots, 4 seats": complots}
    for name in SPIEL:
        contenders[f"OpenSpiel, {name}, 2 seats"] = partial(spiel, name)
    lines = [
        f"{WALKS} walks from the first question, processor time of one core, {given.rounds} deals.",
        "",
        "| search | middle, ms | least to most | beside ours |",
        "|---|--:|--:|--:|",
    ]
    ours = 0.0
    for name, make in contenders.items():
        times = milliseconds(make, given.rounds)
        ours = ours or median(times)
        lines.append(
            f"| {name} | {median(times):.0f} | {min(times):.0f} to {max(times):.0f} |"
            f" {median(times) / ours:.2f} x |"
        )
    lines += ["", f"Wanted: under {BAR:.0f} ms: {'met' if ours < BAR else 'missed'}."]
    print("\n".join(lines))
    if given.markdown:
        rewrite("search", "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
