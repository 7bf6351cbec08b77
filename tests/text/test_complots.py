"""Complots, word for word: buttons, and what is waited for."""

from __future__ import annotations

import re

import msgspec
import pytest

import cabale
from cabale.core.seats import PUBLIC
from cabale.core.views import Choice, Event
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import ACTIONS, COSTS, GAINS, LOOT, STEAL
from cabale.games.complots.table import Complots
from cabale.text import LANGUAGES, Narrator
from tests.bots.tables import play, set_table
from tests.text.offers import choice
from tests.text.telling import NAMES, told

HANDS = "captain duchess | assassin countess | ambassador duchess"


# --- titles, details, tones


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_played_often_has_a_letter(language: str) -> None:
    often = {"pass", "challenge", "income", "foreign_aid", "tax", "exchange", "counter"}
    assert told("complots").said[language].lettered >= often


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_means_one_thing_in_every_question(language: str) -> None:
    """To claim the Duchess is one thing, on my turn and against somebody else's."""
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    claims = [("tax", "duchess"), *[("counter", one) for one in ("duchess", "countess", "captain")]]
    claims += [("counter", "ambassador"), ("counter", "inquisitor"), ("exchange", "ambassador")]
    others = ("income", "foreign_aid", "pass", "challenge", "give_back", "discard")
    meanings: dict[str, set[str]] = {}
    for key, character in [*claims, *[(key, "") for key in others]]:
        given: dict[str, str | int] = {"character": character, "held": "yes"} if character else {}
        letter = narrator.shortcut(Choice(move=0, text=key, key=key, arguments=given))
        meanings.setdefault(letter, set()).add("duchess" if character == "duchess" else key + character)
    assert "" not in meanings
    assert [both for both in meanings.values() if len(both) > 1] == []


def test_an_action_keeps_its_number() -> None:
    """However many others its purse opens."""
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    numbers: dict[str, set[int]] = {}
    for purse in (0, 3, 7, 10):
        question = COMPLOTS.question(set_table(HANDS, coins=[purse, 2, 2]), 0)
        assert question is not None
        for offered in question.choices:
            numbers.setdefault(offered.key, set()).add(narrator.number(offered))
    assert all(len(found) == 1 for found in numbers.values())
    assert len(set.union(*numbers.values()) - {0}) == len(numbers)


@pytest.mark.parametrize(
    ("text", "button"),
    [
        ("income", ("Revenu", "rien ne l’arrête", "+1", "", "quiet", "r")),
        (
            "foreign_aid",
            ("Aide étrangère", "arrêtée par\N{NO-BREAK SPACE}: Duchesse", "+2", "", "plain", "a"),
        ),
        ("tax", ("Duchesse", "en main", "+3", "", "plain", "d")),
        ("exchange", ("Ambassadeur", "échange · bluff", "", "", "plain", "e")),
        ("steal>b", ("Capitaine", "en main", "vole 2", "", "plain", "")),
        ("assassinate>c", ("Assassin", "prend une carte · bluff", "", "3", "hostile", "")),
        ("coup>b", ("Assassinat", "prend une carte, imparable", "", "7", "hostile", "")),
    ],
)
def test_actions_on_buttons(text: str, button: tuple[str, ...]) -> None:
    s = set_table(HANDS, coins=[7, 2, 2])
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    offered = choice(COMPLOTS, s, 0, text)
    said = (
        narrator.title(offered),
        narrator.detail(offered),
        narrator.gain(offered),
        narrator.cost(offered),
        narrator.tone(offered),
        narrator.shortcut(offered),
    )
    assert said == button


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_card_that_may_go_back_one_reads_what_it_does(language: str) -> None:
    """Four cards overlap in the hand, and the question says already where the card goes (C-37)."""
    s = set_table(HANDS)
    play(s, "a:exchange b:pass c:pass ~countess ~assassin")
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    question = COMPLOTS.question(s, 0)
    assert question is not None and question.kind == "return"
    details = [narrator.detail(offered) for offered in question.choices]
    assert len({*details}) == len(details) == 4
    if language == "en":
        assert "takes 3 coins" in details


@pytest.mark.parametrize(
    ("language", "two", "one"),
    [
        ("fr", "2 cartes à rendre", "Une carte à rendre"),
        ("nl", "2 kaarten gaan terug", "Eén kaart gaat terug"),
        ("en", "2 cards go back", "One card goes back"),
    ],
)
def test_an_exchange_says_how_many_cards_go_back(language: str, two: str, one: str) -> None:
    """C-37. The question asks for one after the other."""
    s = set_table(HANDS)
    play(s, "a:exchange b:pass c:pass ~countess ~assassin")
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    for said in (two, one):
        question = COMPLOTS.question(s, 0)
        assert question is not None and narrator.note(question).startswith(said)
        s.play(0, question.choices[0].move)


@pytest.mark.parametrize(
    ("text", "aimed"),
    [
        ("assassinate>c", "perd une carte"),
        ("steal>b", "perd 2 pièces"),
        ("coup>b", "perd une carte"),
        ("tax", ""),
    ],
)
def test_a_target_says_what_becomes_of_it(text: str, aimed: str) -> None:
    s = set_table(HANDS, coins=[7, 2, 2])
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    assert narrator.aimed(COMPLOTS.view(s, 0), choice(COMPLOTS, s, 0, text)) == aimed


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_on_buttons_are_those_of_the_rules(language: str) -> None:
    """C-13, C-36: what the button promises is what the action brings."""
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    for action, key in ACTIONS.items():
        offered = Choice(move=action, text=key, key=key, arguments={})
        gain = GAINS[action] or (LOOT if action == STEAL else 0)
        assert re.sub(r"\D", "", narrator.gain(offered)) == (str(gain) if gain else "")
        assert narrator.cost(offered) == (str(COSTS[action]) if COSTS[action] else "")


def test_answers_on_buttons() -> None:
    s = set_table(HANDS, coins=[3, 2, 2])
    play(s, "a:assassinate>b")
    narrator = Narrator("fr", COMPLOTS, NAMES, 1)
    said = [
        (narrator.title(choice(COMPLOTS, s, 1, text)), narrator.tone(choice(COMPLOTS, s, 1, text)))
        for text in ("pass", "challenge")
    ]
    assert said == [("Laisser faire", "quiet"), ("Mettre en doute", "hostile")]
    lost = set_table(HANDS, coins=[7, 2, 2])
    play(lost, "a:coup>b")
    card = choice(COMPLOTS, lost, 1, "lose=assassin")
    assert (narrator.title(card), narrator.tone(card)) == ("L’Assassin", "plain")  # each costs as much


def test_closed_moves() -> None:
    question = COMPLOTS.question(set_table(HANDS, coins=[2, 0, 2]), 0)
    assert question is not None
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    said = {narrator.shut_title(closed): narrator.shut_reason(closed) for closed in question.closed}
    assert said == {
        "Assassinat": "Il vous manque 5 pièces.",
        "Assassin": "Il vous manque 1 pièce.",
        "Capitaine · Hugo": "Hugo n’a pas une pièce à voler\N{NO-BREAK SPACE}: visez plus riche.",
    }


# --- what is waited for


def test_what_is_waited_for() -> None:
    s = set_table(HANDS, coins=[3, 2, 2])
    assert statuses(s) == ["On attend votre réponse.", "On attend Anna.", "On attend Anna."]
    play(s, "a:assassinate>b")
    opened = "Fenêtre ouverte\N{NO-BREAK SPACE}: "
    assert statuses(s) == [
        opened + "vous vous dites Assassin.",
        opened + "Anna se dit Assassin.",
        opened + "Anna se dit Assassin.",
    ]
    play(s, "b:pass")
    assert statuses(s)[1:] == [opened + "Anna se dit Assassin."] * 2  # who has answered is nobody's business
    play(s, "c:pass")
    assert statuses(s)[2] == opened + "on peut contrer le pouvoir de l’Assassin d’Anna."
    play(s, "b:counter=countess")
    assert statuses(s)[1:] == [
        opened + "vous contrez au nom de la Comtesse.",
        opened + "Hugo contre au nom de la Comtesse.",
    ]
    assert Narrator("fr", COMPLOTS, NAMES).status(COMPLOTS.view(s, PUBLIC)) == statuses(s)[2]


def test_a_draft_waits_for_both_until_both_have_picked() -> None:
    s = set_table("captain | duchess", at="draft")
    before = statuses(s)
    assert before == ["On attend Hugo.", "On attend Anna."]
    play(s, "a:draft=duchess")
    assert statuses(s) == before


def statuses(s: Complots) -> list[str]:
    return [Narrator("fr", COMPLOTS, NAMES, seat).status(COMPLOTS.view(s, seat)) for seat in range(s.seats)]


def test_chance_and_the_end_have_their_status() -> None:
    match = cabale.deal("complots", 3, 7)
    assert Narrator("en", COMPLOTS, NAMES).status(match.view(PUBLIC)) == "Chance has the floor."
    s = set_table("captain duchess | assassin / countess", coins=[7, 2])
    play(s, "a:coup>b")
    assert statuses(s) == ["Vous l’emportez.", "Anna l’emporte."]


# --- the table


def test_a_table_is_told_from_its_turn_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game has lasted, and in the order in which it happened."""
    s = set_table(HANDS)
    play(s, "a:steal>b b:pass c:pass b:counter=captain a:challenge")
    view, narrator = COMPLOTS.view(s, PUBLIC), Narrator("en", COMPLOTS, NAMES, PUBLIC)
    told: list[str] = []
    say = narrator.event

    def event(one: Event) -> str:
        told.append(type(one).__name__)
        return say(one)

    monkeypatch.setattr(narrator, "event", event)
    lines = list(narrator.view(view))
    early, told[:] = told[:], []
    long = msgspec.structs.replace(view, history=view.history * 30)
    assert list(narrator.view(long)) == lines
    assert told == early and len(told) == 1 + 3  # the heading; the theft, the counter and the doubt
    happened = [narrator.event(one) for one in view.history if type(one).__name__ in told[1:]]
    assert [line for line in lines if line in happened] == happened
