"""A small PPO learns a game against bots: `python train.py complots --plot complots.svg`.

Needs `cabale[gymnasium]`, and `sb3-contrib`, whose MaskablePPO asks the environment which moves are open.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv

from cabale.adapters.gymnasium import name_of

WINDOW = 400  # games: a point of the curve is their average


class Curve(BaseCallback):
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
        if len(self.shares) >= WINDOW:
            self.points.append((self.num_timesteps, float(np.mean(self.shares[-WINDOW:]))))


def tables(game: str, seats: int, opponents: str, count: int) -> VecEnv:
    return DummyVecEnv([partial(gymnasium.make, name_of(game), seats=seats, opponents=opponents)] * count)


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


def drawing(title: str, points: list[tuple[int, float]], even: float, floor: float) -> str:
    """The curve as SVG, with what is even and what random play has."""
    last, top = points[-1][0], max(0.1, *(share for _, share in points), even) * 1.15

    def at(step: int, share: float) -> str:
        return f"{60 + 520 * step / last:.1f},{300 - 260 * share / top:.1f}"

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 340" font-family="serif" font-size="14">',
        '<rect width="600" height="340" fill="#fdfbf5"/>',
        f'<text x="60" y="24">{title}</text>',
        f'<text x="580" y="330" text-anchor="end">{last:,} steps</text>',
    ]
    for share, name, colour in ((even, "even", "#777"), (floor, "random", "#a33"), (0.0, "0", "#333")):
        _, _, height = at(0, share).partition(",")
        lines.append(
            f'<path d="M{at(0, share)} L{at(last, share)}" stroke="{colour}" stroke-dasharray="4 3"/>'
        )
        label = name if share == 0 else f"{name} {share:.2f}"
        lines.append(f'<text x="4" y="{height}" font-size="11" fill="{colour}">{label}</text>')
    path = " L".join(at(*point) for point in points)
    lines.append(f'<path d="M{path}" fill="none" stroke="#1b4f8a" stroke-width="2"/>')
    lines.append(f'<text x="580" y="44" text-anchor="end" fill="#1b4f8a">at last {points[-1][1]:.2f}</text>')
    return "\n".join([*lines, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--opponents", default="novice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=1_000, help="to measure with, before and after")
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    envs = tables(chosen.game, chosen.seats, chosen.opponents, 16)
    envs.seed(1)
    floor = measured(None, envs, chosen.games)
    begun, curve = process_time(), Curve()
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=1024, n_epochs=4, learning_rate=1e-3,
        gamma=1.0, ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=1,
    )  # fmt: skip
    model.learn(chosen.steps, callback=curve)
    seconds = process_time() - begun
    share = measured(model, envs, chosen.games)
    print(f"{chosen.game}, {chosen.seats} seats, against {chosen.opponents}: random {floor:.3f}, ", end="")
    print(f"learned {share:.3f}, even {1 / chosen.seats:.3f}; {chosen.steps:,} steps in {seconds:.0f} s")
    if chosen.plot:
        title = f"PPO at {chosen.game}, {chosen.seats} seats, against {chosen.opponents}: share of the win"
        chosen.plot.write_text(drawing(title, curve.points, 1 / chosen.seats, floor), encoding="utf-8")


if __name__ == "__main__":
    main()
