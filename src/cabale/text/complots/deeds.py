"""An announced action, which events, questions and the table tell with the same words."""

from __future__ import annotations

from cabale.games.complots.pieces import COUNTERED_BY
from cabale.games.complots.recall import ACTION
from cabale.text.narrator import Narrator
from cabale.text.words import Given


def clauses(narrator: Narrator, given: Given) -> dict[str, str]:
    """$deed: the announcement as a sentence inside another; $counter: whether one may stop it."""
    if "actor" in given and "action" in given:  # a question about it
        actor, character = given["actor"], given.get("character")
    elif "claim" in given:  # the announcement itself
        actor, character = given["seat"], given["claim"]
    else:
        return {}
    facts: Given = {"seat": actor, "target": given.get("target"), "character": character}
    action = str(given["action"])
    return {
        "deed": narrator.tell(f"complots-deed-{action}", facts),
        "counter": "yes" if ACTION[action] in COUNTERED_BY else "no",
    }
