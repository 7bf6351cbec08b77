"""What lies before a pawn of Le Lys et la Cocarde, by the role that it bears: all of that is open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cabale.games.cocarde import pieces, squares
from cabale.games.cocarde.views import CocardeView
from cabale.text.narrator import Narrator

REACH: Final = 8  # squares: two fours
_PLACES: Final = {name: place for place, name in enumerate(squares.PLACE_NAMES) if name}
_ENDS: Final = {squares.LAST: "end", squares.GUILLOTINE: "guillotine", squares.RETURN: "home"}


def before(narrator: Narrator, view: CocardeView, seat: int) -> list[str]:
    """What the next squares hold for a player as it is."""
    role = view.roles[seat]
    next_ones = _next(view, seat)
    said = _said(narrator, {"trees": _trees(next_ones, role), "danger": _dangers(next_ones, role)})
    return [*said, *_end(narrator, view, seat)]


def _end(narrator: Narrator, view: CocardeView, seat: int) -> list[str]:
    """L-27. How far it is to the last square of a track that a roll may reach: it must be hit exactly."""
    here = _PLACES[view.places[seat]]
    for last, name in _ENDS.items():
        left = len([square for square in range(here, last) if square not in view.cancelled])
        if last - squares.ANNEX < here < last and left <= REACH:
            return [narrator.say(f"cocarde-ahead-{name}", left=left)]
    return []


def turned(narrator: Narrator, view: CocardeView, seat: int, role: str) -> list[str]:
    """What the next squares would hold for a player with another role, and do not with the one it bears."""
    next_ones, old = _next(view, seat), view.roles[seat]
    trees, dangers = _trees(next_ones, role), _dangers(next_ones, role)
    had, feared = _trees(next_ones, old), _dangers(next_ones, old)
    changes = {
        "trees": [square for square in trees if square not in had],
        "danger": [square for square in dangers if square not in feared],
        "no-trees": [square for square in had if square not in trees],
        "no-danger": [square for square in feared if square not in dangers],
    }
    return _said(narrator, changes) or ([narrator.say("cocarde-ahead-same")] if next_ones else [])


def _next(view: CocardeView, seat: int) -> list[int]:
    """The squares that a roll may reach on the main track; none where that is not where the pawn stands."""
    here = _PLACES[view.places[seat]]
    return [square for square in range(here + 1, squares.LAST) if square not in view.cancelled][:REACH]


def _trees(next_ones: Iterable[int], role: str) -> list[int]:
    state = pieces.ROLES.index(role)
    return [
        square
        for square in next_ones
        if any(
            operation in (squares.TREE, squares.LIBERATION) and states >> state & 1
            for states, operation, _ in squares.SENTENCES[square]
        )
    ]


def _dangers(next_ones: Iterable[int], role: str) -> list[int]:
    state = pieces.ROLES.index(role)
    return [square for square in next_ones if squares.DANGER[square] >> state & 1]


def _said(narrator: Narrator, found: Mapping[str, list[int]]) -> list[str]:
    """One sentence of all that there is to say."""
    parts = [
        narrator.say(f"cocarde-ahead-{what}", squares=narrator.all_of([str(square) for square in numbers]))
        for what, numbers in found.items()
        if numbers
    ]
    return [narrator.say("cocarde-ahead", parts="; ".join(parts))] if parts else []
