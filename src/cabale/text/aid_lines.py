"""The player's aid as plain lines, for whoever has neither a page nor a terminal: signs are told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cabale.text.aid import Aid, AidCell, AidItem
from cabale.text.words import Words

BETWEEN: Final = " · "


def aid_lines(words: Words, aid: Aid) -> list[str]:
    """The whole card; nothing where a game brings none."""
    lines = [_bare(item.text or item.note) for item in aid.aim]
    for section in aid.sections:
        if section.title:
            lines.append(_joined(section.title, section.note, section.amount, section.aside) + ":")
        for item in section.items:
            lines += [f"- {line}" for line in _item(words, aid, item)]
    return lines


def _item(words: Words, aid: Aid, item: AidItem) -> Iterator[str]:
    """What it is first, then what it does, and what stands at the end of its row."""
    marked = words.say(f"value-{item.mark}") if item.mark else ""
    named = " ".join(
        filter(None, (marked, item.figure, item.name, f"({item.beside})" if item.beside else ""))
    )
    signs = "" if item.name else _signs(aid, item.signs)
    line = _joined(named, signs, _bare(item.text), _bare(item.note), item.amount, item.aside)
    if line:
        yield line
    for row in item.table:
        yield " | ".join(_cell(aid, cell) for cell in row)


def _cell(aid: Aid, cell: AidCell) -> str:
    text = _joined(_bare(cell.text), _signs(aid, cell.signs))
    return f"({text})" if cell.struck else text


def _signs(aid: Aid, signs: tuple[str, ...]) -> str:
    return ", ".join(aid.signs.get(sign, "") for sign in signs)


def _joined(*parts: str) -> str:
    return BETWEEN.join(filter(None, parts))


def _bare(text: str) -> str:
    return text.replace("**", "")
