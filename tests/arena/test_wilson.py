"""The interval of a share that was counted."""

import pytest

from cabale.arena import wilson


def test_known_values() -> None:
    """From the formula by hand, and as printed for 10 of 10 and 0 of 10 (about 4/14)."""
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_it_holds_the_share_and_narrows() -> None:
    for games in (10, 100, 1000):
        low, high = wilson(0.3 * games, games)
        assert low < 0.3 < high
    assert wilson(300, 1000)[1] - wilson(300, 1000)[0] < wilson(3, 10)[1] - wilson(3, 10)[0]


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
