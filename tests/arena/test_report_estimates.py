"""Bounds of shares and means: by hand, and where deals were played more than once."""

import pytest

from cabale.arena.estimates import Tally, quantile
from cabale.arena.wilson import wilson


def test_plain_wins_and_losses_have_the_bounds_of_wilson() -> None:
    tally = Tally([1] * 30 + [0] * 70, [1] * 100)
    assert tally.share == pytest.approx((0.3, *wilson(30, 100)))


def test_a_deal_that_always_ends_the_same_tells_no_more_when_played_thrice() -> None:
    tally = Tally([3] * 30 + [0] * 70, [3] * 100)
    assert tally.total == 300
    assert tally.share == pytest.approx((0.3, *wilson(30, 100)))


def test_shared_wins_vary_less_than_whole_ones() -> None:
    whole, shared = Tally([1, 0] * 50, [1] * 100), Tally([0.75, 0.25] * 50, [1] * 100)
    assert whole.value == shared.value == 0.5
    assert shared.share.high - shared.share.low < whole.share.high - whole.share.low


def test_deals_without_a_chance_change_nothing() -> None:
    assert Tally([1, 0, 0, 1], [1, 1, 1, 1]).share == pytest.approx(
        Tally([1, 0, 0, 0, 1], [1, 1, 0, 1, 1]).share
    )


def test_always_and_never_keep_some_doubt() -> None:
    assert Tally([1] * 10, [1] * 10).share == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert Tally([0] * 10, [1] * 10).share == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)


def test_a_mean_by_hand() -> None:
    """1 to 5: the variance is 2.5, the error √(2.5 / 5), 1.96 times that 1.386."""
    assert Tally([1, 2, 3, 4, 5], [1] * 5).mean == pytest.approx((3.0, 1.6141, 4.3859), abs=1e-4)


def test_a_mean_over_unlike_deals_is_that_of_all_games() -> None:
    assert Tally([1, 9], [1, 3]).mean.value == 2.5
    assert Tally([7], [1]).mean == (7, 7, 7)


def test_quantiles() -> None:
    values = [float(value) for value in range(100)]
    assert [quantile(values, part) for part in (0.05, 0.5, 0.95, 1.0)] == [5, 50, 95, 99]
