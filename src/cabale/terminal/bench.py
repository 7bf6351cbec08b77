"""`cabale bench`: how fast a game is on this machine."""

from __future__ import annotations

from typing import Final

from cabale.arena.speed import measure, report
from cabale.games import game as find_game
from cabale.terminal.play import read_seats
from cabale.text import Words

LABELS: Final = {
    "decisions": "speed-decisions",
    "games": "speed-games",
    "driven": "speed-driven",
    "new": "speed-new",
    "clone": "speed-clone",
    "child": "speed-child",
    "view": "speed-view",
    "question": "speed-question",
    "imagine": "speed-imagine",
}


def bench(words: Words, game_id: str, seats: str | None) -> int:
    """Measure, and print what was measured."""
    game = find_game(game_id)
    count = game.count_seats(game.usual_seats if seats is None else read_seats(seats))
    speed = measure(game.id, count)
    print(
        words.say(
            "bench-heading",
            game=words.game_title(game.id),
            seats=count,
            compiled="yes" if speed.compiled else "no",
        )
    )
    print(report(speed, {name: words.say(key) for name, key in LABELS.items()}))
    return 0
