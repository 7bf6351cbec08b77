"""Measure one contender once, in a process of its own: `python -m bench.once NAME SECONDS`, from the root.

A fresh process each time, because engines that share one would share its memory, its caches and its luck.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from bench import peers
from cabale.arena import speed
from cabale.games import game

WARM_UP: Final = 0.2  # of the time measured

PEERS: Final[dict[str, Callable[[], Callable[[], int]]]] = {
    "pycoup": peers.pycoup,
    "coupml": peers.coupml,
    "leduc_poker": peers.leduc_poker,
    "liars_dice": peers.liars_dice,
}


def measure(name: str, seconds: float) -> dict[str, float]:
    complots = game("complots")
    if name == "child":
        places = speed.typical(complots, peers.SEATS)
        speed.child(places, seconds * WARM_UP)
        return {"child": speed.child(places, seconds), "compiled": speed.is_compiled()}
    if name == "inside":
        speed.inside(complots, peers.SEATS, seconds * WARM_UP)
        tally = speed.inside(complots, peers.SEATS, seconds)
    elif name == "driven":
        speed.driven(complots, peers.SEATS, seconds * WARM_UP)
        tally = speed.driven(complots, peers.SEATS, seconds)
    else:
        play = PEERS[name]()
        peers.play_for(seconds * WARM_UP, play)
        tally = peers.play_for(seconds, play)
    return {
        "decisions": tally.decisions / tally.seconds,
        "games": tally.games / tally.seconds,
        "compiled": speed.is_compiled(),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
