"""Every complaint is a sentence in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import cabale.terminal
from cabale.text import LANGUAGES, Words


def complaints() -> list[tuple[str, tuple[str, ...]]]:
    """The key and the arguments of every Complaint in the sources."""
    found = []
    for file in Path(cabale.terminal.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Complaint":
                names = tuple(str(word.arg) for word in node.keywords)
                if isinstance(node.args[0], ast.Constant):
                    found.append((str(node.args[0].value), names))
    return [*found, ("bad-seed", ("text",))]


# Read when this file is collected, with no thread of another test about: two that parse at the same time
# disturb each other (SystemError in Python 3.11: "AST constructor recursion depth mismatch").
COMPLAINTS = complaints()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_has_its_sentence(language: str) -> None:
    assert len(COMPLAINTS) > 15
    for key, names in COMPLAINTS:
        sentence = Words(language).say(key, **dict.fromkeys(names, "7"))
        assert sentence.endswith("."), key
        assert sentence.count(". ") == 0, key
