# mypyc: compile
"""Why a move is refused: a code, the rule's number, and the facts. From what the seat may know only."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import PASS
from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, LETTERS
from cabale.core.watching import asking
from cabale.games.convention import pieces
from cabale.games.convention.assembly import movable
from cabale.games.convention.club import playable
from cabale.games.convention.denouncing import Summons, accomplices
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ANSWERS, RULES, VOTES, Kind
from cabale.games.convention.watching import faction_asked, pending

# The sorts of moves, each up to the first number of the next.
BLOCKS: Final = (
    (PASS + 1, "pass"),
    (pieces.NON + 1, "vote"),
    (pieces.PROPOSE + 1, "propose"),
    (pieces.STAND_TRIAL + 1, "summons"),
    (pieces.SURRENDER + 1, "surrender"),
    (pieces.GUESS, "way"),
    (pieces.GUESS + 1, "guess"),
    (pieces.TAKE, "vote"),
    (pieces.MOVE, "take"),
    (pieces.CHOOSE, "move"),
    (pieces.DENOUNCE, "choose"),
    (pieces.SUPPORT, "denounce"),
    (pieces.CARD, "support"),
    (pieces.PLAY, "card"),
    (pieces.PUT_BACK, "play"),
    (pieces.SHOW, "put_back"),
)


def verb_of(move: int) -> str:
    """What sort of move a number is."""
    return next((verb for end, verb in BLOCKS if move < end), "show")


def refusal(s: Convention, seat: int, move: int) -> IllegalMove:
    """Why this move, which is not among those offered, is refused."""
    if s.over:
        return IllegalMove("game_over", rule="E-4")
    if seat == CHANCE:
        return IllegalMove("not_drawn" if s.turn == CHANCE else "no_draw_due", rule="R-25")
    if not 0 <= seat < s.seats:
        return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: s.seats]))
    if not 0 <= move < pieces.SIZE:
        return IllegalMove("unknown_move", text=str(move))
    if move >= pieces.SHOW:
        return IllegalMove("not_shown", rule="N-4")
    asked = pending(s, seat)
    if asked is None or seat not in asked.seats:
        return IllegalMove("not_awaited", rule=RULES[asked.kind] if asked else "R-01")
    if not s.awaited >> seat & 1 and asked.kind in VOTES:
        return IllegalMove("already_answered", rule="N-5")
    return _refused_answer(s, seat, move, asked.kind)


def _refused_answer(s: Convention, seat: int, move: int, kind: Kind) -> IllegalMove:
    verb, rule = verb_of(move), RULES[kind]
    if verb == "pass":
        return IllegalMove("must_choose", rule=rule, question=kind)
    if verb not in ANSWERS[kind]:
        return IllegalMove("other_question", rule=rule, question=kind)
    if verb == "vote":
        if kind == "answer":
            return IllegalMove("other_question", rule=rule, question=kind)
        return IllegalMove("bad_ballot", rule="R-04")
    if verb == "take":
        return IllegalMove("faction_taken", rule=rule)
    if verb == "move":
        return _refused_move(s, move)
    if verb == "choose":
        return IllegalMove("cannot_choose", rule=rule, deputy=pieces.DEPUTY_NAMES[move - pieces.CHOOSE])
    if verb == "denounce":
        return _refused_charge(s, move - pieces.DENOUNCE, kind)
    if verb == "support":
        return _refused_support(s, seat, move - pieces.SUPPORT)
    if verb == "card":
        return IllegalMove("card_not_there", rule=rule, card=pieces.CARD_NAMES[move - pieces.CARD])
    card = pieces.MISSION_CARDS + move - (pieces.PLAY if verb == "play" else pieces.PUT_BACK)
    if card not in s.hands[faction_asked(s, s.agenda[-1])]:
        return IllegalMove("not_held", rule="V-6", card=pieces.CARD_NAMES[card])
    return closed_card(card)


def _refused_move(s: Convention, move: int) -> IllegalMove:
    deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
    faction = faction_asked(s, s.agenda[-1])
    name = pieces.DEPUTY_NAMES[deputy]
    if deputy // pieces.PER_FACTION != faction:
        return IllegalMove("not_your_deputy", rule="I-2", deputy=name)
    if s.post[deputy] >= pieces.FREE_POSTS:
        return IllegalMove("not_free", rule="I-2", deputy=name)
    if not movable(s, deputy):
        return IllegalMove("already_moved", rule="I-2", deputy=name)
    if s.post[deputy] == post:
        return IllegalMove("already_there", rule="I-3", deputy=name)
    return closed_post(post)


def closed_post(post: int) -> IllegalMove:
    """Why nobody of a faction may enter a post now."""
    if post == pieces.MISSION:
        return IllegalMove("newcomer_sent", rule="I-3")
    return IllegalMove("post_full", rule="I-3", post=pieces.POSTS[post])


def _refused_charge(s: Convention, deputy: int, kind: Kind) -> IllegalMove:
    faction = faction_asked(s, s.agenda[-1])
    name = pieces.DEPUTY_NAMES[deputy]
    if s.owns(s.owner[faction], deputy):
        return IllegalMove("own_deputy", rule="D-1", deputy=name)
    if s.post[deputy] >= pieces.FREE_POSTS:
        return IllegalMove("not_free", rule="D-1", deputy=name)
    if s.square[deputy] == pieces.REPORT:
        return IllegalMove("protected", rule="D-1", deputy=name)
    if s.square[deputy] == pieces.DENOUNCED:
        return IllegalMove("already_denounced", rule="II-6", deputy=name)
    if kind == "motion_propose":
        return IllegalMove("already_named", rule="III-2", deputy=name)
    return IllegalMove("other_post", rule="II-6", deputy=name, post=pieces.POSTS[s.post[deputy]])


def _refused_support(s: Convention, seat: int, deputy: int) -> IllegalMove:
    name = pieces.DEPUTY_NAMES[deputy]
    if deputy not in s.charges:
        return IllegalMove("not_denounced", rule="II-7", deputy=name)
    if s.owns(seat, deputy):
        return IllegalMove("own_deputy", rule="II-7", deputy=name)
    return IllegalMove("already_supported", rule="II-7", deputy=name)


def closed_card(card: int) -> IllegalMove:
    """Why a held card may not be played now."""
    if pieces.EFFECT[card] == pieces.DEFENCE:
        return IllegalMove("defence_waits", rule="V-7", card=pieces.CARD_NAMES[card])
    return IllegalMove("no_target", rule="V-6", card=pieces.CARD_NAMES[card])


def closed_moves(s: Convention, seat: int, kind: Kind) -> list[tuple[str, str, IllegalMove]]:
    """Notable moves that are not open now: text, key of the words, and why."""
    step = asking(s)
    assert step is not None
    faction = faction_asked(s, step)
    own = range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION)
    if kind == "move":
        mover = next(deputy for deputy in own if movable(s, deputy))
        name = pieces.DEPUTY_NAMES[mover]
        shut = [
            post
            for post in range(pieces.COMMITTEE, pieces.FREE_POSTS)
            if post != pieces.MISSION and not s.room(post)
        ]
        shut += [pieces.MISSION] if s.newcomers >> faction & 1 else []
        return [
            (f"move={name}>{pieces.POSTS[post]}", f"enter_{pieces.POSTS[post]}", closed_post(post))
            for post in shut
            if s.post[mover] != post
        ]
    if kind == "club_delayed":
        return [
            (f"play={pieces.JACOBINS_NAMES[card - pieces.MISSION_CARDS]}", "play", closed_card(card))
            for card in s.hands[faction]
            if not playable(s, faction, card)
        ]
    if isinstance(step, Summons) and not accomplices(s, s.charges[step.place]):
        helper = next(deputy for deputy in own if deputy != s.charges[step.place])
        no_help = IllegalMove("no_accomplice", rule="D-7", post=pieces.POSTS[pieces.TRIBUNAL])
        return [(f"choose={pieces.DEPUTY_NAMES[helper]}", "accomplice", no_help)]
    return []
