"""Games of Le Grand Druide played at random, for tests that look at every moment of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide.pieces import BARS, COLOURS, DRUIDS, FREE, NEUTRAL, OWN_BARS, STONES, TOKEN
from cabale.games.druide.table import Druide


def any_options(rng: random.Random) -> dict[str, Any]:
    """Any start, any deck, now and then stones of other colours."""
    chosen: dict[str, Any] = {
        "start": rng.choice(["standard", "drawn", "custom"]),
        "number_deck": rng.choice(["double", "single"]),
    }
    if chosen["start"] == "custom":
        chosen["bars"] = rng.choice([[2, 4, 9, 14, 19, 24, 28], [1, 3, 5, 12, 19, 26, 28]])
    if rng.random() < 0.3:
        chosen["stone_colours"] = rng.choices(COLOURS, k=STONES)
    return chosen


def answer(s: Druide, rng: random.Random, reluctance: float = 0.9) -> None:
    """One draw, or one answer of a player who seldom passes."""
    if s.turn == CHANCE:
        outcomes, weights = zip(*s.odds(), strict=True)
        s.play(CHANCE, rng.choices(outcomes, weights)[0])
    else:
        moves = s.moves(s.turn)
        s.play(s.turn, rng.choice(moves[1:] if rng.random() < reluctance else moves))


def moments(rng: random.Random, seats: int, **options: object) -> Iterator[Druide]:
    """Every position of a game played at random, the draws and the end included."""
    s = DRUIDE.new(seats, **options)
    reluctance = rng.choice([0.5, 0.9, 1.0])
    yield s
    while not s.over:
        answer(s, rng, reluctance)
        yield s


def check_material(s: Druide) -> None:
    """Section 7 of the rules document: nothing appears and nothing gets lost."""
    seats = s.seats
    removed = DRUIDE.view(s, 0).removed if s.over else ((),) * seats
    for seat in range(seats):
        assert s.stones.count(seat) + s.reserve[seat] + len(removed[seat]) == DRUIDS[seats]
        assert s.owners.count(seat) + s.bars_left[seat] == OWN_BARS[seats]
    assert len(s.stones) == STONES + 1 and s.stones[0] == FREE
    assert all(TOKEN <= owner < seats for owner in s.stones)
    if len(s.bars) == BARS:
        assert all(1 <= line <= STONES for line in s.bars)
        assert sum(s.college(bar)[1] for bar in range(BARS)) == STONES
        assert s.owners.count(NEUTRAL) + sum(s.owners.count(seat) for seat in range(seats)) == BARS
        dealt = Counter(s.lucky)
        assert all(s.numbers[number] + dealt[number] == s.options.copies for number in range(1, STONES + 1))
    shown = Counter(s.taboo)
    assert all(s.trilithons[colour] + shown[colour] == 1 for colour in range(len(s.trilithons)))
    assert (TOKEN in s.stones) == s.over
