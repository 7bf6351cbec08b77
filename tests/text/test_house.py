"""What the house says outside a game: options and their values, levels, names of tables, quick phrases."""

from __future__ import annotations

import re

import pytest

from cabale import bots
from cabale.core.options import Value
from cabale.games import GAMES
from cabale.text import LANGUAGES, PHRASES, Words
from cabale.text.catalogue import Unspoken
from cabale.text.places import PLACES
from tests.text.messages import messages
from tests.text.stories import values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_has_its_words(game: str, language: str) -> None:
    words = Words(language)
    labels = [words.option(game, option.name) for option in GAMES[game].options]
    assert len(set(labels)) == len(labels)
    for option in GAMES[game].options:
        said = [words.option_value(game, option.name, value) for value in values(option)]
        assert len(set(said)) == len(said), option.name
        assert all(said), option.name
        assert words.option_value(game, option.name, option.default)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("first_player", "a", ["place 1", "plaats 1", "seat 1"]),
        ("first_player", "random", ["au sort", "door loting", "by lot"]),
        ("previous_winner", None, ["aucun", "niemand", "nobody"]),
        ("treasury_limit", None, ["sans limite", "onbeperkt", "unlimited"]),
        ("treasury_limit", 54, ["54 pièces", "54 munten", "54 coins"]),
        ("steal_from_empty", True, ["oui", "ja", "yes"]),
        ("steal_from_empty", False, ["non", "nee", "no"]),
        ("max_turns", 1, ["1 tour", "1 beurt", "1 turn"]),
        ("window_floor_ms", 3_000, ["3 s", "3 s", "3 s"]),
        ("window_deadline_ms", 2_500, ["2,5 s", "2,5 s", "2.5 s"]),
    ],
)
def test_values_in_words(name: str, value: Value, said: list[str]) -> None:
    spoken = [Words(language).option_value("complots", name, value) for language in LANGUAGES]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in spoken] == said


def test_a_value_that_there_is_not_has_no_words() -> None:
    with pytest.raises(Unspoken):
        Words("en").option_value("complots", "envoy", "pope")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_number(language: str) -> None:
    levels = {*bots.LEVELS}
    assert {key for key in messages(language) if key.startswith("level-")} == {
        f"level-{name}" for name in levels
    }
    said = [Words(language).level(level) for level in bots.FOR_PEOPLE]
    assert [text.split()[-1] for text in said] == ["I", "II", "III", "IV"]
    assert Words(language).level("random") not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_how_it_plays(language: str) -> None:
    levels = {*bots.LEVELS}
    assert len({Words(language).plays(level) for level in levels}) == len(levels)


def test_levels_word_for_word() -> None:
    assert [Words(language).level("regular") for language in LANGUAGES] == [
        "automate II",
        "automaat II",
        "automaton II",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_have_different_names_with_the_same_places(language: str) -> None:
    names = [Words(language).table_name(number) for number in range(len(PLACES))]
    assert len(set(names)) == len(names) >= 24
    assert all(place in name for (_, place), name in zip(PLACES, names, strict=True))
    assert Words(language).table_name(len(PLACES)) == names[0]


def test_tables_word_for_word() -> None:
    number = [place for _, place in PLACES].index("rue Saint-Honoré")
    assert [Words(language).table_name(number) for language in LANGUAGES] == [
        "Table de la rue Saint-Honoré",
        "Tafel rue Saint-Honoré",
        "The rue Saint-Honoré table",
    ]


def test_french_articles_agree_with_the_place() -> None:
    names = [Words("fr").table_name(number) for number in range(len(PLACES))]
    assert {"Table du café Procope", "Table des Tuileries", "Table de l’île Saint-Louis"} <= set(names)
    for name in names:
        assert re.match(r"Table (de la (rue|place) |du |des |de l’[îh])", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_and_none_is_left_over(language: str) -> None:
    said = [Words(language).phrase(key) for key in PHRASES]
    assert len(set(said)) == len(said) >= 12
    assert all(re.search(r"[.?]$", text) and text[0].isupper() for text in said)
    assert {key for key in messages(language) if key.startswith("phrase-")} == {
        f"phrase-{key}" for key in PHRASES
    }


def test_phrases_word_for_word() -> None:
    assert Words("fr").phrase("is_that_all") == "Vous n’avez que ça\u202f?"
    assert Words("nl").phrase("remember") == "Dat zal ik onthouden."
    assert Words("en").phrase("well_played") == "Well played."


def test_an_unknown_phrase_is_no_phrase() -> None:
    with pytest.raises(Unspoken):
        Words("en").phrase("checkmate")
