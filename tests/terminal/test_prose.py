"""Rules as plain text."""

from __future__ import annotations

import pytest

from cabale.games import rulebook
from cabale.terminal.prose import guide, plain_text
from cabale.text import LANGUAGES, Words


def test_marks_go_and_words_stay() -> None:
    text = "A **fat** word, an *oblique* one and `code`; 2 * 3 * 4.\n\n- one\n- two"
    assert plain_text(text) == "A fat word, an oblique one and code; 2 * 3 * 4.\n\n- one\n- two"
    assert plain_text("| a | b |\n|---|---|\n| `x` | yes |") == "a  b\nx  yes"


def test_lines_are_filled() -> None:
    lines = plain_text("word " * 60, 40).splitlines()
    assert max(map(len, lines)) <= 40 and len(lines) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_reads_without_marks(language: str) -> None:
    for rule in rulebook("complots", language).values():
        text = plain_text(rule.text)
        assert text and "`" not in text and "**" not in text and "|" not in text, rule.number


def test_the_guide_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert guide(Words("en"), "convention") == 0
    said = capsys.readouterr().out
    assert said.startswith("How to play Guillotine, 1988\n")
    assert "\nTHE AIM\n\nHave the most" in said and "(E-5)" in said
    assert "4. For a summoned deputy" in said and "\n  - Flight: " in said
    assert "Options" not in said and "`" not in said and "<!--" not in said
