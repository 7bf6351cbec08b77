"""Answers against each other, lap by lap."""

from __future__ import annotations

import random

import pytest

from cabale.bots.budget import Budget
from cabale.bots.search.halving import GLANCE, SequentialHalving


def run(
    halving: SequentialHalving, worth: list[float], laps: int, spent: float = 0.0, noise: float = 0.0
) -> None:
    rng = random.Random(1)
    for _ in range(laps):
        for place in halving.running:
            halving.learn(place, worth[place] + noise * rng.random())
        halving.lap(spent)


def test_after_each_heat_the_worse_half_is_out() -> None:
    halving = SequentialHalving([0.2] * 5)
    worth = [0.1, 0.5, 0.3, 0.4, 0.2]
    left = []
    for spent in (0.0, 0.3, 0.4, 0.6, 0.7, 0.9, 1.0):
        run(halving, worth, 1, spent)
        left.append(sorted(halving.running))
    all_five = [0, 1, 2, 3, 4]
    assert left == [all_five, all_five, [1, 2, 3], [1, 2, 3], [1, 3], [1, 3], [1]]


def test_who_misses_the_end_of_a_heat_goes_by_all_that_are_over() -> None:
    halving = SequentialHalving([0.25] * 4)
    run(halving, [0.1, 0.2, 0.3, 0.4], 1, spent=1.0)
    assert halving.running == [3]


def test_who_is_behind_beyond_doubt_is_out_at_once() -> None:
    """The third is behind as well, but by less than its luck."""
    halving = SequentialHalving([0.3, 0.3, 0.3])
    run(halving, [0.5, 0.3, 0.495], GLANCE, noise=0.1)
    assert sorted(halving.running) == [0, 2]


def test_who_does_as_well_stays() -> None:
    halving = SequentialHalving([0.9, 0.1])
    run(halving, [0.5, 0.5], 4 * GLANCE)
    assert halving.running == [0, 1]


def test_the_prior_has_the_first_word_and_not_the_last() -> None:
    halving = SequentialHalving([0.9, 0.1])
    assert halving.best() == 0
    worth = [0.50, 0.55]
    run(halving, worth, 1, noise=0.001)
    assert halving.best() == 0
    run(halving, worth, GLANCE - 2, noise=0.001)
    assert halving.best() == 1


def test_a_lead_is_that_of_the_laps_that_both_ran() -> None:
    halving = SequentialHalving([0.5, 0.5])
    for first, second in ((0.9, 0.7), (0.5, 0.1)):
        halving.learn(0, first)
        halving.learn(1, second)
    halving.learn(0, 0.0)
    assert halving.lead(0, 1) == pytest.approx(0.3)
    assert halving.lead(1, 0) == pytest.approx(-0.3)


def test_what_is_spent_of_so_many_walks() -> None:
    allowance = Budget(walks=200).begin()
    assert allowance.spent() == 0
    allowance.take(50)
    assert allowance.spent() == 0.25


def test_what_is_spent_of_so_much_time() -> None:
    allowance = Budget(milliseconds=1).begin()
    before = allowance.spent()
    while allowance.spent() < 1:
        pass
    assert 0 <= before
    assert allowance.left() <= 0
