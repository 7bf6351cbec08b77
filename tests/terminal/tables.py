"""Tables for the tests of the terminal: a person in seat a, automata in the others, all from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.match import Match, Player
from cabale.core.record import Record
from cabale.core.seats import CHANCE
from cabale.games import game
from cabale.terminal.sitting import Sitting
from cabale.text import Narrator

NAMES = ("Élise", *bots.MAKERS[:7])
COMPLOTS, GUILLOTINE, DRUIDE = "complots", "guillotine", "druide"
CONVENTION, COCARDE = "convention", "cocarde"


def match(
    seats: int = 4, seed: int = 1, options: Mapping[str, object] | None = None, of: str = COMPLOTS
) -> Match:
    return Match(game(of), seats, options or {}, secret=secret_of_seed(seed), names=NAMES[:seats])


def sitting(
    seats: int = 4,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    level: str = "random",
    of: str = COMPLOTS,
) -> Sitting:
    automata = {seat: bots.make(of, level, seed + seat) for seat in range(1, seats)}
    return Sitting(match(seats, seed, options, of), automata, seed=seed)


def narrator(language: str = "fr", seats: int = 4, seat: int = 0, of: str = COMPLOTS) -> Narrator:
    return Narrator(language, game(of), NAMES[:seats], seat)


def going_on(seats: int, seed: int, of: str = COMPLOTS) -> Iterator[Match]:
    """A game after each answer, everybody at random."""
    table = match(seats, seed, of=of)
    players = [bots.make(of, "random", seed + seat) for seat in range(seats)]
    while not table.state.over:
        seat = table.state.turn
        if seat == CHANCE:
            table.draw()
        else:
            table.play(seat, players[seat].choose(table.view(seat), table.state.moves(seat)))
        yield table


def played(seats: int, seed: int, answers: int, of: str = COMPLOTS) -> Match:
    """A game after so many answers, everybody at random."""
    *_, table = islice(going_on(seats, seed, of), answers)
    return table


def finished(seats: int = 4, seed: int = 1, of: str = COMPLOTS) -> Match:
    """A game that is over, everybody at random."""
    table = match(seats, seed, of=of)
    players: list[Player] = [bots.make(of, "random", seed + seat) for seat in range(seats)]
    table.run(players)
    return table


def unfinished(seats: int = 4, seed: int = 1, of: str = COMPLOTS) -> Record:
    """A game that was left after the first turns."""
    table = sitting(seats, seed, of=of)
    for _ in range(6):
        table.deal()
        answers = table.others()
        if question := table.question():
            answers[table.seat] = question.choices[0].move
        table.settle(answers)
    assert not table.over
    return table.match.record()
