"""A guide for players: read from a game's GUIDE.md, in parts that a page can lay out.

It begins with a line of languages, a title and a lead, and ends with a table of options; the first and the
last are for readers of the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from cabale.core.passages import Passage, read_passages, with_margin

_TITLE: Final = re.compile(r"^# (.*)$", re.MULTILINE)
_PART: Final = re.compile(r"^## (.*)$", re.MULTILINE)
OPTIONS: Final = frozenset({"Options", "Opties"})  # the part with the table of them


class Part(NamedTuple):
    """A part of a guide, under its heading."""

    title: str
    passages: tuple[Passage, ...]


class Guide(NamedTuple):
    """A guide without what its file alone needs."""

    title: str
    lead: tuple[Passage, ...]
    parts: tuple[Part, ...]


def read_guide(text: str, language: str, names: Mapping[str, str]) -> Guide | None:
    """The guide of a GUIDE.md; none if there is no title."""
    title = _TITLE.search(text)
    if title is None:
        return None
    lead, *rest = _PART.split(text[title.end() :])
    return Guide(
        title[1].strip(),
        with_margin(read_passages(lead, language, names)),
        tuple(
            Part(name.strip(), with_margin(read_passages(body, language, names)))
            for name, body in zip(rest[::2], rest[1::2], strict=True)
            if name.strip() not in OPTIONS
        ),
    )
