"""`python -m cabale.arena complots --players regular,random --games 4000 --seed 1`"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from cabale.arena.series import WORKERS, Result, play_many
from cabale.bots import LEVELS
from cabale.core.errors import CabaleError

PLAYERS: Final = (
    "a level for each seat, with commas between; one that searches may be told how much to think:"
    " expert@100ms, or expert@3000 walks, which repeat"
)


def main(arguments: Sequence[str] | None = None) -> int:
    usage = parser()
    given = usage.parse_args(arguments)
    players = given.players.split(",")
    if given.seats not in (None, len(players)):
        usage.error(f"--seats says {given.seats}, --players names {len(players)}")
    try:
        results = play_many(given.game, players, given.games, given.seed, dict(given.option), given.workers)
    except CabaleError as refused:
        print(refused, file=sys.stderr)
        return 2
    print(table(results))
    return 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m cabale.arena",
        description="Play many games between bots, everybody a seat further each time, and count who wins.",
    )
    parser.add_argument("game", choices=tuple(LEVELS))
    parser.add_argument("--players", required=True, help=PLAYERS)
    parser.add_argument("--seats", type=int, help="how many there are; must agree with --players")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument(
        "--workers", type=int, default=WORKERS, help="processes; changes nothing but the time"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="an option of the game",
    )
    return parser


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def table(results: Sequence[Result]) -> str:
    """Plain text: what each won, between what bounds (95 %), and what an even share would be."""
    everybody = sum(result.seats for result in results)
    width = max(len("player"), *(len(result.name) for result in results))
    lines = [f"{'player':<{width}}  seats  games     wins   share       95 %       even"]
    for result in results:
        low, high = result.interval
        lines.append(
            f"{result.name:<{width}}  {result.seats:>5}  {result.games:>5}  {result.wins:>7.1f}"
            f"  {result.share:>6.1%}  {low:.1%}-{high:.1%}  {result.seats / everybody:>6.1%}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
