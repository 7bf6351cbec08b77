"""The line mode: the same words, one answer a line, and an end to every mistake."""

from __future__ import annotations

import io
import re

import pytest

from cabale.games import GAMES
from cabale.terminal.lines import InputEnded, Left
from cabale.terminal.plain import Plain
from cabale.text import LANGUAGES
from tests.terminal.tables import COMPLOTS, GUILLOTINE, narrator, sitting

BOX_OR_ESCAPE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2500-\u25ff]")


def table(
    answers: str, language: str = "fr", seats: int = 4, seed: int = 1, of: str = COMPLOTS
) -> tuple[Plain, io.StringIO]:
    out = io.StringIO()
    plain = Plain(sitting(seats, seed, of=of), narrator(language, seats, of=of), io.StringIO(answers), out)
    return plain, out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("of", "seats"), [*[(COMPLOTS, seats) for seats in (2, 3, 4, 8)], (GUILLOTINE, 2), (GUILLOTINE, 5)]
)
def test_a_whole_game(language: str, of: str, seats: int) -> None:
    plain, out = table("1\n2\n1\n" * 400, language, seats, seed=seats, of=of)
    plain.play()
    assert plain.sitting.over
    text = out.getvalue()
    events = plain.sitting.match.events(0)
    for event, sentence in zip(events, plain.narrator.sentences(events), strict=True):
        assert not sentence or f"{sentence}  [{event.rule}]" in text
    assert plain.narrator.verdict(plain.sitting.view) in text
    assert not BOX_OR_ESCAPE.search(text)


def ask(answers: str, language: str = "en") -> tuple[Plain, str]:
    """What is printed between the first question of one's own turn and the end of the input."""
    plain, out = table(answers, language, seed=8)  # in this deal seat a begins
    with pytest.raises(InputEnded):
        plain.play()
    return plain, out.getvalue()


def test_the_question_has_numbers_notation_and_what_is_closed() -> None:
    _, text = ask("")
    assert "Your turn, with 2 coins. Which action?  [C-11]" in text
    assert "  1. Income (+1 coin)  income\n" in text
    assert re.search(r"  5\. .*  steal>b\n", text)
    assert "Closed for now:\n" in text
    assert re.search(r"  - Coup .*\(C-14\)", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", GAMES)
def test_what_one_plays_for_is_said_once_and_what_follows_each_time(of: str, language: str) -> None:
    plain, out = table("1\n2\n", language, 3, seed=8, of=of)
    with pytest.raises(InputEnded):
        plain.play()
    question = plain.sitting.question()
    assert question is not None and plain.sitting.answered
    lines = out.getvalue().splitlines()
    assert lines.count(plain.narrator.say("plain-aim", aim=plain.narrator.aim())) == 1
    asked = max(place for place, line in enumerate(lines) if plain.narrator.question(question) in line)
    assert lines[asked + 1] == plain.narrator.note(question)


def test_an_answer_may_be_a_number_or_a_notation() -> None:
    for answer in ("1", "income", "a:income", " INCOME "):
        plain, _ = ask(f"{answer}\n")
        assert plain.sitting.match.record().words[9] == "a:income", answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "answer",
    ["99", "0", "dance", "coup>b", "steal>z", "-1", "²", "1" * 5000, "\x1b[2J"],
    ids=["beyond", "zero", "word", "poor", "seat", "negative", "square", "endless", "escape"],
)
def test_a_refusal_is_a_sentence_and_the_question_comes_again(language: str, answer: str) -> None:
    once, first = ask("", language)
    plain, text = ask(f"{answer}\n", language)
    question = once.narrator.say("plain-prompt", most=7)
    assert first.count(question) == 1
    assert text.count(question) == 2
    assert plain.sitting.match.log == once.sitting.match.log
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) < 300


def test_the_player_s_aid() -> None:
    """What each costs and brings, who stops whom; in lines that a reader reads out."""
    _, text = ask("?\n")
    assert "−7 Coup · a rival loses a card" in text
    assert "+2 Captain · steals 2 coins from a player · stops Theft · Captain or Ambassador" in text
    assert "**" not in text


def test_the_rule_of_the_question_and_any_other() -> None:
    _, text = ask("??\n")
    assert "\nRule C-11\n" in text
    _, text = ask("? c-26\n")
    assert "\nRule C-26\n" in text
    _, text = ask("?C-R3\n")
    assert "\nRule C-R3\n" in text
    _, text = ask("? C-99\n")
    assert "There is no rule “c-99”" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_line_is_told_what_is_expected(language: str) -> None:
    plain, text = ask("\n\n", language)
    assert text.count(plain.narrator.say("plain-prompt", most=7)) == 3
    assert text.count(plain.narrator.say("empty-number", most=7)) == 2


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "table"), ("nl", "tafel"), ("nl", "table"), ("en", "table")]
)
def test_the_table_in_words(language: str, word: str) -> None:
    plain, text = ask(f"{word}\n", language)
    for line in plain.narrator.view(plain.sitting.view):
        assert line in text


@pytest.mark.parametrize(
    ("language", "word"),
    [("fr", "quitter"), ("nl", "stoppen"), ("en", "leave"), ("en", "quit"), ("fr", "quit")],
)
def test_leaving(language: str, word: str) -> None:
    plain, _ = table(f"{word}\n", language, seed=8)
    with pytest.raises(Left):
        plain.play()


def test_whether_to_keep_the_record() -> None:
    for answer, wanted in [("y\n", True), ("n\n", False), ("", False), ("1\n\nyes\n", True), ("1\n", False)]:
        plain, out = table(answer, "en")
        assert plain.keep_record("x") is wanted
        assert out.getvalue().count("y or n is expected.") == answer.count("1") + answer.count("\n\n")
    assert table("j\n", "nl")[0].keep_record("x")
    assert table("o\n", "fr")[0].keep_record("x") and table("oui\n", "fr")[0].keep_record("x")
