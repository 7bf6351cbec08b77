"""What sentences of Le Lys et la Cocarde turn on besides their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.text.words import Given

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$who: whether a player does it, to somebody else or to itself, or nobody does; $dice as they lie;
    what is true or not, as yes and no."""
    found = {"who": _who(given)}
    dice = given.get("dice")
    if isinstance(dice, tuple):
        found["dice"] = throw(narrator, [str(face) for face in dice])
    for name in ("concerned", "guilty"):
        if name in given:
            found[name] = "yes" if given[name] else "no"
    return found


def _who(given: Given) -> str:
    if given.get("seat") is None:
        return "nobody"
    return "self" if given["seat"] == given.get("target") else "player"


def throw(narrator: Narrator, faces: list[str]) -> str:
    """The two dice: numbers as they are, symbols by their signs."""
    signs = [face if face.isdigit() else narrator.say(f"cocarde-face-{face}") for face in faces]
    return " + ".join(signs)
