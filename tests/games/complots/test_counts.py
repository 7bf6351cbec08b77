"""Counts of answer sequences, against the second engine of `second.py`."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.options import read_options
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


COUNTS: list[tuple[int, dict[str, str], str, list[int]]] = [
    # seats, options, words, how many sequences of one answer, of two …
    (2, {}, "~a ~captain ~duchess", [5, 25, 125, 325, 980, 2_898]),
    (
        3,
        {"envoy": "inquisitor", "first_player": "a"},
        "~inquisitor ~captain ~captain ~duchess ~assassin ~assassin a:steal>b",
        [2, 7, 18, 97, 268, 907, 2_484],
    ),
    (
        4,
        {"challenge_priority": "random", "counter_by": "anyone", "first_player": "b"},
        "~ambassador ~captain ~assassin ~assassin ~duchess ~duchess ~countess ~captain "
        "b:income c:income d:income a:income b:assassinate>c ~c ~d c:challenge",
        [5, 5, 10, 20, 50, 160, 370],
    ),
]


@pytest.mark.parametrize(("seats", "options", "words", "figures"), COUNTS, ids=["draft", "theft", "attack"])
def test_as_many_sequences_as_are_written_here(
    seats: int, options: dict[str, str], words: str, figures: list[int]
) -> None:
    """Before the picks; a theft that may be challenged; an attack that only bystanders may still counter."""
    given = read_options(COMPLOTS.options, options, seats)
    s = COMPLOTS.new(seats, **given)
    for word in words.split():
        s.play(*COMPLOTS.read(s, word))
    depths = range(1, len(figures) + 1)
    assert [perft(s, depth) for depth in depths] == figures
    assert [count(lambda: Second(seats, given), words.split(), depth) for depth in depths] == figures


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
