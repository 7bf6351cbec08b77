"""The page with the figures, where each table stands between two marks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

README: Final = Path(__file__).with_name("README.md")


def rewrite(name: str, text: str) -> None:
    """Put this text between the marks of that name."""
    before, begin, rest = README.read_text("utf-8").partition(f"<!-- {name} -->\n")
    _, end, after = rest.partition(f"<!-- end of {name} -->")
    if not (begin and end):
        raise LookupError(f"{README.name} has no place for {name}")
    README.write_text(f"{before}{begin}{text.rstrip()}\n{end}{after}", "utf-8")
