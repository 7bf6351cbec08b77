# mypyc: compile
"""Why a move is refused: a code, the rule's number, and the facts. From what the seat may know only."""

from __future__ import annotations

from typing import Any

from cabale.core.agenda import PASS
from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, LETTERS, NO_SEAT
from cabale.core.watching import asking
from cabale.games.complots import pieces
from cabale.games.complots.notation import WITH_CARD, names_of
from cabale.games.complots.rules import Counter, declared
from cabale.games.complots.table import Complots
from cabale.games.complots.views import RULES, Kind
from cabale.games.complots.watching import pending


def rule_of(s: Complots, kind: Kind) -> str:
    if kind == "action" and s.coins[s.active] >= pieces.MUST_COUP:
        return "C-12"
    if kind == "return" and s.options.envoy == pieces.INQUISITOR:
        return "C-38"
    return RULES[kind]


def kind_of(move: int) -> str:
    """The question that a move answers, for moves that answer only one."""
    if pieces.INCOME <= move < pieces.COUNTER:
        return "action"
    if pieces.COUNTER <= move < pieces.LOSE:
        return "counter"
    if pieces.LOSE <= move < pieces.RETURN:
        return "lose"
    if pieces.RETURN <= move < pieces.SHOW:
        return "return"
    if pieces.SHOW <= move < pieces.GIVE_BACK:
        return "show"
    if pieces.GIVE_BACK <= move < pieces.DRAFT:
        return "verdict"
    return "draft" if move >= pieces.DRAFT else "challenge"


def refusal(s: Complots, seat: int, move: int) -> IllegalMove:
    """Why this move, which is not among those offered, is refused."""
    if s.over:
        return IllegalMove("game_over", rule="C-42")
    if seat == CHANCE:
        return _refused_draw(s, move)
    if not 0 <= seat < s.seats:
        return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: s.seats]))
    if not 0 <= move < pieces.SIZE:
        return IllegalMove("unknown_move", text=str(move))
    if seat in s.eliminated:
        return IllegalMove("eliminated", rule="C-41", seat=seat)
    asked = pending(s)
    if asked is None:
        return IllegalMove("not_awaited", rule="C-25")
    rule = rule_of(s, asked.kind)
    if seat not in asked.seats:
        return IllegalMove("not_awaited", rule="C-10" if asked.kind == "action" else rule)
    if not s.awaited >> seat & 1:
        return IllegalMove("already_answered", rule="C-19")
    return _refused_answer(s, seat, move, asked.kind, rule)


def _refused_draw(s: Complots, move: int) -> IllegalMove:
    if s.turn != CHANCE:
        return IllegalMove("no_draw_due", rule="C-8")
    return IllegalMove("not_in_court", rule="C-8")


def _refused_answer(s: Complots, seat: int, move: int, kind: Kind, rule: str) -> IllegalMove:
    names = names_of(s.options.envoy)
    if kind == "action":
        return _refused_action(s, seat, move)
    if kind_of(move) != kind:
        return IllegalMove("other_question", rule=rule, question=kind)
    if kind == "counter":
        step = asking(s)
        assert isinstance(step, Counter)
        character = names[pieces.COUNTERS[move - pieces.COUNTER]]
        return IllegalMove(
            "cannot_counter", rule="C-13", character=character, action=pieces.ACTIONS[step.deed.action]
        )
    return IllegalMove("not_held", rule=rule, character=names[move - WITH_CARD[kind]])


def _refused_action(s: Complots, seat: int, move: int) -> IllegalMove:
    if move == PASS:
        return IllegalMove("no_pass", rule="C-11")
    if kind_of(move) != "action":
        return IllegalMove("other_question", rule="C-11", question="action")
    if pieces.COUP <= move and (move - pieces.COUP) % pieces.FARTHEST >= s.seats - 1:
        return IllegalMove("no_such_target", rule="C-14")
    deed = declared(s, seat, move)
    reason = closed(s, seat, deed.action)
    if reason:
        return reason
    facts: dict[str, Any] = {"action": pieces.ACTIONS[deed.action], "target": deed.target}
    if deed.target != NO_SEAT and not s.hidden[deed.target]:
        return IllegalMove("target_out", rule="C-14", **facts)
    assert deed.action == pieces.STEAL
    return IllegalMove("nothing_to_steal", rule="C-14", **facts)


def closed(s: Complots, seat: int, action: int) -> IllegalMove | None:
    """Why an action is closed to a seat whatever the target, or None."""
    coins = s.coins[seat]
    name = pieces.ACTIONS[action]
    if action == pieces.EXAMINE and s.options.envoy != pieces.INQUISITOR:
        return IllegalMove("no_inquisitor", rule="C-4", action=name)
    if coins >= pieces.MUST_COUP and action != pieces.COUP:
        return IllegalMove("must_coup", rule="C-12", action=name, coins=coins)
    if coins < pieces.COSTS[action]:
        return IllegalMove(
            "too_poor", rule="C-14", action=name, coins=coins, missing=pieces.COSTS[action] - coins
        )
    return None


def closed_targets(s: Complots, seat: int, action: int) -> list[tuple[int, IllegalMove]]:
    """The moves of an open action that are closed because of their target."""
    if action not in pieces.TARGETED:
        return []
    moves = [action + distance - 1 for distance in range(1, s.seats)]
    return [(move, _refused_action(s, seat, move)) for move in moves if move not in s.moves(seat)]
