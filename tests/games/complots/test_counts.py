"""Counts of answer sequences, against the second engine of `second.py`."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.seats import LETTERS
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots
from tests.games.complots.lines import deal
from tests.games.complots.second import Second
from tests.games.stepping import count, perft

AMBASSADOR = {"envoy": "ambassador"}
INQUISITOR = {"envoy": "inquisitor"}


DEALS: list[tuple[str, str, str, dict[str, Any]]] = [
    # hands, coins, face up, options
    ("captain duchess | duchess duchess", "1 2", "", AMBASSADOR),
    ("captain assassin | duchess inquisitor", "7 3", "", INQUISITOR),
    ("captain duchess | ambassador countess | assassin assassin", "2 2 2", "", AMBASSADOR),
    ("captain duchess | ambassador countess | assassin assassin", "3 7 10", "", AMBASSADOR),
    ("captain inquisitor | inquisitor countess | assassin assassin", "7 3 2", "", INQUISITOR),
    ("captain inquisitor | countess | assassin", "3 3 0", "- | duchess | captain", INQUISITOR),
    ("captain duchess | ambassador countess | assassin assassin | captain duchess", "3 0 2 8", "",
     AMBASSADOR),
    ("inquisitor | inquisitor countess | assassin | captain duchess", "3 1 2 8", "duchess | - | captain | -",
     INQUISITOR),
]  # fmt: skip

VARIANTS: list[dict[str, Any]] = [
    {},
    {"challenge_priority": "target_first", "counter_by": "anyone"},
    {"challenge_priority": "random"},
    {"counter_after_failed_challenge": "allowed", "steal_from_empty": True},
    {"counter_by": "anyone", "treasury_limit": None, "max_turns": 2},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values())))
@pytest.mark.parametrize(("hands", "coins", "faceup", "envoy"), DEALS)
def test_as_many_sequences_as_the_second_engine(
    hands: str, coins: str, faceup: str, envoy: dict[str, Any], variant: dict[str, Any]
) -> None:
    options = envoy | variant
    s = deal(hands, coins=coins, faceup=faceup, **options)
    for depth in range(1, 5 if variant else 7):
        assert perft(s, depth) == count(lambda: second_at(s), [], depth), depth


@pytest.mark.parametrize("envoy", [AMBASSADOR, INQUISITOR], ids=["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_sequences_from_the_very_beginning(seats: int, envoy: dict[str, Any]) -> None:
    s = COMPLOTS.new(seats, **envoy)
    for depth in range(1, 5):
        assert perft(s, depth) == count(lambda: Second(seats, s.options.values), [], depth)


def second_at(s: Complots) -> Second:
    """The second engine at the same table."""
    names = COMPLOTS.view(s, 0).characters
    letters = LETTERS[: s.seats]
    return Second.at(
        s.options.values,
        LETTERS[s.active],
        hidden={seat: [names[card] for card in s.hidden[i]] for i, seat in enumerate(letters)},
        coins={seat: s.coins[i] for i, seat in enumerate(letters)},
        faceup={seat: [names[card] for card in s.faceup[i]] for i, seat in enumerate(letters)},
        court=[names[card] for card in range(5) for _ in range(s.court[card])],
    )
