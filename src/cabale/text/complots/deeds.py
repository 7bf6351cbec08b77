"""An announced action, which events, questions and the table tell with the same words."""

from __future__ import annotations

from cabale.text.narrator import Narrator
from cabale.text.words import Given


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """The announcement as a sentence inside another."""
    if "actor" in given and "action" in given:  # a question about it
        actor, character = given["actor"], given.get("character")
    elif "claim" in given:  # the announcement itself
        actor, character = given["seat"], given["claim"]
    else:
        return {}
    facts: Given = {"seat": actor, "target": given.get("target"), "character": character}
    return {"deed": narrator.tell(f"complots-deed-{given['action']}", facts)}
