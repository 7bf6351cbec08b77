"""Tables set by hand for the bots, and questions put to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import cabale
from cabale import bots
from cabale.core.options import read_options
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots


def set_table(hands: str, options: Mapping[str, object] | None = None, **table: Any) -> Complots:
    """`captain duchess | assassin / countess | …`: hidden cards of each seat, and after / those face up."""
    seats = hands.split("|")
    letters = "abcdefgh"[: len(seats)]
    parts = [seat.partition("/") for seat in seats]
    hidden = {letter: part[0].split() for letter, part in zip(letters, parts, strict=True)}
    faceup = {letter: part[2].split() for letter, part in zip(letters, parts, strict=True)}
    if "coins" in table:
        table["coins"] = dict(zip(letters, table["coins"], strict=True))
    read = read_options(COMPLOTS.options, options or {}, len(seats))
    return COMPLOTS.set_table(len(seats), read, {"hidden": hidden, "faceup": faceup, **table})


def play(s: Complots, text: str) -> None:
    """Play words of a record; every one must be legal."""
    for word in text.split():
        seat, move = COMPLOTS.read(s, word)
        COMPLOTS.check(s, seat, move)
        s.play(seat, move)


def answer(s: Complots, seat: int, seed: int = 1) -> str:
    """What a regular player says in this seat, in notation without the seat."""
    moves = s.moves(seat)
    move = bots.make("complots", "regular", seed).choose(COMPLOTS.view(s, seat), moves)
    assert move in moves
    return COMPLOTS.write_body(s, seat, move)


def answers(s: Complots, seat: int, seeds: int = 40) -> set[str]:
    """What regular players of many tempers say in this seat."""
    return {answer(s, seat, seed) for seed in range(seeds)}


def usual_answer(s: Complots, seat: int, seeds: int = 40) -> str:
    """What at least three of four of them say, where the choice is a matter of more or less."""
    (most, times), *_ = Counter(answer(s, seat, seed) for seed in range(seeds)).most_common()
    assert 4 * times >= 3 * seeds
    return most


def deal(seats: int, seed: int, **options: object) -> cabale.Match:
    return cabale.deal("complots", seats=seats, seed=seed, **options)
