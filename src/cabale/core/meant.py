"""What somebody meant who wrote a name that is not there."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def near(name: str, known: Iterable[str]) -> list[str]:
    """The names there are that look like it, the most alike first."""
    return get_close_matches(name, sorted(known))


def meant(name: str, known: Iterable[str]) -> str:
    """The same for an author, after a sentence; empty if nothing looks like it."""
    found = ", ".join(near(name, known))
    return f" ({found}?)" if found else ""
