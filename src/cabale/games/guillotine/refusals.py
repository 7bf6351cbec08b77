# mypyc: compile
"""Why a move is refused: a code, the rule's number, and the facts. From what the seat may know only."""

from __future__ import annotations

from cabale.core.agenda import PASS
from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.guillotine import pieces
from cabale.games.guillotine.cards import barred_by_guards, may_choose, playable
from cabale.games.guillotine.rules import final_card
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import ANSWERS, RULES, Kind
from cabale.games.guillotine.watching import pending


def verb_of(move: int) -> str:
    if move == PASS:
        return "pass"
    if move == pieces.DISCARD_GUARDS:
        return "discard_guards"
    if move < pieces.CHOOSE_NOBLE:
        return "play"
    if move <= pieces.DISTANCE:
        return "noble"
    if move < pieces.CHOOSE_PLAYER:
        return "by"
    return "name" if move < pieces.CHOOSE_CARD else "card"


def refusal(s: Guillotine, seat: int, move: int) -> IllegalMove:
    """Why this move, which is not among those offered, is refused."""
    if s.over:
        return IllegalMove("game_over", rule="G-76")
    if seat == CHANCE:
        return IllegalMove("not_drawn" if s.turn == CHANCE else "no_draw_due", rule="G-7")
    if not 0 <= seat < s.seats:
        return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: s.seats]))
    if not 0 <= move < pieces.SIZE or move == pieces.DISTANCE:
        return IllegalMove("unknown_move", text=str(move))
    if move == pieces.DISCARD_GUARDS:
        if pieces.CALLOUS_GUARDS not in s.fronts[seat]:
            return IllegalMove("no_guards", rule="G-46")
        return IllegalMove("guards_stay", rule="G-99")
    asked = pending(s, seat)
    if asked is None or seat not in asked.seats:
        if move == pieces.PLAY + pieces.CONFUSION_IN_LINE and not s.options.marker:
            return IllegalMove("no_interrupt", rule="G-91")
        return IllegalMove("not_awaited", rule=RULES[asked.kind] if asked else "G-30")
    return _refused_answer(s, seat, move, asked.kind)


def _refused_answer(s: Guillotine, seat: int, move: int, kind: Kind) -> IllegalMove:
    verb = verb_of(move)
    rule = RULES[kind]
    if verb == "pass":
        return IllegalMove("must_choose", rule=rule, question=kind)
    if verb not in ANSWERS[kind]:
        return IllegalMove("other_question", rule=rule, question=kind)
    if verb == "play":
        card = move - pieces.PLAY
        if card not in s.hands[seat]:
            return IllegalMove("not_held", rule="G-40", card=pieces.ACTIONS[card])
        closed = closed_card(s, seat, card, kind)
        assert closed is not None
        return closed
    if verb == "name":
        if move - pieces.CHOOSE_PLAYER >= min(s.seats, pieces.FULLEST):
            return IllegalMove("no_such_player", rule=rule)
        target = s.away(seat, move - pieces.CHOOSE_PLAYER)
        return IllegalMove("cannot_name", rule=rule, target=target)
    if verb == "by":
        return IllegalMove("too_far", rule="G-42", distance=move - pieces.DISTANCE)
    if verb == "noble":
        return _refused_noble(s, move - pieces.CHOOSE_NOBLE, kind, rule)
    return IllegalMove("card_not_there", rule=rule, card=pieces.ACTIONS[move - pieces.CHOOSE_CARD])


def _refused_noble(s: Guillotine, noble: int, kind: Kind, rule: str) -> IllegalMove:
    name = pieces.NOBLE_NAMES[noble]
    if kind == "noble" and noble in s.line:
        assert not may_choose(s, s.playing[-1], s.place(noble))
        return IllegalMove("cannot_move", rule="G-42", noble=name, card=pieces.ACTIONS[s.playing[-1]])
    return IllegalMove("noble_not_there", rule=rule, noble=name)


def closed_card(s: Guillotine, seat: int, card: int, kind: Kind) -> IllegalMove | None:
    """Why a card of the hand may not be played now, or None."""
    name = pieces.ACTIONS[card]
    if kind == "final":
        if not final_card(s, card):
            return IllegalMove("not_in_final_phase", rule="G-75", card=name)
    elif kind == "interrupt":
        if card != pieces.CONFUSION_IN_LINE:
            return IllegalMove("only_interrupt", rule="G-90", card=name)
        return IllegalMove("guards", rule="G-92", card=name) if s.guarded() else None
    else:
        if s.barred:
            return IllegalMove("rush_job", rule="G-45", card=name)
        if s.judged():
            return IllegalMove("judge", rule="G-44", card=name)
        if card == pieces.CONFUSION_IN_LINE and not s.options.marker:
            return IllegalMove("not_in_own_turn", rule="G-R16", card=name)
        if s.guarded() and barred_by_guards(s, card):
            return IllegalMove("guards", rule="G-46", card=name)
    if not playable(s, seat, card):
        return IllegalMove("no_target", rule="G-41", card=name)
    return None
