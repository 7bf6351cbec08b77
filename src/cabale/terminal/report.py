"""`cabale report`: what result files hold, as a page, as Markdown, or printed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cabale.arena.report.document import Document
from cabale.arena.report.markdown import as_markdown
from cabale.arena.report.reading import tell_files
from cabale.arena.report.write import check_place, write_report
from cabale.terminal.complaint import Complaint
from cabale.terminal.keeping import reason
from cabale.text import Words


def report(words: Words, results: Sequence[Path], places: Sequence[Path]) -> int:
    """Read the files, and write the report wherever it was asked for."""
    for place in places:
        check_place(place)
    try:
        document = tell_files(words, results)
    except FileNotFoundError as missing:
        raise Complaint("file-missing", file=str(missing.filename)) from None
    except OSError as error:
        raise Complaint("file-unreadable", file=str(error.filename), reason=reason(error)) from None
    return deliver(words, document, places)


def deliver(words: Words, document: Document, places: Sequence[Path]) -> int:
    """Print it if nobody said where it goes."""
    if not places:
        print(as_markdown(document), end="")
    for place in places:
        try:
            write_report(document, place)
        except OSError as error:
            raise Complaint("file-unwritable", file=str(place), reason=reason(error)) from None
        print(words.say("report-written", file=str(place)))
    return 0
