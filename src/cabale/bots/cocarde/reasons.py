"""Why an answer is the best: what it brings, in what can be counted on the table."""

from __future__ import annotations

from typing import assert_never

from cabale.bots.cocarde.plans import Plan, Planner
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.cocarde import pieces
from cabale.games.cocarde.moving import Barrier
from cabale.games.cocarde.rules import Defence
from cabale.games.cocarde.sentences import Shelter
from cabale.games.cocarde.squares import JAIL_GATE, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import Kind

Why = tuple[str, dict[str, Argument]]


def reason(planner: Planner, kind: Kind, plan: Plan) -> Reason:
    """The words for what this seat chose, at this table."""
    key, facts = _why(planner, kind, plan)
    return Reason(move=plan.move, key=key, arguments=facts)


def _why(planner: Planner, kind: Kind, plan: Plan) -> Why:
    s, me, move = planner.table, planner.me, plan.move
    match kind:
        case "action" | "end":
            return _turn(planner, plan)
        case "discard":
            return "spared", {"card": pieces.CARDS[move - pieces.DISCARD]}
        case "give":
            return "spared", {"card": pieces.CARDS[move - pieces.GIVE]}
        case "alms" | "steal":
            return kind, _rival(s, s.away(me, move - pieces.NAME))
        case "redistribute":
            return kind, {"card": pieces.CARDS[s.pool[0]], "target": s.away(me, move - pieces.NAME)}
        case "books49":
            return "schools", {"books": move - pieces.TRADE}
        case "guilty":
            return ("guilty" if move == pieces.YES else "not-guilty"), {}
        case "defend" | "pass" | "protect":
            facts: dict[str, Argument] = {"place": PLACE_NAMES[_square(s, me)]}
            if move == PASS:
                return f"{kind}-not", facts
            return kind, {**facts, "card": pieces.CARDS[move - pieces.PLAY]}
    assert_never(kind)


def _turn(planner: Planner, plan: Plan) -> Why:
    s, me, move = planner.table, planner.me, plan.move
    if move == pieces.ROLL:
        return "roll", _throw(plan)
    if move == pieces.BOOKS:
        return "books", {}
    if move == pieces.ESCAPE:
        return "escape", {"place": PLACE_NAMES[JAIL_GATE if s.in_prison(me) else s.beyond_salon()]}
    if move < pieces.ATTACK:
        whom, role = s.away(me, (move - pieces.MARK) // 5), pieces.ROLES[(move - pieces.MARK) % 5 + 1]
        if whom == me:
            return "role", {"role": role, **_throw(plan)}
        return "mark", {"role": role, **_rival(s, whom)}
    if move < pieces.DISCARD:
        whom, colour = s.away(me, (move - pieces.ATTACK) % 5 + 1), (move - pieces.ATTACK) // 5
        return "attack", {**_rival(s, whom), "odds": percent(planner.defence(s, whom, colour))}
    if move <= pieces.PLANT:
        return "spared", {"card": pieces.CARDS[move - pieces.DISCARD]}
    square = move - pieces.PLANT
    behind = [seat for seat in range(len(s.places)) if seat != me and s.advance(seat) < square]
    return "plant", {"place": PLACE_NAMES[square], "count": len(behind)}


def _throw(plan: Plan) -> dict[str, Argument]:
    """What my own throw then brings."""
    assert plan.outlook
    return {"chance": percent(plan.outlook.tree), "risk": percent(plan.outlook.off)}


def _rival(s: Cocarde, whom: int) -> dict[str, Argument]:
    """Somebody, and what stands to their credit."""
    return {"target": whom, "certificates": s.certificates[whom], "trees": s.trees[whom]}


def _square(s: Cocarde, me: int) -> int:
    """The square that the question is about."""
    step = s.agenda[-1]
    if isinstance(step, Barrier | Shelter):
        return step.square
    assert isinstance(step, Defence)
    return s.places[me]
