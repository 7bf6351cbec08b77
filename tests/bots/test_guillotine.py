"""The regular player of Guillotine where the line, the piles and the cards leave no doubt."""

from __future__ import annotations

from typing import Any

import pytest

from cabale import bots
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.table import Guillotine
from tests.bots.lines import answer, answers, set_table
from tests.games.guillotine.lines import play

DULL = ["sheriff.1", "coiffeur", "sheriff.2", "piss_boy", "royal_cartographer", "wealthy_priest.1"]


def table(seats: int = 2, options: dict[str, object] | None = None, **fields: Any) -> Guillotine:
    return set_table(seats, options, **{"line": DULL, **fields})


# --- the card and the collect together


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_card_is_played_for_the_noble_that_it_brings(seats: int) -> None:
    s = table(seats, line=[*DULL, "king_louis_xvi"], hands={"a": ["public_demand", "scarlet_pimpernel"]})
    assert answers(s) == {"play=public_demand"}
    play(s, "a:play=public_demand")
    assert answers(s) == {"noble=king_louis_xvi"}


def test_the_distance_is_the_one_that_brings_the_noble_to_the_front() -> None:
    s = table(line=["martyr.1", "sheriff.1", "cardinal", "piss_boy"], hands={"a": ["was_that_my_name"]})
    assert answers(s) == {"play=was_that_my_name"}
    play(s, "a:play=was_that_my_name")
    assert answers(s) == {"noble=cardinal"}
    play(s, "a:noble=cardinal")
    assert answers(s) == {"by=2"}


def test_a_set_is_worth_more_than_its_cards() -> None:
    """G-82, G-83. A fourth Palace Guard adds 7; the Countess adds 6 to the Count."""
    guards = ["palace_guard.1", "palace_guard.2", "palace_guard.3"]
    line = ["martyr.1", "king_louis_xvi", "palace_guard.4", "duke"]
    s = table(line=line, piles={"a": guards}, hands={"a": ["public_demand"]})
    play(s, "a:play=public_demand")
    assert answers(s) == {"noble=palace_guard.4"}
    line = ["martyr.1", "king_louis_xvi", "countess", "duke"]
    s = table(line=line, piles={"a": ["count"]}, hands={"a": ["public_demand"]})
    play(s, "a:play=public_demand")
    assert answers(s) == {"noble=countess"}


def test_a_noble_whom_nobody_wants_is_sent_away() -> None:
    hands = {"a": ["bribed_guards", "fountain_of_blood"]}
    s = table(line=["hero_of_the_people", "regent", "coiffeur", "sheriff.1"], hands=hands)
    assert answers(s) == {"play=bribed_guards"}


def test_the_hero_goes_to_the_rival_and_the_noble_behind_is_mine() -> None:
    hands = {"a": ["after_you", "political_influence"]}
    s = table(line=["hero_of_the_people", "regent", "coiffeur", "sheriff.1"], hands=hands)
    assert answers(s) == {"play=after_you"}


def test_what_the_next_player_would_find_is_thought_of() -> None:
    """Without the Duke the Archbishop is mine, and the Martyr the rival's."""
    s = table(line=["duke", "archbishop", "martyr.1", "martyr.2"], hands={"a": ["fled_to_england"]})
    assert answers(s) == {"play=fled_to_england"}
    play(s, "a:play=fled_to_england")
    assert answers(s) == {"noble=duke"}
    s = table(line=["coiffeur", "archbishop", "piss_boy", "sheriff.1"], hands={"a": ["trip", "rain_delay"]})
    assert answers(s) == {"play=trip"}
    play(s, "a:play=trip")
    assert answers(s) == {"noble=coiffeur"}


def test_a_trip_is_followed_by_what_it_makes_possible() -> None:
    """G-33. The Cardinal, 4 places back, comes to the front with both cards."""
    s = table(
        line=["martyr.1", "martyr.2", "cardinal", "martyr.3", "sheriff.1"], hands={"a": ["trip", "stumble"]}
    )
    assert answers(s) == {"play=trip"}
    play(s, "a:play=trip")
    assert answers(s) == {"noble=martyr.2"}
    play(s, "a:noble=martyr.2")
    assert answers(s) == {"play=stumble"}
    play(s, "a:play=stumble")
    assert answers(s) == {"noble=cardinal"}


def test_the_first_four_stand_in_the_order_that_serves_most() -> None:
    line = ["martyr.1", "coiffeur", "king_louis_xvi", "hero_of_the_people", *DULL[2:]]
    s = table(line=line, hands={"a": ["opinionated_guards"]})
    assert answers(s) == {"play=opinionated_guards"}
    play(s, "a:play=opinionated_guards")
    assert answers(s) == {"noble=king_louis_xvi"}
    play(s, "a:noble=king_louis_xvi")
    assert answers(s) == {"noble=hero_of_the_people"}


def test_so_many_cards_rather_than_a_bad_noble() -> None:
    s = table(line=["hero_of_the_people", *DULL], hands={"a": ["political_influence", "tough_crowd"]})
    assert answers(s) == {"play=political_influence"}


# --- cards that wait


def test_a_point_card_waits_for_the_final_phase_where_there_is_one() -> None:
    """G-75. In the other edition it is played while there is a turn."""
    fields: dict[str, Any] = {"hands": {"a": ["fountain_of_blood", "public_demand"]}, "day": 3}
    line = ["martyr.1", "king_louis_xvi"]
    assert answers(table(line=line, **fields)) == {"play=public_demand"}
    last: dict[str, Any] = {
        "line": ["sheriff.1"],
        "hands": {"a": ["fountain_of_blood", "double_feature"]},
        "day": 3,
    }
    assert answers(table(options={"edition": "wotc"}, **last)) == {"play=fountain_of_blood"}


def test_the_final_phase_leaves_no_points_in_hand() -> None:
    hands = {"a": ["church_support", "fountain_of_blood", "tough_crowd", "trip"], "b": ["trip"]}
    s = table(
        3, line=[], at="final", hands=hands, piles={"a": ["cardinal"], "b": ["duke"], "c": ["king_louis_xvi"]}
    )
    played = set()
    while s.turn == 0:
        body = answer(s)
        played.add(body)
        play(s, f"a:{body}")
    assert played == {"play=church_support", "play=fountain_of_blood", "play=tough_crowd", "name>c", "pass"}


# --- the end of a day


def test_who_leads_ends_the_game_and_who_trails_does_not() -> None:
    line = ["sheriff.1", "king_louis_xvi", "cardinal", "regent", "governor"]
    piles = {"a": ["marie_antoinette", "duke"], "b": ["baron"]}
    ahead = table(day=3, line=line, piles=piles, hands={"a": ["scarlet_pimpernel"]})
    assert answers(ahead) == {"play=scarlet_pimpernel"}
    piles = {"a": ["baron"], "b": ["marie_antoinette"]}
    behind = table(day=3, line=line, piles=piles, hands={"a": ["scarlet_pimpernel"]})
    assert answers(behind) == {"pass"}


# --- what is asked out of turn, and by nobles


def test_the_blade_is_stopped_for_a_noble_that_counts() -> None:
    """G-91. Not for one that costs points."""
    hands = {"a": ["trip"], "b": ["confusion_in_line", "trip"]}
    guards = {"a": [f"palace_guard.{copy}" for copy in (1, 2, 3, 4)]}
    great = table(day=3, line=["palace_guard.5", *DULL], piles=guards, hands=hands)
    play(great, "a:pass")
    assert (great.turn, answers(great)) == (1, {"play=confusion_in_line"})
    small = table(day=3, line=["hero_of_the_people", *DULL], hands=hands)
    play(small, "a:pass")
    assert (small.turn, answers(small)) == (1, {"pass"})


def test_the_clown_goes_to_the_leader() -> None:
    s = table(
        4, line=["the_clown", *DULL], piles={"b": ["duke"], "c": ["cardinal", "regent"], "d": ["baron"]}
    )
    play(s, "~falls")
    assert answers(s) == {"name>c"}


def test_the_victim_costs_the_card_that_serves_least() -> None:
    s = table(line=["innocent_victim", *DULL], hands={"a": ["public_demand", "rain_delay", "double_feature"]})
    play(s, "a:pass ~falls")
    assert answers(s) == {"card=rain_delay"}


def test_infighting_costs_the_cards_that_serve_least() -> None:
    hands = {
        "a": ["infighting", "trip"],
        "b": ["public_demand", "rain_delay", "double_feature", "extra_cart"],
    }
    s = table(hands=hands)
    play(s, "a:play=infighting a:name>b")
    first = answer(s)
    play(s, f"b:{first}")
    assert {first, answer(s)} == {"card=rain_delay", "card=extra_cart"}


def test_of_a_hand_that_it_looks_at_the_best_card_goes() -> None:
    s = table(hands={"a": ["lack_of_support", "trip"], "b": ["public_demand", "rain_delay", "extra_cart"]})
    play(s, "a:play=lack_of_support a:name>b")
    assert answers(s) == {"card=public_demand"}


def test_a_clerical_error_breaks_the_set_of_the_leader() -> None:
    guards = [f"palace_guard.{copy}" for copy in (1, 2, 3, 4)]
    s = table(
        3,
        piles={"a": ["martyr.1"], "b": ["baron"], "c": [*guards, "duke"]},
        line=DULL[1:],
        hands={"a": ["clerical_error"]},
    )
    assert answers(s) == {"play=clerical_error"}
    play(s, "a:play=clerical_error")
    assert answers(s) == {"name>c"}
    play(s, "a:name>c")
    assert answers(s) <= {f"noble={guard}" for guard in guards}


def test_who_answers_a_clerical_error_takes_the_best_back() -> None:
    s = table(piles={"a": ["martyr.1", "cardinal"], "b": ["duke"]}, hands={"a": ["clerical_error"]})
    play(s, "a:play=clerical_error")
    while s.turn == 0:
        play(s, f"a:{answer(s)}")
    assert answers(s) == {"noble=cardinal"}


def test_the_card_that_harms_me_is_removed() -> None:
    fronts = {"a": ["tough_crowd", "church_support"], "b": ["foreign_support"]}
    s = table(day=3, line=["coiffeur", "sheriff.1"], fronts=fronts, hands={"a": ["twist_of_fate"]})
    assert answers(s) == {"play=twist_of_fate"}
    play(s, "a:play=twist_of_fate")
    assert answers(s) == {"card=tough_crowd"}


def test_the_best_card_of_the_discard_pile_is_taken() -> None:
    s = table(hands={"a": ["rat_break"]}, action_discard=["rain_delay", "public_demand", "extra_cart"])
    play(s, "a:play=rat_break")
    assert answers(s) == {"card=public_demand"}


def test_of_the_nobles_seen_one_joins_the_line_that_i_shall_collect() -> None:
    """Two players and a line of three: the fourth to come is the rival's, and let it be the Hero."""
    s = table(line=["coiffeur", "sheriff.1", "piss_boy"], hands={"a": ["late_arrival"]})
    play(s, "a:play=late_arrival ~hero_of_the_people ~cardinal ~duke")
    assert answers(s) == {"noble=hero_of_the_people"}


def test_my_own_guards_go_when_they_stand_in_my_way() -> None:
    s = table(
        line=["martyr.1", "sheriff.1", "king_louis_xvi"],
        fronts={"a": ["callous_guards"]},
        hands={"a": ["public_demand"]},
    )
    assert answers(s) == {"discard_guards"}
    play(s, "a:discard_guards")
    assert answers(s) == {"play=public_demand"}


def test_my_guards_hold_the_line_that_serves_me() -> None:
    s = table(
        line=["king_louis_xvi", "martyr.1", "cardinal", "martyr.2"],
        hands={"a": ["callous_guards", "rain_delay"]},
    )
    assert answers(s) == {"play=callous_guards"}


# --- a table set by hand


def test_it_sits_down_at_a_bare_table() -> None:
    """Positions without decks do not upset it."""
    s = table(line=["duke", "martyr.1"], hands={"a": ["extra_cart", "mass_confusion", "trip"]}, bare=True)
    moves = s.moves(0)
    assert bots.make("guillotine", "regular", 1).choose(GUILLOTINE.view(s, 0), moves) in moves
