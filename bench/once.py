"""Measure one contender once, in a process of its own: `python -m bench.once NAME SECONDS GAME`.

A fresh process each time, because engines that share one would share its memory, its caches and its luck.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from bench import peers
from cabale.arena import speed
from cabale.core.compiled import is_compiled
from cabale.games import game

WARM_UP: Final = 0.2  # of the time measured

PEERS: Final[dict[str, Callable[[], Callable[[], int]]]] = {
    "pycoup": peers.pycoup,
    "coupml": peers.coupml,
    "leduc_poker": peers.leduc_poker,
    "liars_dice": peers.liars_dice,
    "hex": peers.hex_of_30,
    "python_kuhn_poker": peers.python_kuhn_poker,
    "python_tic_tac_toe": peers.python_tic_tac_toe,
    "python_team_dominoes": peers.python_team_dominoes,
}


def measure(name: str, seconds: float, of: str) -> dict[str, float]:
    ours = game(of)
    if name == "copied":
        places = speed.typical(ours, peers.SEATS)
        speed.child(places, seconds * WARM_UP)
        clone = speed.microseconds(lambda: speed.clones(places), seconds)
        return {"clone": clone, "child": speed.child(places, seconds), "compiled": is_compiled()}
    if name == "inside":
        speed.inside(ours, peers.SEATS, seconds * WARM_UP)
        tally = speed.inside(ours, peers.SEATS, seconds)
    elif name == "driven":
        speed.driven(ours, peers.SEATS, seconds * WARM_UP)
        tally = speed.driven(ours, peers.SEATS, seconds)
    else:
        play = PEERS[name]()
        peers.play_for(seconds * WARM_UP, play)
        tally = peers.play_for(seconds, play)
    return {
        "decisions": tally.decisions / tally.seconds,
        "games": tally.games / tally.seconds,
        "compiled": is_compiled(),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), sys.argv[3])))
