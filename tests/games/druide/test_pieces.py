"""The ring, the box and the options of Le Grand Druide."""

from __future__ import annotations

import random
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from cabale.core.errors import BadScenario, BadSetup
from cabale.core.rulebook import read_rules
from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide import pieces as p
from tests.citing import rule
from tests.games.druide.lines import lay, play
from tests.games.druide.moments import moments


@rule("druide", "D-1")
def test_the_ring_closes() -> None:
    assert (p.AFTER[30], p.BEFORE[1], p.AFTER[1], p.BEFORE[30]) == (1, 30, 2, 29)
    assert all(p.BEFORE[p.AFTER[number]] == number for number in range(1, 31))
    s = play(lay(3, {}), "a:bar=1>30 b:bar=27>28")
    assert s.college(0) == (1, 5) and s.college(6) == (29, 2)


@rule("druide", "D-2", "D-R4")
def test_the_printed_colours_are_those_of_the_rules() -> None:
    rules = read_rules((files("cabale.games.druide") / "RULES.md").read_text(encoding="utf-8"))
    rows = [
        line.strip("| ").split(" | ") for line in rules["D-2"].text.splitlines() if line.startswith("| `")
    ]
    wanted = {int(stone): row[0].strip("`") for row in rows for stone in row[4].split(", ")}
    found = DRUIDE.view(DRUIDE.new(3), 0).colours
    assert len(wanted) == p.STONES
    assert dict(enumerate(found, 1)) == wanted
    assert [row[0].strip("`") for row in rows if row[5] == "yes"] == list(p.COLOURS[: p.TABOOS])


def test_moves_do_not_overlap_and_the_first_has_all_of_them() -> None:
    """Section 8 of the rules document: 30 stones, 14 bar moves, 1 pass."""
    s = lay(4, {})
    assert s.moves(0) == list(range(45)) == list(range(DRUIDE.size))
    texts = [DRUIDE.write_body(s, 0, move) for move in s.moves(0)]
    assert len(set(texts)) == 45
    assert texts[0] == "pass" and texts[1] == "place=1" and texts[30] == "place=30"
    assert texts[31:33] == ["bar=1>30", "bar=1>2"] and texts[-1] == "bar=27>28"


@rule("druide", "D-3")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_or_four_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        DRUIDE.new(seats)


@rule("druide", "D-6", "D-7", "D-R5", "D-R6")
@pytest.mark.parametrize(("deck", "copies"), [("double", 2), ("single", 1)])
def test_the_decks(deck: str, copies: int) -> None:
    s = DRUIDE.new(3, number_deck=deck)
    assert s.odds() == [(number, copies) for number in range(1, 31)]
    play(s, "~5")
    assert dict(s.odds()).get(5, 0) == copies - 1
    play(s, "~6 ~7")
    assert s.odds() == [(colour, 1) for colour in range(5)]
    play(s, "~green")
    assert s.odds() == [(colour, 1) for colour in (0, 1, 3, 4)]


@rule("druide", "D-8")
def test_anybody_may_begin_and_then_it_goes_clockwise() -> None:
    s = play(DRUIDE.new(4), "~1 ~2 ~3 ~4 ~white ~blue ~green ~yellow")
    assert s.odds() == [(seat, 1) for seat in range(4)]
    play(s, "~c")
    order = []
    for stone in range(1, 7):
        order.append(s.turn)
        play(s, f"{'abcd'[s.turn]}:place={stone}")
    assert order == [2, 3, 0, 1, 2, 3]


# --- options


@rule("druide", "D-20")
@pytest.mark.parametrize(
    "bars",
    [
        [1, 5, 11, 15, 19, 24],  # six
        [1, 5, 11, 15, 19, 24, 24],  # twice the same
        [1, 2, 8, 14, 19, 24, 28],  # a college of 1
        [2, 4, 6, 8, 14, 20, 26, 28],  # eight
        [1, 3, 5, 7, 9, 11, 13],  # a college of 18
        [1, 9, 13, 17, 21, 25, 28],  # a college of 8
        [0, 5, 11, 15, 19, 24, 27],
        ["x"] * 7,
        "",
        7,
    ],
)
def test_lines_that_do_not_make_colleges_are_refused(bars: object) -> None:
    with pytest.raises(BadSetup) as refused:
        DRUIDE.new(3, start="custom", bars=bars)
    assert refused.value.code == "bad_option_value" and refused.value.rule == "D-20"


@rule("druide", "D-20")
def test_chosen_lines_may_be_given_in_any_order_and_as_text() -> None:
    for bars in ([28, 2, 4, 9, 14, 19, 24], "2,4,9,14,19,24,28"):
        assert DRUIDE.new(3, start="custom", bars=bars).bars == [2, 4, 9, 14, 19, 24, 28]
    assert DRUIDE.new(3, bars=[2, 4, 9, 14, 19, 24, 28]).bars == list(p.STANDARD)  # not asked for


@rule("druide", "D-2")
@pytest.mark.parametrize("colours", ["white", ["white"] * 29, ["pink"] * 30])
def test_colours_that_do_not_fit_the_ring_are_refused(colours: object) -> None:
    with pytest.raises(BadSetup):
        DRUIDE.new(3, stone_colours=colours)


# --- the variant


@rule("druide", "D-20", "D-R10")
def test_drawn_bars_make_legal_colleges() -> None:
    """And now and then it has to start again: about two times of three a college is too large."""
    restarts = 0
    for seed in range(300):
        rng = random.Random(seed)
        for s in moments(rng, 3, start="drawn"):
            if len(s.bars) == p.BARS:
                break
        sizes = [s.college(bar)[1] for bar in range(p.BARS)]
        assert sum(sizes) == 30 and 2 <= min(sizes) and max(sizes) <= 7
        assert sum(s.numbers) == 60 and s.turn == CHANCE
        restarts += [type(event).__name__ for event in DRUIDE.events(s, 0)].count("Redrawn")
    assert 400 < restarts < 850  # 300 × (1 / 0.33 - 1) = 609


@rule("druide", "D-R3")
def test_from_the_standard_start_two_bars_never_meet() -> None:
    """Nor from any other do three meet or two cross: every way to move them is tried."""
    for start, least, most in ((p.STANDARD, 1, 8), ((2, 4, 6, 8, 15, 22, 26), 0, 9)):
        smallest, largest = 30, 0
        for chosen in range(3**7):
            lines = [line + chosen // 3**bar % 3 - 1 for bar, line in enumerate(start)]
            assert lines == sorted(lines) and Counter(lines).most_common(1)[0][1] <= 2
            sizes = [(b - a) % 30 for a, b in zip(lines, [*lines[1:], lines[0]], strict=True)]
            smallest, largest = min(smallest, *sizes), max(largest, *sizes)
        assert (smallest, largest) == (least, most)


@rule("druide", "D-20")
def test_as_many_bar_sets_as_the_rules_document_counts() -> None:
    """98,430 sets of seven lines with colleges of two to seven stones."""
    ways = 0
    for cuts in combinations(range(1, 30), 6):  # sizes of seven colleges, by where the sum stands between
        edges = (0, *cuts, 30)
        sizes = [b - a for a, b in pairwise(edges)]
        if min(sizes) >= 2 and max(sizes) <= 7:
            ways += sizes[-1]  # the ring may begin anywhere in the last one
    assert ways == 98_430


# --- tables set by hand


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"bars": [1, 5, 11]}, "pieces_do_not_add_up"),
        ({"coloured": {"a": [2]}}, "bad_value"),
        ({"druids": {"a": [1], "b": [1]}}, "bad_value"),
        ({"druids": {"a": [1]}, "reserve": {"a": 9}}, "pieces_do_not_add_up"),
        ({"druids": {"a": list(range(1, 11))}}, "pieces_do_not_add_up"),
        ({"bars_left": {"a": 2}}, "pieces_do_not_add_up"),
        ({"lucky": {"a": 3, "b": 3, "c": 3}}, "pieces_do_not_add_up"),
        ({"taboo": {"a": "red", "b": "red"}}, "pieces_do_not_add_up"),
        ({"active": "a", "passed": ["a"]}, "bad_value"),
        ({"neutral": [1]}, "cannot_be_set"),
    ],
)
def test_tables_that_cannot_be_are_refused(table: dict[str, object], code: str) -> None:
    with pytest.raises(BadScenario) as refused:
        lay(3, table)
    assert refused.value.code == code


def test_a_bare_table_need_not_add_up() -> None:
    s = DRUIDE.set_table(3, DRUIDE.new(3).options.values, {"bare": True, "reserve": {"a": 1, "b": 0, "c": 0}})
    assert s.reserve == [1, 0, 0]
