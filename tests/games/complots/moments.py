"""Games of Complots played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import CHARACTERS
from cabale.games.complots.table import Complots


def answer(s: Complots, rng: random.Random) -> None:
    """One draw, or one answer that is not too often a challenge."""
    if s.turn == CHANCE:
        outcomes, weights = zip(*s.odds(), strict=True)
        s.play(CHANCE, rng.choices(outcomes, weights)[0])
    else:
        moves = s.moves(s.turn)
        quiet = moves[0] == PASS and rng.random() < 0.75
        s.play(s.turn, PASS if quiet else rng.choice(moves))


def moments(rng: random.Random, seats: int, **options: object) -> Iterator[Complots]:
    """Every position of a game played at random, the draws and the end included."""
    s = COMPLOTS.new(seats, **options)
    yield s
    while not s.over:
        answer(s, rng)
        yield s


def cards(s: Complots) -> Counter[int]:
    piles = [*s.hidden, *s.faceup, *[(c,) * s.court[c] for c in range(CHARACTERS)]]
    return Counter(card for pile in piles for card in pile)
