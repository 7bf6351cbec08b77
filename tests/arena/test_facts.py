"""What games tell of themselves: lists go by seats, and what they say agrees with the result."""

from collections.abc import Iterator
from typing import Any

import pytest

from cabale.arena.lineups import Plan
from cabale.arena.series import Played, make_series
from cabale.games import GAMES


def games(game: str, seats: int, **options: object) -> Iterator[Played]:
    series = make_series(game, Plan((("random",) * seats,)), 1, options)
    return map(series.play, range(6))


@pytest.mark.parametrize("game", GAMES)
def test_lists_go_by_seats(game: str) -> None:
    for seats in GAMES[game].seats:
        facts = next(games(game, seats)).facts
        rows = [fact for fact in facts.values() if isinstance(fact, list)]
        assert rows and all(len(row) == seats for row in rows)
        assert 0 <= facts["first"] < seats


def names(rows: list[list[str]]) -> list[str]:
    return sorted(name for row in rows for name in row)


@pytest.mark.parametrize("seats", [2, 5])
def test_complots(seats: int) -> None:
    for played in games("complots", seats):
        facts = played.facts
        assert [len(cards) for cards in facts["dealt"]] == [2] * seats
        for kept, lost, total in zip(facts["kept"], facts["lost"], played.totals, strict=True):
            assert len(kept) == total and len(kept) + len(lost) <= 2
        assert len(names(facts["exposed"])) <= len(names(facts["challenged"]))
        assert len(names(facts["challenged"])) <= len(names(facts["claimed"]))
        assert not facts["capped"]
    assert any(played.facts["capped"] for played in games("complots", seats, max_turns=3))


def test_guillotine() -> None:
    for played in games("guillotine", 4):
        nobles: Any = played.facts["nobles"]
        assert played.facts["days"] >= 1
        assert len(names(nobles)) > 10 and not any("." in name for name in names(nobles))
        assert any(played.facts["played"])
        lady = [seat for seat in range(4) if "marie_antoinette" in nobles[seat]]
        assert len(lady) <= 1


def test_druide() -> None:
    for played in games("druide", 3):
        facts = played.facts
        assert sum(facts["colleges"]) <= 7
        assert all(
            (size > 0) == (count > 0) for size, count in zip(facts["largest"], facts["colleges"], strict=True)
        )
        assert all(luck <= total for luck, total in zip(facts["luck"], played.totals, strict=True))
        assert len(set(facts["taboo"])) == 3
        assert facts["unelected"] == (max(played.shares) < 1)


def test_convention() -> None:
    for played in games("convention", 4):
        facts = played.facts
        assert names(facts["factions"]) == ["crapauds", "girondins", "montagnards", "royalistes"]
        assert [len(elected) for elected in facts["elected"]] == list(played.totals)
        for elected, died in zip(facts["elected"], facts["died"], strict=True):
            assert not set(elected) & set(died)
    assert all(len(row) == 2 for played in games("convention", 2) for row in played.facts["factions"])


def test_cocarde() -> None:
    for played in games("cocarde", 3):
        facts = played.facts
        assert all(place for place in facts["places"])
        assert any(facts["characters"]) and "book" not in names(facts["characters"])
        assert facts["capped"] or "m56" in facts["places"]
        assert facts["rounds"] * 3 >= played.turns
