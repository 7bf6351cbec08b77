"""Which answer: the best of some plans, or a rule of thumb where plans would tell no more."""

from __future__ import annotations

from cabale.bots.cocarde.plans import Plan, Planner, least, thought
from cabale.bots.cocarde.worth import everybody
from cabale.games.cocarde.pieces import ATTACK, BOOKS, DISCARD, MARK, NAME, PLANT, ROLL
from cabale.games.cocarde.views import Kind


def choose(planner: Planner, kind: Kind, moves: list[int]) -> Plan:
    s = planner.table
    match kind:
        case "action":
            return _act(planner, moves)
        case "end" | "discard" | "give" | "books49":
            return Plan(thought(s, s.agenda[-1]))
        case "alms" | "steal":  # from who stands best
            hopes = everybody(s, planner.me)
            return Plan(max(moves, key=lambda move: hopes[s.away(planner.me, move - NAME)]))
        case "defend" | "pass" | "protect" | "guilty" | "redistribute":
            return max([planner.plan(move) for move in moves], key=_value)


def _value(plan: Plan) -> float:
    return plan.value


def _act(planner: Planner, moves: list[int]) -> Plan:
    """Books and trees first: they cost nothing. Then the best card, or none; one is discarded only if the
    hand is too full to roll."""
    s, me = planner.table, planner.me
    if BOOKS in moves or s.plantable(me):
        return Plan(thought(s, s.agenda[-1]))
    spared = DISCARD + least(s, me)
    plans = []
    before: dict[int, float] = {}
    for move in moves:
        if DISCARD <= move <= PLANT and (ROLL in moves or move != spared):
            continue
        plan = planner.plan(move)
        if MARK + 5 <= move < ATTACK:  # what it changes for the target comes at the target's own throw
            whom = s.away(me, (move - MARK) // 5)
            if whom not in before:
                before[whom] = planner.prospect(s, whom)
            marked = s.clone()
            marked.play(me, move)
            plan = plan._replace(value=plan.value + planner.prospect(marked, whom) - before[whom])
        plans.append(plan)
    return max(plans, key=_value)
