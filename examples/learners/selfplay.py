"""Every seat learns: one small network plays all of them, and learns from how each game ends.

`python selfplay.py complots --seats 2 --plot selfplay.svg` needs `cabale[pettingzoo]` and nothing else:
NumPy, which comes with it, does for a network of one layer.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from curve import Curve, Level, drawing
from numpy.typing import NDArray

from cabale import bots
from cabale.adapters.pettingzoo import Observation, env, raw_env

Floats = NDArray[np.float64]
Choose = Callable[[raw_env, int, Observation], int]

HIDDEN = 64
TOGETHER = 64  # games between two lessons
RATE = 3e-3
ENTROPY = 0.01  # what it is worth not to be sure yet


class Answer(NamedTuple):
    """What a seat knew, what was open to it, what it did."""

    seat: int
    row: Floats
    mask: Floats
    move: int


class Network:
    """A layer of `HIDDEN`, and from it how good each move is and what share of the win to hope for."""

    def __init__(self, table: raw_env, rng: np.random.Generator) -> None:
        seen: Any = table.observation_space(table.possible_agents[0])
        self.scale: Floats = np.maximum(1, np.abs(seen["observation"].high)).astype(float)
        self.rng = rng
        width, size = len(self.scale), seen["action_mask"].shape[0]
        shapes = {"in": (width + 1, HIDDEN), "moves": (HIDDEN, size), "worth": (HIDDEN, 1)}
        self.weights = {name: rng.normal(0, shape[0] ** -0.5, shape) for name, shape in shapes.items()}
        self.weights["moves"] *= 0.01  # at first everything is as good
        self.slope = {name: np.zeros(shape) for name, shape in shapes.items()}
        self.steep = {name: np.zeros(shape) for name, shape in shapes.items()}
        self.lessons = 0

    def odds(self, rows: Floats, masks: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and how likely each open move is to be played."""
        hidden = np.tanh(rows @ self.weights["in"])
        goods = np.where(masks > 0, hidden @ self.weights["moves"], -np.inf)
        likely = np.exp(goods - goods.max(-1, keepdims=True))
        return hidden, likely / likely.sum(-1, keepdims=True)

    def answer(self, seat: int, seen: Observation) -> Answer:
        row = np.append(seen["observation"] / self.scale, 1.0)
        mask = seen["action_mask"].astype(float)
        likely = self.odds(row, mask)[1].cumsum(-1)
        move = int(np.searchsorted(likely, self.rng.random() * likely[-1], side="right"))
        return Answer(seat, row, mask, move)

    def learn(self, answers: Sequence[Answer], shares: Floats) -> None:
        """Likelier what ended better than was hoped for, and hope for what came of it: actor and critic."""
        rows = np.array([answer.row for answer in answers])
        masks = np.array([answer.mask for answer in answers])
        taken = np.arange(len(answers)), [answer.move for answer in answers]
        hidden, likely = self.odds(rows, masks)
        hoped = (hidden @ self.weights["worth"])[:, 0]
        better = shares - hoped
        gain = (better - better.mean()) / (better.std() + 1e-6)
        unsure = -np.log(np.maximum(likely, 1e-12)) * masks
        wanted = likely * ENTROPY * (unsure - (likely * unsure).sum(1, keepdims=True))
        wanted -= likely * gain[:, None]
        wanted[taken] += gain
        back = wanted @ self.weights["moves"].T + better[:, None] * self.weights["worth"].T
        self._climb("in", rows.T @ (back * (1 - hidden**2)) / len(answers))
        self._climb("moves", hidden.T @ wanted / len(answers))
        self._climb("worth", hidden.T @ better[:, None] / len(answers))
        self.lessons += 1

    def _climb(self, name: str, slope: Floats) -> None:
        """A step uphill, by Adam."""
        self.slope[name] += 0.1 * (slope - self.slope[name])
        self.steep[name] += 0.001 * (slope**2 - self.steep[name])
        mean = self.slope[name] / (1 - 0.9 ** (self.lessons + 1))
        spread = np.sqrt(self.steep[name] / (1 - 0.999 ** (self.lessons + 1)))
        self.weights[name] += RATE * mean / (spread + 1e-8)


def played(table: raw_env, choosers: Sequence[Choose]) -> list[float]:
    """One game, a chooser in each seat: the shares of the win."""
    table.reset()
    shares = [0.0] * len(choosers)
    for agent in table.agent_iter():
        seat = table.possible_agents.index(agent)
        seen, reward, over, _, _ = table.last()
        assert seen is not None
        shares[seat] = reward
        table.step(None if over else choosers[seat](table, seat, seen))
    return shares


def taught(table: raw_env, network: Network, games: int) -> None:
    """So many games against itself, a lesson after every `TOGETHER` of them."""
    answers, worth = list[Answer](), list[float]()

    def choose(table: raw_env, seat: int, seen: Observation) -> int:
        answers.append(network.answer(seat, seen))
        return answers[-1].move

    for number in range(1, games + 1):
        shares = played(table, [choose] * len(table.possible_agents))
        worth += [shares[answer.seat] for answer in answers[len(worth) :]]
        if number % TOGETHER == 0 or number == games:
            network.learn(answers, np.array(worth))
            answers.clear()
            worth.clear()


def measured(table: raw_env, network: Network | None, level: str, games: int) -> float:
    """The share of the win against automatons of a level, in every seat by turns; without a network, at
    random. Always the same deals."""
    rng, won = Random(2), 0.0
    table.reset(seed=2)

    def choose(table: raw_env, seat: int, seen: Observation) -> int:
        if network is None:
            return int(rng.choice(table.match.state.moves(seat)))
        return network.answer(seat, seen).move

    for number in range(games):
        bot = bots.make(table.match.game.id, level, number)

        def oppose(table: raw_env, seat: int, seen: Observation, bot: bots.Bot = bot) -> int:
            return bot.choose(table.match.view(seat), table.match.state.moves(seat))

        seats = len(table.possible_agents)
        choosers = [choose if seat == number % seats else oppose for seat in range(seats)]
        won += played(table, choosers)[number % seats]
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20_000, help="to learn from")
    parser.add_argument("--measured", type=int, default=400, help="games against each level, ten times")
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args(arguments)
    table, against = env(chosen.game, chosen.seats), env(chosen.game, chosen.seats)
    table.reset(seed=1)
    network, begun = Network(table, np.random.default_rng(1)), process_time()
    floor = measured(against, None, "novice", chosen.measured)
    curves = [Curve(f"against {level}", []) for level in ("random", "novice")]
    for tenth in range(11):
        if tenth:
            taught(table, network, chosen.games // 10)
        for curve in curves:
            share = measured(against, network, curve.name.split()[-1], chosen.measured)
            curve.points.append((tenth * chosen.games // 10, share))
        told = ", ".join(f"{share:.3f} {name}" for name, [*_, (_, share)] in curves)
        print(f"{tenth * chosen.games // 10:,} games: {told}; {process_time() - begun:.0f} s", flush=True)
    if chosen.plot:
        title = f"Self-play at {chosen.game}, {chosen.seats} seats: share of the win"
        levels = [Level("even", 1 / chosen.seats), Level("random", floor)]
        chosen.plot.write_text(drawing(title, "games", curves, levels), encoding="utf-8")


if __name__ == "__main__":
    main()
