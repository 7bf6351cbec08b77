"""A report as one page of HTML that needs nothing else: no network, no script."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from cabale.arena.plots.drawing import INKS, Drawing, hatches
from cabale.arena.report.document import Block, Command, Document, Points, Section, Table, Text

FOLDER: Final = Path(__file__).parent
SIDE: Final = 5  # columns of a table that fits beside something else


def as_page(document: Document) -> str:
    style = INKS.read_text(encoding="utf-8") + (FOLDER / "page.css").read_text(encoding="utf-8")
    wordmark = (FOLDER / "wordmark.svg").read_text(encoding="utf-8")
    title, lead = escape(document.title), escape(document.lead)
    sections = "".join(map(section_text, document.sections))
    return (
        f'<!doctype html>\n<html lang="{document.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{title} · Cabale</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n"
        f'<svg class="hatches" aria-hidden="true">{hatches()}</svg>\n'
        f"<header>{wordmark}</header>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="lead">{lead}</p>\n{sections}</main>\n</body>\n</html>\n'
    )


def section_text(section: Section) -> str:
    """Tables and plots stand side by side where there is room."""
    blocks = "".join(map(block_text, section.blocks))
    return f'<section class="sheet">\n<h2>{escape(section.title)}</h2>\n{blocks}</section>\n'


def block_text(block: Block) -> str:
    match block:
        case Text(text):
            return f"<p>{escape(text)}</p>\n"
        case Command(text):
            return f'<pre tabindex="0"><code>{escape(text)}</code></pre>\n'
        case Points(title, items):
            points = "".join([f"<li>{escape(item)}</li>\n" for item in items])
            return f"<div>\n<h3>{escape(title)}</h3>\n<ul>\n{points}</ul>\n</div>\n"
        case Table():
            return table_text(block)
        case Drawing():
            caption = f"<figcaption>{escape(block.title)}</figcaption>"
            return f"<figure>\n{caption}\n{block.inline.strip()}\n</figure>\n"


def table_text(table: Table) -> str:
    """A wide table is moved sideways within its frame, by keys too."""
    caption = escape(table.caption)
    kind = "frame wide" if len(table.head) > SIDE else "frame"
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in table.head])
    rows = "".join(map(row_text, table.rows))
    return (
        f'<div class="{kind}" role="group" aria-label="{caption}" tabindex="0">\n<table>\n'
        f"<caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )


def row_text(row: tuple[str, ...]) -> str:
    cells = "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>\n'
