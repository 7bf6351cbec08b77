"""The players of Le Grand Druide: what they think with, what they may know, and what they find."""

from __future__ import annotations

import random
from collections import Counter
from time import thread_time
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.arena import play_many
from cabale.bots.budget import Budget
from cabale.bots.druide.completion import complete, count
from cabale.bots.druide.tree import ask, walks
from cabale.core.seats import CHANCE, OPEN
from cabale.games.druide import DRUIDE
from cabale.games.druide.counting import count_up
from cabale.games.druide.pieces import AFTER, BEFORE, COLOURS, FREE, NEUTRAL, NO_COLOUR
from cabale.games.druide.table import Druide
from tests.bots.druide_lines import TABLES, answer, asked, explained, thinker, unseen
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


# --- what it may know


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_only_what_is_unseen_is_dealt(seats: int, options: dict[str, Any]) -> None:
    for state, seat, view, _ in asked(seats, 5, 4, **options):
        hidden = unseen(view)
        assert [hidden.table.taboo[other] != NO_COLOUR for other in range(seats)] == [
            other == seat for other in range(seats)
        ]
        number = 1
        for _ in range(20):
            s, number = hidden.deal(number)
            assert len(set(s.taboo)) == seats and NO_COLOUR not in s.taboo
            assert all(s.lucky)
            assert (s.taboo[seat], s.lucky[seat]) == (state.taboo[seat], state.lucky[seat])
            assert (s.stones, s.bars, s.reserve) == (state.stones, state.bars, state.reserve)


def test_before_anything_is_played_every_deal_is_as_likely() -> None:
    hidden = unseen(DRUIDE.view(lay(3, {"taboo": {"a": "white"}}), 0))
    taboos, numbers, number = Counter[tuple[int, ...]](), Counter[int](), 1
    for _ in range(24_000):
        s, number = hidden.deal(number)
        taboos[tuple(s.taboo)] += 1
        numbers[s.lucky[1]] += 1
    assert len(taboos) == 12 and len(numbers) == 30
    assert all(1800 < times < 2200 for times in taboos.values())
    assert all(650 < times < 950 or number == 1 for number, times in numbers.items())


def test_who_stands_on_a_colour_rarely_shuns_it() -> None:
    s = lay(3, {"druids": {"b": [2, 8, 14]}, "taboo": {"a": "white", "b": "green", "c": "red"}})
    hidden, number = unseen(DRUIDE.view(s, 0)), 1
    shunned = Counter[str]()
    for _ in range(2000):
        dealt, number = hidden.deal(number)
        shunned[COLOURS[dealt.taboo[1]]] += 1
    assert 0 < shunned["blue"] < 100
    assert min(shunned[colour] for colour in ("green", "yellow", "red")) > 500


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("walks", [30, 150])
def test_another_deal_behind_the_same_view_gets_the_same_answer(
    walks: int, seats: int, options: dict[str, Any]
) -> None:
    rng, others = random.Random(seats), 0
    for state, seat, view, reason in asked(seats, 4, walks, **options):
        other = DRUIDE.imagine(view, rng)
        others += DRUIDE.view(other, OPEN) != DRUIDE.view(state, OPEN)
        again = thinker(4 + seat, walks).explain(DRUIDE.view(other, seat), other.moves(seat))
        assert again == reason
    assert others


def test_other_random_numbers_may_find_another_move() -> None:
    s = lay(3, {})
    assert len({answer(s, 40, seed) for seed in range(8)}) > 1


# --- how much it thinks


def test_walks_are_counted() -> None:
    s = lay(3, {})
    root = ask(s, s.moves(0))
    walks(root, unseen(DRUIDE.view(s, 0)), 70, 1)
    assert root.walks == sum(root.tried) == 70
    assert root.lead() >= 0 and max(root.tried) == root.tried[root.best()]


def test_what_cannot_change_the_answer_is_not_thought_through() -> None:
    """One druid is left, and few stones."""
    s = last_druid()
    reason = explained(s, 20_000)
    assert int(reason.arguments["games"]) < 20_000
    assert reason.move == explained(s, 2000).move


@pytest.mark.parametrize("milliseconds", [10, 60])
def test_thinking_for_a_time_takes_that_time(milliseconds: int) -> None:
    s = lay(4, {})
    view, moves = DRUIDE.view(s, 0), s.moves(0)
    start = thread_time()
    bots.make("druide", "expert", 1, Budget(milliseconds=milliseconds)).choose(view, moves)
    spent = 1000 * (thread_time() - start)
    assert 0.5 * milliseconds < spent < milliseconds + 100


def test_a_single_move_needs_no_thought() -> None:
    s = lay(3, {})
    assert bots.explain("druide", "expert", 1, DRUIDE.view(s, 0), [5]).key == "only"


def test_a_budget_is_for_levels_that_search() -> None:
    for game, level in (("druide", "random"), ("complots", "regular")):
        with pytest.raises(cabale.BadSetup) as refused:
            bots.make(game, level, 1, Budget(walks=5))
        assert refused.value.code == "unknown_level"
        assert refused.value.arguments["level"] == f"{level}@5"


# --- what it finds


def last_druid() -> Druide:
    """Seat a has the last druid of the game, and four stones to choose from, two of its taboo colour."""
    return lay(
        3,
        {
            "bars": [1, 5, 11, 15, 19, 24, 27],
            "coloured": {"a": [1, 5, 11], "b": [15, 19, 24], "c": [27]},
            "druids": {
                "a": [2, 3, 4, 6, 7, 12, 13, 28],
                "b": [8, 9, 10, 14, 16, 17, 18, 20, 29],
                "c": [15, 21, 22, 23, 24, 25, 26, 27, 30],
            },
            "taboo": {"a": "red", "b": "white", "c": "blue"},
            "lucky": {"a": 3, "b": 20, "c": 30},
            "passed": ["b", "c"],
            "active": "a",
        },
    )


def after(s: Druide, move: int) -> Druide:
    s = s.clone()
    s.play(s.turn, move)
    while not s.over:
        s.play(s.turn, 0)
    return s


def test_the_last_druid_goes_where_it_wins_most_deals() -> None:
    """With nothing to come, only the cards of the others are unknown: every deal is counted."""
    s = last_druid()
    view = DRUIDE.view(s, 0)
    hidden, number = unseen(view), 1
    chances = dict.fromkeys(s.moves(0), 0.0)
    for _ in range(3000):
        table, number = hidden.deal(number)
        for move in chances:
            chances[move] += after(table, move).scores()[0] / 3000
    assert max(chances.values()) > min(chances.values()) + 0.1
    assert chances[explained(s, 3000).move] > max(chances.values()) - 0.03


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_to_the_end_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """`Match.play` refuses what is illegal, so a game that ends was legal."""
    for number in range(3):
        match = cabale.deal("druide", seats=seats, seed=number, **options)
        match.run(
            [
                thinker(seat, 25) if seat != number else bots.make("druide", "random", 1)
                for seat in range(seats)
            ]
        )
        assert match.state.over


@pytest.mark.parametrize("rivals", [2, 3])
def test_it_beats_random(rivals: int) -> None:
    """40 games with 100 walks a move; with 10 ms, rules compiled, it wins more than 90 % against two."""
    results = play_many("druide", ["expert@100", *["random"] * rivals], games=40, seed=1, workers=1)
    assert results[0].name == "expert@100"
    assert results[0].share > 0.6


def test_who_thinks_more_wins_more() -> None:
    """30 games of one against two who think a tenth; even would be a third."""
    results = play_many("druide", ["expert@300", "expert@30", "expert@30"], games=30, seed=1, workers=1)
    assert results[0].share > 0.45
