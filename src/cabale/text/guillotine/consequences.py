"""What a move of Guillotine does: all that is certain about it, and who is collected then."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.games.guillotine.insight import Preview
from cabale.games.guillotine.views import GuillotineView
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given

# Cards that take something from somebody else.
HOSTILE: Final = (
    "confusion_in_line", "missed", "after_you", "rush_job", "forced_break", "infighting",
    "information_exchange", "lack_of_support", "clerical_error", "missing_heads", "tough_crowd",
)  # fmt: skip


def consequence(narrator: Narrator, view: GuillotineView, choice: Choice, preview: Preview) -> str:
    """One to three short sentences to the seat that may play this, from what it knows."""
    if view.blade:
        return _blade(narrator, view, choice)
    sentences = [_does(narrator, view, choice, preview)]
    for seat, (before, after) in enumerate(zip(view.totals, preview.totals, strict=True)):
        if before != after:  # without the noble who is collected then
            points: Given = {"seat": seat, "before": before, "after": after}
            sentences.append(narrator.tell("guillotine-then-points", points))
    if preview.chance and preview.line != view.line:
        sentences.append(narrator.say("guillotine-then-chance"))
    if preview.collects is not None:
        sentences.append(narrator.tell("guillotine-then-collects", {"noble": preview.collects}))
    return " ".join(sentences)


def _blade(narrator: Narrator, view: GuillotineView, choice: Choice) -> str:
    """The moment before a collect, told to who could stop it."""
    given: Given = {"collector": _seat(view, "seat"), "noble": view.line[0]}
    return narrator.tell(f"guillotine-blade-{choice.key}", given)


def _does(narrator: Narrator, view: GuillotineView, choice: Choice, preview: Preview) -> str:
    kind = view.pending.kind if view.pending is not None else ""
    if choice.key == "play":
        return narrator.tell("guillotine-does-play", {"card": preview.card})
    if choice.key == "pass":
        return narrator.say("guillotine-does-finish" if view.closing else "guillotine-does-pass")
    if choice.key == "discard_guards":
        return narrator.say("guillotine-does-discard_guards")
    if kind == "player":
        return narrator.tell(f"guillotine-aims-{view.playing[-1]}", {"target": preview.target})
    if kind in ("noble", "distance"):
        return _moves(narrator, view, preview)
    given: Given = {
        "noble": preview.noble,
        "card": preview.card,
        "target": _whom(view) if preview.target is None else preview.target,
        "position": _place(view),
    }
    return narrator.tell(f"guillotine-does-{kind}", given)


def _moves(narrator: Narrator, view: GuillotineView, preview: Preview) -> str:
    """Where a noble of the line goes."""
    noble = preview.noble or str(view.ahead[-1].facts["noble"])
    if noble not in preview.line:
        return narrator.tell("guillotine-moves-out", {"noble": noble})
    if preview.line != view.line:
        position = preview.line.index(noble) + 1
        return narrator.tell("guillotine-moves-to", {"noble": noble, "position": position})
    if preview.chance:
        return narrator.tell("guillotine-moves-replaced", {"noble": noble})
    return narrator.tell("guillotine-moves-later", {"noble": noble})


def _place(view: GuillotineView) -> int:
    """The place in line that is being filled, or the one at its end."""
    due = view.ahead[-1]
    return int(str(due.facts["place"])) + 1 if due.what == "order" else len(view.line) + 1


def _whom(view: GuillotineView) -> int | None:
    """Whose hand or pile something leaves."""
    what = view.ahead[-1].what
    if what in ("inspect", "error"):
        return _seat(view, "whom")
    return view.active if what == "error_reply" else None


def _seat(view: GuillotineView, fact: str) -> int:
    """The seat that the step which asks is about."""
    return int(str(view.ahead[-1].facts[fact]))


def tone(choice: Choice) -> Tone:
    """Which moves are quiet, and which strike."""
    if choice.key == "pass":
        return "quiet"
    if choice.key == "play" and choice.arguments["card"] in HOSTILE:
        return "hostile"
    return "plain"
