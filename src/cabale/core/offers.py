"""Questions put together the same way in every game: moves that are open, and some that are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cabale.core.agenda import State, Step
from cabale.core.errors import IllegalMove
from cabale.core.views import Argument, Choice, Closed
from cabale.core.watching import asking

S = TypeVar("S", bound=State)


def asked_by(s: State, seat: int) -> Step[Any] | None:
    """The step that asks this seat now, if one does."""
    return asking(s) if s.awaited >> seat & 1 else None


def choices(
    s: S,
    seat: int,
    moves: Iterable[int],
    words: Callable[[S, int, int], tuple[str, dict[str, Argument]]],
    write: Callable[[S, int, int], str],
) -> tuple[Choice, ...]:
    """Moves that are open: the key of their words, what these need, and their notation."""
    open_moves = []
    for move in moves:
        key, arguments = words(s, seat, move)
        open_moves.append(Choice(move=move, text=write(s, seat, move), key=key, arguments=arguments))
    return tuple(open_moves)


def closed(text: str, key: str, why: IllegalMove) -> Closed:
    """A notable move that is not open."""
    facts = {name: value for name, value in why.arguments.items() if isinstance(value, str | int)}
    return Closed(text=text, key=key, code=why.code, rule=why.rule, arguments=facts)
