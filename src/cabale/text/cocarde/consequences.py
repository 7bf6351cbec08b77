"""What a move of Le Lys et la Cocarde does: all that is certain about it."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.games.cocarde.insight import Preview
from cabale.games.cocarde.views import CocardeView
from cabale.text.cocarde.prospects import before, turned
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given

SIGNS: Final = {
    "c": "c",
    "pc": "c",
    "l": "l",
    "pl": "l",
    "p": "p",
}  # the one of a role that dice may show, or none


def consequence(narrator: Narrator, view: CocardeView, choice: Choice, preview: Preview) -> str:
    """One or two short sentences to the seat that may play this, from what it knows."""
    sentences = [*_danger(narrator, view, choice), _does(narrator, view, choice)]
    if choice.key in ("none", "play", "yes", "escape") and view.pending is not None:
        sentences += _moves(narrator, view, preview)
    if preview.reached is not None:
        sentences += _says(narrator, preview.reached)
    if choice.key == "roll":
        sentences += before(narrator, view, view.seat)
    if choice.key == "mark" and preview.target is not None and preview.role is not None:
        sentences += turned(narrator, view, preview.target, preview.role)
    return " ".join(sentences)


def _danger(narrator: Narrator, view: CocardeView, choice: Choice) -> list[str]:
    """L-43. What the square says that befalls whoever shows nothing."""
    if choice.key != "none" or view.pending is None or view.pending.kind != "protect":
        return []
    return _says(narrator, view.places[view.seat])


def _says(narrator: Narrator, place: str) -> list[str]:
    """What a square says, if anything."""
    key = f"cocarde-sentence-{place}"
    return [narrator.say(key)] if narrator.catalogue.has(key) else []


def _does(narrator: Narrator, view: CocardeView, choice: Choice) -> str:
    kind = view.pending.kind if view.pending is not None else ""
    key = f"cocarde-does-{choice.key}"
    if choice.key in ("none", "play", "name", "discard"):
        key = f"cocarde-does-{choice.key}-{kind}"
    given: Given = {"square": _square(view), "struck": _struck(view, choice), **_bonds(view)}
    return narrator.tell(key, {**choice.arguments, **given})


def _struck(view: CocardeView, choice: Choice) -> str:
    """L-45. What an attack does that is not answered: on the frontiers it kills."""
    target = choice.arguments.get("target")
    return "killed" if isinstance(target, int) and view.places[target].startswith("fr") else "jailed"


def _bonds(view: CocardeView) -> Given:
    """L-20, L-22. What decides whether this seat's throw moves it: what holds it, and its sign."""
    me = view.seat
    holds = {
        "deported": view.places[me] == "guy",
        "visiting": view.salon[me] > 0,
        "drinking": me in view.tavern,
        "waiting": me in view.wait,
    }
    held = next((held for held, true in holds.items() if true), "free")
    return {"held": held, "sign": SIGNS.get(view.roles[me], "none")}


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
