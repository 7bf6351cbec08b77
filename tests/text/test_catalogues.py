"""The three catalogues say the same things, and nothing in them is for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from cabale.games import GAMES
from cabale.text import LANGUAGES, catalogue
from cabale.text.catalogue import FOLDER
from tests.text.messages import GIVEN_FORMS, argument, arguments, entries, forms, messages
from tests.text.sources import beginnings, literals

SPOKEN = tuple(f"{game}-" for game in GAMES)  # shown to be used by games played (test_sentences)
REFUSED = re.compile(r"([a-z]+-)?refusal-[a-z_]+")  # shown to be used by the codes raised (test_refusals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_the_same(language: str) -> None:
    here = {key: message.file.name for key, message in messages(language).items()}
    assert here == {key: message.file.name for key, message in messages("en").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arguments_are_the_same(language: str) -> None:
    for key, message in messages(language).items():
        assert arguments(message, language) == arguments(messages("en")[key], "en"), key
        assert message.attributes == messages("en")[key].attributes, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_stands_in_its_own_files(language: str) -> None:
    """And nobody else refers to it."""
    for key, message in messages(language).items():
        owner = message.file.stem.partition("-")[0]
        assert (owner if owner in GAMES else None) == owner_of(key), key
        assert {owner_of(other) for other in message.references} <= {None, owner}, key


def owner_of(key: str) -> str | None:
    return key.partition("-")[0] if key.startswith(SPOKEN) else None


def test_a_message_is_read_when_it_is_asked_for_and_what_it_refers_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = []
    parsed = catalogue._parsed

    def noted(key: str, language: str) -> ast.Resource:
        read.append(key)
        return parsed(key, language)

    monkeypatch.setattr(catalogue, "_parsed", noted)
    words = catalogue.Catalogue("nl")
    assert read == [] and not words.has("druide-nonsense")
    key, message = next((key, each) for key, each in messages("nl").items() if each.references)
    assert words.has(key) and words.has(key)
    assert read[0] == key and message.references <= {*read} and len({*read}) == len(read) < 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_cut_where_messages_begin(language: str) -> None:
    assert catalogue._sources(language).keys() == messages(language).keys()
    for key in messages(language):
        parsed = [
            each for each in catalogue._parsed(key, language).body if isinstance(each, ast.Message | ast.Term)
        ]
        assert len(parsed) == 1 and parsed[0].id.name == key.removeprefix("-")


def test_no_key_is_unused() -> None:
    referred = {
        key for language in LANGUAGES for message in messages(language).values() for key in message.references
    }
    unused = [
        key
        for key in messages("en")
        if not key.startswith(SPOKEN)
        and not REFUSED.fullmatch(key)
        and key not in literals()
        and key not in referred
        and not key.startswith(tuple(beginnings()))
    ]
    assert unused == []


def test_no_form_is_unused() -> None:
    asked = {
        variable.rpartition("-")[2]
        for language in LANGUAGES
        for message in messages(language).values()
        for variable in message.variables
        if argument(variable) != variable
    }
    assert forms() == asked | set(GIVEN_FORMS)


# --- how it is set


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_dots_are_typographic(language: str) -> None:
    for key, message in messages(language).items():
        for text in message.texts:
            assert not re.search(r"[a-zà-ÿ]'|\"|\.\.\.", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    for key, message in messages(language).items():
        for text in message.texts:
            assert not re.search(r"!(\s|$)", text), (key, text)


def test_french_spaces_do_not_break() -> None:
    for key, message in messages("fr").items():
        for text in message.texts:
            assert not re.search(r"(?<=.) [;:?!»]|« ", text), (key, text)
            assert not re.search(r"[a-zà-ÿ][;?!»](\s|$)|[a-zà-ÿ]:(\s|$)", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_between_a_figure_and_its_points(language: str) -> None:
    page = Path(__file__).parents[2] / f"client/src/words/{language}/convention.ftl"
    for file in (page, *(FOLDER / language).glob("convention*.ftl")):
        assert not re.findall(r".*[\d}] PP\b.*", file.read_text("utf-8")), file.name


def test_several_automatons_have_one_word() -> None:
    """The page says so too; in the other languages there is but one."""
    texts = [text for message in messages("en").values() for text in message.texts]
    assert any("automatons" in text for text in texts)
    assert not any("automata" in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nothing_has_a_minus(language: str) -> None:
    """Babel writes a hyphen; one that joins words or numbers stays one."""
    given: dict[str, str | float] = {"noble-the": "A-2", "points": -3, "before": -1}
    said = catalogue.catalogue(language).format("guillotine-said-take", given)
    assert "−3" in said and "−1" in said and "-3" not in said
    assert "A-2" in said
