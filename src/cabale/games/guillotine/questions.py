# mypyc: compile
"""What a seat of Guillotine is asked, and what is played for it if it stays silent."""

from __future__ import annotations

from typing import Any

from cabale.core import offers
from cabale.core.agenda import PASS, Step
from cabale.core.views import Argument, Choice, Closed, Question
from cabale.games.guillotine import pieces
from cabale.games.guillotine.cards import HowFar, WhichNoble, landings
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.dealing import kinds_in
from cabale.games.guillotine.effects import ErrorPick, ErrorReply, Inspect, Quarrel, Reorder
from cabale.games.guillotine.notation import write_body
from cabale.games.guillotine.refusals import closed_card, verb_of
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import KINDS, RULES


def question(s: Guillotine, seat: int) -> Question | None:
    step = offers.asked_by(s, seat)
    if step is None:
        return None
    kind = KINDS[type(step)]
    return Question(
        kind=kind,
        rule=RULES[kind],
        choices=tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.moves(seat)]),
        closed=tuple(closed_cards(s, seat)) if kind in ("action", "final") else (),
        arguments=facts(s, step, seat),
        secret=kind == "interrupt",
        private=kind == "interrupt",
    )


def asides(s: Guillotine, seat: int) -> tuple[Choice, ...]:
    """G-99 (2). What it may do although somebody else is asked, or nobody."""
    return tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.asides(seat)])


def words_of(s: Guillotine, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
    """The key of a move's words, and what they need."""
    verb = verb_of(move)
    if verb == "play":
        return verb, {"card": pieces.ACTIONS[move - pieces.PLAY]}
    if verb == "noble":
        noble = move - pieces.CHOOSE_NOBLE
        arguments: dict[str, Argument] = {"noble": pieces.NOBLE_NAMES[noble]}
        if noble in s.line:
            arguments["position"] = s.place(noble) + 1
            arguments |= _landings(s, s.place(noble))
        return verb, arguments
    if verb == "by":
        distance = move - pieces.DISTANCE
        return verb, {"distance": distance, **_landing(s, distance)}
    if verb == "name":
        return verb, {"target": s.away(seat, move - pieces.CHOOSE_PLAYER)}
    if verb == "card":
        return verb, {"card": pieces.ACTIONS[move - pieces.CHOOSE_CARD]}
    return verb, {}


def _landings(s: Guillotine, place: int) -> dict[str, Argument]:
    """Between which positions the noble of this place would come to stand, if the card moves it."""
    how = pieces.HOW[s.playing[-1]] if isinstance(s.agenda[-1], WhichNoble) else pieces.PLAIN
    if how not in (pieces.MOVES_NOBLE, pieces.TO_FRONT):
        return {}
    nearest, farthest = landings(s, s.playing[-1], place)
    return {"nearest": nearest + 1, "farthest": farthest + 1}


def _landing(s: Guillotine, distance: int) -> dict[str, Argument]:
    """The position where the noble that was chosen would come to stand."""
    step = s.agenda[-1]
    return (
        {"position": s.place(step.noble) + pieces.WAY[s.playing[-1]] * distance + 1}
        if isinstance(step, HowFar)
        else {}
    )


def closed_cards(s: Guillotine, seat: int) -> list[Closed]:
    """Cards of the own hand that cannot be played now, with reasons."""
    kind = KINDS[type(s.agenda[-1])]
    shut = []
    for card in kinds_in(s.hands[seat]):
        reason = closed_card(s, seat, card, kind)
        if reason:
            shut.append(offers.closed(f"play={pieces.ACTIONS[card]}", "play", reason))
    return shut


def facts(s: Guillotine, step: Step[Any], seat: int) -> dict[str, Argument]:
    """What the words of a question need."""
    arguments: dict[str, Argument] = {"day": s.day}
    if s.playing:
        arguments["card"] = pieces.ACTIONS[s.playing[-1]]
    match step:
        case Blade(collector):
            arguments |= {"collector": collector, "noble": pieces.NOBLE_NAMES[s.line[0]]}
        case HowFar(noble):
            arguments["noble"] = pieces.NOBLE_NAMES[noble]
        case Reorder(place, _):
            arguments["position"] = place + 1
        case Quarrel(left=left):
            arguments["cards"] = left
        case Inspect(whom) | ErrorPick(whom):
            arguments["target"] = whom
        case ErrorReply(_, noble):
            arguments |= {"target": s.active, "noble": pieces.NOBLE_NAMES[noble]}
    return arguments


def default(s: Guillotine, seat: int) -> int:
    """G-98. To pass, to decline, to finish; where something must be chosen, any of it.

    Which one follows from open facts by a scramble: positions hold no chance of their own.
    """
    moves = [move for move in s.moves(seat) if move != pieces.DISCARD_GUARDS]
    if PASS in moves:
        return PASS
    scramble = 7 * s.turns + 3 * s.nobles_left() + 5 * s.actions_size + len(s.discards)
    return moves[scramble % len(moves)]
