"""What bots and learners make of a view: positions that it allows, and what a move would do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.events import UNSEEN, WHAT, WHOM
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.core.story import Line, Story
from cabale.games.druide import events
from cabale.games.druide.notation import COLOUR_OF
from cabale.games.druide.options import arrange
from cabale.games.druide.pieces import BARS, FREE, MOVE_BAR, NEUTRAL, PLACE, TOKEN
from cabale.games.druide.rules import DRAW_BARS, FIRST_PLAYER, TURNS, DealLucky, DealTaboo, next_to
from cabale.games.druide.table import Druide, full_deck, lay_table
from cabale.games.druide.views import CollegeView, DruideView, ForeseenColleges
from cabale.games.druide.watching import colleges

# --- positions ------------------------------------------------------------------------------------


class Reading:
    """All that a view says, worked out once; then positions come cheap.

    What others have played is open, and says no more about their cards than that it was possible, which
    every move is with every card.
    """

    def __init__(self, view: DruideView) -> None:
        self.view: Final = view
        self.table: Final = open_table(view)
        self.lines: Final = [self._line(event) for event in view.history]
        deals = [(kind, seat) for kind, seat, what, _ in self.lines if what == UNSEEN]  # some shown since
        self.wanting: Final = [
            seat for kind, seat in deals if kind == events.LUCKY_DEALT and not view.lucky[seat]
        ]
        self.shunning: Final = [
            seat for kind, seat in deals if kind == events.TABOO_DEALT and not view.taboo[seat]
        ]
        self.numbers: Final = [
            number for number, count in enumerate(self.table.numbers) for _ in range(count)
        ]
        self.trilithons: Final = [colour for colour, count in enumerate(self.table.trilithons) if count]

    def _line(self, event: events.AnyEvent) -> Line:
        line = events.TELLING.recall(event)
        if not isinstance(event, events.College):
            return line
        table = self.table
        bar = next(
            bar
            for bar in range(len(table.bars))
            if table.college(bar)[0] == event.first and table.college(bar)[1]
        )
        return (*line[:WHAT], bar, *line[WHOM:])

    def position(self, rng: Random) -> Druide:
        """One of the positions that the view allows: cards out of sight, any as likely as any other."""
        s = self.table.clone()
        for seat, number in zip(self.wanting, rng.sample(self.numbers, len(self.wanting)), strict=True):
            s.lucky[seat] = number
            s.numbers[number] -= 1
        for seat, colour in zip(self.shunning, rng.sample(self.trilithons, len(self.shunning)), strict=True):
            s.taboo[seat] = colour
            s.trilithons[colour] = 0
        story: Story | None = None
        for kind, seat, what, whom in self.lines:
            if what == UNSEEN:
                what = s.lucky[seat] if kind == events.LUCKY_DEALT else s.taboo[seat]
            story = (story, kind, seat, what, whom)
        s.story = story
        return s


def open_table(view: DruideView) -> Druide:
    """The table as far as the seat knows it; cards that it does not know are among those that nobody has."""
    s = lay_table(arrange(view.options), view.seats)
    s.stones = [FREE, *[FREE if owner is None else owner for owner in view.stones]]
    for stone in view.tokens:
        s.stones[stone] = TOKEN
    s.bars = [bar.line for bar in view.bars]
    for place, bar in enumerate(view.bars):
        s.owners[place] = NEUTRAL if bar.seat is None else bar.seat
    s.reserve = list(view.reserve)
    s.bars_left = list(view.bars_left)
    s.passed = sum([seat_bit(seat) for seat in view.passed])
    s.numbers = full_deck(s.options)
    for number in view.turned:
        s.numbers[number] -= 1
    for seat in range(view.seats):
        lucky, taboo = view.lucky[seat], view.taboo[seat]
        if lucky is not None:
            s.lucky[seat] = lucky
            s.numbers[lucky] -= 1
        if taboo is not None:
            s.taboo[seat] = COLOUR_OF[taboo]
            s.trilithons[s.taboo[seat]] = 0
    s.active = NO_SEAT if view.active is None else view.active
    s.turns = view.turns
    s.votes = list(view.votes)
    s.bonus = list(view.bonus)
    s.agenda = _due(view)
    if not view.over:
        s.turn = view.pending.seats[0] if view.pending else CHANCE
    s.awaited = NOBODY if view.over else seat_bit(s.turn)
    return s


def _due(view: DruideView) -> list[Step[Any]]:
    """What the rules will do, the last one first, from what everybody can see: a turn is followed by the next
    (D-9), and before the first of them come the bars and the deals (D-3 to D-8)."""
    if view.over:
        return []
    if view.active is not None:
        return [TURNS[view.active]]
    lucky = sum([isinstance(event, events.LuckyDealt) for event in view.history])
    taboo = sum([isinstance(event, events.TabooDealt) for event in view.history])
    deals: list[Step[Any]] = [DealLucky(seat) for seat in range(lucky, view.seats)]
    deals += [DealTaboo(seat) for seat in range(taboo, view.seats)]
    bars = [DRAW_BARS] if len(view.bars) < BARS else []
    return [FIRST_PLAYER, *reversed(deals), *bars]


# --- previews -------------------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed. Colleges are as everybody would see them."""

    stone: int | None = None  # where the druid goes
    taboo: bool = False  # whether it will have to leave that stone in the count
    line: int | None = None  # the bar that moves, and where to
    to: int | None = None
    colleges: tuple[CollegeView, ...]  # all of them afterwards
    changed: tuple[int, ...] = ()  # which of these the move has changed
    reserve: int  # druids of one's own afterwards
    bars_left: int
    passes: bool = False  # whether the seat is out for the rest of the game
    foreseen: ForeseenColleges | None = None  # for the board; None where no college changes


def previews(view: DruideView, moves: Sequence[int]) -> list[Any]:
    return [_preview(view, move) for move in moves]


def _preview(view: DruideView, move: int) -> Preview:
    """What a move of this seat does to what everybody can see, and to a druid on its taboo colour."""
    s = open_table(view)
    seat = view.seat
    reads: dict[str, Any] = {}
    if move == PASS:
        reads["passes"] = True
    elif move < MOVE_BAR:
        stone = move - PLACE
        s.place_druid(seat, stone)
        reads |= {"stone": stone, "taboo": view.colours[stone - 1] == view.taboo[seat]}
    else:
        bar = (move - MOVE_BAR) // 2
        line = s.bars[bar]
        s.move_bar(seat, bar, next_to(line, move))
        reads |= {"line": line, "to": s.bars[bar]}
    after = colleges(s)
    changed = tuple([place for place, college in enumerate(after) if college not in view.colleges])
    return Preview(
        colleges=after,
        changed=changed,
        reserve=s.reserve[seat],
        bars_left=s.bars_left[seat],
        foreseen=_foreseen(view, after, changed),
        **reads,
    )


def _foreseen(
    view: DruideView, after: tuple[CollegeView, ...], changed: tuple[int, ...]
) -> ForeseenColleges | None:
    """What the board shows: the colleges that change, or all of them where one is no more (D-16) or another
    becomes the first."""
    if after == view.colleges:
        return None
    places = tuple(
        [place for place, pair in enumerate(zip(view.colleges, after, strict=False)) if pair[0] != pair[1]]
    )
    if len(after) != len(view.colleges) or places != changed:
        return ForeseenColleges(places=(), colleges=after)
    return ForeseenColleges(places=places, colleges=tuple([after[place] for place in places]))
