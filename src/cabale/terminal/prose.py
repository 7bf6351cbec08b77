"""Rules as plain text: the same words without the marks of Markdown, in lines of a readable length."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Mapping
from typing import Final

from cabale.core.errors import BadSetup
from cabale.core.passages import Passage
from cabale.core.rulebook import Rule, find_rule
from cabale.games import game as find_game
from cabale.games import guide as guide_of
from cabale.games import rulebook
from cabale.text import Words

WIDTH: Final = 96


def plain_text(markdown: str, width: int = WIDTH) -> str:
    """Paragraphs filled, lists and tables line by line."""
    blocks = re.split(r"\n{2,}", markdown.strip())
    return "\n\n".join(_block(block, width) for block in blocks)


def _block(block: str, width: int) -> str:
    lines = block.splitlines()
    if lines[0].lstrip().startswith("|"):
        return "\n".join(_table(lines))
    if lines[0].lstrip().startswith(("- ", "* ")):
        return "\n".join(textwrap.fill(_bare(line), width, subsequent_indent="  ") for line in lines)
    return textwrap.fill(_bare(" ".join(lines)), width, break_long_words=False)


def _table(lines: list[str]) -> list[str]:
    """The cells of a table, in columns."""
    rows = [[_bare(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in lines]
    return _columns([row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)])


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return ["  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]


def printable(text: str) -> str:
    """Somebody else's text, with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _bare(text: str) -> str:
    """Without emphasis and code marks."""
    text = re.sub(r"`([^`]*)`", r"\1", text)
    return re.sub(r"(\*{1,2})(\S(?:.*?\S)?)\1", r"\2", text)


def example(book: Mapping[str, Rule]) -> str:
    """A number from the middle of the rules, to show what numbers look like."""
    return list(book)[len(book) // 3]


def rules(words: Words, game_id: str, number: str | None) -> int:
    """`cabale rules`: one rule, or all of them in the order of the book."""
    book = rulebook(find_game(game_id).id, words.language)
    if not book:
        raise BadSetup("no_rules")
    wanted = list(book.values()) if number is None else [find_rule(book, number)]
    if number is None:
        print(f"{words.game_title(game_id)}\n")
    width = min(shutil.get_terminal_size((WIDTH, 24)).columns, WIDTH)
    for place, rule in enumerate(wanted):
        print("\n" if place else "", end="")
        print(f"{rule.number}\n{plain_text(rule.text, max(width, 20))}")
    return 0


def guide(words: Words, game_id: str) -> int:
    """`cabale rules --guide`: how to play a game, as the page tells it."""
    found = guide_of(find_game(game_id).id, words.language)
    if found is None:
        raise BadSetup("no_guide")
    width = max(min(shutil.get_terminal_size((WIDTH, 24)).columns, WIDTH), 20)
    print(found.title)
    _print(found.lead, width)
    for part in found.parts:
        print(f"\n\n{part.title.upper()}")
        _print(part.passages, width)
    return 0


def _print(passages: Iterable[Passage], width: int) -> None:
    for passage in passages:
        if passage.kind not in ("figure", "beside"):  # these are drawn
            print(f"\n{_passage(passage, width)}")


def _passage(passage: Passage, width: int) -> str:
    if passage.kind == "table":
        return "\n".join(_columns([[_bare(cell) for cell in line.cells] for line in passage.lines]))
    lines = []
    for place, line in enumerate(passage.lines, start=passage.start):
        mark = {"list": "- ", "steps": f"{place}. "}.get(passage.kind, "")
        cited = f" ({', '.join(line.rules)})" if line.rules else ""
        lines += _filled(mark, f"{line.cells[0]}{cited}", width)
        for text in line.inner:
            lines += _filled("  - ", text, width)
    return "\n".join(lines)


def _filled(mark: str, text: str, width: int) -> list[str]:
    after = " " * len(mark)
    return textwrap.wrap(_bare(text), width, initial_indent=mark, subsequent_indent=after)
