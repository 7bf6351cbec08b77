"""Le Lys et la Cocarde, word for word."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.games.cocarde import COCARDE
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
        ("none", "You turn back, and nobody knows that you could have gone on. You go to square 3."),
        ("play=mirabeau", "You go on. Gone: Mirabeau. You go to square 7."),
    ],
)
def test_what_a_move_does(text: str, said: str) -> None:
    s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~1+3")
    assert (
        Narrator("en", COCARDE, NAMES, 0).consequence(COCARDE.view(s, 0), choice(COCARDE, s, 0, text)) == said
    )
