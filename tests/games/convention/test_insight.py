"""What bots and learners make of a view: positions, numbers, previews."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.insight import fits
from cabale.games.convention.notation import CARD_OF
from cabale.games.convention.pieces import CARD_NAMES, DELAYED, JACOBINS_NAMES, MISSION_CARDS, PHASES
from cabale.games.convention.previews import Change
from cabale.games.convention.table import Convention
from tests.citing import rule
from tests.effort import share
from tests.games.convention.lines import lay, play
from tests.games.convention.moments import answer, check_material
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
    reading = CONVENTION.reading(CONVENTION.view(s, 0))
    found: Counter[int] = Counter()
    times = share(6_000)
    for _ in range(times):
        found.update(reading.position(rng).hands[1])
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
    reading = CONVENTION.reading(CONVENTION.view(s, 0))
    held = {card for _ in range(400) for card in reading.position(rng).hands[2]}
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


# --- what others know, in positions that a seat imagines


def imagined(s: Convention, seat: int) -> Convention:
    return CONVENTION.imagine(CONVENTION.view(s, seat), random.Random(1))


def test_who_rejects_a_card_still_knows_it_when_others_imagine_it() -> None:
    """a rejects one of three; the two that are carried out everybody has seen."""
    s = lay(4, {"posts": {"danton": "mission", "marat": "mission"}}, at="mission")
    play(s, "~landau ~bells ~cloth a:card=cloth a:card=bells a:choose=marat")
    for seat in (0, 1, 3, PUBLIC):
        other = imagined(s, seat)
        rejected = other.mission_queue[0]
        assert CONVENTION.view(other, 0).mission_pack.returned == (CARD_NAMES[rejected], "bells", "landau")
        for ignorant in (1, 2, 3, PUBLIC):
            assert CONVENTION.view(other, ignorant).mission_pack.returned == (None, "bells", "landau")
        told = [event for event in CONVENTION.events(other, 0) if isinstance(event, events.Drew)]
        assert sorted([CARD_OF[event.card or ""] for event in told]) == sorted(other.mission_queue)


@rule("convention", "N-4")
def test_a_card_shown_to_others_is_known_to_them_in_what_a_witness_imagines() -> None:
    """b shows one card to c alone and one to all: of the first a and the gallery know nothing."""
    s = lay(4, {"hands": {"girondins": ["den_danton", "friend_speaks"]}})
    play(s, "b!show=den_danton>c b!show=friend_speaks")
    for witness, known in ((0, 1), (1, 2), (2, 2), (3, 1), (PUBLIC, 1)):
        other = imagined(s, witness)
        assert known_of(other, 0) == known_of(other, 3) == known_of(other, PUBLIC) == 1
        assert known_of(other, 2) == known and known_of(other, 1) == 2


def known_of(s: Convention, seat: int) -> int:
    """How many of b's cards a seat knows."""
    return sum(card is not None for card in CONVENTION.view(s, seat).hands[1])


@rule("convention", "V-6", "R-25")
def test_what_everybody_forgot_is_forgotten_in_an_imagined_position() -> None:
    """b has shown one of two cards when one goes back unseen; then a single one that all know of."""
    table = {"hands": {"girondins": ["den_danton", "friend_speaks"], "crapauds": ["den_collot"]}}
    s = play(lay(4, table, at="club"), "b!show=den_danton c!show=den_collot")
    play(s, "b:put_back=friend_speaks b:pass c:put_back=den_collot")
    for seat in (0, 1, 2, 3, PUBLIC):
        other = imagined(s, seat)
        back = other.jacobins_queue[0]
        assert CONVENTION.view(other, 1).jacobins_pack.returned == (CARD_NAMES[back], "den_collot")
        for ignorant in (0, 2, 3, PUBLIC):
            view = CONVENTION.view(other, ignorant)
            assert view.jacobins_pack.returned == (None, "den_collot") and view.hands[1] == (None,)


@rule("convention", "E-3", "N-4")
def test_where_the_cards_of_a_faction_that_is_out_lie_only_its_player_knows() -> None:
    """b dies out with two cards, one of them shown to c; what c imagines has it in either place."""
    dead = dict.fromkeys(("vergniaud", "brissot", "condorcet", "petion", "barbaroux"), "guillotine")
    table = {
        "posts": {**dead, "lasource": "prison"},
        "popularity": {"lasource": 1},
        "hands": {"girondins": ["den_danton", "friend_speaks"]},
    }
    s = play(lay(4, table, at="club"), "b!show=friend_speaks>c b:pass")
    for seat in (0, 1, 2, 3, PUBLIC):
        other = imagined(s, seat)
        back = tuple([CARD_NAMES[card] for card in other.jacobins_queue])
        assert CONVENTION.view(other, 1).jacobins_pack.returned == back
        for ignorant in (0, 2, 3, PUBLIC):
            assert CONVENTION.view(other, ignorant).jacobins_pack.returned == (None, None)
    rng = random.Random(1)
    worlds = [CONVENTION.imagine(CONVENTION.view(s, 2), rng).jacobins_queue for _ in range(60)]
    assert {
        world.index(CARD_OF["friend_speaks"]) for world in worlds if CARD_OF["friend_speaks"] in world
    } == {0, 1}


@rule("convention", "R-25")
@pytest.mark.parametrize("seats", range(2, 5))
def test_a_card_that_comes_up_again_is_known_to_whoever_knew_it(seats: int) -> None:
    """Games in which as many as can go on Mission and to the Club, until both packs are drawn through."""
    missions = jacobins = 0
    for seed in range(share(6)):
        rng = random.Random(seed)
        s = CONVENTION.new(seats, rounds=15, dissolution_from=20)
        while not s.over:
            keep_drawing(s, rng)
            drawn = not s.mission_left, not s.jacobins_left
            if any(drawn) and rng.random() < 0.05:
                missions, jacobins = missions + drawn[0], jacobins + drawn[1]
                other = CONVENTION.imagine(CONVENTION.view(s, rng.choice((*range(seats), PUBLIC))), rng)
                assert CONVENTION.view(other, PUBLIC) == CONVENTION.view(s, PUBLIC)
                for position in (s, other):
                    assert CONVENTION.imagine(CONVENTION.view(position, OPEN), rng).known == position.known
    assert missions > share(6) and jacobins > share(20)


def keep_drawing(s: Convention, rng: random.Random) -> None:
    """One draw or answer at random, but hardly anybody is denounced, and all go where there are cards."""
    question = CONVENTION.question(s, s.turn) if s.turn != CHANCE else None
    if question is None:
        answer(s, rng)
    elif question.kind == "move":
        there = [move for move in s.moves(s.turn) if CONVENTION.write_body(s, s.turn, move).endswith(AWAY)]
        s.play(s.turn, rng.choice(there or s.moves(s.turn)))
    elif question.kind in ("report_choose", "agenda", "motion_propose") and rng.random() < 0.9:
        s.play(s.turn, PASS)
    else:
        answer(s, rng)


AWAY = (">mission", ">jacobins")


def test_at_a_table_that_was_set_every_seat_imagines_what_it_sees() -> None:
    """No history tells of cards that lay under the pack, and they are drawn before what comes back."""
    hand, bag = ["den_cadroy", "open_mission"], ["friend_speaks"]
    returned = [name for name in ("civic_certificate", *JACOBINS_NAMES) if name not in (*hand, *bag)]
    table = {
        "posts": {"brissot": "jacobins", "sieyes": "jacobins", "lomont": "jacobins"},
        "hands": {"montagnards": hand},
        "jacobins_bag": bag,
        "jacobins_returned": list(dict.fromkeys(returned)),
    }
    s = play(lay(4, table, at="club"), "a:put_back=den_cadroy a:pass")
    rng = random.Random(1)
    while s.phase == PHASES.index("club"):
        for seat in (0, 1, 2, 3, PUBLIC):
            view = CONVENTION.view(s, seat)
            assert CONVENTION.view(CONVENTION.imagine(view, rng), seat) == view
        s.play(s.turn, rng.choice(s.moves(s.turn)))


def test_who_has_no_vote_imagines_a_trial_that_waits_for_who_has() -> None:
    """Only b has a deputy at the Tribunal; d sits after b, and still nobody has voted for all d knows."""
    s = lay(4, {"posts": {"vergniaud": "tribunal"}}, at="agenda")
    play(s, "a:denounce=brissot b:pass c:support=brissot d:pass ~5 b:trial")
    assert s.waiting == (1,)
    for seat in (0, 1, 2, 3, PUBLIC):
        other = imagined(s, seat)
        assert other.waiting == (1,) and other.turn == 1 and other.moves(1) == s.moves(1)


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
