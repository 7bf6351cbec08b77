# mypyc: compile
"""Questions put together the same way in every game: moves that are open, and some that are not."""

from __future__ import annotations

from typing import Any

from cabale.core.agenda import State, Step
from cabale.core.errors import IllegalMove
from cabale.core.views import Argument, Choice, Closed
from cabale.core.watching import asking


def asked_by(s: State, seat: int) -> Step[Any] | None:
    """The step that asks this seat now, if one does."""
    return asking(s) if s.awaited >> seat & 1 else None


def open(move: int, words: tuple[str, dict[str, Argument]], text: str) -> Choice:
    """A move that is open: the key of its words with what these need, and its notation.

    Games hand over what their functions said, not the functions: compiled, a call through a parameter is not
    native, and a question of thirty moves would make sixty of them.
    """
    key, arguments = words
    return Choice(move=move, text=text, key=key, arguments=arguments)


def closed(text: str, key: str, why: IllegalMove) -> Closed:
    """A notable move that is not open."""
    facts = {name: value for name, value in why.arguments.items() if not isinstance(value, tuple)}
    return Closed(text=text, key=key, code=why.code, rule=why.rule, arguments=facts)
