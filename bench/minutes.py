#!/usr/bin/env python3
"""How many minutes a game takes somebody who sits down with automatons: what the covers say.

python3 bench/minutes.py [--games N] [--calm] [GAME…]     (default: 20 games of each)

Whole games at tables with the usual number of seats and the usual options: one person, automatons II in the
other seats. Nobody waits for it: the time that passes is added up. Automatons, windows and pauses take what
they take at a brisk table, or at a calm one. The person, whose moves an automaton II makes, takes as long as
somebody who played by hand (26 turns of Complots in 6 minutes, 31 of the card game in 7.5): 12 s for a
decision of one's own, 6 s where several answer together or a talk ends, 3 s to stop a blade.
"""

from __future__ import annotations

import argparse
from statistics import median
from typing import Final, NamedTuple

from cabale import bots
from cabale.core.match import Player
from cabale.games import GAMES
from cabale.table.house import unhurried
from cabale.table.room import Room
from cabale.table.rooms import open_room

DECISION: Final = 12.0
TOGETHER: Final = 6.0
COVERED: Final = 3.0


class Pace(NamedTuple):
    """Seconds, in the middle or at the most."""

    automaton: float
    floor: float  # of a window
    pause: float  # that covers a question which only automatons may be asked


CALM: Final = Pace(1.6, 600.0, 600.0)  # as the options of the game have them
BRISK: Final = Pace(0.45, 1.0, 0.5)
LEVEL: Final = "regular"
PERSON: Final = 0


def table(game: str, number: int) -> Room:
    room, _ = open_room(game, GAMES[game].usual_seats, unhurried(game), "host", bytes([number]) * 32)
    room.sit(PERSON, "Noor", "en", "host")
    for seat in range(1, room.seats):
        room.hand_over(seat, LEVEL)
    room.begin()
    return room


def moment(room: Room, pace: Pace) -> float:
    """How long the question that is open takes."""
    if room.hidden_pause:
        asked = COVERED if PERSON in room.asked() else 0.0
        return max(asked, min(pace.pause, int(room.options[room.hidden_pause] or 0) / 1000))
    person = TOGETHER if room.window or room.talking else DECISION
    floor = int(room.options.get("window_floor_ms") or 0) / 1000 if room.window else 0.0
    answered = person if room.talking or PERSON in room.asked() else pace.automaton
    return max(min(pace.floor, floor), answered)


def seconds(room: Room, players: list[Player], pace: Pace) -> float:
    """One whole game."""
    passed = 0.0
    while not room.over:
        passed += moment(room, pace)
        if room.talking:
            room.end_talk()
            continue
        asked, question = room.asked(), room.questions
        for seat in asked:
            if room.questions == question and room.match is not None:  # nobody has spoken before
                moves = room.match.state.moves(seat)
                room.answer(seat, players[seat].choose(room.match.view(seat), moves))
        if room.questions == question:
            room.settle()
    return passed


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("games", nargs="*", default=list(GAMES))
    reader.add_argument("--games", dest="count", type=int, default=20)
    reader.add_argument("--calm", action="store_true")
    wishes = reader.parse_args()
    pace = CALM if wishes.calm else BRISK
    print("| game | seats | middle | shortest | longest |\n|---|--:|--:|--:|--:|")
    for game in wishes.games:
        found = []
        for number in range(wishes.count):
            players: list[Player] = [bots.make(game, LEVEL, seed) for seed in range(GAMES[game].usual_seats)]
            found.append(seconds(table(game, number), players, pace) / 60)
        row = f"{median(found):.1f} | {min(found):.1f} | {max(found):.1f}"
        print(f"| {game} | {GAMES[game].usual_seats} | {row} |", flush=True)


if __name__ == "__main__":
    main()
