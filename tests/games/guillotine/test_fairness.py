"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.dealing import Deal, Draw
from cabale.games.guillotine.effects import Look
from cabale.games.guillotine.notation import ACTION_OF
from cabale.games.guillotine.pieces import CONFUSION_IN_LINE, PLAY
from cabale.games.guillotine.rules import Act, Finale
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule
from tests.effort import share
from tests.games.guillotine.lines import lay, play
from tests.games.guillotine.moments import any_options, moments
from tests.properties.games import positions


def reaches(s: Guillotine, seat: int) -> tuple[Any, ...]:
    """Everything that a seat gets to see of a position."""
    view, events = GUILLOTINE.view(s, seat), GUILLOTINE.events(s, seat)
    moment = GUILLOTINE.holders(s) if GUILLOTINE.hidden_pause(s) else ()
    if seat == PUBLIC:
        return view, events, moment
    return view, events, moment, GUILLOTINE.question(s, seat), s.moves(seat), s.asides(seat)


def viewers(s: Guillotine) -> tuple[int, ...]:
    return (*range(s.seats), PUBLIC)


def swapped(s: Guillotine, seat: int, rng: random.Random) -> Guillotine:
    """The same position with hidden cards in each other's places: those of other hands and of both decks."""
    other = s.clone()
    known = GUILLOTINE.view(s, seat).known
    for owner in range(s.seats):
        kept = Counter(ACTION_OF[card] for card in known[owner]) if owner != seat else Counter(s.hands[owner])
        for card in s.hands[owner]:
            if kept[card]:
                kept[card] -= 1
            elif other.actions_size:
                outcomes, weights = zip(*enumerate(other.actions), strict=True)
                drawn = rng.choices(outcomes, weights)[0]
                other.give_up(owner, card)
                other.actions[card] += 1
                other.actions[drawn] -= 1
                other.receive(owner, drawn)
    other.top = swapped_nobles(other, s.top, s.top_seen, seat, rng)
    other.looked = swapped_nobles(other, s.looked, s.looked_seen, seat, rng)
    if other.agenda and isinstance(other.agenda[-1], Blade):
        other.settle()  # somebody else may hold the card now
    return other


def swapped_nobles(
    s: Guillotine, nobles: tuple[int, ...], seen: tuple[int, ...], seat: int, rng: random.Random
) -> tuple[int, ...]:
    found = []
    for noble, knowers in zip(nobles, seen, strict=True):
        bag = [other for other, there in enumerate(s.deck) if there]
        if bag and not (seat >= 0 and knowers >> seat & 1):
            drawn = rng.choice(bag)
            s.deck[drawn], s.deck[noble] = 0, 1
            noble = drawn
        found.append(noble)
    return tuple(found)


@rule("guillotine", "G-110")
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("edition", ["amigo", "wotc"])
def test_swapping_hidden_cards_changes_nothing_for_a_seat(edition: str, seats: int) -> None:
    """Whole games, looked at every few moments, without the help of `imagine`."""
    looks = 0
    for seed in range(share(6)):
        rng = random.Random(seed)
        for s in moments(rng, seats, edition=edition):
            if s.looked or s.top or rng.random() < 0.1:
                seat = rng.choice(viewers(s))
                looks += 1
                assert reaches(swapped(s, seat, rng), seat) == reaches(s, seat)
    assert looks > share(100)


@settings(max_examples=share(25))
@given(positions("guillotine"), st.integers(0, 99))
def test_passing_shows_no_hidden_card(s: Guillotine, seed: int) -> None:
    """Two positions that look alike are told alike if somebody passes, and the top of the deck is open."""
    rng = random.Random(seed)
    seat = rng.randrange(s.seats)
    one = s.clone()
    two = GUILLOTINE.imagine(GUILLOTINE.view(one, seat), rng)
    for _ in range(15):
        if one.over:
            break
        passing = step_alike(one, two, seat, rng)
        if passing is None:
            break
        alike = GUILLOTINE.events(one, seat) == GUILLOTINE.events(two, seat)
        assert alike or not passing
        if not alike:
            break
        assert reaches(one, seat) == reaches(two, seat)


def step_alike(one: Guillotine, two: Guillotine, seat: int, rng: random.Random) -> bool | None:
    """Play the same answer in both, or draws that the seat cannot tell apart. None: there is no such thing.

    Whether it shows no hidden card at all: passing does not, if everybody knows the top of the deck.
    """
    step = one.agenda[-1]
    open_deck = None not in GUILLOTINE.view(one, seat).top
    if isinstance(step, Blade):  # nobody speaks, whoever is asked
        single = [len(hand) for hand in one.hands].count(1) == 0  # an Innocent Victim may cost a single card
        one.play(one.turn, PASS)
        two.play(two.turn, PASS)
        return open_deck and single
    assert one.turn == two.turn
    here, there = one.moves(one.turn), two.moves(two.turn)
    if (isinstance(step, Draw | Deal) and step.seat != seat) or (
        isinstance(step, Look) and one.active != seat
    ):
        one.play(CHANCE, rng.choice(here))
        two.play(CHANCE, rng.choice(there))
        return open_deck
    both = [move for move in here if move in there]
    if one.turn == seat:
        assert here == there
    if not both:
        return None
    move = rng.choice(both)
    passing = move == PASS and one.turn != CHANCE and isinstance(step, Act | Finale)
    quiet = passing and open_deck and (len(one.line) > 1 or one.closing)
    one.play(one.turn, move)
    two.play(two.turn, move)
    return quiet and (one.closing or isinstance(one.agenda[-1], Blade))


HANDS = [
    {"a": ["trip"], "b": ["confusion_in_line", "pushed"], "c": ["escape", "majesty"]},
    {"a": ["trip"], "b": ["escape", "pushed"], "c": ["confusion_in_line", "majesty"]},
    {"a": ["trip"], "b": ["escape", "pushed"], "c": ["l_idiot", "majesty"]},
]


@rule("guillotine", "G-94", "G-96")
@pytest.mark.parametrize("guards", ["", "b", "c"])
def test_nobody_can_tell_who_holds_warte_mal(guards: str) -> None:
    """With b, with c, or in the deck: the same moment, and the same for everybody else afterwards."""
    fronts = {guards: ["callous_guards"]} if guards else {"a": ["fountain_of_blood"]}
    line = ["duke", "bishop", "baron", "mayor"]
    tables = [lay(3, {"line": line, "hands": hands, "fronts": fronts}) for hands in HANDS]
    asked = []
    for s in tables:
        play(s, "a:pass")
        asked.append(s.turn)
        assert isinstance(s.agenda[-1], Blade)
    assert asked[2] == CHANCE
    assert (asked[0] == 1) == (guards != "c") and (asked[1] == 2) == (guards != "b")
    for seat in (0, PUBLIC):
        assert reaches(tables[0], seat) == reaches(tables[1], seat) == reaches(tables[2], seat)
    for one, two, seat in ((1, 2, 1), (0, 2, 2)):  # not even somebody who holds other cards
        views = [msgspec.to_builtins(GUILLOTINE.view(tables[i], seat)) for i in (one, two)]
        for view in views:
            view.pop("hands"), view.pop("history")
        if seat == 1:
            assert views[0] == views[1]
    for s in tables:
        s.play(s.turn, PASS)
        assert s.piles[0] == tables[0].piles[0] != ()
    for seat in (0, PUBLIC):
        assert reaches(tables[0], seat) == reaches(tables[1], seat) == reaches(tables[2], seat)


@rule("guillotine", "G-94", "G-97")
@pytest.mark.parametrize("seats", range(2, 6))
def test_before_the_blade_falls_the_holder_alone_is_asked(seats: int) -> None:
    """In whole games: everybody sees the moment, and only the holder the question."""
    asked = 0
    for seed in range(share(24)):
        rng = random.Random(seed)
        for s in moments(rng, seats, edition="amigo"):
            if s.over or not isinstance(s.agenda[-1], Blade):
                continue
            holders = [seat for seat in range(seats) if CONFUSION_IN_LINE in s.hands[seat]]
            assert s.waiting in ((), tuple(holders))
            asked += len(s.waiting)
            if s.waiting or rng.random() < 0.1:
                for seat in viewers(s):
                    view = GUILLOTINE.view(s, seat)
                    assert view.blade
                    assert (view.pending is not None) == (seat in s.waiting)
    assert asked > share(3)


@rule("guillotine", "G-92")
def test_an_interrupt_is_refused_for_the_same_reason_whoever_holds_the_card() -> None:
    refusals = []
    for hands in HANDS[1:]:
        s = play(lay(3, {"line": ["duke", "bishop", "baron"], "hands": hands}), "a:pass")
        refused = GUILLOTINE.refusal(s, 1, PLAY + CONFUSION_IN_LINE)
        refusals.append((refused.code, refused.rule, refused.arguments))
    assert refusals[0] == refusals[1]


@rule("guillotine", "G-R43")
def test_piles_and_discards_are_open_in_full() -> None:
    rng = random.Random(5)
    for s in moments(rng, 4, **any_options(rng)):
        open_view = GUILLOTINE.view(s, OPEN)
        view = GUILLOTINE.view(s, PUBLIC)
        for field in ("line", "piles", "fronts", "noble_discard", "action_discard", "totals", "rushed"):
            assert getattr(view, field) == getattr(open_view, field)
        assert view.noble_deck is None and view.action_deck is None
