"""Whole games in step with the second engine of `second.py`, and how many answers there are."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from cabale.core.options import Value, read_options
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.games.druide import DRUIDE
from cabale.games.druide.pieces import COLOURS, NEUTRAL, NO_COLOUR, NO_NUMBER, STONES, TOKEN
from cabale.games.druide.table import Druide
from tests.citing import rule
from tests.effort import night, share
from tests.games.druide.second import Second
from tests.games.stepping import any_options, count, in_step, perft, play_all


def laid_out(s: Druide) -> dict[str, Any]:
    """The first engine's position in the words of the second."""
    letters = LETTERS[: s.seats]
    stones = range(1, STONES + 1)
    return {
        "numbers": [number for number in stones for _ in range(s.numbers[number])],
        "trilithons": sorted(COLOURS[card] for card, left in enumerate(s.trilithons) if left),
        "bars": [
            (line, "" if owner == NEUTRAL else LETTERS[owner])
            for line, owner in zip(s.bars, s.owners, strict=False)
        ],
        "druids": {
            letter: [stone for stone in stones if s.stones[stone] == seat]
            for seat, letter in enumerate(letters)
        },
        "tokens": [stone for stone in stones if s.stones[stone] == TOKEN],
        "reserve": dict(zip(letters, s.reserve, strict=True)),
        "bars_left": dict(zip(letters, s.bars_left, strict=True)),
        "lucky": {
            letter: number for letter, number in zip(letters, s.lucky, strict=True) if number != NO_NUMBER
        },
        "taboo": {
            letter: COLOURS[card] for letter, card in zip(letters, s.taboo, strict=True) if card != NO_COLOUR
        },
        "active": "" if s.active == NO_SEAT else LETTERS[s.active],
        "turns": s.turns,
        "passed": [letter for seat, letter in enumerate(letters) if s.passed >> seat & 1],
        "totals": s.totals(),
    }


def step(seed: int, seats: int) -> dict[str, Value]:
    """One game with options of its own, which it gives back."""
    rng = random.Random(f"druide {seats} {seed}")
    options = any_options(DRUIDE, seats, rng)
    if rng.random() < 0.2:  # two colours only: druids leave in crowds, and colleges without any token (D-R13)
        options["stone_colours"] = ",".join(rng.choices(rng.sample(COLOURS, 2), k=STONES))
    in_step(DRUIDE, DRUIDE.new(seats, **options), Second(seats, options), laid_out, rng)
    return options


@rule("druide", "D-1", "D-2", "D-3", "D-4", "D-5", "D-6", "D-7", "D-8", "D-9", "D-10", "D-11", "D-12", "D-13")
@rule("druide", "D-14", "D-15", "D-16", "D-17", "D-18", "D-19", "D-20", "D-R1", "D-R2", "D-R3", "D-R4")
@rule("druide", "D-R5", "D-R6", "D-R7", "D-R8", "D-R9", "D-R10", "D-R11", "D-R12", "D-R14")
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told.

    Each rule it cites was broken by hand in the first engine, and noticed within a hundred games.
    """
    tables = [step(seed, seats) for seed in range(share(150))]
    for option in DRUIDE.options:
        values = {table[option.name] for table in tables}
        assert values > set(option.words) if option.row else values == set(option.words), option.name


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [3, 4])
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    play_all(partial(step, seats=seats), range(1_000_000, 1_000_000 + night(10_000)))


COUNTS: list[tuple[int, dict[str, str], str, list[int]]] = [
    # seats, options, words, how many sequences of one answer, of two …
    (3, {}, "~9 ~9 ~30 ~blue ~white ~red ~c", [45, 1_967, 83_467]),
    (3, {"start": "drawn", "number_deck": "single"}, "~1 ~3 ~10 ~17 ~20 ~5", [24, 650, 18_360]),
    (
        4,
        {"start": "custom", "bars": "3,25,14,1,23,17,10"},
        "~19 ~18 ~15 ~26 ~green ~blue ~white ~yellow ~a "
        "a:place=3 b:place=5 c:place=6 d:place=17 a:place=28 b:bar=10>9 c:place=1 d:bar=1>2 a:place=7 "
        "b:place=20 c:place=2 d:place=25 a:place=12 b:place=14 c:place=9 d:place=16 a:bar=14>13 b:place=27 "
        "c:place=18 d:place=13 a:place=22 b:bar=25>24 c:bar=3>2 d:place=23 a:place=30 b:place=24 "
        "c:place=26 d:place=11",
        [12, 89, 878, 7_625],
    ),
]


@pytest.mark.parametrize(("seats", "options", "words", "figures"), COUNTS, ids=["play", "drawn", "last"])
def test_as_many_sequences_in_both(
    seats: int, options: dict[str, str], words: str, figures: list[int]
) -> None:
    """At the first turn; before the seventh bar is drawn; near the end, where bars have met."""
    given = read_options(DRUIDE.options, options, seats)
    state = DRUIDE.new(seats, **given)
    for word in words.split():
        state.play(*DRUIDE.read(state, word))
    depths = range(1, len(figures) + 1)
    assert [perft(state, depth) for depth in depths] == figures
    assert [count(lambda: Second(seats, given), words.split(), depth) for depth in depths] == figures
