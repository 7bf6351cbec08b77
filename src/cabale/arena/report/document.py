"""What a report is made of, before it becomes a page or a text."""

from __future__ import annotations

from typing import NamedTuple

from cabale.arena.plots.drawing import Drawing


class Text(NamedTuple):
    """A paragraph."""

    text: str


class Command(NamedTuple):
    """What to type."""

    text: str


class Points(NamedTuple):
    """Sentences about one thing."""

    title: str
    items: tuple[str, ...]


class Table(NamedTuple):
    """Columns of figures; the first column says what each row is about."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Text | Command | Points | Table | Drawing


class Section(NamedTuple):
    title: str
    blocks: tuple[Block, ...]


class Document(NamedTuple):
    language: str
    title: str
    lead: str
    sections: tuple[Section, ...]
