"""`cabale report`: what result files hold, as a page, as Markdown, as a table of all games, or printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from cabale.arena.report.document import Document
from cabale.arena.report.markdown import as_markdown
from cabale.arena.report.reading import read_files, tell_files
from cabale.arena.report.rows import rows
from cabale.arena.report.samples import Results
from cabale.arena.report.write import TABLES, check_place, write_report
from cabale.terminal.complaint import Complaint
from cabale.terminal.keeping import reason
from cabale.text import Words


def report(words: Words, files: Sequence[Path], places: Sequence[Path]) -> int:
    """Read the files, and write the report wherever it was asked for."""
    for place in places:
        check_place(place)
    try:
        results = read_files(files)
    except FileNotFoundError as missing:
        raise Complaint("file-missing", file=str(missing.filename)) from None
    except OSError as error:
        raise Complaint("file-unreadable", file=str(error.filename), reason=reason(error)) from None
    return deliver(words, results, lambda: tell_files(words, results), places)


def deliver(
    words: Words, results: Sequence[Results], tell: Callable[[], Document], places: Sequence[Path]
) -> int:
    """Print the report if nobody said where it goes. A table of the games needs none."""
    document = tell() if not places or any(place.suffix not in TABLES for place in places) else None
    if document and not places:
        print(as_markdown(document), end="")
    for place in places:
        try:
            if place.suffix in TABLES:
                TABLES[place.suffix](rows(results), place)
            elif document:
                write_report(document, place)
        except OSError as error:
            raise Complaint("file-unwritable", file=str(place), reason=reason(error)) from None
        print(words.say("report-written", file=str(place)))
    return 0
