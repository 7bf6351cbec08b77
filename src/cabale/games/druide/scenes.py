"""Positions of Le Grand Druide set by hand, and views in the same words, for scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cabale.core.errors import BadScenario
from cabale.core.fields import BySeat, Field, Mistyped, OneOf, OrNone, Row, Seat, Whole
from cabale.core.pages import page_of
from cabale.core.seats import LETTERS, NO_SEAT
from cabale.core.setting import only, seats_in, unfit
from cabale.games.druide.events import LUCKY_DEALT, TABOO_DEALT
from cabale.games.druide.notation import COLOUR_OF, NUMBERS
from cabale.games.druide.pieces import BARS, COLOURS, DRUIDS, FREE, NEUTRAL, OWN_BARS, STONES, TABOOS
from cabale.games.druide.rules import TURNS
from cabale.games.druide.table import Druide, Options, alone_on_top, full_deck, lay_table
from cabale.games.druide.views import KINDS, DruideView


class Number(Field):
    """The number of a stone, of a line or of a card."""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= STONES:
            raise Mistyped(value, f"1-{STONES}")
        return value


class Numbers(Field):
    """Some of them, in any order."""

    def read(self, value: Any, seats: int) -> Any:
        return sorted(Row(Number()).read(value, seats))


class Run(Field):
    """A run of stones round the ring: `28-1`."""

    def read(self, value: Any, seats: int) -> Any:
        first, _, last = value.partition("-") if isinstance(value, str) else ("", "", "")
        if first not in NUMBERS or last not in NUMBERS:
            raise Mistyped(value, "2-5, 28-1 …")
        return value


FIELDS: Final[Mapping[str, Field]] = {
    "active": OrNone(Seat()),
    "turns": Whole(),
    "bars": Numbers(),
    "coloured": BySeat(Numbers()),
    "druids": BySeat(Numbers()),
    "reserve": BySeat(Whole()),
    "bars_left": BySeat(Whole()),
    "passed": Row(Seat()),
    "lucky": BySeat(OrNone(Number())),
    "taboo": BySeat(OrNone(OneOf(COLOURS[:TABOOS]))),
    "neutral": Numbers(),
    "neutral_tokens": Whole(),
    "removed": BySeat(Numbers()),
    "doomed": Numbers(),
    "turned": Numbers(),
    "numbers": OrNone(Numbers()),
    "trilithons": OrNone(Row(OneOf(COLOURS[:TABOOS]))),
    "colleges": Row(Run()),
    "sizes": Row(Whole()),
    "votes": Row(Whole()),
    "counts": Row(BySeat(Whole())),
    "tied": Row(Row(Seat())),
    "carriers": Row(OrNone(Seat())),
    "college_votes": BySeat(Whole()),
    "bonus": BySeat(Whole()),
    "pending": OrNone(OneOf(tuple(KINDS.values()))),
    "asked": Row(Seat()),
}

PLACES: Final = ("turn",)  # a scenario starts at the beginning of a turn

_SETTABLE: Final = (
    "active", "turns", "bars", "coloured", "druids", "reserve", "bars_left", "passed", "lucky", "taboo",
)  # fmt: skip


def page(v: DruideView) -> dict[str, Any]:
    """The view in the words of scenario files."""

    def owned(seat: int | None) -> list[int]:
        return sorted(bar.line for bar in v.bars if bar.seat == seat)

    seats, colleges = range(v.seats), v.colleges
    return page_of(
        v,
        FIELDS,
        bars=sorted(bar.line for bar in v.bars),
        neutral=owned(None),
        coloured=[owned(seat) for seat in seats],
        druids=[[stone for stone, owner in enumerate(v.stones, 1) if owner == seat] for seat in seats],
        neutral_tokens=len(v.tokens),
        colleges=[f"{college.stones[0]}-{college.stones[-1]}" for college in colleges],
        sizes=[len(college.stones) for college in colleges],
        votes=[college.votes for college in colleges],
        counts=[college.counts for college in colleges],
        tied=[college.tied for college in colleges],
        carriers=[college.carrier for college in colleges],
        college_votes=v.votes,
    )


def set_table(seats: int, options: Options, table: Mapping[str, Any]) -> Druide:
    """The table as described. Druids and bars that are not named are in the reserves; seats whose cards are
    not named have the first that are left. On a `bare` table nobody counts the pieces."""
    only(table, _SETTABLE)
    letters = LETTERS[:seats]
    s = lay_table(options, seats)
    s.turns = table.get("turns", 0)
    s.passed = seats_in(table, "passed", letters)
    _lay_bars(s, table)
    _place_druids(s, table)
    _deal(s, table)
    active = letters.index(table.get("active") or letters[0])
    if s.passed >> active & 1:
        raise unfit("table.active", letters[active], "", rule="D-12")
    s.do(TURNS[active])
    s.settle()
    return s


def _uneven(key: str, expected: str, rule: str) -> BadScenario:
    return BadScenario("pieces_do_not_add_up", rule=rule, key=key, expected=expected)


def _lay_bars(s: Druide, table: Mapping[str, Any]) -> None:
    """D-11. Seven bars; those named under `coloured` have been moved, and never move again."""
    s.bars = list(table.get("bars", s.bars))
    if len(s.bars) != BARS:
        raise _uneven("table.bars", str(BARS), "D-4")
    for seat, letter in enumerate(LETTERS[: s.seats]):
        lines = table.get("coloured", {}).get(letter, [])
        for line in lines:
            free = [bar for bar in range(BARS) if s.bars[bar] == line and s.owners[bar] == NEUTRAL]
            if not free:
                raise unfit(f"table.coloured.{letter}", line, ", ".join(map(str, s.bars)), rule="D-11")
            s.owners[free[0]] = seat
        s.bars_left[seat] = _left(s, table, "bars_left", letter, OWN_BARS[s.seats], len(lines))


def _place_druids(s: Druide, table: Mapping[str, Any]) -> None:
    """D-9. One druid a stone."""
    for seat, letter in enumerate(LETTERS[: s.seats]):
        stones = table.get("druids", {}).get(letter, [])
        for stone in stones:
            if s.stones[stone] != FREE:
                raise unfit(f"table.druids.{letter}", stone, "", rule="D-9")
            s.stones[stone] = seat
        s.reserve[seat] = _left(s, table, "reserve", letter, DRUIDS[s.seats], len(stones))


def _left(s: Druide, table: Mapping[str, Any], key: str, letter: str, all_in_all: int, used: int) -> int:
    """D-3. What a player has left of so many pieces."""
    left: int = table.get(key, {}).get(letter, max(0, all_in_all - used))
    if left + used != all_in_all and not table.get("bare", False):
        raise _uneven(f"table.{key}.{letter}", f"{all_in_all} - {used}", "D-3")
    return left


def _deal(s: Druide, table: Mapping[str, Any]) -> None:
    """D-6, D-7. Number cards as the deck has them, trilithon cards all different."""
    letters = LETTERS[: s.seats]
    lucky = {letter: number for letter, number in table.get("lucky", {}).items() if number}
    taboo = {letter: colour for letter, colour in table.get("taboo", {}).items() if colour}
    s.numbers = full_deck(s.options)
    for letter, number in lucky.items():
        s.numbers[number] -= 1
        if s.numbers[number] < 0:
            raise _uneven(f"table.lucky.{letter}", f"{s.options.copies} × {number}", "D-6")
    for letter, colour in taboo.items():
        s.trilithons[COLOUR_OF[colour]] -= 1
        if s.trilithons[COLOUR_OF[colour]] < 0:
            raise _uneven(f"table.taboo.{letter}", f"1 × {colour}", "D-7")
    for seat, letter in enumerate(letters):
        if letter in lucky:
            s.lucky[seat] = lucky[letter]
        else:
            s.lucky[seat] = _first_left(s.numbers)
            s.numbers[s.lucky[seat]] -= 1
        s.tell(LUCKY_DEALT, seat, s.lucky[seat])
    for seat, letter in enumerate(letters):
        if letter in taboo:
            s.taboo[seat] = COLOUR_OF[taboo[letter]]
        else:
            s.taboo[seat] = _first_left(s.trilithons)
            s.trilithons[s.taboo[seat]] -= 1
        s.tell(TABOO_DEALT, seat, s.taboo[seat])


def _first_left(cards: list[int]) -> int:
    return next(card for card, copies in enumerate(cards) if copies)


def carried(counts: list[int]) -> str | None:
    """D-18. For scenario files: who gets the votes of a college in which everybody has so many druids."""
    return _letter(alone_on_top(counts))


def elected(totals: list[int]) -> str | None:
    """D-19. For scenario files: who is elected with such totals."""
    return _letter(alone_on_top(totals))


def _letter(seat: int) -> str | None:
    return None if seat == NO_SEAT else LETTERS[seat]
