# mypyc: compile
"""How the views of Le Grand Druide are made: each costs what happened since the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.core.agenda import SEATS_OF
from cabale.core.events import Witness
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.story import Entry
from cabale.core.watching import asked, asking
from cabale.games.druide.events import REMOVED, TELLING
from cabale.games.druide.pieces import BARS, COLOURS, NEUTRAL, NO_COLOUR, NO_NUMBER, STONES, TOKEN
from cabale.games.druide.table import Druide, alone_on_top, full_deck, tied
from cabale.games.druide.views import KINDS, BarView, CollegeView, DruideView, Pending


class DruideWitness(Witness):
    """Remembers the druids that did not count."""

    def __init__(self, seat: int) -> None:
        super().__init__(TELLING, seat)
        self.removed: Final[list[tuple[int, int]]] = []  # seat and stone

    def follow(self, entry: Entry) -> None:
        if entry.kind == REMOVED:
            self.removed.append((entry.seat, entry.what))


def witness(seat: int) -> DruideWitness:
    return DruideWitness(seat)


def pending(s: Druide) -> Pending | None:
    step = asking(s)
    return None if step is None else Pending(KINDS[type(step)], asked(s))


def view(s: Druide, w: DruideWitness) -> DruideView:
    seat, removed = w.seat, w.removed
    drawing = len(s.bars) < BARS
    shown = [seat in (owner, OPEN) or s.over for owner in range(s.seats)]
    return DruideView(
        game="druide",
        seat=seat,
        seats=s.seats,
        over=s.over,
        turns=s.turns,
        ranks=tuple(s.ranks()) if s.over else (),
        options=s.options.values,
        colours=tuple([COLOURS[colour] for colour in s.options.colours[1:]]),
        active=None if s.active == NO_SEAT else s.active,
        stones=tuple([owner if owner >= 0 else None for owner in s.stones[1:]]),
        tokens=tuple([stone for stone in range(1, STONES + 1) if s.stones[stone] == TOKEN]),
        removed=tuple([tuple([stone for who, stone in removed if who == owner]) for owner in range(s.seats)]),
        bars=tuple(
            [
                BarView(line, None if owner == NEUTRAL else owner)
                for line, owner in zip(s.bars, s.owners, strict=False)
            ]
        ),
        reserve=tuple(s.reserve),
        bars_left=tuple(s.bars_left),
        passed=SEATS_OF[s.passed],
        colleges=() if drawing else colleges(s),
        lucky=tuple(
            [
                number if known and number != NO_NUMBER else None
                for number, known in zip(s.lucky, shown, strict=True)
            ]
        ),
        taboo=tuple(
            [
                COLOURS[colour] if known and colour != NO_COLOUR else None
                for colour, known in zip(s.taboo, shown, strict=True)
            ]
        ),
        doomed=doomed(s, seat) if seat >= 0 else (),
        turned=_bag(full_deck(s.options), s.numbers) if drawing else (),
        numbers=_bag(s.numbers) if seat == OPEN else None,
        trilithons=tuple([COLOURS[colour] for colour in _bag(s.trilithons)]) if seat == OPEN else None,
        votes=tuple(s.votes),
        bonus=tuple(s.bonus),
        totals=tuple(s.totals()),
        pending=pending(s),
        history=(),
    )


def colleges(s: Druide) -> tuple[CollegeView, ...]:
    """D-16. Every run of stones between two bars, in the order of their lines."""
    found = []
    for bar in s.around():
        first, size = s.college(bar)
        if size:
            counts = s.druids_in(first, size)
            carrier = alone_on_top(counts)
            found.append(
                CollegeView(
                    stones=tuple([(first + place - 1) % STONES + 1 for place in range(size)]),
                    votes=s.votes_of(first, size) if s.over else size,  # D-14: free stones get a token
                    counts=tuple(counts),
                    tied=tied(counts),
                    carrier=None if carrier == NO_SEAT else carrier,
                )
            )
    return tuple(found)


def doomed(s: Druide, seat: int) -> tuple[int, ...]:
    """D-15. Stones that a seat's druids will have to leave."""
    colours, taboo = s.options.colours, s.taboo[seat]
    return tuple(
        [stone for stone in range(1, STONES + 1) if s.stones[stone] == seat and colours[stone] == taboo]
    )


def _bag(counts: Sequence[int], less: Sequence[int] = ()) -> tuple[int, ...]:
    """Each piece as often as it is there."""
    taken = less or [0] * len(counts)
    return tuple([piece for piece, count in enumerate(counts) for _ in range(count - taken[piece])])
