"""Why an answer is the best: what it brings, in what can be counted on the table."""

from __future__ import annotations

from math import comb
from random import Random
from typing import assert_never

from cabale.bots.cocarde.guesses import unseen
from cabale.bots.cocarde.policy import averts, best
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.playout import drawn
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.core.steps import Stop
from cabale.core.views import Argument
from cabale.games.cocarde import pieces
from cabale.games.cocarde.moving import Barrier, Throw
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.rules import Defence, Next
from cabale.games.cocarde.sentences import Shelter
from cabale.games.cocarde.squares import JAIL_GATE, LAST, PLACE_NAMES, START
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS, CocardeView

Why = tuple[str, dict[str, Argument]]


def reason(view: CocardeView, s: Cocarde, move: int) -> Reason:
    """The words for an answer of this seat, at a table as its view allows it."""
    key, facts = _why(view, s, move)
    return Reason(move=move, key=key, arguments=facts)


def _why(view: CocardeView, s: Cocarde, move: int) -> Why:
    me, kind = view.seat, KINDS[type(s.agenda[-1])]
    match kind:
        case "action" | "end":
            return _turn(view, s, move)
        case "discard" | "give":
            first = pieces.GIVE if kind == "give" else pieces.DISCARD
            return "spared", {"card": pieces.CARDS[move - first]}
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


def _turn(view: CocardeView, s: Cocarde, move: int) -> Why:
    me = view.seat
    if move == pieces.ROLL:
        return "roll", _throw(s, me, move)
    if move == pieces.BOOKS:
        return "books", {}
    if move == pieces.ESCAPE:
        return "escape", {"place": PLACE_NAMES[JAIL_GATE if s.in_prison(me) else s.beyond_salon()]}
    if move < pieces.ATTACK:
        whom, role = s.away(me, (move - pieces.MARK) // 5), pieces.ROLES[(move - pieces.MARK) % 5 + 1]
        if whom == me:
            return "role", {"role": role, **_throw(s, me, move)}
        return "mark", {"role": role, **_rival(s, whom)}
    if move < pieces.DISCARD:
        whom, colour = s.away(me, (move - pieces.ATTACK) % 5 + 1), (move - pieces.ATTACK) // 5
        return "attack", {**_rival(s, whom), "odds": percent(defence(view, s, whom, colour))}
    if move <= pieces.PLANT:
        return "spared", {"card": pieces.CARDS[move - pieces.DISCARD]}
    square = move - pieces.PLANT
    behind = [seat for seat in range(len(s.places)) if seat != me and s.advance(seat) < square]
    return "plant", {"place": PLACE_NAMES[square], "count": len(behind)}


def _throw(s: Cocarde, me: int, move: int) -> dict[str, Argument]:
    """What my own throw then brings: one tree more, planted or not; and whether I am off the course."""
    after = s.clone()
    after.agenda = [Stop() if isinstance(step, Next) else step for step in s.agenda]
    after.play(me, move)
    tree, off = _thrown(after, me, s.trees[me] + s.certificates[me], Random(s.turns))
    return {"chance": percent(tree), "risk": percent(off)}


def _thrown(s: Cocarde, me: int, wealth: int, rng: Random) -> tuple[float, float]:
    """Over all throws, where everybody answers as is likeliest."""
    while not isinstance(step := s.agenda[-1], Stop):
        if isinstance(step, Throw):
            tree = off = 0.0
            for throw, weight in enumerate(pieces.THROW_WEIGHTS):
                child = s.clone()
                child.play(CHANCE, throw)
                found = _thrown(child, me, wealth, rng)
                tree, off = tree + weight * found[0], off + weight * found[1]
            whole = sum(pieces.THROW_WEIGHTS)
            return tree / whole, off / whole
        if s.turn == CHANCE:
            s.play(CHANCE, drawn(s.weights(), rng.getrandbits(29)))
        else:
            s.play(s.turn, best(s, s.turn, s.moves(s.turn)))
    return float(s.trees[me] + s.certificates[me] > wealth), float(not START < s.places[me] <= LAST)


def defence(view: CocardeView, s: Cocarde, whom: int, colour: int) -> float:
    """How likely a player can avert an attack of this colour, by the cards that this seat does not see."""
    known = [CARD_OF[name] for name in view.known[whom]]
    if any(averts(s, whom, colour, card) for card in known):
        return 1.0
    counts, hidden = unseen(view, s), len(s.hands[whom]) - len(known)
    cards, useless = (
        sum(counts),
        sum([count for card, count in enumerate(counts) if not averts(s, whom, colour, card)]),
    )
    return 1 - comb(useless, hidden) / comb(cards, hidden) if hidden <= cards else 0.0


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
