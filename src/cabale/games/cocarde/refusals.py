# mypyc: compile
"""Why a move is refused: a code, the rule's number, and the facts. From what the seat may know only."""

from __future__ import annotations

from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.cocarde import pieces
from cabale.games.cocarde.notation import VERB_OF, WITH_CARD
from cabale.games.cocarde.rules import attacks, can_escape
from cabale.games.cocarde.squares import LAST, NEVER_PLANTED, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import ANSWERS, RULES, Kind
from cabale.games.cocarde.watching import pending


def refusal(s: Cocarde, seat: int, move: int) -> IllegalMove:
    """Why this move, which is not among those offered, is refused."""
    if s.over:
        return IllegalMove("game_over", rule="L-51")
    if seat == CHANCE:
        return IllegalMove("not_drawn" if s.turn == CHANCE else "no_draw_due", rule="L-4")
    if not 0 <= seat < s.seats:
        return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: s.seats]))
    if not 0 <= move < pieces.SIZE:
        return IllegalMove("unknown_move", text=str(move))
    asked = pending(s, seat)
    if asked is None or seat not in asked.seats:
        return IllegalMove("not_awaited", rule=RULES[asked.kind] if asked else "L-6")
    return _refused_answer(s, seat, move, asked.kind)


def _refused_answer(s: Cocarde, seat: int, move: int, kind: Kind) -> IllegalMove:
    verb, rule = VERB_OF[move], RULES[kind]
    if verb == "none":
        return IllegalMove("must_choose", rule=rule, question=kind)
    if verb not in ANSWERS[kind]:
        return IllegalMove("other_question", rule=rule, question=kind)
    if verb == "roll":
        return IllegalMove("too_many_cards", rule="L-11", cards=len(s.hands[seat]), most=pieces.HAND)
    if verb == "books":
        return IllegalMove("no_pair", rule="L-R9")
    if verb == "plant":
        return refused_tree(s, seat, move - pieces.PLANT)
    if verb == "name":
        return _refused_name(s, seat, move - pieces.NAME, kind)
    if verb == "trade":
        return IllegalMove("too_few_books", rule="L-42", books=move - pieces.TRADE)
    if verb in WITH_CARD:
        return _refused_card(s, seat, move, verb, kind)
    if verb == "escape":
        return refused_escape(s, seat)
    if s.acted:
        return IllegalMove("action_done", rule="L-10")
    return refused_mark(s, seat, move) if verb == "mark" else refused_attack(s, seat, move)


def _refused_name(s: Cocarde, seat: int, distance: int, kind: Kind) -> IllegalMove:
    if distance >= s.seats:
        return IllegalMove("no_such_player", rule=RULES[kind])
    target = s.away(seat, distance)
    if kind == "redistribute":
        return IllegalMove("hand_full", rule="L-R27", target=target)
    if target == seat:
        return IllegalMove("not_oneself", rule=RULES[kind])
    return IllegalMove("no_card_there", rule=RULES[kind], target=target)


def _refused_card(s: Cocarde, seat: int, move: int, verb: str, kind: Kind) -> IllegalMove:
    card = move - WITH_CARD[verb]
    if card not in s.hands[seat]:
        return IllegalMove("not_held", rule=RULES[kind], card=pieces.CARDS[card])
    if verb == "discard":
        return IllegalMove("action_done", rule="L-10")
    return IllegalMove("not_valid", rule="L-43", card=pieces.CARDS[card])


def refused_escape(s: Cocarde, seat: int) -> IllegalMove:
    if pieces.ESCAPE_CARD not in s.hands[seat]:
        return IllegalMove("not_held", rule="L-46", card=pieces.CARDS[pieces.ESCAPE_CARD])
    assert not can_escape(s, seat)
    return IllegalMove("at_large", rule="L-46")


def refused_tree(s: Cocarde, seat: int, square: int) -> IllegalMove:
    """L-47 to L-49. Why no tree can be planted there."""
    place = PLACE_NAMES[square]
    if not s.trees[seat]:
        return IllegalMove("no_tree", rule="L-47")
    if s.places[seat] > LAST:
        return IllegalMove("off_track", rule="L-48")
    if square >= s.places[seat]:
        return IllegalMove("not_behind", rule="L-R35", place=place)
    if not s.exists(square):
        return IllegalMove("planted_before", rule="L-49", place=place)
    if square in NEVER_PLANTED:
        return IllegalMove("gives_trees", rule="L-47", place=place)
    return IllegalMove("occupied", rule="L-47", place=place)


def refused_mark(s: Cocarde, seat: int, move: int) -> IllegalMove:
    distance, result = (move - pieces.MARK) // 5, (move - pieces.MARK) % 5 + 1
    if distance >= s.seats:
        return IllegalMove("no_such_player", rule="L-14")
    target = s.away(seat, distance)
    before = s.roles[target]
    if before == result:
        return IllegalMove("same_role", rule="L-16", target=target, role=pieces.ROLES[result])
    card = pieces.MARKED_BY[before][result]
    if card < 0:
        return IllegalMove("no_such_step", rule="L-15", target=target, role=pieces.ROLES[result])
    return IllegalMove("not_held", rule="L-14", card=pieces.CARDS[card])


def refused_attack(s: Cocarde, seat: int, move: int) -> IllegalMove:
    card, distance = pieces.ATTACK_CARD + (move - pieces.ATTACK) // 5, (move - pieces.ATTACK) % 5 + 1
    if distance >= s.seats:
        return IllegalMove("no_such_player", rule="L-44")
    if card not in s.hands[seat]:
        return IllegalMove("not_held", rule="L-44", card=pieces.CARDS[card])
    target = s.away(seat, distance)
    return IllegalMove(
        "out_of_reach",
        rule="L-44",
        card=pieces.CARDS[card],
        target=target,
        place=PLACE_NAMES[s.places[target]],
    )


def closed_actions(s: Cocarde, seat: int) -> list[tuple[str, IllegalMove]]:
    """Notable actions of step 2 that are not open now: what they are called, and why not."""
    hand = s.hands[seat]
    closed = []
    if not s.acted:
        aimed = {(move - pieces.ATTACK) // 5 for move in attacks(s, seat)}
        for colour in range(pieces.RED + 1):
            card = pieces.ATTACK_CARD + colour
            if card in hand and colour not in aimed:
                closed.append(
                    ("attack", IllegalMove("nobody_in_reach", rule="L-44", card=pieces.CARDS[card]))
                )
    if len(hand) > pieces.HAND:
        closed.append(("roll", IllegalMove("too_many_cards", rule="L-11", cards=len(hand), most=pieces.HAND)))
    if hand.count(pieces.BOOK) == pieces.PAIR - 1:
        closed.append(("books", IllegalMove("no_pair", rule="L-R9")))
    if pieces.ESCAPE_CARD in hand and not can_escape(s, seat):
        closed.append(("escape", IllegalMove("at_large", rule="L-46")))
    if s.trees[seat] and not s.plantable(seat):
        code = "off_track" if s.places[seat] > LAST else "nothing_behind"
        closed.append(("plant", IllegalMove(code, rule="L-48")))
    return closed
