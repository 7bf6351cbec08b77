"""What a move of Le Lys et la Cocarde does: all that is certain about it."""

from __future__ import annotations

from cabale.core.views import Choice
from cabale.games.cocarde.insight import Preview
from cabale.games.cocarde.views import CocardeView
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given


def consequence(narrator: Narrator, view: CocardeView, choice: Choice, preview: Preview) -> str:
    """One or two short sentences to the seat that may play this, from what it knows."""
    sentences = [*_danger(narrator, view, choice), _does(narrator, view, choice)]
    if choice.key in ("none", "play", "yes", "escape") and view.pending is not None:
        sentences += _moves(narrator, view, preview)
    return " ".join(sentences)


def _danger(narrator: Narrator, view: CocardeView, choice: Choice) -> list[str]:
    """L-43. What the square says that befalls whoever shows nothing."""
    if choice.key != "none" or view.pending is None or view.pending.kind != "protect":
        return []
    return [narrator.say(f"cocarde-sentence-{view.places[view.seat]}")]


def _does(narrator: Narrator, view: CocardeView, choice: Choice) -> str:
    kind = view.pending.kind if view.pending is not None else ""
    key = f"cocarde-does-{choice.key}"
    if choice.key in ("none", "play", "name", "discard"):
        key = f"cocarde-does-{choice.key}-{kind}"
    return narrator.tell(key, {**choice.arguments, "square": _square(view)})


def _square(view: CocardeView) -> str:
    """Where the pawn of this seat stands."""
    return view.places[view.seat].removeprefix("m")


def _attacked(view: CocardeView) -> bool:
    return view.pending is not None and view.pending.kind == "defend"


def _moves(narrator: Narrator, view: CocardeView, preview: Preview) -> list[str]:
    """Where pawns go at once, this seat's first."""
    seats = [view.seat, *[seat for seat in range(view.seats) if seat != view.seat]]
    lines = []
    for seat in seats:
        if view.places[seat] != preview.places[seat]:
            given: Given = {"seat": seat, "place": preview.places[seat]}
            dies = _attacked(view) and preview.places[seat] == "start"  # L-34: that costs more than the way
            lines.append(narrator.tell("cocarde-event-new_start" if dies else "cocarde-then-place", given))
    return lines


def tone(choice: Choice) -> Tone:
    """Which moves are quiet, and which strike."""
    if choice.key in ("none", "end"):
        return "quiet"
    return "hostile" if choice.key == "attack" else "plain"
