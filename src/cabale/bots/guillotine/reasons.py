"""Why an answer is the best: what it brings, in points that can be counted on the table."""

from __future__ import annotations

from typing import Final

from cabale.bots.guillotine.evaluation import held
from cabale.bots.guillotine.policy import best
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.steps import Stop
from cabale.core.views import Argument
from cabale.games.guillotine import pieces
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.effects import Inspect
from cabale.games.guillotine.notation import ACTION_OF
from cabale.games.guillotine.rules import Collects
from cabale.games.guillotine.table import Guillotine, count_up
from cabale.games.guillotine.views import KINDS, Kind

# What speaks for a card; for all others it is the noble that they bring to the front.
_SPEAKS: Final = {
    "influence": "political_influence",
    "ends": "scarlet_pimpernel",
    "more": "double_feature",
    "chance": "milling_in_line mass_confusion escape clothing_swap",
    "longer": "extra_cart late_arrival",
    "hand": "information_exchange rain_delay",
    "pile": "rat_break",
    "rivals": "rush_job forced_break infighting lack_of_support confusion_in_line missed clerical_error"
    " missing_heads tough_crowd twist_of_fate",
    "front": "church_support civic_support military_support fountain_of_blood indifferent_public",
    "foreign": "foreign_support",
    "guards": "callous_guards",
}
SPEAKS: Final = {ACTION_OF[name]: key for key, names in _SPEAKS.items() for name in names.split()}

Why = tuple[str, dict[str, Argument]]


def reason(s: Guillotine, me: int, move: int) -> Reason:
    """The words for an answer of this seat, at a table as its view allows it."""
    key, facts = _why(s, me, KINDS[type(s.agenda[-1])], move)
    return Reason(move=move, key=key, arguments=facts)


def _why(s: Guillotine, me: int, kind: Kind, move: int) -> Why:
    step = s.agenda[-1]
    if move == pieces.DISCARD_GUARDS:
        return "guards-away", {}
    match kind:
        case "action" | "final":
            if move != PASS:
                return _card(s, me, move)
            return ("pass", _first(s, me)) if kind == "action" else ("finish", {})
        case "interrupt":
            assert isinstance(step, Blade)
            facts = {"collector": step.seat, **_first(s, step.seat)}
            return "let-fall" if move == PASS else "interrupt", facts
        case "player" | "clown":
            target = s.away(me, move - pieces.CHOOSE_PLAYER)
            return kind, {"target": target, "total": s.totals()[target]}
        case "noble" | "distance" | "order" if s.playing[-1] != pieces.CLOTHING_SWAP:
            return _line(s, me, move)
        case "noble" | "distance" | "order" | "arrival" | "error":
            noble = move - pieces.CHOOSE_NOBLE
            facts = {"noble": pieces.NOBLE_NAMES[noble]}
            if kind == "error":
                facts["points"] = points(s, me, noble)
            return kind if kind in ("arrival", "error") else "swap", facts
        case "front" | "pile" | "inspect" | "victim" | "infighting":
            card = move - pieces.CHOOSE_CARD
            facts = {"card": pieces.ACTIONS[card]}
            if kind == "front":
                return "removed", facts | {"target": s.owner_of(card)}
            if isinstance(step, Inspect):
                return "inspect", facts | {"target": step.whom}
            return "pile" if kind == "pile" else "spared", facts


def points(s: Guillotine, seat: int, noble: int) -> int:
    """What a noble adds to the count of a seat that collects it; the Clown never stays (G-65)."""
    if noble == pieces.THE_CLOWN:
        return 0
    return count_up((*s.piles[seat], noble), s.fronts[seat]) - count_up(s.piles[seat], s.fronts[seat])


def _first(s: Guillotine, seat: int) -> dict[str, Argument]:
    """Who stands at the front, and what that is worth to a seat."""
    return {"noble": pieces.NOBLE_NAMES[s.line[0]], "points": points(s, seat, s.line[0])}


def _card(s: Guillotine, me: int, move: int) -> Why:
    card = move - pieces.PLAY
    key = SPEAKS.get(card)
    if key is None:
        return _line(s, me, move)
    facts: dict[str, Argument] = {"card": pieces.ACTIONS[card]}
    if key in ("influence", "chance"):
        facts |= _first(s, me)
    elif key == "rivals":
        totals = s.totals()
        ahead = max((seat for seat in range(s.seats) if seat != me), key=totals.__getitem__)
        facts |= {"target": ahead, "total": totals[ahead], "mine": totals[me]}
    elif key == "ends":
        facts["day"] = s.day
    elif key == "front":
        front = s.fronts[me]
        facts["points"] = count_up(s.piles[me], (*front, card)) - count_up(s.piles[me], front)
    elif key == "more":
        taken = [noble for noble in s.line[: s.collects + 1] if noble != pieces.THE_CLOWN]
        facts["points"] = count_up((*s.piles[me], *taken), s.fronts[me]) - s.totals()[me]
    elif key == "pile":
        facts["card"] = pieces.ACTIONS[max(s.discards, key=held(s).__getitem__)]
    return key, facts


def _line(s: Guillotine, me: int, move: int) -> Why:
    """A noble for me, or a line that serves the others less."""
    after = _foreseen(s, me, move)
    if after is None or not after.line:
        return "line", {}
    facts, before = _first(after, me), points(s, me, s.line[0])
    return ("take", {**facts, "before": before}) if int(facts["points"]) > before else ("behind", facts)


def _foreseen(s: Guillotine, me: int, move: int) -> Guillotine | None:
    """The table when the blade would fall, if all that is asked until then is asked of me."""
    s = s.clone()
    s.agenda = [Stop() if isinstance(step, Collects) else step for step in s.agenda]
    s.play(me, move)
    while s.turn == me:
        s.play(me, best(s, me, s.moves(me)))
    return s if isinstance(s.agenda[-1], Stop) else None
