"""Where a report goes: a page, or Markdown with its plots in a folder beside it; or the games, as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from cabale.arena.report.document import Document
from cabale.arena.report.markdown import as_markdown, drawings
from cabale.arena.report.page import as_page
from cabale.arena.report.rows import Row, write_csv, write_parquet
from cabale.core.errors import BadSetup

PARQUET: Final = ".parquet"
REPORTS: Final = (".html", ".md")
TABLES: Final[dict[str, Callable[[Sequence[Row], Path], None]]] = {".csv": write_csv, PARQUET: write_parquet}


def check_place(path: Path) -> None:
    """Refuse, before anything is played, a name whose ending says nothing, or what cannot be written here."""
    if path.suffix not in (*REPORTS, *TABLES):
        raise BadSetup("bad_report", file=str(path), expected=(*REPORTS, *TABLES))
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise BadSetup("no_pyarrow", file=str(path))


def write_report(document: Document, path: Path) -> None:
    """By its ending: one page that holds everything, or a text and, if it has plots, a folder of its name."""
    if path.suffix == ".html":
        path.write_text(as_page(document), encoding="utf-8", newline="\n")
        return
    folder = path.with_name(f"{path.stem}-plots")
    for drawing in drawings(document):
        folder.mkdir(exist_ok=True)
        (folder / f"{drawing.name}.svg").write_text(drawing.file, encoding="utf-8", newline="\n")
    path.write_text(as_markdown(document, folder.name), encoding="utf-8", newline="\n")
