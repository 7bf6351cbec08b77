# mypyc: compile
"""The story of a game: what happened, entry by entry. What each seat learns of it, its views say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

# What happened last (kind, seat, what, whom), and before it all that happened earlier. A chain that
# clones share: to remember costs one tuple, to copy costs nothing.
Story = tuple[Any, int, int, int, int]

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


def since(story: Story | None, after: Story | None) -> list[Entry] | None:
    """What happened after an earlier moment; None if that is a moment of another story."""
    found = []
    while story is not after:
        if story is None:
            return None
        found.append(Entry(*story[1:]))
        story = story[0]
    found.reverse()
    return found


def chained(lines: Iterable[Sequence[int]]) -> Story | None:
    """The story in which this happened, oldest first."""
    story: Story | None = None
    for kind, seat, what, whom in lines:
        story = (story, kind, seat, what, whom)
    return story
