"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.rules import is_covered
from cabale.games.cocarde.table import Cocarde
from tests.citing import rule
from tests.effort import share
from tests.games.cocarde.lines import lay, play
from tests.games.cocarde.moments import moments
from tests.properties.games import positions


def reaches(s: Cocarde, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    view, events = COCARDE.view(s, seat), COCARDE.events(s, seat)
    moment = COCARDE.hidden_pause(s), COCARDE.holders(s) if is_covered(s) else ()
    if seat == PUBLIC:
        return view, events, moment
    return view, events, moment, COCARDE.question(s, seat), s.moves(seat)


def viewers(s: Cocarde) -> tuple[int, ...]:
    return (*range(s.seats), PUBLIC)


def swapped(s: Cocarde, seat: int, rng: random.Random) -> Cocarde:
    """The same position with cards of other hands and of the pile in each other's places."""
    other = s.clone()
    known = COCARDE.view(s, seat).known
    for owner in range(s.seats):
        kept = Counter(CARD_OF[card] for card in known[owner]) if owner != seat else Counter(s.hands[owner])
        for card in s.hands[owner]:
            if kept[card]:
                kept[card] -= 1
            elif other.pile_size:
                outcomes, weights = zip(*enumerate(other.pile), strict=True)
                drawn = rng.choices(outcomes, weights)[0]
                other.give_up(owner, card)
                other.pile[card] += 1
                other.pile[drawn] -= 1
                other.receive(owner, drawn)
    if is_covered(other):
        other.settle()  # whoever holds the card now
    return other


@pytest.mark.parametrize("seats", range(2, 7))
def test_swapping_hidden_cards_changes_nothing_for_a_seat(seats: int) -> None:
    """Whole games, looked at every few moments, without the help of `imagine`."""
    looks = 0
    for seed in range(share(8)):
        rng = random.Random(seed)
        for s in moments(rng, seats):
            if rng.random() < (0.3 if is_covered(s) else 0.05):
                seat = rng.choice(viewers(s))
                looks += 1
                assert reaches(swapped(s, seat, rng), seat) == reaches(s, seat)
    assert looks > share(50)


@rule("cocarde", "L-R42")
@pytest.mark.parametrize("seats", range(2, 7))
def test_under_cover_the_holder_alone_is_asked(seats: int) -> None:
    """In whole games: everybody sees the moment, and only the holder the question."""
    asked: Counter[str] = Counter()
    for seed in range(max(20, share(60))):  # the end is seldom asked for
        rng = random.Random(seed)
        for s in moments(rng, seats):
            if not is_covered(s):
                assert COCARDE.hidden_pause(s) is None
                continue
            step = s.agenda[-1]
            assert isinstance(step, Covered) and COCARDE.hidden_pause(s) == "character_delay_ms"
            assert s.waiting == ((step.holder(s),) if step.answers(s) else ())
            if rng.random() < 0.03:
                for seat in viewers(s):
                    view = COCARDE.view(s, seat)
                    assert view.moment is not None
                    assert (view.pending is not None) == (seat in s.waiting)
            for seat in s.waiting:
                question = COCARDE.question(s, seat)
                assert question is not None
                asked[question.kind] += 1
    assert set(asked) >= {"pass", "protect", "end"}


HANDS = [
    {"a": ["mirabeau", "att_r"], "b": ["book"]},
    {"a": ["role_c", "att_r"], "b": ["book"]},
]


@rule("cocarde", "L-25", "L-R42")
def test_nobody_can_tell_who_could_have_passed() -> None:
    """A throw of four from square 3: with Mirabeau in hand or without, 5 is the same moment for others."""
    tables = [lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": hands}) for hands in HANDS]
    for s in tables:
        play(s, "~1+3")
    assert [s.waiting for s in tables] == [(0,), ()]
    assert tables[1].turn == CHANCE
    for seat in (1, PUBLIC):
        assert reaches(tables[0], seat) == reaches(tables[1], seat)
    play(tables[0], "a:none")
    play(tables[1], "~none")
    for seat in (1, PUBLIC):
        assert reaches(tables[0], seat) == reaches(tables[1], seat)


@rule("cocarde", "L-R42")
def test_without_a_card_or_without_a_character_left_there_is_no_moment() -> None:
    valid = ["mirabeau", "sieyes", "louis_xvi", "bailly", "gregoire"]  # all that could pass 5
    empty = lay(2, {"at": "roll", "places": {"a": "m3"}})
    gone = lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["book"]}, "discard_pile": valid})
    for s in (empty, gone):
        play(s, "~1+3")
        assert s.places[0] == 3 and not is_covered(s)


@rule("cocarde", "L-R38")
def test_a_target_is_asked_whatever_it_holds() -> None:
    for hand in ([], ["def_b"], ["book"]):
        s = lay(2, {"places": {"b": "m31"}, "hands": {"a": ["att_r"], "b": hand}})
        play(s, "~book a:attack=att_r>b")
        assert s.waiting == (1,) and s.moves(1) == [PASS]


@given(positions("cocarde"))
def test_what_lies_open_lies_open_for_all(s: Cocarde) -> None:
    truth, view = COCARDE.view(s, OPEN), COCARDE.view(s, PUBLIC)
    for field in ("places", "roles", "trees", "certificates", "discard_pile", "cancelled", "dice", "salon"):
        assert getattr(view, field) == getattr(truth, field)
    assert view.draw_pile is None and isinstance(view.pool, int)
    assert all(isinstance(hand, int) for hand in view.hands)


@given(positions("cocarde"))
def test_what_a_seat_remembers_is_true(s: Cocarde) -> None:
    for seat in viewers(s):
        for owner, cards in enumerate(COCARDE.view(s, seat).known):
            held = Counter(s.hands[owner])
            assert all(held[CARD_OF[card]] >= times for card, times in Counter(cards).items())
