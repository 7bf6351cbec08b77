"""Positions of Complots set by hand, and views in the same words, for scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.dump import empty_kernel
from cabale.core.errors import BadScenario
from cabale.core.fields import Bag, BySeat, Either, Field, Flag, OfSeat, OneOf, OrNone, Row, Seat, Whole
from cabale.core.pages import page_of
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.setting import hand_of, uneven, unfit
from cabale.games.complots import pieces
from cabale.games.complots.events import DEALT, DECLARED, DRAFTED, DREW, ELIMINATED, LOST, RETURNED
from cabale.games.complots.notation import names_of
from cabale.games.complots.rules import ActionClaim, Deed, Draft, Power, Reply, Turn, in_order
from cabale.games.complots.table import NO_LIMIT, Complots, Options
from cabale.games.complots.views import KINDS, ComplotsView

_CHARACTER: Final = OneOf((*pieces.FIXED, *pieces.ENVOYS))
_CARDS: Final = Bag((*pieces.FIXED, *pieces.ENVOYS))

FIELDS: Final[Mapping[str, Field]] = {
    "active": OrNone(Seat()),
    "turns": Whole(),
    "coins": BySeat(Whole()),
    "treasury": OrNone(Whole()),
    "court_size": Whole(),
    "court": OrNone(_CARDS),
    "hidden": BySeat(Either(_CARDS, Whole())),
    "faceup": BySeat(Row(_CHARACTER)),
    "eliminated": Row(Seat()),
    "pending": OrNone(OneOf(tuple(KINDS.values()))),
    "asked": Row(Seat()),
    "answered": Flag(),
    "picked": OrNone(_CHARACTER),
    "action": OrNone(OneOf(tuple(pieces.ACTIONS.values()))),
    "target": OrNone(Seat()),
    "counter": OrNone(_CHARACTER),
    "counter_by": OrNone(Seat()),
    "challenger": OrNone(Seat()),
    "seen": Row(OfSeat((*pieces.FIXED, *pieces.ENVOYS))),
}

# Where a scenario may start, and what it must say then.
PLACES: Final = ("action", "draft", "challenge", "counter", "effect")

_SETTABLE: Final = (
    "active", "turns", "coins", "treasury", "court", "hidden", "faceup", "eliminated", "action", "target",
)  # fmt: skip


def page(v: ComplotsView) -> dict[str, Any]:
    """The view in the words of scenario files."""
    return page_of(
        v,
        FIELDS,
        action=v.deed.action if v.deed else None,
        target=v.deed.target if v.deed else None,
        counter=v.counter.character if v.counter else None,
        counter_by=v.counter.seat if v.counter else None,
        seen=[f"{LETTERS[card.seat]}={card.character}" for card in v.seen],
    )


def set_table(seats: int, options: Options, table: Mapping[str, Any]) -> Complots:
    """The table as described; what is not named is as at the start, or empty on a `bare` table."""
    at: str = table.get("at", "action")
    bare: bool = table.get("bare", False)
    for key in table:
        idle = at in ("action", "draft") and key in ("action", "target")
        if idle or key not in (*_SETTABLE, "at", "bare"):
            raise unfit(f"table.{key}", key, ", ".join(_SETTABLE), "cannot_be_set")
    if at == "draft" and seats != 2:
        raise unfit("table.at", at, ", ".join(place for place in PLACES if place != at), rule="C-7")
    letters = LETTERS[:seats]
    names = names_of(options.envoy)
    hidden = [_hand(table, "hidden", seat, names) for seat in letters]
    faceup = [_hand(table, "faceup", seat, names) for seat in letters]
    active = _active(table, letters, hidden)
    coins = [
        table.get("coins", {}).get(seat, 0 if bare or not hidden[i] else starting_coins(seats, i == active))
        for i, seat in enumerate(letters)
    ]
    s = Complots(
        options,
        coins=coins,
        hidden=[tuple(sorted(hand)) for hand in hidden],
        faceup=[tuple(row) for row in faceup],
        court=_court(seats, table, names, hidden, faceup, bare),
        treasury=_treasury(options, table, sum(coins)),
        active=active,
        turns=table.get("turns", 0),
        eliminated=_eliminated(table, letters, hidden, faceup),
        basis=empty_kernel(),
    )
    if not bare:
        _count_cards(s, at)
        _count_coins(s)
    _tell_deal(s)
    s.do(*_plan(s, at, table))
    s.settle()
    return s


def starting_coins(seats: int, first: bool) -> int:
    return 1 if seats == 2 and first else 2  # C-5, C-7


def _hand(table: Mapping[str, Any], key: str, seat: str, names: tuple[str, ...]) -> list[int]:
    return _cards(hand_of(table, seat, key), f"table.{key}.{seat}", names)


def _cards(cards: list[str], key: str, names: tuple[str, ...]) -> list[int]:
    for card in cards:
        if card not in names:
            raise unfit(key, card, ", ".join(names), rule="C-4")
    return [names.index(card) for card in cards]


def _active(table: Mapping[str, Any], letters: str, hidden: list[list[int]]) -> int:
    """Who acts: somebody living, among two at least, or there would be no game to go on with."""
    living = [seat for seat, hand in zip(letters, hidden, strict=True) if hand]
    if len(living) < 2:
        raise unfit("table.hidden", ", ".join(living) or "none", "{ a = […], b = […] }", rule="C-42")
    active = table.get("active") or living[0]
    if active not in living:
        raise unfit("table.active", active, ", ".join(living), rule="C-10")
    return letters.index(active)


def _treasury(options: Options, table: Mapping[str, Any], held: int) -> int:
    """What nobody holds, out of what the option says there is."""
    if options.treasury_limit == NO_LIMIT:
        if table.get("treasury") is not None:
            raise unfit("table.treasury", table["treasury"], '"none"', rule="C-R11")
        return NO_LIMIT
    treasury: int | None = table.get("treasury", options.treasury_limit - held)
    if treasury is None:
        raise unfit("table.treasury", "none", f"0-{options.treasury_limit}", rule="C-R11")
    return treasury


def _court(
    seats: int,
    table: Mapping[str, Any],
    names: tuple[str, ...],
    hidden: list[list[int]],
    faceup: list[list[int]],
    bare: bool,
) -> list[int]:
    """The Court as given; else the rest of the deck, and with two players the rest of the third packet."""
    if table.get("court") is not None:
        given = _cards(table["court"], "table.court", names)
        return [given.count(character) for character in range(pieces.CHARACTERS)]
    if bare:
        return [0] * pieces.CHARACTERS
    hands = [[*row, *hand] for hand, row in zip(hidden, faceup, strict=True)]
    if seats == 2:  # either card of each may be the one that was dealt
        deals: list[tuple[int, ...]] = list(product(*hands))
    else:
        deals = [tuple(card for hand in hands for card in hand)]
    for deal in deals:
        court = [copies_of(seats) - deal.count(character) for character in range(pieces.CHARACTERS)]
        if min(court) >= 0:
            return court
    raise uneven("table.hidden", f"{copies_of(seats)} × {', '.join(names)}", "C-7" if seats == 2 else "C-2")


def copies_of(seats: int) -> int:
    """How many of each character the cards are dealt from."""
    return 1 if seats == 2 else 4 if seats > 6 else 3  # C-2, C-7


def _eliminated(
    table: Mapping[str, Any], letters: str, hidden: list[list[int]], faceup: list[list[int]]
) -> tuple[int, ...]:
    out = [seat for seat in range(len(letters)) if faceup[seat] and not hidden[seat]]
    if "eliminated" in table:
        given = [letters.index(seat) for seat in table["eliminated"]]
        if sorted(given) != out:
            expected = ", ".join(letters[seat] for seat in out) or "[]"
            raise unfit("table.eliminated", ", ".join(table["eliminated"]), expected, rule="C-41")
        return tuple(given)
    return tuple(out)


def _count_cards(s: Complots, at: str) -> None:
    """C-2, C-5 to C-7. Two cards a seat (one before the draft), and as many of each as there are."""
    each = 1 if at == "draft" else 2
    for seat in range(s.seats):
        if len(s.hidden[seat]) + len(s.faceup[seat]) != each:
            raise uneven(f"table.hidden.{LETTERS[seat]}", str(each), "C-7" if s.seats == 2 else "C-5")
    if s.seats == 2:
        if at != "draft" and drafts(s) is None:
            raise uneven("table.court", "1 × 5 + 2", "C-7")
        return
    cards = [card for hand in (*s.hidden, *s.faceup) for card in hand]
    for character in range(pieces.CHARACTERS):
        if s.court[character] + cards.count(character) != copies_of(s.seats):
            expected = f"{copies_of(s.seats)} × {names_of(s.options.envoy)[character]}"
            raise uneven("table.court", expected, "C-2")


def _count_coins(s: Complots) -> None:
    """C-3, C-41. All coins are somewhere, and none before the eliminated."""
    for seat in s.eliminated:
        if s.coins[seat]:
            raise unfit(f"table.coins.{LETTERS[seat]}", s.coins[seat], "0", rule="C-41")
    limit = s.options.treasury_limit
    if s.treasury != NO_LIMIT and (s.treasury < 0 or s.treasury + sum(s.coins) != limit):
        raise BadScenario(
            "coins_do_not_add_up", rule="C-3", key="table.coins", expected=str(limit), limit=limit
        )


def drafts(s: Complots) -> list[int] | None:
    """C-7. With two players: what was picked, which is all there is besides the third packet, wherever
    exchanges and proofs have brought it since; none if the packet is not whole."""
    count = [
        held + sum(row.count(card) for row in (*s.hidden, *s.faceup)) for card, held in enumerate(s.court)
    ]
    if (
        min(count) < 1
        or sum(count) != pieces.CHARACTERS + s.seats
        or sum(s.court) != pieces.CHARACTERS - s.seats
    ):
        return None
    return [card for card in range(pieces.CHARACTERS) for _ in range(count[card] - 1)]


Hands = tuple[tuple[int, int], tuple[int, int]]
Swap = tuple[int, int, int]  # a seat, the card it drew, the card it returned for it


def how_it_came(picked: list[int], hands: Hands) -> tuple[Hands, list[Swap]]:
    """The cards dealt and picked at the start, and the fewest exchanges with the Court since then."""
    came: dict[Hands, tuple[Hands, list[Swap]]] = {}
    for dealt, picks in product(permutations(range(pieces.CHARACTERS), 2), permutations(picked)):
        start = (dealt[0], picks[0]), (dealt[1], picks[1])
        came.setdefault(_sorted(start), (start, []))
    pack = [*range(pieces.CHARACTERS), *picked]
    reached = list(came)
    for place in reached:  # it grows, and what is reached first is reached by the fewest
        if place == hands:
            break
        start, swaps = came[place]
        court = [*pack]
        for card in (*place[0], *place[1]):
            court.remove(card)
        for seat, kept, drawn in product(range(2), range(2), set(court)):
            hand = place[seat][kept], drawn
            after = _sorted((hand, place[1]) if seat == 0 else (place[0], hand))
            if after not in came:
                came[after] = start, [*swaps, (seat, drawn, place[seat][1 - kept])]
                reached.append(after)
    return came[hands]


def _sorted(hands: Hands) -> Hands:
    (a, b), (c, d) = hands
    return (min(a, b), max(a, b)), (min(c, d), max(c, d))


def _tell_deal(s: Complots) -> None:
    """The cards on the table as if just dealt and lost, so that every view has a history."""
    rows = [[*s.faceup[seat], *s.hidden[seat]] for seat in range(s.seats)]
    whole = s.seats == 2 and all(len(row) == 2 for row in rows)
    picked = drafts(s) if whole else None
    if picked is None:
        for seat, row in enumerate(rows):
            for card in row:
                s.tell(DEALT, seat, card)
    else:
        start, swaps = how_it_came(picked, _sorted(((rows[0][0], rows[0][1]), (rows[1][0], rows[1][1]))))
        for seat, (dealt, pick) in enumerate(start):
            s.tell(DEALT, seat, dealt)
            s.tell(DRAFTED, seat, pick)
        for seat, drawn, returned in swaps:
            s.tell(DREW, seat, drawn)
            s.tell(RETURNED, seat, returned)
    for seat, lost in enumerate(s.faceup):
        for card in lost:
            s.tell(LOST, seat, card)
    for seat in s.eliminated:
        s.tell(ELIMINATED, seat, 0)


def _plan(s: Complots, at: str, table: Mapping[str, Any]) -> list[Step[Any]]:
    """The agenda at the place where the scenario starts."""
    following = Turn(s.away(s.active, 1))
    if at == "action":
        return [Turn(s.active)]
    if at == "draft":
        return [Draft(), Turn(s.active)]
    deed = _deed(s, table, at)
    s.turns += 1
    s.tell(DECLARED, deed.actor, deed.action, deed.target)
    if at == "challenge":
        return [in_order(s, ActionClaim(deed)), following]
    if at == "counter":
        return [Reply(deed, NO_SEAT), following]
    return [Power(deed), following]


def _deed(s: Complots, table: Mapping[str, Any], at: str) -> Deed:
    """The action in progress, declared and paid for: one that this place of the turn knows (C-13)."""
    actions = {name: action for action, name in pieces.ACTIONS.items()}
    if s.options.envoy != pieces.INQUISITOR:
        del actions["examine"]
    if at == "challenge":
        actions = {
            name: action for name, action in actions.items() if pieces.CLAIMS[action] != pieces.NO_CHARACTER
        }
    if at == "counter":
        actions = {name: action for name, action in actions.items() if action in pieces.COUNTERED_BY}
    if table.get("action") not in actions:
        code = "bad_value" if table.get("action") else "missing_field"
        raise unfit("table.action", table.get("action"), ", ".join(actions), code, "C-13")
    action = actions[table["action"]]
    rivals = [LETTERS[seat] for seat in range(s.seats) if s.rivals(s.active) >> seat & 1]
    targets = rivals if action in pieces.TARGETED else [None]
    if table.get("target") not in targets:
        code = "bad_value" if table.get("target") else "missing_field"
        expected = ", ".join(rivals) if action in pieces.TARGETED else '"none"'
        raise unfit("table.target", table.get("target"), expected, code, "C-14")
    return Deed(action, s.active, LETTERS.index(table["target"]) if action in pieces.TARGETED else NO_SEAT)
