"""Players of Le Grand Druide who look ahead by a step: what they think with, and what they find."""

from __future__ import annotations

import random

import pytest

import cabale
from cabale import bots
from cabale.bots.druide.evaluation import complete, count, made
from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide.counting import count_up
from cabale.games.druide.pieces import AFTER, BEFORE, FREE, NEUTRAL
from cabale.games.druide.table import Druide
from tests.bots.druide_lines import TABLES, explained, last_druid, regular
from tests.games.druide.lines import lay

# --- the rest of a game, and its count


def somewhere(seed: int) -> Druide:
    """A position of a game at random, with everybody's cards."""
    rng = random.Random(seed)
    seats, options = TABLES[seed % len(TABLES)]
    match = cabale.deal("druide", seats=seats, seed=seed, **options)
    s: Druide = match.state
    while s.turn == CHANCE:
        match.draw()
    for _ in range(rng.randrange(40)):
        moves = s.moves(s.turn)
        following = s.clone()
        following.play(s.turn, rng.choice(moves if rng.random() < 0.1 else moves[1:]))
        if following.over:
            break
        s = following
    return s


@pytest.mark.parametrize("seed", range(100))
def test_the_quick_count_is_that_of_the_rules(seed: int) -> None:
    s = somewhere(seed)
    totals = count(s)
    by_the_book = s.clone()
    by_the_book.agenda.clear()
    count_up(by_the_book)
    by_the_book.settle()
    assert totals == by_the_book.totals()


@pytest.mark.parametrize("seed", range(100))
def test_the_rest_of_a_game_could_have_been_played(seed: int) -> None:
    """Whoever has not passed places every druid; bars are moved by one line, by whoever has one."""
    before = somewhere(seed)
    s = before.clone()
    complete(s, seed * 7919)
    for seat in range(s.seats):
        placed = s.stones.count(seat) - before.stones.count(seat)
        laid = s.owners.count(seat) - before.owners.count(seat)
        assert placed == (0 if s.passed >> seat & 1 else before.reserve[seat])
        assert 0 <= laid <= (0 if s.passed >> seat & 1 else before.bars_left[seat])
    for then, now in zip(before.stones, s.stones, strict=True):
        assert now == then or then == FREE
    for bar, line in enumerate(s.bars):
        moved = before.owners[bar] == NEUTRAL != s.owners[bar]
        near = (AFTER[before.bars[bar]], BEFORE[before.bars[bar]])
        assert line in near if moved else line == before.bars[bar]


@pytest.mark.parametrize("seed", range(60))
def test_what_was_made_between_two_tables_is_what_was_played(seed: int) -> None:
    start = somewhere(seed)
    end, rng = start.clone(), random.Random(seed)
    played: list[set[int]] = [set() for _ in range(start.seats)]
    for _ in range(rng.randrange(40)):
        seat = end.turn
        move = rng.choice(end.moves(seat))
        following = end.clone()
        following.play(seat, move)
        if following.over:
            break
        end = following
        if move != PASS:
            played[seat].add(move)
    assert [set(made(start, end, seat)) for seat in range(start.seats)] == played


# --- what it finds


def test_other_random_numbers_may_find_another_move() -> None:
    s = lay(3, {})
    assert len({explained(s, regular, seed).move for seed in range(8)}) > 1


def test_the_last_druid_takes_the_stone_that_wins() -> None:
    """Stone 1 gives seat a the college 28 to 1; 5 and 11 are of its taboo colour."""
    assert {
        DRUIDE.write_body(last_druid(), 0, explained(last_druid(), regular, n).move) for n in range(5)
    } == {"place=1"}


def test_a_single_move_needs_no_thought() -> None:
    s = lay(3, {})
    assert bots.explain("druide", "regular", 1, DRUIDE.view(s, 0), [5]).key == "only"
