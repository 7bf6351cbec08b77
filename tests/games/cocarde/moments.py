"""Games of Le Lys et la Cocarde played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cabale.core.seats import CHANCE
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.pieces import (
    ATTACK,
    CERTIFICATES,
    COPIES,
    FIGURES,
    HAND,
    MARK,
    MARKING,
    ROLL,
    TREES,
)
from cabale.games.cocarde.squares import GUILLOTINE, LAST, RETURN
from cabale.games.cocarde.table import Cocarde


def any_options(rng: random.Random) -> dict[str, Any]:
    """Figures of any kind, and now and then a game that is broken off."""
    chosen: dict[str, Any] = {"figures": rng.choice(["alternate", "off", rng.choices(FIGURES, k=6)])}
    if rng.random() < 0.2:
        chosen["max_rounds"] = rng.choice([1, 3, 10])
    return chosen


def answer(s: Cocarde, rng: random.Random, eagerness: float = 0.7) -> None:
    """One draw, or one answer that marks, attacks and plays cards rather than rolling or declining."""
    if s.turn == CHANCE:
        outcomes, weights = zip(*s.odds(), strict=True)
        s.play(CHANCE, rng.choices(outcomes, weights)[0])
        return
    moves = s.moves(s.turn)
    if len(moves) > 1 and moves[0] <= ROLL and rng.random() < eagerness:
        loud = [move for move in moves if MARK <= move < ATTACK + 15]
        moves = loud if loud and rng.random() < 0.6 else moves[1:]
    s.play(s.turn, rng.choice(moves))


def moments(rng: random.Random, seats: int, **options: object) -> Iterator[Cocarde]:
    """Every position of a game played at random, the draws and the end included."""
    s = COCARDE.new(seats, **options)
    eagerness = rng.choice([0.2, 0.6, 0.9])
    yield s
    while not s.over:
        answer(s, rng, eagerness)
        yield s


def check_material(s: Cocarde) -> None:
    """Section 2: 110 cards, 80 trees and 80 certificates, and nobody where no square is."""
    counts = s.pile[:]
    for row in (s.discards, s.pool, *s.hands, *[MARKING[role] for role in s.roles]):
        for card in row:
            counts[card] += 1
    assert counts == COPIES
    assert s.pile_size == sum(s.pile)
    assert s.tree_stock + sum(s.trees) + s.cancelled.bit_count() == TREES
    assert s.certificate_stock + sum(s.certificates) == CERTIFICATES
    assert min(s.tree_stock, s.certificate_stock, *s.trees, *s.certificates) >= 0
    assert all(list(hand) == sorted(hand) for hand in s.hands)
    assert all(place > LAST or s.exists(place) for place in s.places)


def check_rest(s: Cocarde) -> None:
    """At the beginning of an action: hands, flags and ends of tracks are as section 2 has them."""
    assert all(len(hand) <= HAND + (seat == s.active) for seat, hand in enumerate(s.hands))
    for seat, place in enumerate(s.places):
        assert place not in (LAST, GUILLOTINE, RETURN)
        assert place == 1 or not s.wait >> seat & 1
        assert place == 20 or not s.tavern >> seat & 1
        assert place == 53 or not s.salon[seat]
        assert place == 0 or not s.restart >> seat & 1
    assert not s.wait or s.places.count(1) == 1
    assert s.pool == ()
