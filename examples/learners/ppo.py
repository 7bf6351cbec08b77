"""A small PPO learns a game against bots: `python ppo.py complots --seats 2 --plot complots.svg`.

Needs `cabale[gymnasium]`, and `sb3-contrib`, whose MaskablePPO asks the environment which moves are open.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from curve import Curve, Level, drawing
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv

from cabale.adapters.gymnasium import name_of

WINDOW = 400  # games: a point of the curve is their average
TABLES = 16  # games side by side


class Shares(BaseCallback):
    """What share of the win the last games brought, as learning goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[float] = []
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        ended = self.locals["dones"]
        self.shares += self.locals["rewards"][ended].tolist()
        return True

    def _on_rollout_end(self) -> None:
        if self.shares:
            self.points.append((self.num_timesteps, float(np.mean(self.shares[-WINDOW:]))))


def tables(game: str, seats: int, opponents: str) -> VecEnv:
    return DummyVecEnv([partial(gymnasium.make, name_of(game), seats=seats, opponents=opponents)] * TABLES)


def measured(model: MaskablePPO | None, envs: VecEnv, games: int) -> float:
    """The share of the win over so many games; without a model, at random."""
    rng, shares = np.random.default_rng(1), list[float]()
    seen: Any = envs.reset()
    while len(shares) < games:
        masks = get_action_masks(envs)
        if model is None:
            moves = (rng.random(masks.shape) * masks).argmax(axis=1)
        else:
            moves, _ = model.predict(seen, action_masks=masks)
        seen, rewards, ended, _ = envs.step(moves)
        shares += rewards[ended].tolist()
    return float(np.mean(shares[:games]))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--opponents", default="novice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=1_000, help="to measure with, before and after")
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(1)
    torch.set_num_threads(1)
    envs = tables(chosen.game, chosen.seats, chosen.opponents)
    envs.seed(1)
    floor = measured(None, envs, chosen.games)
    begun, shares = process_time(), Shares()
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=1024, n_epochs=4, learning_rate=1e-3,
        gamma=1.0, ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=1,
    )  # fmt: skip
    model.learn(chosen.steps, callback=shares)
    seconds = process_time() - begun
    share, even = measured(model, envs, chosen.games), 1 / chosen.seats
    print(f"{chosen.game}, {chosen.seats} seats, against {chosen.opponents}: random {floor:.3f}, ", end="")
    print(f"learned {share:.3f}, even {even:.3f}; {chosen.steps:,} steps in {seconds:.0f} s")
    if chosen.plot:
        title = f"PPO at {chosen.game}, {chosen.seats} seats, against {chosen.opponents}: share of the win"
        curve = Curve(f"last {WINDOW} games", shares.points)
        levels = [Level("even", even), Level("random", floor)]
        chosen.plot.write_text(drawing(title, "steps", [curve], levels), encoding="utf-8")


if __name__ == "__main__":
    main()
