"""Games of Guillotine played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.options import OPTIONS
from cabale.games.guillotine.pieces import COPIES, NOBLES
from cabale.games.guillotine.table import Guillotine


def any_options(rng: random.Random) -> dict[str, Any]:
    """An edition, and now and then single options that differ from it."""
    chosen: dict[str, Any] = {"edition": rng.choice(["amigo", "wotc"])}
    for option in OPTIONS:
        if option.name != "edition" and not option.room and rng.random() < 0.25:
            values: list[Any] = [*option.words, *([True, False] if option.flag else [])]
            chosen[option.name] = rng.choice(values)
    return chosen


def answer(s: Guillotine, rng: random.Random) -> None:
    """One draw, or one answer that plays cards rather than passing; now and then an aside."""
    for seat in range(s.seats):
        asides = s.asides(seat)
        if asides and rng.random() < 0.1:
            s.aside(seat, asides[0])
            return
    if s.turn == CHANCE:
        outcomes, weights = zip(*s.odds(), strict=True)
        s.play(CHANCE, rng.choices(outcomes, weights)[0])
    else:
        moves = s.moves(s.turn)
        if moves[0] == PASS and len(moves) > 1 and rng.random() < 0.7:
            moves = moves[1:]
        s.play(s.turn, rng.choice(moves))


def moments(rng: random.Random, seats: int, **options: object) -> Iterator[Guillotine]:
    """Every position of a game played at random, the draws and the end included."""
    s = GUILLOTINE.new(seats, **options)
    yield s
    while not s.over:
        answer(s, rng)
        yield s


def check_material(s: Guillotine) -> None:
    """G-10: all 110 cards are somewhere, and nowhere twice."""
    nobles = [*s.line, *s.buried, *s.top, *s.looked, *[noble for pile in s.piles for noble in pile]]
    nobles += [noble for noble in range(NOBLES) if s.deck[noble]]
    assert sorted(nobles) == list(range(NOBLES))
    assert s.deck_size == sum(s.deck)
    counts = s.actions[:]
    for row in (s.discards, s.playing, *s.hands, *s.fronts):
        for card in row:
            counts[card] += 1
    assert counts == COPIES
    assert s.actions_size == sum(s.actions)
    assert all(list(hand) == sorted(hand) for hand in s.hands)
    assert len(s.top) == len(s.top_seen) and len(s.looked) == len(s.looked_seen)
