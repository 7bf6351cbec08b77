# mypyc: compile
"""What a seat of Complots is asked, and what is played for it if it stays silent."""

from __future__ import annotations

from typing import Any

from cabale.core import offers
from cabale.core.seats import NO_SEAT
from cabale.core.story import entries
from cabale.core.views import Argument, Closed, Question
from cabale.games.complots import pieces
from cabale.games.complots.events import DREW, RETURNED
from cabale.games.complots.notation import PLAIN, WITH_CARD, names_of, write_body
from cabale.games.complots.refusals import closed, closed_targets, kind_of, rule_of
from cabale.games.complots.rules import (
    ActionClaim,
    Counter,
    CounterClaim,
    Deed,
    Return,
    Show,
    Verdict,
    declared,
)
from cabale.games.complots.table import Complots
from cabale.games.complots.views import KINDS


def question(s: Complots, seat: int) -> Question | None:
    step = offers.asked_by(s, seat)
    if step is None:
        return None
    kind = KINDS[type(step)]
    return Question(
        kind=kind,
        rule=rule_of(s, kind),
        choices=tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.moves(seat)]),
        closed=tuple(closed_actions(s, seat)) if kind == "action" else (),
        arguments=facts(s, step, seat),
        secret=kind in ("draft", "challenge", "counter", "challenge_counter"),
    )


def words_of(s: Complots, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
    """The key of a move's words, and what they need. Claims say whether the seat holds the card."""
    names = names_of(s.options.envoy)
    if pieces.INCOME <= move < pieces.COUNTER:
        deed = declared(s, seat, move)
        arguments: dict[str, Argument] = {}
        if deed.target != NO_SEAT:
            arguments["target"] = deed.target
        claim = pieces.CLAIMS[deed.action]
        if claim != pieces.NO_CHARACTER:
            arguments["character"] = names[claim]
            arguments["held"] = "yes" if claim in s.hidden[seat] else "no"
        return pieces.ACTIONS[deed.action], arguments
    if pieces.COUNTER <= move < pieces.LOSE:
        character = pieces.COUNTERS[move - pieces.COUNTER]
        held = "yes" if character in s.hidden[seat] else "no"
        return "counter", {"character": names[character], "held": held}
    if move in PLAIN:
        return PLAIN[move], {}
    verb = kind_of(move)
    return verb, {"character": names[move - WITH_CARD[verb]]}


def closed_actions(s: Complots, seat: int) -> list[Closed]:
    """Actions that cannot be chosen now, and targets that an open action cannot take, with reasons."""
    shut = []
    for action in pieces.ACTIONS:
        if action == pieces.EXAMINE and s.options.envoy != pieces.INQUISITOR:
            continue  # it does not exist at this table
        reason = closed(s, seat, action)
        if reason:
            shut.append(offers.closed(pieces.ACTIONS[action], pieces.ACTIONS[action], reason))
        else:
            shut += [
                offers.closed(write_body(s, seat, move), pieces.ACTIONS[action], refused)
                for move, refused in closed_targets(s, seat, action)
            ]
    return shut


def facts(s: Complots, step: Any, seat: int) -> dict[str, Argument]:
    """What the words of a question need."""
    names = names_of(s.options.envoy)
    match step:
        case ActionClaim(deed):
            return {**_deed(deed), "claimer": deed.actor, "character": names[pieces.CLAIMS[deed.action]]}
        case Counter(deed, _):
            return _deed(deed)
        case CounterClaim(deed, claimer, character):
            return {**_deed(deed), "claimer": claimer, "character": names[character]}
        case Return():
            return {"left": sum([isinstance(later, Return) for later in s.agenda])}
        case Show(actor, _):
            return {"actor": actor}
        case Verdict(_, target, character):
            return {"target": target, "character": names[character]}
    return {"coins": s.coins[seat]}


def _deed(deed: Deed) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {"actor": deed.actor, "action": pieces.ACTIONS[deed.action]}
    if deed.target != NO_SEAT:
        arguments["target"] = deed.target
    return arguments


def default(s: Complots, seat: int) -> int:
    """The deadline defaults of the rules document (section 4)."""
    moves = s.moves(seat)
    kind = KINDS[type(offers.asked_by(s, seat))]  # type: ignore[index]  # a seat that is asked is asked by a step
    if kind == "action" and pieces.INCOME not in moves:
        return min(move for move in moves if move >= pieces.COUP)  # the next living player clockwise
    if kind == "return":
        return pieces.RETURN + _drawn_last(s, seat)
    return moves[0]  # income; pass; the first held character in the order of C-1; give back


def _drawn_last(s: Complots, seat: int) -> int:
    """Of the cards just drawn, one that has not gone back yet."""
    returned = []
    for entry in reversed(entries(s.story)):
        if entry.kind == RETURNED:
            returned.append(entry.what)
        elif entry.kind == DREW and entry.what in returned:
            returned.remove(entry.what)
        elif entry.kind == DREW:
            return entry.what
    raise AssertionError("an exchange begins with a draw")
