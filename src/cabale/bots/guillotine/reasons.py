"""Why a plan is the best: what it brings, in points that can be counted on the table."""

from __future__ import annotations

from typing import Final

from cabale.bots.guillotine.plans import Plan
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.guillotine import pieces
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.effects import Inspect
from cabale.games.guillotine.table import Guillotine, count_up
from cabale.games.guillotine.views import Kind

# What speaks for a card; for all others it is the noble that they bring to the front.
SPEAKS: Final = {
    pieces.POLITICAL_INFLUENCE: "influence",
    pieces.SCARLET_PIMPERNEL: "ends",
    pieces.DOUBLE_FEATURE: "more",
    **dict.fromkeys(
        (pieces.MILLING_IN_LINE, pieces.MASS_CONFUSION, pieces.ESCAPE, pieces.CLOTHING_SWAP), "chance"
    ),
    **dict.fromkeys((pieces.EXTRA_CART, pieces.LATE_ARRIVAL), "longer"),
    **dict.fromkeys((pieces.INFORMATION_EXCHANGE, pieces.RAIN_DELAY), "hand"),
    pieces.RAT_BREAK: "pile",
    **dict.fromkeys(
        (
            pieces.RUSH_JOB,
            pieces.FORCED_BREAK,
            pieces.INFIGHTING,
            pieces.LACK_OF_SUPPORT,
            pieces.CONFUSION_IN_LINE,
        ),
        "rivals",
    ),
    **dict.fromkeys(
        (
            pieces.MISSED,
            pieces.CLERICAL_ERROR,
            pieces.MISSING_HEADS,
            pieces.TOUGH_CROWD,
            pieces.TWIST_OF_FATE,
        ),
        "rivals",
    ),
    **dict.fromkeys((pieces.CHURCH_SUPPORT, pieces.CIVIC_SUPPORT, pieces.MILITARY_SUPPORT), "front"),
    **dict.fromkeys((pieces.FOUNTAIN_OF_BLOOD, pieces.INDIFFERENT_PUBLIC), "front"),
    pieces.FOREIGN_SUPPORT: "foreign",
    pieces.CALLOUS_GUARDS: "guards",
}

Why = tuple[str, dict[str, Argument]]


def reason(me: int, s: Guillotine, kind: Kind, plan: Plan) -> Reason:
    """The words for the best plan of this seat, at this table."""
    key, facts = _why(me, s, kind, plan)
    return Reason(move=plan.move, key=key, arguments=facts)


def _why(me: int, s: Guillotine, kind: Kind, plan: Plan) -> Why:
    move = plan.move
    if move == pieces.DISCARD_GUARDS:
        return "guards-away", {}
    match kind:
        case "action":
            return _pass(me, s) if move == PASS else _card(me, s, move - pieces.PLAY, plan)
        case "final":
            return ("finish", {}) if move == PASS else _card(me, s, move - pieces.PLAY, plan)
        case "interrupt":
            return _interrupt(s, move)
        case "noble" if s.playing[-1] == pieces.CLOTHING_SWAP:
            return "swap", {"noble": pieces.NOBLE_NAMES[move - pieces.CHOOSE_NOBLE]}
        case "noble" | "distance" | "order":
            return _line(me, s, plan)
        case "arrival":
            return "arrival", {"noble": pieces.NOBLE_NAMES[move - pieces.CHOOSE_NOBLE]}
        case "error":
            noble = move - pieces.CHOOSE_NOBLE
            return "error", {"noble": pieces.NOBLE_NAMES[noble], "points": points(s, me, noble)}
        case "player" | "clown":
            target = s.away(me, move - pieces.CHOOSE_PLAYER)
            return kind, {"target": target, "total": s.totals()[target]}
        case "front":
            card = move - pieces.CHOOSE_CARD
            return "removed", {"card": pieces.ACTIONS[card], "target": s.owner_of(card)}
        case "pile":
            return "pile", {"card": pieces.ACTIONS[move - pieces.CHOOSE_CARD]}
        case "inspect":
            step = s.agenda[-1]
            assert isinstance(step, Inspect)
            return kind, {"card": pieces.ACTIONS[move - pieces.CHOOSE_CARD], "target": step.whom}
        case "victim" | "infighting":
            return "spared", {"card": pieces.ACTIONS[move - pieces.CHOOSE_CARD]}


def points(s: Guillotine, seat: int, noble: int) -> int:
    """What a noble adds to the count of a seat that collects it; the Clown never stays (G-65)."""
    if noble == pieces.THE_CLOWN:
        return 0
    return count_up((*s.piles[seat], noble), s.fronts[seat]) - count_up(s.piles[seat], s.fronts[seat])


def _first(me: int, s: Guillotine) -> dict[str, Argument]:
    """Who stands at the front, and what that is worth to me."""
    return {"noble": pieces.NOBLE_NAMES[s.line[0]], "points": points(s, me, s.line[0])}


def _pass(me: int, s: Guillotine) -> Why:
    return "pass", _first(me, s)


def _card(me: int, s: Guillotine, card: int, plan: Plan) -> Why:
    key = SPEAKS.get(card)
    if key is None:
        return _line(me, s, plan)
    facts: dict[str, Argument] = {"card": pieces.ACTIONS[card]}
    if key in ("influence", "chance"):
        facts |= _first(me, s)
    elif key == "rivals":
        totals = s.totals()
        ahead = max((seat for seat in range(len(totals)) if seat != me), key=lambda seat: totals[seat])
        facts |= {"target": ahead, "total": totals[ahead], "mine": totals[me]}
    elif key == "ends":
        facts["day"] = s.day
    elif key == "front":
        facts["points"] = plan.table.totals()[me] - s.totals()[me]
    elif key == "more":
        facts["points"] = _collected(me, plan.table)
    elif key == "pile":
        taken = list(plan.table.hands[me])
        for held in s.hands[me]:
            if held != card:
                taken.remove(held)
        facts["card"] = pieces.ACTIONS[taken[0]]
    return key, facts


def _collected(me: int, s: Guillotine) -> int:
    """What the collects due in this turn add to my count."""
    taken = [noble for noble in s.line[: s.collects] if noble != pieces.THE_CLOWN]
    return count_up((*s.piles[me], *taken), s.fronts[me]) - count_up(s.piles[me], s.fronts[me])


def _line(me: int, s: Guillotine, plan: Plan) -> Why:
    """A noble for me, or a line that serves the others less."""
    if plan.chance or not plan.table.line:
        return "line", {}
    facts = _first(me, plan.table)
    before = points(s, me, s.line[0])
    if int(facts["points"]) > before:
        return "take", {**facts, "before": before}
    return "behind", facts


def _interrupt(s: Guillotine, move: int) -> Why:
    step = s.agenda[-1]
    assert isinstance(step, Blade)
    facts = {"collector": step.seat, **_first(step.seat, s)}
    return "let-fall" if move == PASS else "interrupt", facts
