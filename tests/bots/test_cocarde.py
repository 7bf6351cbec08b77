"""The regular player of Le Lys et la Cocarde where the squares, the roles and the cards leave no doubt."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.seats import CHANCE
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.table import Cocarde
from tests.bots.cocarde_lines import answer, answers, far_behind
from tests.games.cocarde.lines import lay, play


def table(seats: int = 3, **fields: Any) -> Cocarde:
    """A table at the actions of a turn, where nobody can do much with the card that was drawn; or as said."""
    s = lay(seats, fields)
    return play(s, "~def_y") if s.turn == CHANCE and "at" not in fields else s


# --- roles by position


def test_a_cockade_before_the_squares_that_give_trees() -> None:
    """From START the cockade has 3, 5 and 6 before it."""
    assert answers(table(hands={"a": ["role_c", "role_l", "def_b"]})) == {"mark=c>a"}


def test_a_lily_where_the_way_goes_back_to_trees() -> None:
    """From 49, 51 sends a royalist to 46 and its two trees; a revolutionary is not sent."""
    s = table(2, places={"a": "m49", "b": "m5"}, roles={"a": "p"}, hands={"a": ["role_l", "def_r"]})
    assert answers(s) <= {"mark=l>a", "mark=pl>a"}


def test_a_royalist_is_made_of_who_stands_before_the_royalists_prison() -> None:
    """24 and 25 come before 26; the leader is marked, and not who has nothing."""
    s = table(
        places={"a": "m40", "b": "m24", "c": "start"},
        roles={"a": "c", "b": "c"},
        certificates={"a": 3, "b": 6},
        hands={"a": ["role_l"], "b": ["book"], "c": ["book"]},
    )
    assert answers(s) == {"mark=l>b"}


# --- attack and defence


def test_the_leader_near_the_end_is_attacked() -> None:
    s = table(
        places={"a": "m50", "b": "m54", "c": "m2"},
        roles={"a": "c", "b": "c", "c": "c"},
        certificates={"a": 4, "b": 6, "c": 1},
        hands={"a": ["att_b", "def_r"], "b": ["book"], "c": ["book"]},
    )
    assert answers(s) == {"attack=att_b>b"}


def test_who_is_known_to_hold_the_defence_is_left_alone() -> None:
    """A gave it to C as alms; otherwise C, who is ahead of B, would be struck."""
    fields: dict[str, Any] = {
        "active": "c",
        "places": {"a": "m50", "b": "m53", "c": "m53"},
        "roles": {"a": "c", "b": "c", "c": "p"},
        "salon": {"c": 1},
        "certificates": {"a": 4, "b": 1, "c": 7},
    }
    said = {}
    for given in ("def_b", "role_c"):
        s = table(3, **fields | {"hands": {"a": ["att_b", given, "def_r"], "b": ["book"], "c": []}})
        play(s, f"c:name>a a:give={given} c:roll ~1+2 ~def_y")
        assert COCARDE.view(s, 0).known[2] == (given,)
        said[given] = answer(s)
    assert said == {"role_c": "attack=att_b>c", "def_b": "attack=att_b>b"}


@pytest.mark.parametrize("place", ["m40", "m47", "m54"])
def test_an_attack_is_averted_while_one_stands_well(place: str) -> None:
    colour = {"m40": "r", "m47": "y", "m54": "b"}[place]
    s = table(
        2,
        places={"a": "m10", "b": place},
        certificates={"b": 3},
        hands={"a": [f"att_{colour}"], "b": [f"def_{colour}", "book"]},
    )
    play(s, f"a:attack=att_{colour}>b")
    assert answers(s) == {f"play=def_{colour}"}


# --- characters


def test_a_character_passes_a_white_square_to_the_end() -> None:
    """A 1 and a 4 from 51 lead to 56; from 50 they are stopped at 51, and Bonaparte opens it."""
    s = table(
        2,
        places={"a": "m50", "b": "m3"},
        roles={"a": "p"},
        certificates={"a": 5, "b": 1},
        hands={"a": ["bonaparte"]},
        at="roll",
    )
    play(s, "~2+4")
    assert answers(s) == {"play=bonaparte"}


def test_a_character_averts_a_new_start() -> None:
    s = table(
        2, places={"a": "m36", "b": "m3"}, roles={"a": "c"}, hands={"a": ["marat", "de_gouges"]}, at="roll"
    )
    play(s, "~1+2 a:play=marat")
    assert (s.places[0], answers(s)) == (39, {"play=de_gouges"})


def test_no_character_for_a_card_that_must_go_anyway() -> None:
    """44 costs one card, and so would the character."""
    s = table(
        2, places={"a": "m41", "b": "m3"}, roles={"a": "c"}, hands={"a": ["tallien", "role_l"]}, at="roll"
    )
    play(s, "~1+2")
    assert answers(s) == {"none"}


# --- trees and books


def test_books_and_trees_come_first() -> None:
    s = table(
        2, places={"a": "m20", "b": "m3"}, roles={"a": "c"}, hands={"a": ["book", "book", "att_b", "role_l"]}
    )
    assert answers(s) == {"books"}
    play(s, "a:books")
    assert answer(s).startswith("plant=")


def test_a_tree_goes_where_nobody_is_behind() -> None:
    s = table(places={"a": "m30", "b": "m12", "c": "m9"}, trees={"a": 1}, hands={"a": ["att_r"]})
    (planted,) = answers(s)
    assert planted in {f"plant={square}" for square in (1, 2, 7)}


def test_schools_take_every_book() -> None:
    s = table(
        2, places={"a": "m47", "b": "m3"}, roles={"a": "c"}, hands={"a": ["book", "book", "book"]}, at="roll"
    )
    play(s, "~1+1")
    assert answers(s) == {"trade=3"}


# --- hands


def test_the_card_that_serves_least_goes() -> None:
    """On 44 Mirabeau is long dead."""
    s = table(
        2,
        places={"a": "m41", "b": "m3"},
        roles={"a": "c"},
        hands={"a": ["mirabeau", "book", "barras", "escape"]},
        at="roll",
    )
    play(s, "~1+2 a:none")
    assert answers(s) == {"discard=mirabeau"}


def test_a_priest_asks_the_leader() -> None:
    s = table(
        places={"a": "m20", "b": "m52", "c": "m8"},
        roles={"a": "p"},
        certificates={"b": 4},
        hands={"a": ["def_b"], "b": ["mirabeau", "att_r"], "c": ["book", "att_r"]},
    )
    assert answers(s) == {"name>b"}
    play(s, "a:name>b")
    assert answers(s) == {"give=mirabeau"}


def test_out_of_prison_at_once() -> None:
    s = table(2, places={"a": "pr6", "b": "m3"}, roles={"a": "c"}, hands={"a": ["escape", "role_c"]})
    assert answers(s) == {"escape"}


def test_the_king_is_guilty_unless_the_end_comes_too_soon() -> None:
    """On 38 the pawn is nearer to 56; whoever is far behind in certificates would rather not hurry."""
    s = table(2, places={"a": "m30", "b": "m3"}, roles={"a": "c"}, at="roll")
    play(s, "~1+1")
    assert answers(s) == {"yes"}
    assert answers(far_behind()) == {"no"}


# --- a table set by hand


def test_it_sits_down_at_a_bare_table() -> None:
    """Positions without piles do not upset it."""
    s = table(2, places={"a": "m20", "b": "m3"}, hands={"a": ["role_c", "att_b"]}, bare=True)
    assert answer(s)
