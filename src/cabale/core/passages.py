"""The Markdown of rules and guides, taken apart for a page: passages, each with the rules that it cites.

Only what stands in a line is left to the page: emphasis, and the number of a rule inside a sentence. What is
written for files and programs is left out: keys have the names that the tables of the rules give them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

import msgspec

Kind = Literal["text", "heading", "list", "steps", "table", "figure", "beside"]

NUMBER: Final = r"[A-Z]+-R?\d+[a-z]?"
_CITED: Final = re.compile(rf"\s*\(({NUMBER}(?:(?:, |; | [a-zà-ÿ/ ]+ ){NUMBER})*)\)")
_CODE: Final = re.compile(r"`([^`]+)`")
_BRACKET: Final = re.compile(r"\s*\([^()]*`[^()]*\)")
_LINK: Final = re.compile(r"\]\([^)]+\)")
_ITEM: Final = re.compile(r"(\s*)(?:[-*]|(\d+)\.) +(.*)")
_DRAWN: Final = re.compile(r"<!-- (figure|beside) (\S+)\n(.*?)\n?-->", re.DOTALL)

_ASIDE: Final = re.compile(r"\s*\([^()]*\)$")  # at the end of a name
_PLAIN: Final = frozenset({"name", "nom", "naam"})  # a column that gives names and nothing else
_KEYS: Final = frozenset({"key", "clé", "sleutel"})  # at the head of a column of keys
_NAMES: Final[Mapping[str, frozenset[str]]] = {  # at the head of the column of their names
    "en": frozenset({"EN", "name", "English"}),
    "fr": frozenset({"FR", "nom", "livret"}),
    "nl": frozenset({"NL", "naam", "Nederlands"}),
}


class PassageLine(msgspec.Struct, frozen=True):
    """A paragraph, an item of a list, a row of a table. Its texts are Markdown of one line."""

    cells: tuple[str, ...]
    rules: tuple[str, ...] = ()  # that it cites in brackets, which are taken out
    inner: tuple[str, ...] = ()  # items below an item


class Passage(msgspec.Struct, frozen=True):
    """What stands between two empty lines. A table begins with its head."""

    kind: Kind
    lines: tuple[PassageLine, ...]
    name: str = ""  # of the drawing that a figure or a column beside the text is made with
    start: int = 1  # the number of the first of some steps


def read_passages(text: str, language: str, names: Mapping[str, str]) -> tuple[Passage, ...]:
    """All passages of a text for a page, in their order; `names` are those of keys."""
    return tuple(_passage(block, language, names) for block in _blocks(text) if not _LINK.search(block))


def with_margin(passages: Iterable[Passage]) -> tuple[Passage, ...]:
    """The same with the rules that stand in brackets taken out of the text, for the margin of a page."""
    found: list[Passage] = []
    for each in passages:
        passage = Passage(each.kind, tuple(map(_cited_line, each.lines)), each.name, each.start)
        only = passage.lines[0] if passage.kind == "text" else None
        if only is not None and not only.cells[0] and found:  # numbers below a table are those of the table
            found[-1] = _citing(found[-1], only.rules)
        else:
            found.append(passage)
    return tuple(found)


def read_names(text: str, language: str) -> dict[str, str]:
    """What keys are called in this language, by the tables of the rules that have a column of names."""
    names: dict[str, str] = {}
    for block in _blocks(text):
        head, *rows = _table(block.splitlines()) if block.startswith("|") else [()]
        named = _named(head, language)
        if named is None:
            continue
        for row in rows:
            key = _CODE.fullmatch(row[0])
            if key and (head[named] in _PLAIN or key[1] not in names):
                names[key[1]] = _ASIDE.sub("", row[named])
    return names


def shown(text: str, names: Mapping[str, str]) -> str:
    """A line without what is meant for programs: keys by their names, no bracket with any other code."""

    def bracket(match: re.Match[str]) -> str:
        return match[0] if all(code in names for code in _CODE.findall(match[0])) else ""

    return _CODE.sub(lambda match: _name(match, names), _BRACKET.sub(bracket, text))


def _name(match: re.Match[str], names: Mapping[str, str]) -> str:
    """A key by its name, which begins a sentence with a capital."""
    name = names.get(match[1])
    if name is None:
        return match[0]
    begins = match.start() == 0 or match.string[: match.start()].endswith(". ")
    return f"*{name[0].upper()}{name[1:]}*" if begins else f"*{name}*"


def _blocks(text: str) -> Iterator[str]:
    """What stands between empty lines; a drawing is one, whatever is inside."""
    from_here = 0
    for drawn in _DRAWN.finditer(text):
        yield from _paragraphs(text[from_here : drawn.start()])
        yield drawn[0]
        from_here = drawn.end()
    yield from _paragraphs(text[from_here:])


def _paragraphs(text: str) -> Iterator[str]:
    """A list may begin right below the sentence that leads to it."""
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.splitlines() if line.strip()]
        items = [bool(_ITEM.fullmatch(line)) for line in lines]
        lead = 0 if not any(items) or items[0] else items.index(True)
        yield from ("\n".join(part) for part in (lines[:lead], lines[lead:]) if part)


def _passage(block: str, language: str, names: Mapping[str, str]) -> Passage:
    lines = block.splitlines()
    drawn = _DRAWN.fullmatch(block)
    if drawn:
        kind: Kind = "figure" if drawn[1] == "figure" else "beside"
        rows = (tuple(cell.strip() for cell in line.split("|")) for line in drawn[3].splitlines())
        return Passage(kind, tuple(PassageLine(row) for row in rows), drawn[2])
    if lines[0].startswith("#"):
        return Passage("heading", (PassageLine((shown(block.lstrip("# "), names),)),))
    if lines[0].startswith("|"):
        return _shown_table(_table(lines), language, names)
    first = _ITEM.fullmatch(lines[0])
    if first:
        items = tuple(
            PassageLine((shown(item, names),), (), _shown(inner, names)) for item, inner in _items(lines)
        )
        return Passage("steps" if first[2] else "list", items, start=int(first[2] or 1))
    return Passage("text", (PassageLine((shown(" ".join(line.strip() for line in lines), names),)),))


def _items(lines: list[str]) -> list[tuple[str, list[str]]]:
    items: list[tuple[str, list[str]]] = []
    for line in lines:
        found = _ITEM.fullmatch(line)
        if found is None:  # a line goes on with the next
            item, inner = items[-1]
            items[-1] = (
                (item, [*inner[:-1], f"{inner[-1]} {line.strip()}"])
                if inner
                else (f"{item} {line.strip()}", [])
            )
        elif found[1] and items:
            items[-1][1].append(found[3])
        else:
            items.append((found[3], []))
    return items


def _shown(texts: Iterable[str], names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(shown(text, names) for text in texts)


def _table(lines: list[str]) -> list[tuple[str, ...]]:
    """Head and rows; the second line of a table in Markdown is only a rule."""
    rows = [tuple(cell.strip() for cell in line.strip()[1:].removesuffix("|").split("|")) for line in lines]
    return [rows[0], *rows[2:]]


def _named(head: tuple[str, ...], language: str) -> int | None:
    """The column of names, in a table that begins with keys."""
    if not head or head[0] not in _KEYS:
        return None
    return next((place for place, cell in enumerate(head) if cell in _NAMES.get(language, ())), None)


def _shown_table(rows: list[tuple[str, ...]], language: str, names: Mapping[str, str]) -> Passage:
    skipped = 0 if _named(rows[0], language) is None else 1  # where there are names, nobody needs the keys
    return Passage("table", tuple(PassageLine(_shown(row[skipped:], names)) for row in rows))


def _cited_line(line: PassageLine) -> PassageLine:
    rules = dict.fromkeys(number for text in (*line.cells, *line.inner) for number in _cited(text))
    return PassageLine(tuple(map(_uncited, line.cells)), tuple(rules), tuple(map(_uncited, line.inner)))


def _citing(passage: Passage, rules: tuple[str, ...]) -> Passage:
    first, *others = passage.lines
    cited = PassageLine(first.cells, (*first.rules, *rules), first.inner)
    return Passage(passage.kind, (cited, *others), passage.name, passage.start)


def _uncited(text: str) -> str:
    return _CITED.sub("", text)


def _cited(text: str) -> list[str]:
    """The numbers in the brackets of a text, and those between two that a word joins."""
    numbers: list[str] = []
    for bracket in _CITED.finditer(text):
        parts = re.split(rf"({NUMBER})", bracket[1])
        for joint, number in zip(parts[::2], parts[1::2], strict=False):
            if joint.strip(" ,;"):
                numbers += _between(numbers[-1], number)
            numbers.append(number)
    return numbers


def _between(first: str, last: str) -> list[str]:
    """The numbers after the first and before the last of a row."""
    stem, low = re.fullmatch(r"(.*?)(\d+)[a-z]?", first).groups()  # type: ignore[union-attr]
    high = re.sub(r"\D", "", last[len(stem) :])
    return [f"{stem}{number}" for number in range(int(low) + 1, int(high))] if last.startswith(stem) else []
