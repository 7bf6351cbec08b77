"""Why a plan is the best: what it brings, in points that can be counted on the table."""

from __future__ import annotations

from typing import Final

from cabale.bots.guillotine.plans import Plan
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.effects import Inspect
from cabale.games.guillotine.pieces import (
    ACTIONS,
    CALLOUS_GUARDS,
    CHOOSE_CARD,
    CHOOSE_NOBLE,
    CHOOSE_PLAYER,
    CHURCH_SUPPORT,
    CIVIC_SUPPORT,
    CLERICAL_ERROR,
    CLOTHING_SWAP,
    CONFUSION_IN_LINE,
    DISCARD_GUARDS,
    DOUBLE_FEATURE,
    ESCAPE,
    EXTRA_CART,
    FORCED_BREAK,
    FOREIGN_SUPPORT,
    FOUNTAIN_OF_BLOOD,
    INDIFFERENT_PUBLIC,
    INFIGHTING,
    INFORMATION_EXCHANGE,
    LACK_OF_SUPPORT,
    LATE_ARRIVAL,
    MASS_CONFUSION,
    MILITARY_SUPPORT,
    MILLING_IN_LINE,
    MISSED,
    MISSING_HEADS,
    NOBLE_NAMES,
    PLAY,
    POLITICAL_INFLUENCE,
    RAIN_DELAY,
    RAT_BREAK,
    RUSH_JOB,
    SCARLET_PIMPERNEL,
    THE_CLOWN,
    TOUGH_CROWD,
    TWIST_OF_FATE,
)
from cabale.games.guillotine.table import Guillotine, count_up
from cabale.games.guillotine.views import Kind

# What speaks for a card; for all others it is the noble that they bring to the front.
SPEAKS: Final = {
    POLITICAL_INFLUENCE: "influence",
    SCARLET_PIMPERNEL: "ends",
    DOUBLE_FEATURE: "more",
    **dict.fromkeys((MILLING_IN_LINE, MASS_CONFUSION, ESCAPE, CLOTHING_SWAP), "chance"),
    **dict.fromkeys((EXTRA_CART, LATE_ARRIVAL), "longer"),
    **dict.fromkeys((INFORMATION_EXCHANGE, RAIN_DELAY), "hand"),
    RAT_BREAK: "pile",
    **dict.fromkeys((RUSH_JOB, FORCED_BREAK, INFIGHTING, LACK_OF_SUPPORT, CONFUSION_IN_LINE), "rivals"),
    **dict.fromkeys((MISSED, CLERICAL_ERROR, MISSING_HEADS, TOUGH_CROWD, TWIST_OF_FATE), "rivals"),
    **dict.fromkeys((CHURCH_SUPPORT, CIVIC_SUPPORT, MILITARY_SUPPORT), "front"),
    **dict.fromkeys((FOUNTAIN_OF_BLOOD, INDIFFERENT_PUBLIC), "front"),
    FOREIGN_SUPPORT: "foreign",
    CALLOUS_GUARDS: "guards",
}

Why = tuple[str, dict[str, Argument]]


def reason(me: int, s: Guillotine, kind: Kind, plan: Plan) -> Reason:
    """The words for the best plan of this seat, at this table."""
    key, facts = _why(me, s, kind, plan)
    return Reason(move=plan.move, key=key, arguments=facts)


def _why(me: int, s: Guillotine, kind: Kind, plan: Plan) -> Why:
    move = plan.move
    if move == DISCARD_GUARDS:
        return "guards-away", {}
    match kind:
        case "action":
            return _pass(me, s) if move == PASS else _card(me, s, move - PLAY, plan)
        case "final":
            return ("finish", {}) if move == PASS else _card(me, s, move - PLAY, plan)
        case "interrupt":
            return _interrupt(s, move)
        case "noble" if s.playing[-1] == CLOTHING_SWAP:
            return "swap", {"noble": NOBLE_NAMES[move - CHOOSE_NOBLE]}
        case "noble" | "distance" | "order":
            return _line(me, s, plan)
        case "arrival":
            return "arrival", {"noble": NOBLE_NAMES[move - CHOOSE_NOBLE]}
        case "error":
            noble = move - CHOOSE_NOBLE
            return "error", {"noble": NOBLE_NAMES[noble], "points": points(s, me, noble)}
        case "player" | "clown":
            target = s.away(me, move - CHOOSE_PLAYER)
            return kind, {"target": target, "total": s.totals()[target]}
        case "front":
            card = move - CHOOSE_CARD
            return "removed", {"card": ACTIONS[card], "target": s.owner_of(card)}
        case "pile":
            return "pile", {"card": ACTIONS[move - CHOOSE_CARD]}
        case "inspect":
            step = s.agenda[-1]
            assert isinstance(step, Inspect)
            return kind, {"card": ACTIONS[move - CHOOSE_CARD], "target": step.whom}
        case "victim" | "infighting":
            return "spared", {"card": ACTIONS[move - CHOOSE_CARD]}


def points(s: Guillotine, seat: int, noble: int) -> int:
    """What a noble adds to the count of a seat that collects it; the Clown never stays (G-65)."""
    if noble == THE_CLOWN:
        return 0
    return count_up((*s.piles[seat], noble), s.fronts[seat]) - count_up(s.piles[seat], s.fronts[seat])


def _first(me: int, s: Guillotine) -> dict[str, Argument]:
    """Who stands at the front, and what that is worth to me."""
    return {"noble": NOBLE_NAMES[s.line[0]], "points": points(s, me, s.line[0])}


def _pass(me: int, s: Guillotine) -> Why:
    return "pass", _first(me, s)


def _card(me: int, s: Guillotine, card: int, plan: Plan) -> Why:
    key = SPEAKS.get(card)
    if key is None:
        return _line(me, s, plan)
    facts: dict[str, Argument] = {"card": ACTIONS[card]}
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
        facts["card"] = ACTIONS[taken[0]]
    return key, facts


def _collected(me: int, s: Guillotine) -> int:
    """What the collects due in this turn add to my count."""
    taken = [noble for noble in s.line[: s.collects] if noble != THE_CLOWN]
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
