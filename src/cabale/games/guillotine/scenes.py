"""Positions of Guillotine set by hand, and views in the same words, for scenario files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from cabale.core.fields import Bag, BySeat, Either, Field, Flag, OneOf, OrNone, Row, Seat, Whole
from cabale.core.pages import page_of
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.setting import hand_of, only, seats_in, uneven, unfit
from cabale.games.guillotine.events import DEALT, DISCARDED, PLACED
from cabale.games.guillotine.notation import cards_of, nobles_of
from cabale.games.guillotine.pieces import ACTIONS, COPIES, DAYS, KINDS_OF_ACTIONS, NOBLE_NAMES, NOBLES
from cabale.games.guillotine.rules import TURNS, close
from cabale.games.guillotine.table import GOES_ON, Guillotine, Options, count_up, lay_table
from cabale.games.guillotine.views import KINDS, GuillotineView

UNKNOWN: Final = "unknown"  # a noble that the viewer does not know

_NOBLE: Final = OneOf(NOBLE_NAMES)
_CARD: Final = OneOf(ACTIONS)
_HAND: Final = Bag(ACTIONS)
_PEEK: Final = Row(OneOf((*NOBLE_NAMES, UNKNOWN)))

FIELDS: Final[Mapping[str, Field]] = {
    "active": OrNone(Seat()),
    "day": Whole(),
    "day_start": OrNone(Seat()),
    "turns": Whole(),
    "line": Row(_NOBLE),
    "noble_deck": OrNone(Bag(NOBLE_NAMES)),
    "noble_discard": Row(_NOBLE),
    "action_deck": OrNone(_HAND),
    "action_discard": Row(_CARD),
    "hands": BySeat(Either(_HAND, Whole())),
    "piles": BySeat(Row(_NOBLE)),
    "fronts": BySeat(Row(_CARD)),
    "rushed": Row(Seat()),
    "confused": Row(Seat()),
    "top": _PEEK,
    "looked": _PEEK,
    "noble_deck_size": Whole(),
    "action_deck_size": Whole(),
    "known": BySeat(_HAND),
    "playing": Row(_CARD),
    "collects": Whole(),
    "draws": Whole(),
    "ending": Flag(),
    "closing": Flag(),
    "blade": Flag(),
    "pending": OrNone(OneOf(tuple(dict.fromkeys(KINDS.values())))),
    "asked": Row(Seat()),
}

# Where a scenario may start: at the beginning of a turn (usual), or in the final phase.
PLACES: Final = ("turn", "final")

_SETTABLE: Final = (
    "active", "day", "day_start", "turns", "line", "noble_deck", "noble_discard", "action_deck",
    "action_discard", "hands", "piles", "fronts", "rushed", "confused",
)  # fmt: skip


def page(v: GuillotineView) -> dict[str, Any]:
    """The view in the words of scenario files."""
    top, looked = ([noble or UNKNOWN for noble in nobles] for nobles in (v.top, v.looked))
    return page_of(v, FIELDS, top=top, looked=looked, ending=v.ending != GOES_ON)


def set_table(seats: int, options: Options, table: Mapping[str, Any]) -> Guillotine:
    """The table as described. A deck that is not named holds what is left of the box; on a `bare` table
    it is empty, and nobody counts the cards."""
    only(table, _SETTABLE)
    letters = LETTERS[:seats]
    bare: bool = table.get("bare", False)
    active = letters.index(table.get("active") or letters[0])
    s = lay_table(
        options,
        seats,
        day=_day(table),
        day_start=letters.index(table.get("day_start") or letters[active]),
        active=active,
    )
    s.turns = table.get("turns", 0)
    s.line = nobles_of(table.get("line", []))
    s.buried = nobles_of(table.get("noble_discard", []))
    s.discards = cards_of(table.get("action_discard", []))
    s.hands = [tuple(sorted(cards_of(hand_of(table, seat)))) for seat in letters]
    s.piles = [nobles_of(table.get("piles", {}).get(seat, [])) for seat in letters]
    s.fronts = [cards_of(table.get("fronts", {}).get(seat, [])) for seat in letters]
    s.rushed = seats_in(table, "rushed", letters)
    s.confused = seats_in(table, "confused", letters)
    s.deck = _noble_deck(s, table, bare)
    s.deck_size = sum(s.deck)
    s.actions = _action_deck(s, table, bare)
    s.actions_size = sum(s.actions)
    _tell_past(s)
    if table.get("at", "turn") == "final":
        close(s, active)
    else:
        s.do(TURNS[active])
    s.settle()
    return s


def _day(table: Mapping[str, Any]) -> int:
    day: int = table.get("day", 1)
    if not 1 <= day <= DAYS:
        raise unfit("table.day", day, "1, 2, 3", rule="G-70")
    return day


def _noble_deck(s: Guillotine, table: Mapping[str, Any], bare: bool) -> list[int]:
    """G-11. Every noble is one card: nowhere twice, and somewhere unless the table is bare."""
    placed = Counter([*s.line, *s.buried, *[noble for pile in s.piles for noble in pile]])
    given = table.get("noble_deck")
    placed.update(nobles_of(given or []))
    twice = [NOBLE_NAMES[noble] for noble, times in placed.items() if times > 1]
    if twice or (given is not None and not bare and len(placed) < NOBLES):
        raise uneven("table.noble_deck" if given is not None else "table.line", "50 × 1", "G-11")
    if given is not None:
        return [int(name in given) for name in NOBLE_NAMES]
    return [0 if bare else 1 - placed[noble] for noble in range(NOBLES)]


def _action_deck(s: Guillotine, table: Mapping[str, Any], bare: bool) -> list[int]:
    placed = Counter([*s.discards, *[card for row in (*s.hands, *s.fronts) for card in row]])
    given = table.get("action_deck")
    placed.update(cards_of(given or []))
    many = [card for card, times in placed.items() if times > COPIES[card]]
    if many or (given is not None and not bare and sum(placed.values()) < sum(COPIES)):
        raise uneven("table.action_deck" if given is not None else "table.hands", "60", "G-11")
    if given is not None:
        return [given.count(name) for name in ACTIONS]
    return [0 if bare else COPIES[card] - placed[card] for card in range(KINDS_OF_ACTIONS)]


def _tell_past(s: Guillotine) -> None:
    """What every seat may know of how the cards came to lie there."""
    for card in s.discards:
        s.tell(DISCARDED, NO_SEAT, card)
    for seat in range(s.seats):
        for card in s.fronts[seat]:
            s.tell(PLACED, seat, card, seat)
    for seat in range(s.seats):
        for card in s.hands[seat]:
            s.tell(DEALT, seat, card)


def score(pile: list[str], front: list[str]) -> int:
    """G-80. For scenario files: what a pile and the cards in front of its owner are worth."""
    return count_up(nobles_of(pile), cards_of(front))
