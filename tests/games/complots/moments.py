"""Games of Complots played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import CHARACTERS, RICHEST
from cabale.games.complots.table import NO_LIMIT, Complots


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


def check_material(s: Complots) -> None:
    """C-2, C-7, C-8, C-12, C-41: nothing appears and nothing gets lost."""
    counts = [cards(s)[character] for character in range(CHARACTERS)]
    if s.seats == 2:
        drafted = sum(counts) - CHARACTERS  # 7 cards are in play once both have picked
        assert drafted in (0, 2)
        assert min(counts) >= 1
    else:
        assert counts == [4 if s.seats > 6 else 3] * CHARACTERS
    if s.treasury != NO_LIMIT:
        assert s.treasury >= 0
        assert s.treasury + sum(s.coins) == s.options.treasury_limit
    assert all(0 <= coins <= RICHEST for coins in s.coins)
    for seat in s.eliminated:
        assert not s.hidden[seat]
        assert s.coins[seat] == 0
        assert len(s.faceup[seat]) == 2
