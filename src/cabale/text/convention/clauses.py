"""What sentences of the Convention turn on besides their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cabale.text.words import Given

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator

OTHERS: Final = ("accomplice", "partner", "colleague")  # a second deputy in a sentence


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$with: whether with somebody; $points: PP with their sign; $shown: to one or to all; and the words of
    the booklet."""
    found: dict[str, str] = {}
    for name in OTHERS:
        if name in given:
            found["with"] = "nobody" if given[name] is None else "somebody"
            if given[name] is not None:
                found[name] = narrator.say(f"convention-deputy-{given[name]}")
    if given.get("asked") is not None:
        question = f"convention-booklet-{given['asked']}"
        found["asked"] = narrator.say(question)
        found["asked-fact"] = narrator.catalogue.forms(question)["fact"]
    change = given.get("change")
    if isinstance(change, int):
        found["points"] = f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}"
    if "target" in given:
        found["shown"] = "all" if given["target"] is None else "one"
    return found
