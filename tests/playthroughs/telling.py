"""Whole games as readable text, one file each. To write them anew, on purpose:

.venv/bin/python -m tests.playthroughs.telling
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import cabale
from cabale.core.chance import Hand, secret_of_seed
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.text import Narrator

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Anna", "Bruno", "Clara", "Diego", "Elsa", "Fred", "Gaby", "Hugo")

GAMES: Final[dict[str, tuple[str, int, int, dict[str, Any]]]] = {
    "complots-2-ambassador": ("complots", 2, 1, {}),
    "complots-3-inquisitor": ("complots", 3, 2, {"envoy": "inquisitor"}),
    "complots-4-anyone": ("complots", 4, 3, {"counter_by": "anyone", "challenge_priority": "random"}),
    "complots-7-capped": ("complots", 7, 4, {"max_turns": 12}),
}


def tell(name: str) -> str:
    """One game, its players answering at random: every answer, what came of it, and what the public saw."""
    game_id, seats, seed, options = GAMES[name]
    match = cabale.deal(game_id, seats, seed, **options)
    state, choice = match.state, Hand(secret_of_seed(seed + 1000))
    narrator = Narrator("en", match.game, NAMES[:seats])
    lines = [f"{match.game.title}, {seats} seats, seed {seed}, {options or 'default options'}", ""]
    told = 0
    while not state.over:
        before = state.clone()
        if state.turn == CHANCE:
            match.draw()
        else:
            moves = state.moves(state.turn)
            match.play(state.turn, moves[choice.below(len(moves))])
        lines.append(match.game.write(before, *match.log[-1]))
        open_events, public_events = match.events(OPEN), match.events(PUBLIC)
        for event, seen in zip(open_events[told:], public_events[told:], strict=True):
            truth, public = narrator.event(event), narrator.event(seen)
            aside = "" if truth == public else f"  |  in public: {public}"
            lines.append(f"    {event.rule:5} {truth}{aside}")
        told = len(open_events)
    lines += ["", *narrator.view(match.view(OPEN)), f"ranks {state.ranks()}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for title in GAMES:
        (FOLDER / f"{title}.txt").write_text(tell(title), encoding="utf-8")
