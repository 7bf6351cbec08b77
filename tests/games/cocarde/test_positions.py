"""True of every position of Le Lys et la Cocarde, for 2 to 6 seats and any options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given

from cabale.core.errors import BadScenario
from cabale.core.playout import playout
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.pieces import HAND
from cabale.games.cocarde.rules import Act
from cabale.games.cocarde.table import Cocarde
from tests.citing import rule
from tests.effort import night, share
from tests.games.cocarde.lines import lay
from tests.games.cocarde.moments import any_options, check_material, check_rest, moments
from tests.properties.games import positions


def play_and_check(seats: int, seed: int, every: int = 1) -> Cocarde:
    """A whole game; the box is counted every so many positions."""
    rng = random.Random(seed)
    options = any_options(rng)
    last: Cocarde | None = None
    for place, s in enumerate(moments(rng, seats, **options)):
        last = s
        if place % every == 0:
            check_material(s)
        if not s.over:
            if isinstance(s.agenda[-1], Act):
                check_rest(s)
            if isinstance(s.agenda[-1], Throw):
                assert max(map(len, s.hands)) <= HAND
            assert len([1 for seat in range(seats) if s.awaited >> seat & 1]) <= 1
    assert last is not None and last.over
    check_material(last)
    assert last.finished() or last.rounds == last.options.max_rounds
    assert last.agenda == [] and last.pool == ()
    assert abs(sum(last.scores()) - 1) < 1e-9
    assert min(last.ranks()) == 1
    return last


@rule("cocarde", "L-5", "L-11", "L-49", "L-50")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_pieces_are_always_somewhere(seats: int) -> None:
    """Two hundred games in all at full length, every position of them."""
    for seed in range(share(40)):
        play_and_check(seats, seed * 8 + seats)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", range(2, 7))
def test_twenty_thousand_random_games(seats: int, record_property: Callable[[str, object], None]) -> None:
    """Section 15. All end on 56, or at the cap; how many of each is reported."""
    ends: Counter[str] = Counter()
    games = night(20_000)
    for seed in range(games):
        s = COCARDE.new(seats)
        playout(s, 1_000_000 + seed * 8 + seats)
        check_material(s)
        assert s.over and (s.finished() or s.rounds == s.options.max_rounds)
        ends["square 56" if s.finished() else "cap"] += 1
    for end in ("square 56", "cap"):
        record_property(f"{seats} seats, {end}", ends[end] / games)
        print(f"{seats} seats: {ends[end] / games:.4%} ended by {end}")
    assert sum(ends.values()) == games


@rule("cocarde", "L-R45")
@given(positions("cocarde"))
def test_a_silent_seat_declines_ends_or_rolls(s: Cocarde) -> None:
    for seat in s.waiting:
        default = COCARDE.default(s, seat)
        question = COCARDE.question(s, seat)
        assert question is not None
        text = COCARDE.write_body(s, seat, default)
        if question.kind in ("pass", "protect", "defend", "books49"):
            assert text == "none"
        elif question.kind == "end":
            assert text == "end"
        elif question.kind == "action":
            assert text == "roll" if len(s.hands[seat]) <= HAND else text.startswith("discard=")


@rule("cocarde", "L-R34")
def test_no_table_has_a_tree_on_the_last_square_before_the_end() -> None:
    """Nobody plants there, so an escape never leads to the end of the track."""
    with pytest.raises(BadScenario) as refused:
        lay(2, {"cancelled": [53, 54, 55]})
    assert (refused.value.code, refused.value.rule) == ("bad_value", "L-47")
    assert lay(2, {"cancelled": [53, 54]}).beyond_salon() == 55
