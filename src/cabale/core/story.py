# mypyc: compile
"""The story of a game: what happened, entry by entry. What each seat learns of it, its views say."""

from __future__ import annotations

from typing import NamedTuple

from cabale.core.agenda import Story

Line = tuple[int, int, int, int]  # an entry as a plain tuple


class Entry(NamedTuple):
    """One thing that happened: of what kind, who did it, what with, to whom."""

    kind: int
    seat: int
    what: int
    whom: int


def entries(story: Story | None, after: Story | None = None) -> list[Entry]:
    """All that happened, oldest first; or what happened after an earlier moment of the same story."""
    found = []
    while story is not after and story is not None:
        found.append(Entry(*story[1:]))
        story = story[0]
    found.reverse()
    return found
