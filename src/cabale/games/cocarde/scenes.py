"""Positions of Le Lys et la Cocarde set by hand, and views in the same words, for scenario files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from cabale.core.fields import Bag, BySeat, Either, Field, Flag, OneOf, OrNone, Row, Seat, Whole
from cabale.core.pages import page_of
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.setting import hand_of, only, seats_in, uneven, unfit
from cabale.games.cocarde import pieces
from cabale.games.cocarde.events import DEALT, DISCARDED, MARKED
from cabale.games.cocarde.moving import THROW
from cabale.games.cocarde.notation import THROW_OF, cards_of
from cabale.games.cocarde.rules import CLOSING, NEXT, TURNS
from cabale.games.cocarde.sentences import ARRIVE
from cabale.games.cocarde.squares import GUILLOTINE, LAST, NAMES, NEVER_PLANTED, PLACE_NAMES, RETURN
from cabale.games.cocarde.table import Cocarde, Options, lay_table
from cabale.games.cocarde.views import KINDS, CocardeView

_HAND: Final = Bag(pieces.CARDS)
_QUESTION: Final = OrNone(OneOf(tuple(KINDS.values())))

FIELDS: Final[Mapping[str, Field]] = {
    "active": OrNone(Seat()),
    "round": Whole(),
    "turns": Whole(),
    "places": BySeat(OneOf(NAMES)),
    "roles": BySeat(OrNone(OneOf(pieces.ROLES[1:]))),
    "figures": BySeat(OneOf(pieces.FIGURES)),
    "hands": BySeat(Either(_HAND, Whole())),
    "known": BySeat(_HAND),
    "trees": BySeat(Whole()),
    "certificates": BySeat(Whole()),
    "skip": Row(Seat()),
    "wait": Row(Seat()),
    "tavern": Row(Seat()),
    "salon": BySeat(Whole()),
    "restart": Row(Seat()),
    "draw_pile": OrNone(_HAND),
    "draw_pile_size": Whole(),
    "discard_pile": Row(OneOf(pieces.CARDS)),
    "cancelled": Row(Whole()),
    "tree_stock": Whole(),
    "certificate_stock": Whole(),
    "acted": Flag(),
    "dice": OrNone(OneOf(tuple(THROW_OF))),
    "rerolled": Flag(),
    "pool": Either(_HAND, Whole()),
    "moment": _QUESTION,
    "pending": _QUESTION,
    "asked": Row(Seat()),
}

# Where a scenario may start: at the beginning of a turn (usual), or with the roll of step 3.
AT: Final = ("turn", "roll")

_SETTABLE: Final = (
    "active", "round", "turns", "places", "roles", "hands", "trees", "certificates", "skip", "wait",
    "tavern", "salon", "restart", "draw_pile", "discard_pile", "cancelled", "tree_stock",
)  # fmt: skip
_ONLY_AT: Final = {"wait": 1, "tavern": 20, "salon": 53}  # what belongs to a square


def page(v: CocardeView) -> dict[str, Any]:
    """The view in the words of scenario files."""
    roles = [None if role == pieces.ROLES[0] else role for role in v.roles]
    return page_of(v, FIELDS, roles=roles, dice=None if v.dice is None else "+".join(v.dice))


def set_table(seats: int, options: Options, table: Mapping[str, Any]) -> Cocarde:
    """The table as described. A draw pile that is not named holds what is left of the box; on a `bare`
    table it is empty, and nobody counts cards or trees."""
    only(table, _SETTABLE)
    letters = LETTERS[:seats]
    bare: bool = table.get("bare", False)
    active = letters.index(table.get("active") or letters[0])
    s = lay_table(options, seats)
    s.active = active
    s.rounds = max(1, table.get("round", 1)) - (1 if active == 0 and table.get("at") != "roll" else 0)
    s.turns = table.get("turns", 0)
    s.cancelled = _cancelled(table)
    s.places = [_place(s, table, seat) for seat in letters]
    s.roles = [pieces.ROLES.index(table.get("roles", {}).get(seat) or pieces.ROLES[0]) for seat in letters]
    s.hands = [tuple(sorted(cards_of(hand_of(table, seat)))) for seat in letters]
    s.trees = tuple([table.get("trees", {}).get(seat, 0) for seat in letters])
    s.certificates = tuple([table.get("certificates", {}).get(seat, 0) for seat in letters])
    s.skip, s.restart = (seats_in(table, key, letters) for key in ("skip", "restart"))
    s.wait, s.tavern = (_bound(s, table, key, letters) for key in ("wait", "tavern"))
    s.salon = tuple([_salon(s, table, seat, letters) for seat in letters])
    s.discards = cards_of(table.get("discard_pile", []))
    s.pile = _draw_pile(s, table, bare)
    s.pile_size = sum(s.pile)
    _stock(s, table, bare)
    _tell_past(s)
    if table.get("at", "turn") == "roll":
        s.do(THROW, ARRIVE, CLOSING, NEXT)
    else:
        s.do(TURNS[active])
    s.settle()
    return s


def _cancelled(table: Mapping[str, Any]) -> int:
    squares: list[int] = table.get("cancelled", [])
    for square in squares:
        if not 0 < square < LAST - 1 or square in NEVER_PLANTED:  # 55 lies behind nobody who still plays
            raise unfit("table.cancelled", square, "1 … 54", rule="L-47")
    return sum([1 << square for square in set(squares)])


def _place(s: Cocarde, table: Mapping[str, Any], seat: str) -> int:
    name: str = table.get("places", {}).get(seat, PLACE_NAMES[0])
    place = PLACE_NAMES.index(name)
    if place in (LAST, GUILLOTINE, RETURN):
        raise unfit(f"table.places.{seat}", name, "m1 … m55, pr1 … pr7, fr1 … fr7", rule="L-27")
    if place <= LAST and not s.exists(place):
        raise unfit(f"table.places.{seat}", name, "m1 … m55", rule="L-49")
    return place


def _bound(s: Cocarde, table: Mapping[str, Any], key: str, letters: str) -> int:
    """Who waits or drinks stands on that square."""
    for seat in table.get(key, []):
        if s.places[letters.index(seat)] != _ONLY_AT[key]:
            raise unfit(f"table.{key}", seat, PLACE_NAMES[_ONLY_AT[key]], rule="L-29")
    return seats_in(table, key, letters)


def _salon(s: Cocarde, table: Mapping[str, Any], seat: str, letters: str) -> int:
    rolls: int = table.get("salon", {}).get(seat, 0)
    if rolls > 2 or (rolls and s.places[letters.index(seat)] != _ONLY_AT["salon"]):
        raise unfit(f"table.salon.{seat}", rolls, f"0, 1, 2 ({PLACE_NAMES[_ONLY_AT['salon']]})", rule="L-32")
    return rolls


def _draw_pile(s: Cocarde, table: Mapping[str, Any], bare: bool) -> list[int]:
    """Section 2. Every card of the box lies somewhere, and none twice; a bare table may lack some."""
    placed = Counter([*s.discards, *[card for hand in s.hands for card in hand]])
    placed.update([card for role in s.roles for card in pieces.MARKING[role]])
    given = table.get("draw_pile")
    placed.update(cards_of(given or []))
    many = [card for card, times in placed.items() if times > pieces.COPIES[card]]
    if many or (given is not None and not bare and sum(placed.values()) < pieces.ALL_CARDS):
        key = "table.draw_pile" if given is not None else "table.hands"
        raise uneven(key, str(pieces.ALL_CARDS), "L-5")
    if given is not None:
        return [given.count(name) for name in pieces.CARDS]
    return [0 if bare else pieces.COPIES[card] - placed[card] for card in range(pieces.KINDS_OF_CARDS)]


def _stock(s: Cocarde, table: Mapping[str, Any], bare: bool) -> None:
    """Section 2. 80 trees and 80 certificates in all."""
    planted = s.cancelled.bit_count()
    s.tree_stock = table.get("tree_stock", pieces.TREES - sum(s.trees) - planted)
    s.certificate_stock = pieces.CERTIFICATES - sum(s.certificates)
    even = s.tree_stock + sum(s.trees) + planted == pieces.TREES
    if s.tree_stock < 0 or s.certificate_stock < 0 or not (even or bare):
        raise unfit("table.trees", sum(s.trees), f"{pieces.TREES}", rule="L-50")


def _tell_past(s: Cocarde) -> None:
    """What every seat may know of how the cards came to lie there."""
    for card in s.discards:
        s.tell(DISCARDED, NO_SEAT, card)
    for seat, role in enumerate(s.roles):
        if role:
            s.tell(MARKED, NO_SEAT, role, seat)
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.tell(DEALT, seat, card)
