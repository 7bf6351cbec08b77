"""The dice of games that are played to learn from."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from cabale.core.dice import Dice


def test_the_same_seed_falls_alike_compiled_or_not() -> None:
    dice = Dice(7)
    assert [dice.number() for _ in range(4)] == [2023820857, 1209346712, 1074462412, 1219618833]
    assert max(Dice(seed).number() for seed in range(200)) < 2**32


@pytest.mark.parametrize("faces", [2, 3, 6, 52])
def test_every_face_falls_as_often_whether_in_a_row_or_by_near_seeds(faces: int) -> None:
    """By six standard deviations, which a fair die leaves once in a hundred million."""
    throws, dice = 6_000, Dice(1)
    for fallen in (
        [dice.number() % faces for _ in range(throws)],
        [Dice(seed).number() % faces for seed in range(throws)],
    ):
        counts, spread = Counter(fallen), sqrt(throws / faces * (1 - 1 / faces))
        assert max(abs(counts[face] - throws / faces) for face in range(faces)) < 6 * spread


def test_one_throw_tells_nothing_of_the_next() -> None:
    dice = Dice(2)
    numbers = [dice.number() for _ in range(6_001)]
    pairs = Counter((one % 6, other % 6) for one, other in pairwise(numbers))
    assert len(pairs) == 36 and max(pairs.values()) < 6_000 / 36 + 6 * sqrt(6_000 / 36)
