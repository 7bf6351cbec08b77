"""The player's aid in characters: the same card as beside the board of the page, line by line."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from cabale.terminal.drawing import Drawing
from cabale.text import Words
from cabale.text.aid import Aid, AidCell, AidItem, AidSection

INDENT: Final = 2
BETWEEN: Final = " · "


def aid_lines(aid: Aid, words: Words, drawing: Drawing, width: int) -> list[str]:
    """The whole card in lines of so many characters."""
    lines = [line for item in aid.aim for line in _filled(_sentence(item), width, 0)]
    for section in aid.sections:
        if section.title:
            lines += ["", *_filled(_head(section), width, 0)]
        lines += [line for item in section.items for line in _item(item, section, words, drawing, width)]
    return lines


def _head(section: AidSection) -> str:
    notes = (section.note, section.amount, section.aside)
    title = BETWEEN.join(filter(None, (section.title.upper(), *notes)))
    return _noted(title, section.rules)


def _item(item: AidItem, section: AidSection, words: Words, drawing: Drawing, width: int) -> Iterator[str]:
    """One thing to know: what it is first, then what it does, and what stands at the end of its row."""
    marked = words.say(f"value-{item.mark}") if item.mark else ""
    signs = "" if item.name else " ".join(filter(None, map(drawing.sign, item.signs)))
    first = " ".join(filter(None, (marked, item.figure, signs, item.name)))
    beside = f"({item.beside})" if item.beside else ""
    does = (item.text, item.note) if item.name else (item.note, item.text)
    ends = BETWEEN.join(filter(None, (*map(_bare, does), item.amount, item.aside)))
    text = BETWEEN.join(filter(None, (" ".join(filter(None, (first, beside))), ends)))
    if text:
        yield from _filled(_noted(text, item.rules), width, INDENT)
    if item.table:
        yield from _table(item.table, drawing)


def _table(rows: tuple[tuple[AidCell, ...], ...], drawing: Drawing) -> Iterator[str]:
    """Fields below each other; what is struck stands in brackets."""
    cells = [[_cell(cell, drawing) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        fields = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield " " * 2 * INDENT + "  ".join(fields).rstrip()


def _cell(cell: AidCell, drawing: Drawing) -> str:
    signs = "".join(map(drawing.sign, cell.signs))
    text = " ".join(filter(None, (signs, _bare(cell.text))))
    return f"({text})" if cell.struck else text


def _sentence(item: AidItem) -> str:
    return _noted(_bare(item.text or item.note), item.rules)


def _noted(text: str, rules: tuple[str, ...]) -> str:
    return f"{text}  [{', '.join(rules)}]" if rules else text


def _bare(text: str) -> str:
    return text.replace("**", "")


def _filled(text: str, width: int, indent: int) -> list[str]:
    return textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * 2 * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
