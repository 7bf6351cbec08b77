"""A report as Markdown. Plots are files beside it; without a place for them they are left out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cabale.arena.plots.drawing import Drawing
from cabale.arena.report.document import Block, Command, Document, Points, Table, Text


def as_markdown(document: Document, plots: str | None = None) -> str:
    """The whole report; `plots` is the folder of the plots, as the text shall name it."""
    parts = [f"# {plain(document.title)}", plain(document.lead)]
    for section in document.sections:
        parts.append(f"## {plain(section.title)}")
        parts += [text for block in section.blocks if (text := block_text(block, plots))]
    return "\n\n".join(parts) + "\n"


def drawings(document: Document) -> list[Drawing]:
    """The plots that go beside it."""
    return [block for section in document.sections for block in section.blocks if isinstance(block, Drawing)]


def block_text(block: Block, plots: str | None) -> str:
    match block:
        case Text(text):
            return plain(text)
        case Command(text):
            return f"```sh\n{text}\n```"
        case Points(title, items):
            return "\n".join([f"**{plain(title)}**", "", *[f"- {plain(item)}" for item in items]])
        case Table():
            return table_text(block)
        case Drawing():
            return "" if plots is None else f"![{plain(block.description)}]({plots}/{block.name}.svg)"


def table_text(table: Table) -> str:
    """The first column to the left, figures to the right, and all in line for whoever reads it as it is."""
    cells = [[plain(cell) for cell in row] for row in (table.head, *table.rows)]
    widths = [max(3, *map(len, column)) for column in zip(*cells, strict=True)]
    lines = [line_text(row, widths) for row in cells]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join([f"**{plain(table.caption)}**", "", lines[0], line_text(rule, widths), *lines[1:]])


def line_text(cells: Sequence[str], widths: Sequence[int]) -> str:
    right = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join([cells[0].ljust(widths[0]), *right])} |"


def plain(text: str) -> str:
    """Text that Markdown leaves as it is."""
    return re.sub(r"([\\`*_|<>\[\]])", r"\\\1", text).replace("\n", " ")
