"""What a move of Complots costs and brings, who may stop it, and what a doubt would do."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.games.complots.insight import Preview
from cabale.games.complots.pieces import COUNTERED_BY, GAINS, LOOT
from cabale.games.complots.recall import ACTION
from cabale.games.complots.views import ComplotsView, DeedView
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given

TONES: Final[dict[str, Tone]] = {
    "pass": "quiet",
    "income": "quiet",
    "give_back": "quiet",
    "challenge": "hostile",
    "coup": "hostile",
    "assassinate": "hostile",
    "discard": "hostile",
}
EARNING: Final = ("income", "foreign_aid", "tax")
STRIKING: Final = ("coup", "assassinate")


def consequence(narrator: Narrator, view: ComplotsView, choice: Choice, preview: Preview) -> str:
    """One to three short sentences to the seat that may play this, from what it knows."""
    deed = view.deed
    if choice.key == "pass" and deed is not None:
        return _passing(narrator, view, deed)
    if choice.key == "challenge" and deed is not None:
        return _challenging(narrator, view, deed, preview)
    if choice.key == "counter" and deed is not None:
        effect = narrator.tell("complots-brings-counter", {"actor": deed.seat, "action": deed.action})
        return _sentences(
            narrator.say("complots-stops-doubt", effect=effect), _doubted(narrator, view, preview)
        )
    if preview.card is not None:
        return narrator.tell(
            f"complots-moves-{choice.key}", {"character": preview.card, "target": preview.target}
        )
    return _acting(narrator, view, choice, preview)


# --- an action


def _acting(narrator: Narrator, view: ComplotsView, choice: Choice, preview: Preview) -> str:
    effect = narrator.tell(
        f"complots-brings-{_brings(choice.key)}",
        {
            "target": preview.target,
            "lives": None if preview.target is None else lives(view, preview.target),
            "amount": preview.coins[view.seat] + preview.cost,
            "cost": preview.cost,
            "draws": preview.draws,
        },
    )
    if preview.counterers:
        counters = [narrator.tell("complots-named", {"character": name}) for name in preview.counters]
        named = {"effect": effect, "rivals": narrator.one_of(preview.counterers)}
        stops = narrator.tell(
            "complots-stops-counter", {**named, "counters": narrator.any_of(counters), "cost": preview.cost}
        )
    else:
        stops = narrator.say(
            "complots-stops-doubt" if preview.challengers else "complots-stops-nothing", effect=effect
        )
    return _sentences(stops, _doubted(narrator, view, preview) if preview.claim else "")


def _brings(action: str) -> str:
    if action in EARNING:
        return "coins"
    return "blow" if action in STRIKING else action


def _doubted(narrator: Narrator, view: ComplotsView, preview: Preview) -> str:
    """What follows if somebody doubts the claim that the move makes."""
    rivals = narrator.one_of(preview.challengers)
    if not preview.bluff:
        return narrator.tell("complots-doubted-true", {"rivals": rivals, "character": preview.claim})
    deed = view.deed
    countering = deed is not None and deed.seat != view.seat
    struck = countering and deed is not None and deed.action in STRIKING and deed.target == view.seat
    if lives(view, view.seat) <= 1 + struck:
        fate = "out"
    elif countering:
        fate = "goes"
    else:
        fate = "refund" if preview.cost else "void"
    action = deed.action if countering and deed is not None else None
    return narrator.tell(
        "complots-doubted-bluff", {"rivals": rivals, "fate": fate, "cost": preview.cost, "action": action}
    )


# --- an answer to somebody else's claim


def _challenging(narrator: Narrator, view: ComplotsView, deed: DeedView, preview: Preview) -> str:
    """What a lie costs, and what the truth costs me."""
    claimer = preview.target
    assert claimer is not None
    if lives(view, claimer) == 1:
        lie = "out"
    elif view.counter is not None:
        lie = "goes"
    else:
        lie = "refund" if preview.coins[claimer] else "void"
    lied: Given = {"target": claimer, "lie": lie, "cost": preview.coins[claimer], "action": deed.action}
    return _sentences(
        narrator.tell("complots-challenge-lie", lied),
        narrator.tell("complots-challenge-truth", {"target": claimer, "truth": _wrong(view, deed)}),
    )


def _wrong(view: ComplotsView, deed: DeedView) -> str:
    """What becomes of who doubts the truth; the target of the action no longer counters it (C-29), which
    leaves it to the others where they may."""
    if lives(view, view.seat) == 1:
        return "out"
    forfeits = view.counter is None and deed.target == view.seat and ACTION[deed.action] in COUNTERED_BY
    afterwards = view.options["counter_after_failed_challenge"]
    if not forfeits or afterwards == "allowed":
        return "card"
    others = afterwards == "forfeit" and view.options["counter_by"] == "anyone"
    bystanders = [
        seat for seat in range(view.seats) if seat not in (view.seat, deed.seat) and lives(view, seat)
    ]
    return "both" if deed.action in STRIKING and not (others and bystanders) else "counter"


def _passing(narrator: Narrator, view: ComplotsView, deed: DeedView) -> str:
    """What happens if everybody lets it pass."""
    if view.counter is not None:
        return narrator.tell("complots-passing-counter", {"action": deed.action})
    happens = narrator.tell(
        f"complots-goes-{_brings(deed.action)}",
        {
            "seat": deed.seat,
            "target": deed.target,
            "lives": None if deed.target is None else lives(view, deed.target),
            "amount": _amount(view, deed),
        },
    )
    passing = narrator.say("complots-passing", happens=happens)
    mine = deed.target == view.seat or view.options["counter_by"] == "anyone"
    later = view.pending is not None and view.pending.kind == "challenge"
    if mine and later and ACTION[deed.action] in COUNTERED_BY:
        return _sentences(passing, narrator.say("complots-passing-later"))
    return passing


def _amount(view: ComplotsView, deed: DeedView) -> int:
    """The coins that an action of somebody else brings."""
    if deed.action == "steal" and deed.target is not None:
        return min(LOOT, view.coins[deed.target])
    gain = GAINS[ACTION[deed.action]]
    return gain if view.treasury is None else min(gain, view.treasury)


def lives(view: ComplotsView, seat: int) -> int:
    hand = view.hidden[seat]
    return hand if isinstance(hand, int) else len(hand)


def _sentences(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def aimed(narrator: Narrator, view: ComplotsView, choice: Choice) -> str:
    """What becomes of the target if nobody stops it; all that may is told elsewhere."""
    target = choice.arguments.get("target")
    if not isinstance(target, int) or not narrator.catalogue.has(f"complots-aimed-{_brings(choice.key)}"):
        return ""
    amount = min(LOOT, view.coins[target])
    return narrator.tell(
        f"complots-aimed-{_brings(choice.key)}", {"lives": lives(view, target), "amount": amount}
    )


def tone(choice: Choice) -> Tone:
    """Which moves are quiet, and which strike."""
    return TONES.get(choice.key, "plain")
