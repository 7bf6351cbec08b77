#!/usr/bin/env python3
"""How many minutes a game takes somebody who sits down with automatons: what the covers say.

python3 bench/minutes.py [--games N] [GAME…]     (default: 20 games of each)

Whole games at tables with the usual number of seats and the usual options: one person, automatons II in the
other seats. Nobody waits for it: the time that passes is added up. Windows and pauses are as long as the
table's, and an automaton takes 1.6 s, the middle of what it takes at a calm table. The person, whose moves an
automaton II chooses, takes as long as somebody who played by hand (26 turns of Complots in 6 minutes, 31 of
the card game in 7.5): 12 s for a decision of one's own, 6 s where several answer together or a talk ends.
"""

from __future__ import annotations

import argparse
from statistics import median
from typing import Final

from cabale import bots
from cabale.core.match import Player
from cabale.games import GAMES
from cabale.table.house import unhurried
from cabale.table.room import Room
from cabale.table.rooms import open_room

DECISION: Final = 12.0
TOGETHER: Final = 6.0
AUTOMATON: Final = 1.6
LEVEL: Final = "regular"
PERSON: Final = 0


def table(game: str, number: int) -> Room:
    room, _ = open_room(game, GAMES[game].usual_seats, unhurried(game), "host", bytes([number]) * 32)
    room.sit(PERSON, "Noor", "en", "host")
    for seat in range(1, room.seats):
        room.hand_over(seat, LEVEL)
    room.begin()
    return room


def moment(room: Room) -> float:
    """How long the question that is open takes."""
    if room.cover:
        return int(room.options[room.cover] or 0) / 1000
    person = TOGETHER if room.window or room.talking else DECISION
    floor = int(room.options.get("window_floor_ms") or 0) / 1000 if room.window else 0.0
    return max(floor, person if room.talking or PERSON in room.asked() else AUTOMATON)


def seconds(room: Room, players: list[Player]) -> float:
    """One whole game."""
    passed = 0.0
    while not room.over:
        passed += moment(room)
        if room.talking:
            room.hush()
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
    wishes = reader.parse_args()
    print("| game | seats | middle | shortest | longest |\n|---|--:|--:|--:|--:|")
    for game in wishes.games:
        found = []
        for number in range(wishes.count):
            players: list[Player] = [bots.make(game, LEVEL, seed) for seed in range(GAMES[game].usual_seats)]
            found.append(seconds(table(game, number), players) / 60)
        row = f"{median(found):.1f} | {min(found):.1f} | {max(found):.1f}"
        print(f"| {game} | {GAMES[game].usual_seats} | {row} |", flush=True)


if __name__ == "__main__":
    main()
