"""Words made from their keys, where a game of another package brings none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cabale.core.seats import LETTERS

if TYPE_CHECKING:
    from cabale.text.words import Words

DEEDS: Final = ("event", "gathered")  # families whose sentence says who did it
ASKED: Final = ("ask", "heading")
LABELS: Final = ("choice", "title", "aim", "shut", "action", "option", "order", "field", "character", "term")
EMPTY: Final = ("detail",)
SHORT: Final = ("title", "shut")  # what else there is to say stands elsewhere
WITHOUT: Final = ("rule", "you", "own", "position", "expected")  # arguments that say nothing by themselves


def spelled(key: str) -> str:
    """A key as words: `place_bid` is "place bid"."""
    return " ".join(key.replace("_", " ").replace("-", " ").replace(".", " ").split())


def make(words: Words, family: str, member: str, given: Mapping[str, Any], seats: tuple[str, ...]) -> str:
    """A message of this family that nobody wrote, from its key and its arguments."""
    if family in EMPTY:
        return ""
    told = {name: value for name, value in given.items() if name not in WITHOUT and value is not None}
    doer = told.pop("seat", None) if family in DEEDS and "seat" in seats else None
    if family in SHORT:
        return spelled(member)
    details = ", ".join(_detail(words, name, value, seats) for name, value in told.items())
    what = spelled(member)
    if details:
        what = words.say("made-details", what=what, details=details)
    if family in ASKED:
        return words.say(f"made-{family}", what=spelled(member))
    if isinstance(doer, int):
        you = "yes" if doer == words.seat else "no"
        return words.say("made-deed", who=words.name(doer), what=what, you=you)
    return what if family in LABELS else words.say("made-happened", what=what)


def _detail(words: Words, name: str, value: Any, seats: tuple[str, ...]) -> str:
    """One argument: what it is, and its value."""
    if isinstance(value, tuple | list):
        shown = words.all_of([_value(words, name, item, seats) for item in value]) if value else "–"
    else:
        shown = _value(words, name, value, seats)
    return shown if name in ("card", "piece") else words.say("made-detail", label=spelled(name), value=shown)


def _value(words: Words, name: str, value: Any, seats: tuple[str, ...]) -> str:
    if isinstance(value, bool):
        return words.say("value-yes" if value else "value-no")
    if name in seats and isinstance(value, int) and 0 <= value < len(LETTERS):
        return words.say("you") if value == words.seat else words.name(value)
    return words.piece(value)[0] if isinstance(value, str) else str(value)
