"""What a move of the Convention does: all that is certain about it."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.games.convention.pieces import FACTIONS
from cabale.games.convention.previews import Preview
from cabale.games.convention.views import ConventionView
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given

QUIET: Final = ("pass", "alone", "keep", "wait", "hide", "silence", "no_report")
HOSTILE: Final = ("denounce", "support", "motion", "target", "oui_trial", "oui_motion", "play")


def consequence(narrator: Narrator, view: ConventionView, choice: Choice, preview: Preview) -> str:
    """One to three short sentences to the seat that may play this, from what it knows."""
    sentences = [narrator.tell(f"convention-does-{choice.key}", choice.arguments)]
    if choice.key == "pass" and view.pending is not None and view.pending.kind == "move":
        sentences = [narrator.say("convention-does-pass_for_good")]  # I-1: a pass is final here
    if choice.key in ("trial", "surrender"):
        sentences.append(_jurors(narrator, view))
    before = {deputy.name: deputy for deputy in view.deputies}
    for change in preview.changes:
        was = before[change.deputy]
        if change.post == "guillotine":
            sentences.append(narrator.tell("convention-then-dies", {"deputy": change.deputy}))
        elif change.popularity != was.popularity:
            given: Given = {"deputy": change.deputy, "before": was.popularity, "after": change.popularity}
            sentences.append(narrator.tell("convention-then-popularity", given))
    if preview.limit is not None:
        sentences.append(narrator.say("convention-then-die", most=preview.limit))
    elif preview.chance:
        sentences.append(narrator.say("convention-then-chance"))
    return " ".join(sentences)


def _jurors(narrator: Narrator, view: ConventionView) -> str:
    """D-9, R-14. Who would judge, and for whom: whoever sits there and is not accused."""
    jurors = [
        narrator.tell(
            "convention-juror",
            {"deputy": deputy.name, "seat": view.owners[FACTIONS.index(deputy.faction)]},
        )
        for deputy in view.deputies
        if deputy.post == "tribunal" and deputy.square != "summoned"
    ]
    if not jurors:
        return narrator.say("convention-then-no-jurors")
    return narrator.say("convention-then-jurors", jurors=", ".join(jurors))


def tone(choice: Choice) -> Tone:
    """Which moves are quiet, and which strike."""
    if choice.key in QUIET:
        return "quiet"
    return "hostile" if choice.key in HOSTILE else "plain"
