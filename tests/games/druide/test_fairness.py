"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.druide import DRUIDE
from cabale.games.druide.events import LUCKY_DEALT, TABOO_DEALT
from cabale.games.druide.pieces import COLOURS, NO_COLOUR, NO_NUMBER
from cabale.games.druide.table import Druide
from tests.citing import rule
from tests.effort import share
from tests.games.druide.lines import lay, play
from tests.games.druide.moments import any_options, moments
from tests.properties.games import positions


def reaches(s: Druide, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    view, events = DRUIDE.view(s, seat), DRUIDE.events(s, seat)
    if seat == PUBLIC:
        return view, events
    return view, events, DRUIDE.question(s, seat), s.moves(seat)


def viewers(s: Druide) -> tuple[int, ...]:
    return (*range(s.seats), PUBLIC)


def swapped(s: Druide, seat: int, rng: random.Random) -> Druide:
    """The same position with other cards in other hands, made without the help of `imagine`."""
    other = s.clone()
    numbers = [number for number, count in enumerate(s.numbers) for _ in range(count)]
    colours = [colour for colour, count in enumerate(s.trilithons) if count]
    rng.shuffle(numbers)
    rng.shuffle(colours)
    told = []
    for owner in range(s.seats):
        if owner != seat and s.lucky[owner] != NO_NUMBER and numbers:
            other.lucky[owner] = numbers.pop()
            other.numbers[other.lucky[owner]] -= 1
            other.numbers[s.lucky[owner]] += 1
        if owner != seat and s.taboo[owner] != NO_COLOUR and colours:
            other.taboo[owner] = colours.pop()
            other.trilithons[other.taboo[owner]] -= 1
            other.trilithons[s.taboo[owner]] += 1
    for kind, who, what, whom in s.dump()["story"]:
        if kind == LUCKY_DEALT:
            what = other.lucky[who]
        elif kind == TABOO_DEALT:
            what = other.taboo[who]
        told.append([kind, who, what, whom])
    return DRUIDE.load({**other.dump(), "story": told})


@rule("druide", "D-6", "D-7")
@pytest.mark.parametrize("seats", [3, 4])
def test_swapping_hidden_cards_changes_nothing_for_a_seat(seats: int) -> None:
    changed = 0
    for seed in range(share(12)):
        rng = random.Random(seed)
        for s in moments(rng, seats, **any_options(rng)):
            if not s.over:
                seat = rng.choice(viewers(s))
                other = swapped(s, seat, rng)
                changed += other.lucky != s.lucky
                assert reaches(other, seat) == reaches(s, seat)
    assert changed > share(100)


@rule("druide", "D-9")
@given(positions("druide"), st.integers(0, 99))
def test_positions_that_look_alike_go_on_alike_until_the_count(s: Druide, seed: int) -> None:
    """Whatever cards others have, every move is open to them all the same."""
    rng = random.Random(seed)
    seat = rng.choice(viewers(s))
    one = s.clone()
    two = DRUIDE.imagine(DRUIDE.view(one, seat), rng)
    while not one.over and one.turn != CHANCE:
        assert one.turn == two.turn and one.moves(one.turn) == two.moves(two.turn)
        assert reaches(one, seat) == reaches(two, seat)
        move = rng.choice(one.moves(one.turn))
        one.play(one.turn, move)
        two.play(two.turn, move)
    assert one.over == two.over


@rule("druide", "D-15", "D-19")
def test_all_cards_are_open_once_they_are_counted_and_not_before() -> None:
    cards: dict[str, Any] = {
        "lucky": {"a": 1, "b": 2, "c": 3},
        "taboo": {"a": "red", "b": "blue", "c": "white"},
    }
    s = lay(3, cards)
    for line in ("a:pass", "b:place=1", "c:pass"):
        play(s, line)
        for seat in viewers(s):
            view = DRUIDE.view(s, seat)
            assert [number for number in view.lucky if number] == ([seat + 1] if seat >= 0 else [])
            assert len([colour for colour in view.taboo if colour]) == (seat >= 0)
            assert view.numbers is None and view.trilithons is None
    play(s, "b:pass")
    for seat in viewers(s):
        assert DRUIDE.view(s, seat).lucky == (1, 2, 3)
        assert DRUIDE.view(s, seat).taboo == ("red", "blue", "white")


def test_colleges_are_shown_from_open_facts_alone() -> None:
    """A druid on its owner's taboo colour counts in all eyes, its owner's included, until the count."""
    tables = [lay(3, {"druids": {"a": [13]}, "taboo": {"a": colour}}) for colour in ("white", "red")]
    for seat in (*range(3), PUBLIC):
        first, second = [DRUIDE.view(s, seat).colleges for s in tables]
        assert first == second
        assert first[2].counts == (1, 0, 0) and first[2].carrier == 0 and first[2].votes == 4
    assert [DRUIDE.view(s, 0).doomed for s in tables] == [(13,), ()]
    assert [DRUIDE.view(s, 1).doomed for s in tables] == [(), ()]


# --- types


@rule("druide", "D-6", "D-7", "D-R5")
@pytest.mark.parametrize(("deck", "copies"), [("double", 2), ("single", 1)])
def test_imagined_cards_are_exactly_those_that_a_view_allows(deck: str, copies: int) -> None:
    """A seat that has number 9 and blue: others have anything else, in proportion to the cards left."""
    table: dict[str, Any] = {
        "lucky": {"a": 9, "b": 1, "c": 2},
        "taboo": {"a": "blue", "b": "red", "c": "white"},
    }
    reading = DRUIDE.reading(DRUIDE.view(lay(3, table, number_deck=deck), 0))
    rng = random.Random(1)
    times = share(20_000)
    numbers: Counter[int] = Counter()
    colours: Counter[tuple[str, str]] = Counter()
    pairs: Counter[bool] = Counter()
    for _ in range(times):
        s = reading.position(rng)
        assert s.lucky[0] == 9 and s.taboo[0] == COLOURS.index("blue")
        numbers[s.lucky[1]] += 1
        colours[COLOURS[s.taboo[1]], COLOURS[s.taboo[2]]] += 1
        pairs[s.lucky[1] == s.lucky[2]] += 1
    left = 30 * copies - 1
    for number in range(1, 31):
        expected = times * (copies - (number == 9)) / left
        assert abs(numbers[number] - expected) < 5 * expected**0.5 + 1
    assert set(numbers) == {number for number in range(1, 31) if number != 9 or copies == 2}
    free = [colour for colour in COLOURS[:5] if colour != "blue"]
    assert set(colours) == {(one, two) for one in free for two in free if one != two}
    for count in colours.values():
        assert abs(count - times / 12) < 5 * (times / 12) ** 0.5
    twins = times * (29 * 2 / (59 * 58)) if copies == 2 else 0.0
    assert abs(pairs[True] - twins) <= 5 * twins**0.5
