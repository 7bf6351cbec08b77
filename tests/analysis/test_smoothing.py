"""Noise is evened out, what happened is not."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cabale.analysis.smoothing import Estimate, smooth

SPREAD = 0.05


def noisy(worth: list[float], seed: int = 1) -> list[Estimate]:
    """Two seats, of which the first is worth so much, as a few walks would find it."""
    lots = Random(seed)
    found = [share + lots.gauss(0, SPREAD) for share in worth]
    rises = [after - before for before, after in pairwise([*found, worth[-1]])]
    return [
        Estimate((share, 1 - share), SPREAD**2, (rise, -rise), 2 * SPREAD**2, 0.0)
        for share, rise in zip(found, rises, strict=True)
    ]


def wandering(rows: list[tuple[float, ...]]) -> float:
    return sum(abs(after[0] - before[0]) for before, after in pairwise(rows))


def test_where_nothing_happens_little_is_left_of_the_noise() -> None:
    estimates = noisy([0.5] * 200)
    rows = smooth(estimates, (0.5, 0.5))
    assert wandering([estimate.row for estimate in estimates]) > 8
    assert wandering(rows) < 1
    assert all(row[0] == pytest.approx(0.5, abs=SPREAD) for row in rows)


def test_what_happened_stays_where_it_was() -> None:
    rows = smooth(noisy([0.2] * 50 + [0.8] * 50), (0.8, 0.2))
    changes = [after[0] - before[0] for before, after in pairwise(rows)]
    assert changes.index(max(changes)) == 49
    assert max(changes) > 0.4
    assert rows[0][0] == pytest.approx(0.2, abs=SPREAD)


def test_a_change_beyond_doubt_is_as_large_as_it_was_measured() -> None:
    """Rows around it are of a few walks, which happen to be off: that is not what the deed has changed."""
    rows = [0.3] * 20 + [0.6] * 20
    measured = {19: (0.1, 0.0001)}  # by many walks of the same numbers; of the others by few
    estimates = [
        Estimate((share, 1 - share), SPREAD**2, (change, -change), error, 0.0)
        for place, share in enumerate(rows)
        for change, error in [measured.get(place, (0.0, 2 * SPREAD**2))]
    ]
    smoothed = smooth(estimates, (0.6, 0.4))
    assert smoothed[20][0] - smoothed[19][0] == pytest.approx(0.1, abs=0.01)
    assert smoothed[-1][0] - smoothed[0][0] > 0.2  # elsewhere, by and by


def test_rows_are_shared_among_all() -> None:
    for row in smooth(noisy([0.1, 0.9, 0.4, 0.6]), (1.0, 0.0)):
        assert sum(row) == pytest.approx(1.0)


def test_where_one_alone_may_still_win_nothing_is_off() -> None:
    certain = Estimate((1.0, 0.0), 0.0, (0.0, 0.0), 0.0, 0.0)
    assert smooth([*noisy([0.9]), certain, certain], (1.0, 0.0))[1:] == [(1.0, 0.0)] * 3


def test_a_game_without_a_choice_has_its_result_only() -> None:
    assert smooth([], (1.0, 0.0)) == [(1.0, 0.0)]
