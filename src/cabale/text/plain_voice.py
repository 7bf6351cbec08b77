"""The voice of a game that brings none: the table as its views say it, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cabale.core.views import Choice, View
from cabale.text.laid import HIDDEN, LaidMark, lay
from cabale.text.tone import Tone
from cabale.text.words import Given

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def clauses(narrator: Narrator, given: Given) -> Mapping[str, str]:
    return {}


def table(narrator: Narrator, view: View) -> list[str]:
    """How it stands, every group of facts, and every seat."""
    laid = lay(narrator, view)
    groups = (*laid.rows, *laid.lists, *laid.mine)
    facts = [narrator.say("made-line", label=group.label, value=shown(group.marks)) for group in groups]
    lines = [narrator.status(view), *facts]
    for seat in range(view.seats if laid.columns else 0):
        facts = [
            narrator.say("made-detail", label=column.label.lower(), value=shown(column.cells[seat]))
            for column in laid.columns
        ]
        lines.append(narrator.say("made-line", label=narrator.name(seat), value=", ".join(facts)))
    return lines


def shown(marks: Iterable[LaidMark]) -> str:
    """Some things in a row; those that are hidden are counted."""
    rest = list(marks)
    hidden = [mark for mark in rest if mark.piece and mark.text == HIDDEN]
    if len(hidden) > 1:
        rest = [mark for mark in rest if mark not in hidden]
        rest.append(LaidMark(f"{len(hidden)} × {HIDDEN}"))
    texts = [f"{mark.name} {mark.text}" if mark.name else mark.text for mark in rest]
    return ", ".join(texts) or "–"


def consequence(narrator: Narrator, view: Any, choice: Choice, preview: Any) -> str:
    return ""


def tone(choice: Choice) -> Tone:
    return "plain"


def status(narrator: Narrator, view: Any) -> str:
    """Who is awaited, where the view says it."""
    awaited = getattr(view, "awaited", ())
    return narrator.waiting(awaited) if awaited else narrator.say("made-status")
