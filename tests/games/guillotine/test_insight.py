"""What bots and learners make of a view: positions, numbers, previews."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.guillotine import GUILLOTINE, events
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.notation import ACTION_OF, NOBLE_OF
from cabale.games.guillotine.pieces import CHOOSE_NOBLE, COPIES, DISTANCE, PLAY
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule
from tests.effort import share
from tests.games.guillotine.lines import lay, play
from tests.games.guillotine.moments import answer
from tests.properties.games import positions


@given(positions("guillotine"), st.integers(0, 99))
def test_what_others_remember_of_an_imagined_game_is_true_there(s: Guillotine, seed: int) -> None:
    """The whole story is told anew: what each seat drew is what it holds or has shown."""
    rng = random.Random(seed)
    seat = rng.choice([*range(s.seats), PUBLIC])
    other = GUILLOTINE.imagine(GUILLOTINE.view(s, seat), rng)
    for viewer in range(s.seats):
        known = GUILLOTINE.view(other, viewer).known
        for owner, cards in enumerate(known):
            held = Counter(other.hands[owner])
            assert all(held[ACTION_OF[card]] >= times for card, times in Counter(cards).items())


@rule("guillotine", "G-111")
def test_cards_out_of_sight_are_equally_likely_to_be_anywhere() -> None:
    """b holds two cards of the 55 that a does not see in hand or pile; the deck has the others."""
    hands = {"a": ["trip", "trip", "pushed"], "b": ["majesty", "escape"]}
    s = lay(2, {"line": ["duke", "bishop"], "hands": hands, "action_discard": ["missed", "stumble"]})
    rng = random.Random(1)
    reading = GUILLOTINE.reading(GUILLOTINE.view(s, 0))
    found: Counter[int] = Counter()
    times = share(6_000)
    for _ in range(times):
        found.update(reading.position(rng).hands[1])
    left = COPIES[:]
    for name in ("trip", "trip", "pushed", "missed", "stumble"):
        left[ACTION_OF[name]] -= 1
    assert sum(left) == 55
    for card, copies in enumerate(left):
        assert abs(found[card] - times * 2 * copies / 55) < 5 * (times * 2 * copies / 55) ** 0.5 + 1


@rule("guillotine", "G-111")
def test_what_was_looked_at_stays_known_until_it_is_played() -> None:
    hands = {"a": ["lack_of_support"], "b": ["trip", "pushed", "escape"], "c": ["stumble"]}
    s = lay(3, {"line": ["duke", "bishop", "baron", "lord"], "hands": hands})
    play(s, "a:play=lack_of_support a:name>b a:card=pushed ~falls ~majesty")
    rng = random.Random(1)
    for _ in range(20):
        hand = GUILLOTINE.imagine(GUILLOTINE.view(s, 0), rng).hands[1]
        assert {ACTION_OF["trip"], ACTION_OF["escape"]} <= set(hand)
    play(s, "b:play=trip b:noble=bishop b:pass ~falls ~missed")
    assert GUILLOTINE.view(s, 0).known[1] == ("escape",)
    assert GUILLOTINE.view(s, 2).known[1] == ()


@rule("guillotine", "G-49", "G-110")
def test_who_put_nobles_back_still_knows_them_in_what_others_imagine() -> None:
    """a looks and puts two back, b looks at these and a third, which nobody else has seen."""
    line, deck = ["bishop", "duke", "colonel", "sheriff.1"], ["baron", "lord", "mayor", "cardinal"]
    table = {
        "line": line,
        "noble_deck": deck,
        "noble_discard": [name for name in NOBLE_OF if name not in (*line, *deck)],
        "hands": {"a": ["late_arrival"], "b": ["rat_break"], "c": ["pushed"]},
    }
    s = lay(3, table, late_arrival_rest="return")
    play(s, "a:play=late_arrival ~baron ~lord ~mayor a:noble=mayor")
    for seat in (0, 1, 2, PUBLIC):
        other = GUILLOTINE.imagine(GUILLOTINE.view(s, seat), random.Random(1))
        assert [known_on_top(other, viewer) for viewer in (0, 1, 2, PUBLIC)] == [2, 0, 0, 0]
    play(s, "~falls ~majesty b:play=rat_break ~falls ~stumble c:pass ~falls ~escape a:pass ~falls ~l_idiot")
    play(s, "b:play=late_arrival ~cardinal b:noble=lord")
    for seat in (0, 1, 2, PUBLIC):
        other = GUILLOTINE.imagine(GUILLOTINE.view(s, seat), random.Random(1))
        assert [known_on_top(other, viewer) for viewer in (0, 1, 2, PUBLIC)] == [1, 2, 0, 0]
        peeked = [event.noble for event in GUILLOTINE.events(other, 1) if isinstance(event, events.Peeked)]
        assert {"lord", *GUILLOTINE.view(other, 1).top} == set(peeked[3:])


def known_on_top(s: Guillotine, seat: int) -> int:
    return sum(noble is not None for noble in GUILLOTINE.view(s, seat).top)


@rule("guillotine", "G-101", "G-111")
def test_a_card_drawn_before_a_reshuffle_is_none_of_the_reshuffled() -> None:
    """Whole games: when the deck has run out, what others hold is exactly what is out of sight."""
    reshuffled = 0
    for seed in range(12):
        rng = random.Random(seed)
        s = GUILLOTINE.new(5, edition="amigo")
        while not s.over:
            size = s.actions_size
            answer(s, rng)
            if size == 0 and s.actions_size and s.turn == CHANCE:
                reshuffled += 1
                view = GUILLOTINE.view(s, 0)
                other = GUILLOTINE.imagine(view, rng)
                assert other.actions == s.actions
    assert reshuffled > 3


@pytest.mark.parametrize("seats", range(2, 6))
def test_how_many_numbers_a_row_has(seats: int) -> None:
    assert len(GUILLOTINE.observe(GUILLOTINE.view(GUILLOTINE.new(seats), 0))) == 380 + 157 * seats


@given(positions("guillotine"))
def test_a_preview_of_passing_names_the_noble_that_is_collected(s: Guillotine) -> None:
    if s.over or s.turn == CHANCE or PASS not in s.moves(s.turn) or s.closing or s.confused:
        return
    expected = GUILLOTINE.preview(GUILLOTINE.view(s, s.turn), PASS).collects
    collector = s.active
    s.play(s.turn, PASS)
    if isinstance(s.agenda[-1], Blade):
        s.play(s.turn, PASS)
    assert expected is not None
    assert any(NOBLE_OF[expected] in pile for pile in s.piles) or s.piles[collector] == ()


def test_a_preview_shows_where_a_noble_lands() -> None:
    s = lay(2, {"line": ["duke", "bishop", "baron"], "hands": {"a": ["l_idiot", "stumble"], "b": ["trip"]}})
    play(s, "a:play=l_idiot a:noble=baron")
    shown = GUILLOTINE.preview(GUILLOTINE.view(s, 0), DISTANCE + 2)
    assert shown.line == ("baron", "duke", "bishop")
    assert shown.collects == "baron"
    assert not shown.chance


def test_a_preview_tells_what_chance_decides_and_what_a_card_in_front_is_worth() -> None:
    hands = {"a": ["milling_in_line", "fountain_of_blood", "public_demand"], "b": ["trip"]}
    s = lay(2, {"line": ["duke", "bishop", "baron"], "hands": hands})
    view = GUILLOTINE.view(s, 0)
    assert GUILLOTINE.preview(view, PLAY + ACTION_OF["milling_in_line"]).chance
    shown = GUILLOTINE.preview(view, PLAY + ACTION_OF["fountain_of_blood"])
    assert shown.totals == (2, 0)
    assert shown.collects == "duke"
    play(s, "a:play=public_demand")
    shown = GUILLOTINE.preview(GUILLOTINE.view(s, 0), CHOOSE_NOBLE + NOBLE_OF["baron"])
    assert shown.noble == "baron" and shown.collects == "baron"
