"""What sentences of the Convention turn on besides their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.text.narrator import Narrator
from cabale.text.words import Given, whole

OTHERS: Final = ("accomplice", "partner", "colleague")  # a second deputy in a sentence


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$with: whether with somebody; $points: PP with their sign; $shown: to one or to all; the words of the
    booklet; and of who has won, $factions, and $how it was decided, by which $standings."""
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
    factions = given.get("factions")
    if isinstance(factions, tuple):
        found |= _won(narrator, given, [str(faction) for faction in factions])
    return found


def _won(narrator: Narrator, given: Given, factions: Sequence[str]) -> dict[str, str]:
    """With what, and against whom where others had as many deputies re-elected."""
    named = narrator.all_of([str(narrator.fill({"faction": faction})["faction-the"]) for faction in factions])
    standings = [
        narrator.tell("convention-points", {"seat": seat, "points": points})
        for seat, points in zip(whole(given["tied"]), whole(given["points"]), strict=True)
    ]
    if given["shared"]:
        how = "shared"
    elif not standings:
        how = "alone"
    else:
        how = "popularity" if given["elected"] else "living"
    winner = named[:1].upper() + named[1:]
    return {"factions": named, "winner": winner, "how": how, "standings": ", ".join(standings)}
