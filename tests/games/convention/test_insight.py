"""What bots and learners make of a view: positions, numbers, previews."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.agenda import PASS
from cabale.core.seats import PUBLIC
from cabale.games.convention import CONVENTION
from cabale.games.convention.insight import fits
from cabale.games.convention.notation import CARD_OF
from cabale.games.convention.numbers import Change
from cabale.games.convention.pieces import DELAYED, MISSION_CARDS
from cabale.games.convention.table import Convention
from tests.effort import share
from tests.games.convention.lines import lay, play
from tests.games.convention.moments import check_material
from tests.properties.games import positions


@given(positions("convention"), st.integers(0, 99))
def test_imagined_hands_hold_what_a_hand_may_hold(s: Convention, seed: int) -> None:
    rng = random.Random(seed)
    other = CONVENTION.imagine(CONVENTION.view(s, PUBLIC), rng)
    for faction, hand in enumerate(other.hands):
        assert len(hand) == len(s.hands[faction])
        assert all(DELAYED[card] and fits(other, (faction, 0), card) for card in hand)


def test_cards_out_of_sight_are_equally_likely_to_be_anywhere() -> None:
    """b holds one card that a does not see: any delayed card but those that name b, and a's own."""
    s = lay(4, {"hands": {"montagnards": ["den_cadroy"], "girondins": ["den_danton"]}})
    rng = random.Random(1)
    view = CONVENTION.view(s, 0)
    found: Counter[int] = Counter()
    times = share(6_000)
    for _ in range(times):
        found.update(CONVENTION.imagine(view, rng).hands[1])
    may = [card for card in range(MISSION_CARDS, 90) if DELAYED[card] and fits(s, (1, 0), card)]
    may.remove(CARD_OF["den_cadroy"])
    assert set(found) == set(may) and len(may) == 12
    for card in may:
        assert abs(found[card] - times / len(may)) < 5 * (times / len(may)) ** 0.5


def test_a_kept_card_names_nobody_who_was_spared_when_it_was_drawn() -> None:
    """c draws while Collot stands on a Report square: the card that c keeps cannot be against him."""
    s = lay(4, {"posts": {"merlin": "jacobins"}}, at="assembly")
    play(s, "a:choose=collot b:pass c:pass d:pass a:oui b:oui c:oui d:oui a:pass b:pass c:pass d:pass")
    play(s, "~den_saintjust c:pass")
    rng = random.Random(1)
    held = {card for _ in range(400) for card in CONVENTION.imagine(CONVENTION.view(s, 0), rng).hands[2]}
    names = {"den_saintjust", "den_petion", "den_lomont", "open_mission"}
    assert {CARD_OF[name] for name in names} <= held
    assert not {CARD_OF["den_collot"], CARD_OF["den_merlin"]} & held


def test_a_card_that_new_orders_brought_is_nowhere_else_while_it_is_carried_out() -> None:
    """Neither drawn nor assigned nor put back any more: the step that files it holds it."""
    s = lay(4, {"posts": {"danton": "mission"}}, at="mission")
    play(s, "~new_orders ~triumphal_return ~landau a:card=triumphal_return")
    rng = random.Random(1)
    for seat in (0, 1, PUBLIC):
        view = CONVENTION.view(s, seat)
        for _ in range(20):
            check_material(CONVENTION.imagine(view, rng))


@pytest.mark.parametrize("seats", range(2, 5))
def test_how_many_numbers_a_row_has(seats: int) -> None:
    assert len(CONVENTION.observe(CONVENTION.view(CONVENTION.new(seats), 0))) == 879


def test_a_preview_shows_where_a_deputy_goes() -> None:
    s = lay(4, {})
    move = CONVENTION.read_body(s, 0, "move=danton>committee")
    shown = CONVENTION.preview(CONVENTION.view(s, 0), move)
    assert (shown.deputy, shown.post) == ("danton", "committee")
    assert shown.changes == (Change("danton", "committee", "normal", 5),)
    assert CONVENTION.preview(CONVENTION.view(s, 0), PASS).changes == ()


def test_a_preview_shows_what_help_costs_and_nothing_of_a_ballot() -> None:
    table = {"posts": {"vergniaud": "tribunal"}, "popularity": {"vergniaud": 2}}
    s = lay(4, table, at="agenda")
    play(s, "a:denounce=brissot b:pass c:support=brissot d:pass ~5")
    shown = CONVENTION.preview(CONVENTION.view(s, 1), CONVENTION.read_body(s, 1, "choose=vergniaud"))
    assert shown.changes == (
        Change("vergniaud", "guillotine", "normal", 0),
        Change("brissot", "prison", "normal", 5),
    )
    play(s, "b:trial")
    assert CONVENTION.preview(CONVENTION.view(s, 1), CONVENTION.read_body(s, 1, "oui")).changes == ()
