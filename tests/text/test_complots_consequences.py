"""Complots, word for word: what a move costs and brings, who may stop it, and what a doubt would do."""

from __future__ import annotations

import pytest

import cabale
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots
from cabale.text import Narrator
from tests.bots.tables import play, set_table
from tests.text.offers import choice
from tests.text.telling import NAMES

HANDS = "captain duchess | assassin countess | ambassador duchess"


def consequence(s: Complots, seat: int, text: str, language: str = "en") -> str:
    narrator = Narrator(language, COMPLOTS, NAMES, seat)
    return narrator.consequence(COMPLOTS.view(s, seat), choice(COMPLOTS, s, seat, text))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("income", "You take 1 coin. Nobody can stop it."),
        ("foreign_aid", "You take 2 coins, unless Hugo or Yves counters in the name of the Duchess."),
        (
            "tax",
            "You take 3 coins. If Hugo or Yves challenges, you show and replace the Duchess, and the"
            " challenger loses a card.",
        ),
        (
            "exchange",
            "You draw 2 cards from the Court, then return as many. If Hugo or Yves challenges, you lose a"
            " card and get nothing.",
        ),
        ("coup>b", "You pay 7 coins and Hugo loses a card. Nobody can stop it."),
        ("coup>c", "You pay 7 coins and Yves is eliminated. Nobody can stop it."),
        (
            "assassinate>b",
            "You pay 3 coins and Hugo loses a card, unless Hugo counters in the name of the Countess: the 3"
            " coins would be lost. If Hugo or Yves challenges, you lose a card and take back 3 coins.",
        ),
        (
            "steal>c",
            "You steal 1 coin from Yves, unless Yves counters in the name of the Captain or of the"
            " Ambassador. If Hugo or Yves challenges, you show and replace the Captain, and the challenger"
            " loses a card.",
        ),
    ],
)
def test_what_an_action_costs_and_brings(text: str, said: str) -> None:
    s = set_table("captain duchess | assassin countess | ambassador / duchess", coins=[7, 2, 1])
    assert consequence(s, 0, text) == said


def test_an_action_with_the_last_card_or_an_empty_treasury() -> None:
    s = set_table("captain / duchess | assassin countess | ambassador duchess", coins=[2, 2, 2])
    assert consequence(s, 0, "tax").endswith("If Hugo or Yves challenges, you are eliminated.")
    poor = set_table("captain duchess | assassin countess", {"treasury_limit": 16}, coins=[8, 8])
    assert consequence(poor, 0, "income") == "The Treasury is empty: you take nothing. Nobody can stop it."
    bare = set_table("captain duchess | assassin countess", {"steal_from_empty": True}, coins=[2, 0])
    assert consequence(bare, 0, "steal>b").startswith(
        "You steal nothing from Hugo, whose purse is empty, unless"
    )


def test_anybody_who_may_counter_is_named() -> None:
    s = set_table(HANDS, {"counter_by": "anyone"}, coins=[3, 2, 2])
    assert "unless Hugo or Yves counters in the name of the Countess" in consequence(s, 0, "assassinate>b")
    many = cabale.deal("complots", 6, 1, first_player="a")
    while many.state.turn == CHANCE:
        many.draw()
    assert "unless one of your 5 opponents counters" in consequence(many.state, 0, "foreign_aid")


@pytest.mark.parametrize(
    ("hands", "options", "line", "seat", "said"),
    [
        (
            HANDS,
            {},
            "a:assassinate>b",
            1,
            "A lie costs Anna a card, with 3 coins back. If Anna tells the truth, you lose both your cards:"
            " who challenges wrongly counters no more.",
        ),
        (
            HANDS,
            {"counter_after_failed_challenge": "allowed"},
            "a:assassinate>b",
            1,
            "A lie costs Anna a card, with 3 coins back. If Anna tells the truth, you lose a card.",
        ),
        (
            HANDS,
            {"counter_by": "anyone"},  # somebody else may still save the target
            "a:assassinate>b",
            1,
            "A lie costs Anna a card, with 3 coins back. If Anna tells the truth, you lose a card and can"
            " no longer counter.",
        ),
        (
            HANDS,
            {"counter_by": "anyone", "counter_after_failed_challenge": "closed"},
            "a:assassinate>b",
            1,
            "A lie costs Anna a card, with 3 coins back. If Anna tells the truth, you lose both your cards:"
            " who challenges wrongly counters no more.",
        ),
        (
            HANDS,
            {},
            "a:steal>b",
            1,
            "A lie costs Anna a card and annuls the action. If Anna tells the truth, you lose a card and can"
            " no longer counter.",
        ),
        (
            "captain / duchess | assassin / countess | ambassador duchess",
            {},
            "a:tax",
            1,
            "A lie eliminates Anna. If Anna tells the truth, you are eliminated.",
        ),
        (
            HANDS,
            {},
            "a:steal>b b:pass c:pass b:counter=captain",
            0,
            "A lie costs Hugo a card, and the Theft takes place. If Hugo tells the truth, you lose a card.",
        ),
    ],
)
def test_what_a_doubt_does(hands: str, options: dict[str, object], line: str, seat: int, said: str) -> None:
    s = set_table(hands, options, coins=[3, 2, 2])
    play(s, line)
    assert consequence(s, seat, "challenge") == said


@pytest.mark.parametrize(
    ("line", "seat", "said"),
    [
        ("a:tax", 1, "If nobody stops it, Anna takes 3 coins."),
        (
            "a:steal>b",
            1,
            "If nobody stops it, Anna steals 2 coins from you. You may still counter afterwards.",
        ),
        ("a:steal>b", 2, "If nobody stops it, Anna steals 2 coins from Hugo."),
        ("a:assassinate>b b:pass c:pass", 1, "If nobody stops it, you lose a card."),
        ("a:assassinate>c", 1, "If nobody stops it, Yves is eliminated."),
        ("a:assassinate>c", 2, "If nobody stops it, you are eliminated. You may still counter afterwards."),
        ("a:steal>b b:pass c:pass b:counter=captain", 0, "If nobody challenges, the Theft fails."),
    ],
)
def test_what_silence_does(line: str, seat: int, said: str) -> None:
    s = set_table("captain duchess | assassin countess | ambassador / duchess", coins=[3, 2, 2])
    play(s, line)
    assert consequence(s, seat, "pass") == said


def test_a_short_treasury_is_known_to_those_who_keep_silent() -> None:
    s = set_table("captain duchess | assassin countess", {"treasury_limit": 16}, coins=[8, 7])
    play(s, "a:tax")
    assert consequence(s, 1, "pass") == "If nobody stops it, Anna takes 1 coin."


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (
            "a:assassinate>b b:pass c:pass",
            "counter=countess",
            "Anna gets nothing: the Assassin’s attack fails. If Anna or Yves challenges, you show and replace"
            " the Countess, and the challenger loses a card.",
        ),
        (
            "a:steal>b b:pass c:pass",
            "counter=captain",
            "Anna gets nothing: the Theft fails. If Anna or Yves challenges, you lose a card, and the Theft"
            " takes place.",
        ),
    ],
)
def test_what_a_counter_does(line: str, text: str, said: str) -> None:
    s = set_table(HANDS, coins=[3, 2, 2])
    play(s, line)
    assert consequence(s, 1, text) == said


def test_a_false_countess_costs_both_lives() -> None:
    s = set_table("assassin duchess | captain captain | ambassador duchess", coins=[3, 2, 2])
    play(s, "a:assassinate>b b:pass c:pass")
    assert consequence(s, 1, "counter=countess").endswith("If Anna or Yves challenges, you are eliminated.")


def test_what_becomes_of_cards() -> None:
    s = set_table(
        "inquisitor captain | countess duchess | captain duchess", {"envoy": "inquisitor"}, coins=[2, 2, 2]
    )
    play(s, "a:examine>b b:pass c:pass")
    assert (
        consequence(s, 1, "show=countess")
        == "Anna sees the Countess, then leaves it to you or has it replaced."
    )
    play(s, "b:show=countess")
    assert consequence(s, 0, "give_back") == "Hugo keeps the Countess, and nobody else knows."
    assert (
        consequence(s, 0, "discard", "fr")
        == "La Comtesse de Hugo va à la Cour, et une autre carte en revient."
    )
