"""Where a report goes: a page, or Markdown with its plots in a folder beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cabale.arena.report.document import Document
from cabale.arena.report.markdown import as_markdown, drawings
from cabale.arena.report.page import as_page
from cabale.core.errors import BadSetup

ENDINGS: Final = (".html", ".md")


def check_place(path: Path) -> None:
    """Refuse, before anything is played, a name that says neither page nor Markdown."""
    if path.suffix not in ENDINGS:
        raise BadSetup("bad_report", file=str(path), expected=ENDINGS)


def write_report(document: Document, path: Path) -> None:
    """By its ending: one page that holds everything, or a text and a folder of plots with its name."""
    check_place(path)
    if path.suffix == ".html":
        path.write_text(as_page(document), encoding="utf-8", newline="\n")
        return
    folder = path.with_name(f"{path.stem}-plots")
    folder.mkdir(exist_ok=True)
    for drawing in drawings(document):
        (folder / f"{drawing.name}.svg").write_text(drawing.file, encoding="utf-8", newline="\n")
    path.write_text(as_markdown(document, folder.name), encoding="utf-8", newline="\n")
