"""Fit the weights of an automaton's policy or evaluation, by maximum likelihood.

.venv/bin/python -m bench.fit GAME {evaluation,policy} NAME... [--seats N] [--level LEVEL] [--walks N]
                              [--games N] [--seed S] [--sweeps N]

NAME is a constant of `src/cabale/bots/GAME/evaluation.py` or `policy.py`; of a table all numbers are fitted.
The data are games of LEVEL against itself. An evaluation is judged by how well it foretold who won, a policy
by how well it foretold the answers (so let it learn from a level that searches). Every other game is held
out: what helps only where it was fitted helps nowhere. The numbers found are told, not written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from math import log
from pathlib import Path
from types import ModuleType
from typing import Final

from bench.fit.numbers import Numbers
from bench.fit.positions import Question, questions
from cabale.bots.heuristics import heuristics
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck
from cabale.core.compiled import is_compiled
from cabale.games import game as find_game

FIRST_STEP: Final = 0.25  # of a number: how far it is moved at first
LUCK: Final = 20_250  # where an evaluation plays on by chance it is always the same
LEAST: Final = 1e-6  # a share below this is no surprise without end
GAIN: Final = 1e-5  # nats: what a change must bring

Surprise = Callable[[Heuristics, Question], float]


def outcome(made: Heuristics, question: Question) -> float:
    """How much the end of the game surprises who judged the position, in nats."""
    shares = made.evaluate(question.state.clone(), Luck(LUCK))
    return -sum(
        [score * log(max(LEAST, share)) for score, share in zip(question.scores, shares, strict=True)]
    )


def answer(made: Heuristics, question: Question) -> float:
    """How much the answer surprises who knows the policy, in nats."""
    weights = made.policy(question.state, question.seat, question.moves)
    share = weights[question.moves.index(question.answer)] / sum(weights)
    return -log(max(LEAST, share))


def main() -> None:
    given = _arguments()
    game = find_game(given.game)
    room = f"cabale.bots.{game.id}"
    module = import_module(f"{room}.{given.part}")
    if is_compiled():
        sys.exit("bench.fit: compiled rules keep their numbers; run it on the source")
    assert module.__file__
    numbers = Numbers(Path(module.__file__), given.names)
    data = list(questions(game, given.seats, given.level, given.walks, given.games, given.seed))
    fitted = [question for question in data if question.game % 2 == 0]
    held_out = [question for question in data if question.game % 2]
    surprise = outcome if given.part == "evaluation" else answer
    user = import_module(f"{room}.heuristics")

    def nats(values: Sequence[float], these: Sequence[Question]) -> float:
        return _nats(game.id, user, module, numbers.module(values), surprise, these)

    before = numbers.values
    print(f"{len(fitted)} questions to fit, {len(held_out)} held out")
    after = descend(before, lambda values: nats(values, fitted), given.sweeps)
    for name, old, new in zip(numbers.names, before, after, strict=True):
        print(f"  {name:24} {old:8.4f} -> {new:8.4f}")
    for what, these in (("fitted", fitted), ("held out", held_out)):
        print(f"{what}: {nats(before, these):.5f} -> {nats(after, these):.5f} nats")


def descend(values: Sequence[float], loss: Callable[[Sequence[float]], float], sweeps: int) -> list[float]:
    """One number after the other up or down as long as it helps, by ever smaller steps."""
    best = list(values)
    least = loss(best)
    step = FIRST_STEP
    for _ in range(sweeps):
        for i, value in enumerate(best):
            for way in (1 + step, 1 - step):
                tried = [*best[:i], value * way, *best[i + 1 :]]
                found = loss(tried)
                if found < least - GAIN:
                    best, least = tried, found
                    break
        step /= 2
    return best


def _nats(
    game_id: str,
    user: ModuleType,
    module: ModuleType,
    changed: ModuleType,
    surprise: Surprise,
    these: Sequence[Question],
) -> float:
    """On average, while the game's heuristics use the changed module in the place of the other."""
    names = [name for name, value in vars(module).items() if vars(user).get(name) is value]
    before = {name: vars(user)[name] for name in names}
    vars(user).update({name: vars(changed)[name] for name in names})
    try:
        made = heuristics(game_id)
        if hasattr(made, "horizon"):
            made.horizon = 0  # judged where it stands
        return sum([surprise(made, question) for question in these]) / max(1, len(these))
    finally:
        vars(user).update(before)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description="Fit an automaton's weights.")
    parser.add_argument("game")
    parser.add_argument("part", choices=["evaluation", "policy"])
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="regular", help="who plays (default: regular)")
    parser.add_argument("--walks", type=int, default=0, help="of a level that searches")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sweeps", type=int, default=4)
    return parser.parse_args()


if __name__ == "__main__":
    main()
