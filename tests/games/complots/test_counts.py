"""Counts of answer sequences, and whole games in step, against the slow engine of `slow.py`."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabale.core.seats import CHANCE, LETTERS
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import DRAFT
from cabale.games.complots.table import NO_LIMIT, Complots
from tests.effort import share
from tests.games.complots.lines import deal
from tests.games.complots.slow import Slow, count

AMBASSADOR = {"envoy": "ambassador"}
INQUISITOR = {"envoy": "inquisitor"}


def perft(s: Complots, depth: int) -> int:
    """How many sequences of so many answers there are; chance counts one for each outcome."""
    if depth == 0:
        return 1
    total = 0
    for move in s.moves(s.turn) if not s.over else []:
        child = s.clone()
        child.play(s.turn, move)
        total += perft(child, depth - 1)
    return total


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
def test_as_many_sequences_as_the_slow_engine(
    hands: str, coins: str, faceup: str, envoy: dict[str, Any], variant: dict[str, Any]
) -> None:
    options = envoy | variant
    s = deal(hands, coins=coins, faceup=faceup, **options)
    slow = slow_at(s, options)
    for depth in range(1, 5 if variant else 7):
        assert perft(s, depth) == count(slow, depth), depth


@pytest.mark.parametrize("envoy", [AMBASSADOR, INQUISITOR], ids=["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_sequences_from_the_very_beginning(seats: int, envoy: dict[str, Any]) -> None:
    s = COMPLOTS.new(seats, **envoy)
    for depth in range(1, 5):
        assert perft(s, depth) == count(Slow.start(seats, envoy), depth)


@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_games_go_in_step_with_the_slow_engine(seats: int) -> None:
    """Every answer open in one is open in the other, and the table looks the same after each."""
    for seed in range(share(12)):
        rng = random.Random(seed * 10 + seats)
        options = rng.choice([AMBASSADOR, INQUISITOR]) | rng.choice(VARIANTS)
        s = COMPLOTS.new(seats, **options)
        slow = Slow.start(seats, options)
        while not s.over:
            asked = slow.asked()
            assert asked == ("~" if s.turn == CHANCE else LETTERS[s.turn])
            odds = s.odds() if s.turn == CHANCE else [(move, 1) for move in s.moves(s.turn)]
            answers = {COMPLOTS.write(s, s.turn, move): weight for move, weight in odds}
            assert answers == slow.answers()
            word = rng.choice(sorted(answers))
            s.play(*COMPLOTS.read(s, word))
            slow = slow.after(word)
            same_table(s, slow)
        assert slow.asked() is None
        assert slow.ranks == {LETTERS[seat]: rank for seat, rank in enumerate(s.ranks())}


def same_table(s: Complots, slow: Slow) -> None:
    names = COMPLOTS.view(s, 0).characters
    for seat in range(s.seats):
        letter = LETTERS[seat]
        sealed = [names[move - DRAFT] for owner, move in s.sealed if owner == seat]  # the slow draft is open
        assert sorted([names[card] for card in s.hidden[seat]] + sealed) == slow.hidden[letter]
        assert [names[card] for card in s.faceup[seat]] == slow.faceup[letter]
        assert s.coins[seat] == slow.coins[letter]
    assert sorted(names[card] for card in range(5) for _ in range(s.court[card])) == slow.court
    assert (None if s.treasury == NO_LIMIT else s.treasury) == slow.treasury


def slow_at(s: Complots, options: dict[str, Any]) -> Slow:
    """The slow engine at the same table."""
    names = COMPLOTS.view(s, 0).characters
    letters = LETTERS[: s.seats]
    return Slow.at(
        s.seats,
        options,
        LETTERS[s.active],
        {seat: [names[card] for card in s.hidden[i]] for i, seat in enumerate(letters)},
        {seat: s.coins[i] for i, seat in enumerate(letters)},
        {seat: [names[card] for card in s.faceup[i]] for i, seat in enumerate(letters)},
        [names[card] for card in range(5) for _ in range(s.court[card])],
    )
