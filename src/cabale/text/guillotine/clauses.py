"""What sentences of Guillotine turn on besides their arguments."""

from __future__ import annotations

from cabale.text.narrator import Narrator
from cabale.text.words import Given, whole


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$who: whether a player does it, to somebody else or to itself, or nobody does; $how one wins: alone, or
    shared with $others."""
    if given.get("seat") is None:
        who = "nobody"
    else:
        who = "self" if given["seat"] == given.get("target") else "player"
    others = [seat for seat in whole(given.get("tied")) if seat != given.get("seat")]
    return {"who": who, "how": "shared" if others else "alone", "others": narrator.everyone(others)}
