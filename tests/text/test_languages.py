"""Which language is spoken, and a few things that it must get right."""

from __future__ import annotations

import subprocess
import sys

import pytest

import cabale
from cabale.core.errors import BadSetup
from cabale.games.complots import events
from cabale.text import LANGUAGES, Narrator, Words, choose_language
from cabale.text.catalogue import Unspoken

COMPLOTS = cabale.game("complots")
NAMES = ("Anna", "Hugo", "Yves", "Yann", "Émile")


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CABALE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nl_BE", "CABALE_LANG": "fr"}, "fr"),
        ({"LANG": "nl_BE", "CABALE_LANG": ""}, "nl"),
    ],
)
def test_the_environment_chooses(
    environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language() == chosen


@pytest.mark.parametrize(("wanted", "chosen"), [("nl", "nl"), ("FR", "fr"), ("en-GB", "en"), ("fr_BE", "fr")])
def test_what_is_asked_for_comes_first(wanted: str, chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_LANG", "en")
    assert choose_language(wanted) == chosen


@pytest.mark.parametrize("wanted", ["de", "", "french"])
def test_other_languages_are_refused(wanted: str) -> None:
    with pytest.raises(BadSetup) as refused:
        choose_language(wanted)
    assert refused.value.arguments["expected"] == LANGUAGES


@pytest.mark.parametrize(
    ("language", "coins"),
    [
        ("fr", ["0 pièce", "1 pièce", "2 pièces"]),
        ("nl", ["0 munten", "1 munt", "2 munten"]),
        ("en", ["0 coins", "1 coin", "2 coins"]),
    ],
)
def test_plurals(language: str, coins: list[str]) -> None:
    assert [Words(language).say("coins", amount=amount) for amount in range(3)] == coins


@pytest.mark.parametrize(
    ("character", "sentence"),
    [
        ("captain", "Hugo met en doute le Capitaine d’Anna."),
        ("duchess", "Hugo met en doute la Duchesse d’Anna."),
        ("assassin", "Hugo met en doute l’Assassin d’Anna."),
    ],
)
def test_french_articles(character: str, sentence: str) -> None:
    narrator = Narrator("fr", COMPLOTS, NAMES)
    assert narrator.event(events.Challenged(seat=1, claimer=0, character=character)) == sentence


@pytest.mark.parametrize(
    ("character", "sentence"),
    [
        ("captain", "Anna vous contre au nom du Capitaine."),
        ("duchess", "Anna vous contre au nom de la Duchesse."),
        ("ambassador", "Anna vous contre au nom de l’Ambassadeur."),
    ],
)
def test_french_prepositions(character: str, sentence: str) -> None:
    narrator = Narrator("fr", COMPLOTS, NAMES, seat=1)
    assert narrator.event(events.Countered(seat=0, actor=1, character=character)) == sentence


@pytest.mark.parametrize(
    ("seat", "words"), [(0, "d’Anna"), (1, "de Hugo"), (2, "d’Yves"), (3, "de Yann"), (4, "d’Émile")]
)
def test_french_elision_before_names(seat: int, words: str) -> None:
    narrator = Narrator("fr", COMPLOTS, NAMES)
    assert narrator.tell("complots-aim-steal", {"target": seat}) == f"Vol aux dépens {words}"


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("fr", "Vous volez 2 pièces à Hugo.", "Anna vous vole 2 pièces."),
        ("nl", "Je steelt 2 munten van Hugo.", "Anna steelt 2 munten van jou."),
        ("en", "You steal 2 coins from Hugo.", "Anna steals 2 coins from you."),
    ],
)
def test_you_and_the_others(language: str, own: str, others: str) -> None:
    theft = events.Stole(seat=0, target=1, amount=2)
    assert Narrator(language, COMPLOTS, NAMES, seat=0).event(theft) == own
    assert Narrator(language, COMPLOTS, NAMES, seat=1).event(theft) == others


@pytest.mark.parametrize(("language", "card"), [("fr", "une carte"), ("nl", "een kaart"), ("en", "a card")])
def test_what_must_not_be_known_is_a_card(language: str, card: str) -> None:
    narrator = Narrator(language, COMPLOTS, NAMES)
    assert card in narrator.event(events.Dealt(seat=0, character=None))


def test_a_missing_message_is_our_mistake() -> None:
    with pytest.raises(Unspoken):
        Words("en").say("no-such-message")
    with pytest.raises(Unspoken):
        Words("en").say("coins")


def test_fluent_is_read_only_when_something_is_said() -> None:
    script = "import sys, cabale.text; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
