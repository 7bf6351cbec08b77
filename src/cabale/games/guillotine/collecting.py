# mypyc: compile
"""Section 6 and section 9: the moment before the blade falls, the collect, and what nobles' texts do."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.seated import Seated
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games.guillotine import dealing, pieces
from cabale.games.guillotine.events import COLLECTED, HANDED_ON
from cabale.games.guillotine.table import ENDS_AT_ONCE, Guillotine, Moment


class Blade(Moment):
    """G-91. The moment before a collect from the line. Only the holder of confusion_in_line is asked, and
    nobody can tell: whoever holds it, the moment is there, and chance lets the blade fall (G-94)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # who is about to collect

    def begin(self, s: Guillotine) -> int:
        if not s.line or s.ending == ENDS_AT_ONCE:  # G-36, G-64
            return NOBODY
        if s.confused >> self.seat & 1:  # where the card leaves a marker
            s.confused &= ~seat_bit(self.seat)
            s.do(dealing.Shuffle(0, len(s.line)), TAKES[self.seat])
            return NOBODY
        if open_window(s, self.seat):
            holder = asked(s, self.seat)
            return seat_bit(CHANCE if holder == NO_SEAT else holder)
        collect_front(s, self.seat)
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return [1]

    def moves(self, s: Guillotine, seat: int) -> list[int]:
        if seat == CHANCE:
            return [0]
        if pieces.CALLOUS_GUARDS in s.fronts[seat]:
            return [PASS, pieces.DISCARD_GUARDS]  # G-92: first the guards
        return [PASS, pieces.PLAY + pieces.CONFUSION_IN_LINE]

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        if seat != CHANCE and move == pieces.DISCARD_GUARDS:
            s.dismiss(seat)
            return seat_bit(seat)
        if seat == CHANCE or move == PASS:
            collect_front(s, self.seat)  # G-94: nothing is told of it
            return NOBODY
        dealing.show_card(s, seat, pieces.CONFUSION_IN_LINE)
        s.do(dealing.Shuffle(0, len(s.line)), dealing.FINISH, TAKES[self.seat])  # G-93
        return NOBODY


def open_window(s: Guillotine, collector: int) -> bool:
    """G-91, G-95 (2). Whether an interrupt is possible, on what everybody knows."""
    return not (
        s.options.marker
        or len(s.line) < 2  # G-R19
        or s.judged()  # G-R13
        or pieces.CONFUSION_IN_LINE in s.discards
        or pieces.CALLOUS_GUARDS in s.fronts[collector]
    )


def may_hold(s: Guillotine) -> tuple[int, ...]:
    """G-92, G-95. Who may be asked at this moment, on what everybody knows: guards may still go."""
    blade = s.agenda[-1]
    assert isinstance(blade, Blade)
    return tuple([seat for seat in range(len(s.hands)) if seat != blade.seat and len(s.hands[seat]) > 0])


def holds(s: Guillotine, seat: int) -> bool:
    """G-90. Whether a seat has the card, where it is played as an interrupt."""
    return not s.options.marker and pieces.CONFUSION_IN_LINE in s.hands[seat]


def asked(s: Guillotine, collector: int) -> int:
    """G-92. The holder, if it is not the collector and the guards of somebody else do not bar the card."""
    for seat in range(len(s.hands)):
        if pieces.CONFUSION_IN_LINE in s.hands[seat]:
            guards = s.owner_of(pieces.CALLOUS_GUARDS)
            return seat if seat != collector and guards in (NO_SEAT, seat) else NO_SEAT
    return NO_SEAT


class Take(Seated[Guillotine]):
    """G-60 (2). The collect itself, when the line was shuffled before it."""

    def begin(self, s: Guillotine) -> int:
        collect_front(s, self.seat)
        return NOBODY


def collect_front(s: Guillotine, seat: int) -> None:
    """G-3. The noble at position 1 is collected."""
    noble = s.line[0]
    s.line = s.line[1:]
    collect(s, seat, noble)


def collect(s: Guillotine, seat: int, noble: int) -> None:
    """G-60. On top of the pile; its text; a card for a purple noble; further collects."""
    s.piles[seat] = (*s.piles[seat], noble)
    s.tell(COLLECTED, seat, noble)
    text = pieces.TEXT[noble]
    supported = pieces.COLOUR[noble] == pieces.PURPLE and pieces.FOREIGN_SUPPORT in s.fronts[seat]
    if not text and not supported:
        return
    plan: list[Step[Any]] = []
    if text == pieces.DRAWS_CARD:  # G-61
        if s.options.draw_at_end and seat == s.active:
            s.draws += 1
        else:
            plan.append(dealing.DRAWS[seat])
    elif text == pieces.BRINGS_NOBLE:  # G-62
        plan.append(dealing.Join(1))
    elif text == pieces.ENDS_DAY:  # G-64
        s.ending = ENDS_AT_ONCE
        s.collects = 0
    elif text == pieces.IS_GIVEN_AWAY:
        plan.append(CLOWNS[seat])
    elif text == pieces.COSTS_CARD:
        plan.append(VICTIMS[seat])
    if supported:
        plan.append(dealing.DRAWS[seat])
    if text == pieces.COLLECTS_NEXT:  # G-63
        plan.append(BLADES[seat])
    elif text == pieces.COLLECTS_TOP:
        plan.append(Rival(seat))
    if plan:
        s.do(*plan)


class Rival(dealing.TopNoble):
    """G-63. The Rival Executioner collects the top noble of the deck too, and its text works (G-R22)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        collect(s, self.seat, noble)


class Clown(dealing.Node):
    """G-65. The Clown goes on top of another player's pile at once."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chooser(self, s: Guillotine) -> int:
        return self.seat

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_PLAYER + distance for distance in range(1, len(s.hands))]

    def chosen(self, s: Guillotine, move: int) -> None:
        whom = s.away(self.seat, move - pieces.CHOOSE_PLAYER)
        s.piles[self.seat] = tuple([noble for noble in s.piles[self.seat] if noble != pieces.THE_CLOWN])
        s.piles[whom] = (*s.piles[whom], pieces.THE_CLOWN)
        s.tell(HANDED_ON, self.seat, pieces.THE_CLOWN, whom)


class Victim(dealing.OwnHand):
    """G-66. The Innocent Victim costs one card of the collector's hand, of the collector's choice."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1)


BLADES: Final = [Blade(seat) for seat in range(pieces.FULLEST)]
TAKES: Final = [Take(seat) for seat in range(pieces.FULLEST)]
CLOWNS: Final = [Clown(seat) for seat in range(pieces.FULLEST)]
VICTIMS: Final = [Victim(seat) for seat in range(pieces.FULLEST)]
