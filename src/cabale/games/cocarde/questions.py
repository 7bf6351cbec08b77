# mypyc: compile
"""What a seat of Le Lys et la Cocarde is asked, and what is played for it if it stays silent."""

from __future__ import annotations

from typing import Any

from cabale.core import offers
from cabale.core.agenda import PASS, Step
from cabale.core.views import Argument, Closed, Question
from cabale.games.cocarde import pieces
from cabale.games.cocarde.dealing import Discard
from cabale.games.cocarde.decrees import Redistribute
from cabale.games.cocarde.moving import Barrier
from cabale.games.cocarde.notation import VERB_OF, WITH_CARD, write_body
from cabale.games.cocarde.refusals import closed_actions
from cabale.games.cocarde.rules import Act, Closing, Defence, Give, is_covered
from cabale.games.cocarde.sentences import Shelter
from cabale.games.cocarde.squares import JAIL_GATE, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS, RULES


def question(s: Cocarde, seat: int) -> Question | None:
    step = offers.asked_by(s, seat)
    if step is None:
        return None
    kind = KINDS[type(step)]
    covered = is_covered(s)
    return Question(
        kind=kind,
        rule=RULES[kind],
        choices=tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.moves(seat)]),
        closed=tuple(closed(s, seat)) if kind == "action" else (),
        arguments=facts(s, step, seat),
        secret=covered,
        private=covered,
    )


def words_of(s: Cocarde, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
    """The key of a move's words, and what they need."""
    verb = VERB_OF[move]
    if verb == "none" and isinstance(s.agenda[-1], Closing):
        return "end", {}
    if verb == "escape":
        return verb, {"place": PLACE_NAMES[JAIL_GATE if s.in_prison(seat) else s.beyond_salon()]}
    if verb == "mark":
        target, result = s.away(seat, (move - pieces.MARK) // 5), (move - pieces.MARK) % 5 + 1
        card = pieces.MARKED_BY[s.roles[target]][result]
        return verb, {"target": target, "role": pieces.ROLES[result], "card": pieces.CARDS[card]}
    if verb == "attack":
        target = s.away(seat, (move - pieces.ATTACK) % 5 + 1)
        card = pieces.ATTACK_CARD + (move - pieces.ATTACK) // 5
        return verb, {"target": target, "card": pieces.CARDS[card], "place": PLACE_NAMES[s.places[target]]}
    if verb in WITH_CARD:
        return verb, {"card": pieces.CARDS[move - WITH_CARD[verb]]}
    if verb == "plant":
        return verb, {"place": PLACE_NAMES[move - pieces.PLANT]}
    if verb == "name":
        target = s.away(seat, move - pieces.NAME)
        return verb, {"target": target, "cards": len(s.hands[target])}
    if verb == "trade":
        return verb, {"books": move - pieces.TRADE}
    return verb, {}


def closed(s: Cocarde, seat: int) -> list[Closed]:
    """Actions that are not open now, with reasons."""
    return [
        offers.closed(f"{key}={why.arguments['card']}" if "card" in why.arguments else key, key, why)
        for key, why in closed_actions(s, seat)
    ]


def facts(s: Cocarde, step: Step[Any], seat: int) -> dict[str, Argument]:
    """What the words of a question need."""
    arguments: dict[str, Argument] = {"place": PLACE_NAMES[s.places[seat]]}
    match step:
        case Give():
            arguments["target"] = s.active
        case Defence(_, colour):
            arguments |= {"target": s.active, "card": pieces.CARDS[pieces.ATTACK_CARD + colour]}
        case Barrier(square, left):
            arguments |= {"place": PLACE_NAMES[square], "left": left}
        case Shelter(_, square):
            arguments["place"] = PLACE_NAMES[square]
        case Act():
            cards = len(s.hands[seat])
            arguments["cards"] = (
                cards if cards > pieces.HAND else 0
            )  # L-11: those with which one may not roll
        case Discard(_, left):
            arguments["cards"] = left
        case Redistribute():
            arguments |= {"card": pieces.CARDS[s.pool[0]], "cards": len(s.pool)}
    if KINDS[type(step)] in ("action", "end"):
        arguments["trees"] = s.trees[seat]
    return arguments


def default(s: Cocarde, seat: int) -> int:
    """L-R45. To decline, to end, to roll; where something must be chosen, any of it.

    Which one follows from open facts by a scramble: positions hold no chance of their own.
    """
    moves = s.moves(seat)
    if PASS in moves:
        return PASS
    if pieces.ROLL in moves:
        return pieces.ROLL
    if KINDS[type(s.agenda[-1])] == "action":
        moves = [move for move in moves if pieces.DISCARD <= move <= pieces.PLANT]
    scramble = 7 * s.turns + 3 * s.pile_size + 5 * s.tree_stock + len(s.discards)
    return moves[scramble % len(moves)]
