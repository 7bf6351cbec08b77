"""Tables for the tests of the terminal: a person in seat a, automata in the others, all from a seed."""

from __future__ import annotations

from collections.abc import Mapping

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.match import Match, Player
from cabale.core.record import Record
from cabale.games import game
from cabale.terminal.sitting import AUTOMATA, Sitting
from cabale.text import Narrator

NAMES = ("Élise", *AUTOMATA)


def match(seats: int = 4, seed: int = 1, options: Mapping[str, object] | None = None) -> Match:
    return Match(game("complots"), seats, options or {}, secret=secret_of_seed(seed), names=NAMES[:seats])


def sitting(
    seats: int = 4, seed: int = 1, options: Mapping[str, object] | None = None, level: str = "random"
) -> Sitting:
    automata = {seat: bots.make("complots", level, seed + seat) for seat in range(1, seats)}
    return Sitting(match(seats, seed, options), automata, seed=seed)


def narrator(language: str = "fr", seats: int = 4, seat: int = 0) -> Narrator:
    return Narrator(language, game("complots"), NAMES[:seats], seat)


def finished(seats: int = 4, seed: int = 1) -> Match:
    """A game that is over, everybody at random."""
    played = match(seats, seed)
    players: list[Player] = [bots.make("complots", "random", seed + seat) for seat in range(seats)]
    played.run(players)
    return played


def unfinished(seats: int = 4, seed: int = 1) -> Record:
    """A game that was left after the first turns."""
    table = sitting(seats, seed)
    for _ in range(6):
        table.deal()
        answers = table.others()
        if question := table.question():
            answers[table.seat] = question.choices[0].move
        table.settle(answers)
    assert not table.over
    return table.match.record()
