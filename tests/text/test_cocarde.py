"""Le Lys et la Cocarde, word for word."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.events import Sentenced
from cabale.games.cocarde.pieces import CARDS, CHARACTERS
from cabale.games.cocarde.squares import NAMES as PLACES
from cabale.games.cocarde.squares import PLACE_NAMES, SENTENCES
from cabale.text import LANGUAGES, Narrator
from cabale.text.catalogue import catalogue
from cabale.text.cocarde.table import square
from tests.games.cocarde.lines import lay, play
from tests.text.offers import choice
from tests.text.telling import NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_and_every_card_has_its_words(language: str) -> None:
    """A sentence where the menu has one, and a line of history for each date and each character."""
    known = catalogue(language)
    for place, clauses in enumerate(SENTENCES):
        name = PLACE_NAMES[place]
        if name:
            assert known.has(f"cocarde-place-{name}")
            assert known.has(f"cocarde-sentence-{name}") == (bool(clauses) or name in ("m56", "guy"))
            assert known.has(f"cocarde-history-{name}") == known.has(f"cocarde-date-{name}")
    assert sum(known.has(f"cocarde-date-{name}") for name in PLACES) == 60
    for card in CARDS:
        assert known.has(f"cocarde-card-{card}")
        assert known.has(f"cocarde-portrait-{card}") == (card in CHARACTERS)


def test_nobody_hears_of_a_character_that_was_not_shown() -> None:
    """With Mirabeau in hand or without, everybody else reads the same line."""
    said = []
    for hand in (["mirabeau"], ["book"]):
        s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": hand}}), "~1+3")
        narrator = Narrator("en", COCARDE, NAMES, 1)
        said.append((narrator.status(COCARDE.view(s, 1)), narrator.view(COCARDE.view(s, 1))))
    assert said[0] == said[1]
    assert said[0][0] == "At a white square, a character could open the way."


def test_who_is_begged_from_is_shown_with_the_cards_in_hand() -> None:
    """With a single one there is nothing to choose; with none, nothing to get."""
    s = lay(3, {"roles": {"a": "p"}, "hands": {"a": [], "b": ["book"], "c": ["danton", "book"]}})
    question = COCARDE.question(s, 0)
    assert question is not None and question.kind == "alms"
    details = [Narrator("en", COCARDE, NAMES, 0).detail(one) for one in question.choices]
    assert details == ["1 card in hand", "2 cards in hand"]


def test_whoever_holds_too_many_cards_to_roll_is_told_in_the_question() -> None:
    narrator = Narrator("en", COCARDE, NAMES, 0)
    asked = []
    for cards in (5, 6):  # before one is drawn
        question = COCARDE.question(play(lay(2, {"hands": {"a": ["role_l"] * cards}}), "~book"), 0)
        assert question is not None
        asked.append(narrator.question(question))
    assert asked == [
        "What do you do before you roll?",
        "With 7 cards you may not roll: which do you play or discard?",
    ]


def test_showing_nothing_says_what_befalls_one() -> None:
    narrator = Narrator("en", COCARDE, NAMES, 0)
    hands = {"a": ["marie_antoinette", "book"]}
    s = play(lay(2, {"at": "roll", "places": {"a": "m13"}, "roles": {"a": "c"}, "hands": hands}), "~1+1")
    said = narrator.consequence(COCARDE.view(s, 0), choice(COCARDE, s, 0, "none"))
    assert said == "Discard 1 card. Nobody knows that you could have averted it."
    narrator = Narrator("en", COCARDE, NAMES, 1)
    hands = {"a": ["att_b"], "b": ["book"]}
    s = play(lay(2, {"places": {"a": "m3", "b": "fr3"}, "hands": hands}), "~book a:attack=att_b>b")
    said = narrator.consequence(COCARDE.view(s, 1), choice(COCARDE, s, 1, "none"))
    assert said.endswith("You lose hand and role, and begin anew from the start.")


@pytest.mark.parametrize(
    ("place", "fate"),
    [
        ("m7", "it is prison."),
        ("fr3", "hand and role are lost, and the pawn begins anew from the start."),
    ],
)
def test_an_attack_says_what_it_does_where_its_target_stands(place: str, fate: str) -> None:
    """L-45."""
    hands = {"a": ["att_b"], "b": ["book"]}
    told = foreseen({"places": {"a": "m3", "b": place}, "hands": hands}, "attack=att_b>b")
    assert told == f"Hugo may answer with a card; otherwise {fate}"


def test_that_nobody_learns_what_was_not_shown_is_said_once() -> None:
    hands = {"a": ["marie_antoinette", "book"]}
    s = play(lay(2, {"at": "roll", "places": {"a": "m13"}, "roles": {"a": "c"}, "hands": hands}), "~1+1")
    question = COCARDE.question(s, 0)
    assert question is not None
    assert (
        Narrator("en", COCARDE, NAMES, 0).note(question) == "If you show none, the square does what it says."
    )


def test_a_square_of_the_menu() -> None:
    assert square(Narrator("en", COCARDE, NAMES), "m13") == [
        "13 · Feast of the Federation",
        "14 July 1790",
        "Revolutionary: take 2 trees.",
        "A year after the Bastille, a crowd on the Champ-de-Mars swears to the nation, the law and the King,"
        " in the rain.",
    ]
    assert square(Narrator("fr", COCARDE, NAMES), "m3")[:3] == [
        "3 · Serment du Jeu de paume",
        "20 juin 1789",
        "Révolutionnaire\u00a0: prenez 1 arbre, puis allez en 6, et faites ce qu’elle dit.",
    ]


def test_the_table_in_lines() -> None:
    table: dict[str, Any] = {"places": {"a": "m20", "b": "pr2"}, "roles": {"a": "pc"}, "trees": {"a": 1}}
    s = lay(2, {**table, "hands": {"a": ["robespierre"], "b": ["book"]}, "cancelled": [7]})
    assert Narrator("en", COCARDE, NAMES, 0).view(COCARDE.view(s, 0)) == [
        "Round 1. Turn 1: yours.",
        "Draw pile: 106. Trees in stock: 78.",
        "Squares that are no more: 7.",
        "Anna (you), sworn priest, on square 20. 0 certificates, 1 tree. Holding Robespierre,"
        " Philosophical book.",
        "Hugo, unmarked, on square 2 of the prison. 0 certificates, 0 trees. 0 cards in hand.",
        "You are asked to act or roll.",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "none",
            "You turn back, and nobody knows that you could have gone on. You go to square 3."
            " Revolutionary: take 1 tree, then go to 6, and do what it says.",
        ),
        ("play=mirabeau", "You go on. Gone: Mirabeau. You go to square 7. Royalist: discard 1 card."),
    ],
)
def test_what_a_move_does(text: str, said: str) -> None:
    s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~1+3")
    assert (
        Narrator("en", COCARDE, NAMES, 0).consequence(COCARDE.view(s, 0), choice(COCARDE, s, 0, text)) == said
    )


ROLLS = [  # who rolls from where, and what is told: L-20, L-22
    (
        {"places": {"a": "m10"}},
        "Two numbers move you. With a cockade or a lily you stay, for you bear neither.",
    ),
    ({"places": {"a": "m10"}, "roles": {"a": "pl"}}, "Two numbers move you, and so does a lily."),
    (
        {"places": {"a": "m10"}, "roles": {"a": "p"}},
        "Two numbers move you. With a cockade or a lily you stay: no die",
    ),
    ({"places": {"a": "m20"}, "tavern": ["a"]}, "Only two different numbers get you out of the tavern."),
    (
        {"places": {"a": "m1"}, "wait": ["a"], "roles": {"a": "c"}},
        "Two numbers leave you here while you are alone;",
    ),
    ({"places": {"a": "guy"}}, "Only a double gets you out of Guyane."),
    ({"places": {"a": "m53"}, "salon": {"a": 2}}, "You stay in the salon; a double brings you cards."),
]


@pytest.mark.parametrize(("table", "said"), ROLLS)
def test_to_roll_says_what_moves_one(table: dict[str, Any], said: str) -> None:
    assert foreseen({**table, "hands": {"a": ["book"]}}, "roll").startswith(said)


AHEAD = [  # L-18: what the next squares hold
    ({"places": {"a": "m10"}, "roles": {"a": "l"}}, "roll", "danger on 15, 16, 17 and 18."),
    ({"places": {"a": "m10"}, "roles": {"a": "c"}}, "roll", "trees on 13; danger on 15, 16 and 18."),
    ({"places": {"a": "m10"}, "cancelled": [15, 16]}, "roll", "danger on 18 and 20."),
    ({"places": {"a": "m10"}}, "mark=c>a", "trees on 13."),
    ({"places": {"a": "m10"}, "roles": {"a": "c"}}, "mark=l>a", "danger on 17; no more trees on 13."),
    ({"places": {"a": "m16"}, "roles": {"a": "l"}}, "mark=c>a", "no more danger on 17 and 22."),
    ({"places": {"a": "m2", "b": "m20"}, "roles": {"b": "c"}}, "mark=l>b", "danger on 22 and 26."),
    ({"places": {"a": "m30"}, "roles": {"a": "p"}}, "mark=c>a", "trees on 38; danger on 36."),
    ({"places": {"a": "m8"}, "roles": {"a": "p"}}, "mark=l>a", "that changes nothing."),
]


@pytest.mark.parametrize(("table", "text", "said"), AHEAD)
def test_a_role_and_a_roll_say_what_lies_ahead(table: dict[str, Any], text: str, said: str) -> None:
    told = foreseen({**table, "hands": {"a": ["role_c", "role_l"]}}, text)
    assert told.endswith((f"On the next 8 squares: {said}", f"On the next 8 squares {said}")), told


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("m53", "56 is 3 squares ahead, and must be hit exactly: what is too much is counted back."),
        ("m55", "56 is 1 square ahead, and must be hit exactly: what is too much is counted back."),
        ("pr6", "8, the guillotine, is 2 squares ahead; it counts only if it is hit exactly."),
        ("fr5", "8, the way home, is 3 squares ahead, and must be hit exactly."),
    ],
)
def test_a_roll_near_the_end_of_a_track_says_that_it_must_be_hit(place: str, said: str) -> None:
    """L-27."""
    assert said in foreseen({"places": {"a": place}, "hands": {"a": ["book"]}}, "roll")


def test_there_is_nothing_ahead_of_who_is_off_the_track() -> None:
    told = foreseen({"places": {"a": "guy"}, "hands": {"a": ["role_c"]}}, "mark=c>a")
    assert told == "Your role: revolutionary. That is your main action."


def foreseen(table: dict[str, Any], text: str) -> str:
    """What the first seat of two is told of a move, in its turn."""
    draws = "p" not in table.get("roles", {}).get("a", "")  # L-8
    s = play(lay(2, table), "~book" if draws else "")
    return Narrator("en", COCARDE, NAMES, 0).consequence(COCARDE.view(s, 0), choice(COCARDE, s, 0, text))


def test_a_square_that_concerns_one_says_what_it_asks_even_if_nothing_follows() -> None:
    told = []
    for places, throw in (({"a": "m14"}, "1+1"), ({"a": "m9"}, "1+1"), ({"a": "m15"}, "1+1")):
        s = play(lay(2, {"at": "roll", "places": places, "trees": {"a": 0}}), f"~{throw}")
        events = COCARDE.events(s, 0)
        narrator = Narrator("en", COCARDE, NAMES, 0)
        told += [narrator.event(event) for event in events if isinstance(event, Sentenced)]
    assert told == [
        "16 · The Le Chapelier law, for you."
        " Who is not alone here goes back to 6 with the others, without a tree.",
        "11 · 83 departments: nothing happens here.",
        "17 · The King’s flight to Varennes: this does not concern you.",
    ]
