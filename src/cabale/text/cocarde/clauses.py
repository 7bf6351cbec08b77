"""What sentences of Le Lys et la Cocarde turn on besides their arguments."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.text.narrator import Narrator
from cabale.text.words import Given, whole


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$who: whether a player does it, to somebody else or to itself, or nobody does; $dice as they lie, and
    the $signs among them, whose bearers move; a $sentence, whether it
    is $concerned by it, and what else is true or not, as yes and no; $how it was decided who
    wins, and where the equals $stood."""
    found = {"who": _who(given)}
    if "squares" in given:
        found |= _won(narrator, whole(given["tied"]), whole(given["squares"]))
    dice = given.get("dice")
    if isinstance(dice, tuple):
        found["dice"] = throw(narrator, [str(face) for face in dice])
        found["signs"] = "".join(sorted({str(face) for face in dice if not str(face).isdigit()})) or "none"
    if "guilty" in given:
        found["guilty"] = "yes" if given["guilty"] else "no"
    if "concerned" in given:
        found |= _sentenced(narrator, str(given["place"]), bool(given["concerned"]))
    return found


def _sentenced(narrator: Narrator, place: str, concerned: bool) -> dict[str, str]:
    """What the square says: whoever it concerns may find that it does nothing now, and there it says why."""
    key = f"cocarde-sentence-{place}"
    if not narrator.catalogue.has(key):
        return {"concerned": "nobody"}
    return {"concerned": "yes" if concerned else "no", "sentence": narrator.say(key)}


def _who(given: Given) -> str:
    if given.get("seat") is None:
        return "nobody"
    return "self" if given["seat"] == given.get("target") else "player"


def _won(narrator: Narrator, tied: Sequence[int], squares: Sequence[int]) -> dict[str, str]:
    """Alone, further than others who have as many certificates, or as far as one of them."""
    if not tied:
        return {"how": "alone"}
    stood = [
        narrator.tell("cocarde-stood", {"seat": seat, "square": square})
        for seat, square in zip(tied, squares, strict=True)
    ]
    how = "further" if squares.count(max(squares)) == 1 else "shared"
    return {"how": how, "stood": ", ".join(stood)}


def throw(narrator: Narrator, faces: list[str]) -> str:
    """The two dice: numbers as they are, symbols by their signs."""
    signs = [face if face.isdigit() else narrator.say(f"cocarde-face-{face}") for face in faces]
    return " + ".join(signs)
