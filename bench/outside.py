"""How strong our players are against one that others wrote: the rule-based player of coupml.

python3 dev.py bench outside [--level expert] [--games 400] [--seed 1] [--markdown]

One seat is ours at two seats and one of four at four, rotated over the same deals; the rest is coupml's.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple

from bench.coupml_player import CoupmlPlayer
from bench.page import rewrite
from cabale.arena import Entrant, Standing, play_many


class Bar(NamedTuple):
    """So many seats, and the share of the wins that is wanted of one of them."""

    seats: int
    least: float


BARS: Final = (Bar(2, 0.7), Bar(4, 0.55))


def play(bar: Bar, level: str, games: int, seed: int, workers: int) -> Standing:
    guests = [Entrant("coupml", CoupmlPlayer) for _ in range(bar.seats - 1)]
    return play_many("complots", [level, *guests], games, seed, workers=workers)[0]


def row(bar: Bar, result: Standing) -> str:
    low, high = result.interval
    met = "met" if result.share > bar.least else "missed"
    return (
        f"| {bar.seats} | {result.games} | {result.share:.1%} | {low:.1%} to {high:.1%} |"
        f" {1 / bar.seats:.0%} | {bar.least:.0%} | {met} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench outside", description=__doc__)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--markdown", action="store_true", help="write the table into bench/README.md")
    given = parser.parse_args()
    lines = [
        f"`{given.level}` in one seat, the rule-based player of coupml in the others:"
        f" `python3 dev.py bench outside --level {given.level} --games {given.games} --seed {given.seed}`",
        "",
        "| seats | games | won | 95 % | even | wanted |  |",
        "|--:|--:|--:|--:|--:|--:|--|",
    ]
    for bar in BARS:
        lines.append(row(bar, play(bar, given.level, given.games, given.seed, given.workers)))
        print(lines[-1], flush=True)
    if given.markdown:
        rewrite("outside", "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
