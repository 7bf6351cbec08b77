"""Random numbers for walks."""

from __future__ import annotations

import random

from cabale.bots.search.lots import Luck, next_fate, next_number

BITS = 30


def test_a_walk_has_a_sequence_of_its_own() -> None:
    luck = Luck(7)
    assert [luck.next(), luck.next()] == [next_number(7), next_number(next_number(7))]
    assert luck.fate == 7


def test_a_moment_does_not_hang_on_others() -> None:
    plain, parted = Luck(7), Luck(7)
    parted.at(3)
    parted.next()
    parted.at(5)
    assert [plain.at(4), plain.at(4)] == [parted.at(4), parted.at(4)]
    assert plain.at(3) != parted.at(3)  # the second there


def test_the_first_moment_begins_where_the_walk_does() -> None:
    luck = Luck(7)
    assert luck.at(0) == luck.fate == next_fate(7)


def test_neither_two_moments_nor_three_tell_of_each_other() -> None:
    """The upper halves of them, over many walks: every combination as often as it should be."""
    rng = random.Random(1)
    for first in (0, 1, 16, 250, 256, 4000):
        found = [0] * 8
        for _ in range(4000):
            luck = Luck(rng.getrandbits(BITS))
            place = 0
            for moment in (first, first + 16, first + 32):
                place = 2 * place + (luck.at(moment) >> BITS - 1)
            found[place] += 1
        assert all(400 < times < 600 for times in found), (first, found)
