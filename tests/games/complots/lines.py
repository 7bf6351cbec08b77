"""Short hands for tests of Complots: set a table in one line, play in notation."""

from __future__ import annotations

from typing import Any

from cabale.core.match import Match
from cabale.core.notation import read_play
from cabale.core.options import read_options
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots


def deal(hands: str, *, active: str = "a", coins: str = "", faceup: str = "", **options: object) -> Complots:
    """`deal("captain duchess | assassin countess", coins="2 3")`; empty rows as `-`."""
    rows = [row.split() for row in hands.split("|")]
    table: dict[str, Any] = {"active": active, "hidden": _by_seat(rows)}
    if faceup:
        table["faceup"] = _by_seat([row.split() for row in faceup.split("|")])
    if coins:
        table["coins"] = dict(zip(LETTERS, map(int, coins.split()), strict=False))
    return COMPLOTS.set_table(len(rows), read_options(COMPLOTS.options, options, len(rows)), table)


def _by_seat(rows: list[list[str]]) -> dict[str, list[str]]:
    return {seat: [] if row == ["-"] else row for seat, row in zip(LETTERS, rows, strict=False)}


def play(s: Complots, line: str) -> Complots:
    """Answers in notation; sealed ones in brackets."""
    for part in read_play(line):
        if isinstance(part, list):
            answers = {seat: COMPLOTS.default(s, seat) for seat in s.waiting}
            answers |= {word.seat: COMPLOTS.read_body(s, word.seat, word.body) for word in part}
            open_together(s, answers, s.play, lambda: None)
        else:
            move = COMPLOTS.read_body(s, part.seat, part.body)
            COMPLOTS.check(s, part.seat, move)
            assert part.seat == s.turn, f"{part}: it is {s.turn} who is asked"
            s.play(part.seat, move)
    return s


def hand(s: Complots, seat: str) -> list[str]:
    names = COMPLOTS.view(s, LETTERS.index(seat)).hidden[LETTERS.index(seat)]
    assert isinstance(names, tuple)
    return list(names)


def words(s: Complots) -> list[str]:
    """All answers that are open to the seat of `turn`, or to chance."""
    return [COMPLOTS.write(s, s.turn, move) for move in s.moves(s.turn)]


def random_match(seed: int, seats: int, **options: object) -> Match:
    """A match with its cards dealt."""
    import cabale

    match = cabale.deal("complots", seats=seats, seed=seed, **options)
    while match.state.turn == CHANCE:
        match.draw()
    return match
