"""Differences and effect sizes, against values reckoned by hand."""

import pytest

from cabale.arena.balance.effects import cohens_h, compare_means, compare_shares, holm
from cabale.arena.estimates import Tally


def ones(*runs: tuple[int, int]) -> Tally:
    """Games won (1) or lost (0), so many in a row."""
    wins = [float(won) for won, times in runs for _ in range(times)]
    return Tally(wins, [1.0] * len(wins))


def test_paired_shares_by_hand() -> None:
    """40 deals won under both, 20 only before, 10 only after, 30 never: 60 % against 50 %.

    The correlation is (40·30 - 20·10) / √(60·40·50·50) = 0.40825. Wilson's bounds are 0.5020 to 0.6906 and
    0.4038 to 0.5962, hence 0.1017 down and 0.1056 up. Differences are -1, 1 and 0 with variance 29 / 99: an
    error of 0.05412, and -0.1 is 1.8476 of them. h is 1.5708 - 1.7722, its error √(0.02 · (1 - 0.40825)).
    """
    before, after = ones((1, 40), (1, 20), (0, 10), (0, 30)), ones((1, 40), (0, 20), (1, 10), (0, 30))
    found = compare_shares(before, after)
    assert found.change == pytest.approx((-0.1, -0.2017, 0.0056), abs=2e-4)
    assert found.effect == pytest.approx((-0.20136, -0.41458, 0.01186), abs=2e-4)
    assert found.chance == pytest.approx(0.0647, abs=1e-4)


def test_twins_make_a_difference_surer() -> None:
    """The same two shares; once 10 deals changed, once 60 did."""
    near = compare_shares(ones((1, 40), (0, 60)), ones((1, 50), (0, 50)))
    far = compare_shares(ones((1, 40), (0, 60)), ones((0, 25), (1, 50), (0, 25)))
    assert near.change.value == far.change.value == pytest.approx(0.1)
    assert near.change.high - near.change.low < far.change.high - far.change.low
    assert near.chance < 0.01 < 0.1 < far.chance


def test_even_shares_of_unlike_tables_do_not_differ() -> None:
    """A third of 3 seats, a quarter of 4."""
    found = compare_shares(ones((1, 40), (0, 80)), ones((1, 30), (0, 90)), (1 / 3, 1 / 4))
    assert found.change.value == pytest.approx(0)
    assert found.effect is not None and found.effect.value == pytest.approx(0)
    assert found.change.low < 0 < found.change.high


def test_never_on_either_side_keeps_some_doubt() -> None:
    found = compare_shares(ones((0, 50)), ones((0, 50)))
    assert found.chance == 1
    assert found.change.value == 0 and found.change.low < -0.05 and found.change.high > 0.05


def test_paired_means_by_hand() -> None:
    """Differences 1, 2, 1, 2: mean 1.5, error √(1/3 / 4) = 0.28868. Variances 5/3 and 8/3, so the deviation
    is 1.47196 and d 1.01905, with an error of √(0.03846 + 1.01905² / 16) = 0.32151."""
    before, after = Tally([1, 2, 3, 4], [1] * 4), Tally([2, 4, 4, 6], [1] * 4)
    found = compare_means(before, after, 1.4719601)
    assert found.change == pytest.approx((1.5, 0.9342, 2.0658), abs=1e-4)
    assert found.effect == pytest.approx((1.01905, 0.38891, 1.64919), abs=1e-4)
    assert found.chance == pytest.approx(2.04e-7, rel=0.01)


def test_what_never_varies() -> None:
    """Three rounds in every game, then six: no deviation to measure by, and no doubt either."""
    three, six = Tally([3] * 5, [1] * 5), Tally([6] * 5, [1] * 5)
    always, same = compare_means(three, six, 0.0), compare_means(three, three, 0.0)
    assert (always.change.value, always.effect, always.chance) == (3, None, 0)
    assert (same.effect, same.chance) == ((0, 0, 0), 1)


def test_cohens_h() -> None:
    assert cohens_h(0.25, 0.5) == pytest.approx(0.5236, abs=1e-4)  # π/2 - π/3
    assert cohens_h(0.5, 0.25) == pytest.approx(-0.5236, abs=1e-4)
    assert cohens_h(0.0, 1.0) == pytest.approx(3.1416, abs=1e-4)


def test_holm() -> None:
    """4 · 0.005, 3 · 0.01, 2 · 0.03; and 1 · 0.04, which may not be less than the one before."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []
