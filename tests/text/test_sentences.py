"""Whatever happens in a game can be told, in every language, to everybody who may hear it.

Every game of the house is told once, in all languages: each position of its scenarios, its corners, and a
game at random for each number of seats. What there is to tell comes from the game.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cabale.core.scenario.views import event_kinds, kind_of
from cabale.games import GAMES, entry
from cabale.text import LANGUAGES
from cabale.text.catalogue import catalogue
from cabale.text.narrator import EVENT_SEATS
from tests.text.messages import messages
from tests.text.sources import refusals
from tests.text.telling import told

ODD = ("  ", "{", "}", "None", "\u2068", " .", "..")  # marks of a mistake, wherever they stand
PAGE_KEYS = "t/?,."  # what the page does with a key of its own; and the key of its advice
HEADING = 4  # words
TITLE = {"cocarde": 30, "complots": 20, "convention": 46}  # letters on a button; 24 where nothing is said
DETAIL = {"complots": 36, "convention": 44, "cocarde": 46}  # 40
SHORT = {"guillotine": 36}  # 40
FROM_PLAYERS = ("IllegalMove", "BadNotation")  # the others refuse set-ups and scenario files (test_refusals)

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_game_has_a_voice() -> None:
    assert all(entry(name).part("voice") is not None for name in GAMES)


# --- all of it


@every_language
@every_game
def test_every_sentence_of_the_game_is_spoken(name: str, language: str) -> None:
    """Hence none is unused, and every event, question, move, closed move and refusal has its own."""
    found = messages(language)
    referred = {key for message in found.values() for key in message.references}
    lessons = f"{name}-lesson-"  # spoken in lessons alone (tests/lessons)
    own = {key for key in found if key.startswith(f"{name}-") and not key.startswith(lessons)}
    set_up = {f"{name}-refusal-{code}" for code in codes(name) - codes(name, *FROM_PLAYERS)}  # not played
    assert own - told(name).said[language].keys - referred - set_up == set()


@every_game
def test_every_kind_of_event_was_heard_by_all_whom_it_may_concern(name: str) -> None:
    """By each seat that it names, by others; and where it may keep something secret, with it and without."""
    tale = told(name)
    kinds = {kind for kind, _ in tale.events}
    assert {kind_of(kind) for kind in kinds} == set(event_kinds(tale.game))
    for kind in kinds:
        fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
        eyes = {you for told_kind, you in tale.events if told_kind is kind}
        assert eyes == {"", *fields.keys() & set(EVENT_SEATS)}, kind
        for field in [field for field, values in fields.items() if "None" in str(values)]:
            assert {secret for *what, secret in tale.secrets if what == [kind, field]} == {True, False}, kind


@every_game
def test_every_kind_of_question_was_asked(name: str) -> None:
    assert told(name).questions == set(GAMES[name].fields["pending"].vocabulary())


@every_game
def test_every_kind_of_refusal_was_met(name: str) -> None:
    """As an answer to somebody who tried, or as a move that the question shows closed."""
    assert codes(name, *FROM_PLAYERS) - told(name).codes == set()


def codes(name: str, *families: str) -> set[str]:
    made = [refusal for refusal in refusals() if refusal.game == name]
    return {refusal.code for refusal in made if not families or refusal.family in families}


@every_language
def test_every_reason_of_everybody_was_given_in_some_game(language: str) -> None:
    general = {key for key in messages(language) if key.startswith("reason-")}
    assert general and general <= set().union(*[told(name).said[language].keys for name in GAMES])


# --- how it is said


@every_language
@every_game
def test_every_sentence_is_clean(name: str, language: str) -> None:
    said = told(name).said[language]
    sentences = said.sentences | said.refusals
    for text in sentences | said.labels | said.headings | said.titles | said.details:
        assert text and text == text.strip(), text
        assert not any(mark in text for mark in ODD), text
        assert "_" not in text or text in said.refusals, text
    for sentence in sentences:
        assert begins(sentence), sentence


def begins(sentence: str) -> bool:
    """As sentences do: with a capital, a figure or a quotation."""
    return sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "«“+"


@every_language
@every_game
def test_refusals_write_pieces_as_notation_does(name: str, language: str) -> None:
    """Where one of them is expected; elsewhere they have names, and what was tried is quoted."""
    pieces = {word for field in GAMES[name].fields.values() for word in field.vocabulary()}
    for text in told(name).said[language].refusals:
        said = re.sub(r"“[^”]*”|«[^»]*»", "", text)
        assert {word.strip(",.") for word in said.split() if "_" in word} <= pieces, text


@every_language
@every_game
def test_cards_have_different_names_and_say_what_they_do(name: str, language: str) -> None:
    """In a sentence, and in short where there is little room."""
    cards = {key: message for key, message in messages(language).items() if key.startswith(f"{name}-")}
    cards = {key: message for key, message in cards.items() if "effect" in message.attributes}
    said = told(name).said[language]
    assert cards.keys() <= said.keys
    forms = {key: catalogue(language).forms(key) for key in cards}
    names = [catalogue(language).format(key, {}) for key in cards]
    assert len(set(names)) == len(names)
    for key, form in forms.items():
        assert form["effect"].endswith("."), key
        assert begins(form["effect"]), key
        assert len(form["short"]) <= SHORT.get(name, 40), key


# --- what stands on buttons


@every_language
@every_game
def test_buttons_are_short(name: str, language: str) -> None:
    said = told(name).said[language]
    assert [heading for heading in said.headings if len(heading.split()) > HEADING] == []
    assert [title for title in said.titles if len(title) > TITLE.get(name, 24)] == []
    assert [detail for detail in said.details if len(detail) > DETAIL.get(name, 40)] == []


@every_language
@every_game
def test_shortcuts_do_not_collide(name: str, language: str) -> None:
    """Nor with the keys of the page."""
    said = told(name).said[language]
    assert any(said.letters)
    kept = PAGE_KEYS + hint_key(language)
    for letters in said.letters:
        assert len(set(letters)) == len(letters), letters
        assert all(one.isascii() and one.islower() and one not in kept for one in letters), letters


def hint_key(language: str) -> str:
    """The key by which the page asks for advice in this language."""
    core = Path(__file__).parents[2] / f"client/src/words/{language}/core.ftl"
    (key,) = re.findall(r"^hint-key = (.)$", core.read_text(encoding="utf-8"), re.MULTILINE)
    return str(key).lower()
