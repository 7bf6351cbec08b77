"""Who sits where: everybody in every seat equally often, before the same cards."""

from collections import Counter
from itertools import accumulate
from math import comb

import pytest

from cabale.arena.lineups import Plan, mixed, one_table, pairing


def seats_of(plan: Plan, name: str) -> Counter[int]:
    return Counter(seat for lineup in plan.lineups for seat, who in enumerate(lineup) if who == name)


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_at_a_table_sit_in_every_way_once(seats: int) -> None:
    plan = pairing("a", "b", seats)
    assert len(set(plan.lineups)) == len(plan.lineups) == comb(seats, seats // 2)
    assert {lineup.count("a") for lineup in plan.lineups} == {seats // 2}
    assert len(set(seats_of(plan, "a").values())) == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_block_is_one_table_turned_round(seats: int) -> None:
    """So that within a deal the first entrant has had every seat as often as any other."""
    plan = pairing("a", "b", seats)
    ends = list(accumulate(plan.blocks))
    assert ends[-1] == len(plan.lineups)
    for start, end in zip([0, *ends], ends, strict=False):
        block = Plan(plan.lineups[start:end], ())
        assert len(set(seats_of(block, "a").values())) == 1
        assert set(seats_of(block, "a")) == set(range(seats))


def test_one_table_moves_up_a_seat_each_time() -> None:
    assert one_table(["a", "b", "c"]) == Plan(
        (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")),
        (3,),
    )
    assert one_table(["a", "b", "a", "b"]).blocks == (2,)
    assert one_table(["a"] * 4).lineups == (("a",) * 4,)


@pytest.mark.parametrize(("names", "seats"), [("abcd", 4), ("abc", 4), ("ab", 4), ("abcde", 3), ("abc", 2)])
def test_at_mixed_tables_everybody_has_the_same(names: str, seats: int) -> None:
    plan = mixed(names, seats)
    times = [seats_of(plan, name) for name in names]
    assert len({tuple(sorted(each.items())) for each in times}) == 1
    assert len(set(times[0].values())) == 1 and len(times[0]) == seats


def test_mixed_tables_are_laid_both_ways_round() -> None:
    plan = mixed("abcd", 4)
    assert ("a", "b", "c", "d") in plan.lineups and ("d", "c", "b", "a") in plan.lineups
