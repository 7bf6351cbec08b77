"""The questions of a game, one line each: which step puts it, under which rule, and what may answer it."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=str)


class Asks(NamedTuple, Generic[K]):
    """What a step asks."""

    kind: K
    rule: str
    moves: tuple[str, ...] = ()  # the verbs that may answer it
