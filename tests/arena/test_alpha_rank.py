"""Alpha-rank, against what can be reckoned by hand."""

from math import exp

import pytest

from cabale.arena.alpha_rank import INTENSITY, POPULATION, alpha_rank, follows, stationary


def test_all_follow_who_does_better() -> None:
    assert follows(0) == 1 / POPULATION
    gain = 0.1
    assert follows(gain) == pytest.approx(
        (1 - exp(-INTENSITY * gain)) / (1 - exp(-INTENSITY * POPULATION * gain))
    )
    assert follows(1e-12) == pytest.approx(1 / POPULATION)
    assert 0 < follows(-1) < 1e-200 < 0.99 < follows(1) < 1


def test_rock_paper_scissors() -> None:
    assert alpha_rank([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]) == pytest.approx([1 / 3] * 3)


def test_the_best_of_all_is_all_there_is() -> None:
    assert alpha_rank([[0.5, 0.6, 0.7], [0.4, 0.5, 0.6], [0.3, 0.4, 0.5]]) == pytest.approx(
        [1, 0, 0], abs=1e-9
    )


def test_two_equals_above_a_third() -> None:
    assert alpha_rank([[0.5, 0.5, 0.8], [0.5, 0.5, 0.8], [0.2, 0.2, 0.5]]) == pytest.approx(
        [0.5, 0.5, 0], abs=1e-9
    )


def test_time_in_each_state_of_a_chain() -> None:
    """Into each state as much goes as out of it."""
    rates = [[0, 0.3, 0.1], [0.2, 0, 0.4], [0.05, 0.25, 0]]
    parts = stationary(rates)
    for state in range(3):
        out = parts[state] * sum(rates[state])
        assert sum(parts[other] * rates[other][state] for other in range(3)) == pytest.approx(out)
