"""The scorer beside a second one, written the other way round (`second`)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from cabale.core.seats import NO_SEAT
from cabale.games.druide import DRUIDE
from cabale.games.druide.counting import count_up
from cabale.games.druide.options import arrange
from cabale.games.druide.pieces import COLOURS, DRUIDS, STANDARD, STONES, TABOOS
from cabale.games.druide.table import Druide, alone_on_top, lay_table
from tests.citing import rule
from tests.effort import share
from tests.games.druide.second import Result, by_elimination, count

STARTS = [STANDARD, (2, 4, 9, 14, 19, 24, 28), (1, 3, 5, 12, 19, 26, 28), (2, 4, 6, 13, 20, 27, 30)]
PRINTED = arrange({option.name: option.default for option in DRUIDE.options})


@rule("druide", "D-18", "D-19", "D-R7")
@pytest.mark.parametrize(("players", "most"), [(3, 20), (4, 11)])
def test_striking_off_groups_gives_the_unique_maximum(players: int, most: int) -> None:
    """Every count there can be in a college, and more: totals are compared in the same way."""
    for counts in product(range(most), repeat=players):
        found = alone_on_top(list(counts))
        assert by_elimination(dict(enumerate(counts))) == (None if found == NO_SEAT else found)


@rule("druide", "D-14", "D-15", "D-16", "D-17", "D-18", "D-19", "D-R9", "D-R14")
@pytest.mark.parametrize(
    "quarter", [0, *(pytest.param(number, marks=pytest.mark.slow) for number in (1, 2, 3))]
)  # a quarter by day
@pytest.mark.parametrize("players", [3, 4])
def test_a_hundred_thousand_random_counts(players: int, quarter: int) -> None:
    """Whole elections, with any number of druids placed, bars moved and met, and any cards."""
    rng = random.Random(10 * players + quarter)
    elected, times = 0, share(25_000)
    for _ in range(times):
        s = any_end(players, rng)
        wanted = by_the_other(s)
        count_up(s)
        s.settle()
        winner = alone_on_top(s.totals())
        assert (s.votes, s.bonus) == wanted[:2]
        assert (None if winner == NO_SEAT else winner) == wanted.winner
        elected += winner != NO_SEAT
    assert 0.9 * times < elected < times


def any_end(players: int, rng: random.Random) -> Druide:
    """A table at which everybody has passed."""
    s = lay_table(PRINTED, players)
    s.bars = [(line + rng.randrange(-1, 2) - 1) % STONES + 1 for line in rng.choice(STARTS)]
    free = rng.sample(range(1, STONES + 1), STONES)
    for seat in range(players):
        for _ in range(rng.randint(0, DRUIDS[players])):
            s.place_druid(seat, free.pop())
    s.lucky = rng.sample([*range(1, STONES + 1)] * 2, players)
    s.taboo = rng.sample(range(TABOOS), players)
    return s


def by_the_other(s: Druide) -> Result:
    return count(
        s.seats,
        set(s.bars),
        {stone: owner for stone, owner in enumerate(s.stones) if owner >= 0},
        COLOURS * 5,
        [COLOURS[colour] for colour in s.taboo],
        s.lucky,
    )


@rule("druide", "D-R13")
def test_lucky_votes_never_come_alone() -> None:
    rng = random.Random(13)
    lucky = 0
    for _ in range(share(5_000)):
        s = any_end(4, rng)
        count_up(s)
        s.settle()
        for votes, bonus in zip(s.votes, s.bonus, strict=True):
            lucky += bonus > 0
            assert votes or not bonus
    assert lucky > share(1_000)


@rule("druide", "D-R11")
@pytest.mark.parametrize(
    ("votes", "ranks", "scores"),
    [
        ([12, 12, 5], [2, 2, 1], [0, 0, 1]),
        ([9, 8, 8, 4], [1, 3, 3, 2], [1, 0, 0, 0]),
        ([9, 9, 8, 4], [3, 3, 1, 2], [0, 0, 1, 0]),
        ([1, 2, 3, 4], [4, 3, 2, 1], [0, 0, 0, 1]),
        ([11, 11, 4, 4], [1, 1, 1, 1], [0.25, 0.25, 0.25, 0.25]),
        ([0, 0, 0], [1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_those_who_are_tied_share_the_last_places(
    votes: list[int], ranks: list[int], scores: list[float]
) -> None:
    s = lay_table(PRINTED, len(votes))
    s.votes = votes
    assert s.ranks() == ranks
    assert s.scores() == scores
