# mypyc: compile
"""Section 5: what the action cards do, first those without a choice, then those that name a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cabale.core.agenda import NOBODY, Chance, seat_bit
from cabale.core.seated import SeatedChance
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games.guillotine import dealing, events, pieces
from cabale.games.guillotine.collecting import collect
from cabale.games.guillotine.table import ENDS, GOES_ON, Guillotine

# --- cards without a choice -----------------------------------------------------------------------


def let_them_eat_cake(s: Guillotine) -> None:
    """G-R48. Marie Antoinette goes to the front, if she is in line."""
    if pieces.MARIE_ANTOINETTE in s.line and s.line[0] != pieces.MARIE_ANTOINETTE:
        s.move(s.active, pieces.MARIE_ANTOINETTE, 0)


def lack_of_faith(s: Guillotine) -> None:
    """G-R49. The blue noble nearest the front goes there; no choice."""
    for place in range(len(s.line)):
        if pieces.COLOUR[s.line[place]] == pieces.BLUE:
            if place > 0:
                s.move(s.active, s.line[place], 0)
            return


def bribed_guards(s: Guillotine) -> None:
    """G-14. The noble at position 1 goes to the end."""
    if len(s.line) > 1:
        s.move(s.active, s.line[0], len(s.line) - 1)


def opinionated_guards(s: Guillotine) -> None:
    """G-14. The first nobles stand in any order that the player chooses."""
    s.do(Reorder(0, min(pieces.REORDERED, len(s.line))))


class Reorder(dealing.Node):
    """D-11. Who stands here, of those who are left; one place after the other."""

    __match_args__ = ("place", "end")

    def __init__(self, place: int, end: int) -> None:
        self.place: Final = place
        self.end: Final = end

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_NOBLE + noble for noble in s.line[self.place : self.end]]

    def chosen(self, s: Guillotine, move: int) -> None:
        dealing.bring_to(s, move - pieces.CHOOSE_NOBLE, self.place)
        s.tell(events.STOOD, s.active, move - pieces.CHOOSE_NOBLE, self.place + 1)
        if self.place + 1 < self.end:
            s.do(Reorder(self.place + 1, self.end))
        else:
            s.tell(events.ORDERED, s.active, self.end)


def milling_in_line(s: Guillotine) -> None:
    """G-R46. The first five nobles are shuffled."""
    s.do(dealing.Shuffle(0, min(pieces.MILLED, len(s.line))))


def the_long_walk(s: Guillotine) -> None:
    """G-14. The whole line is reversed."""
    s.line = s.line[::-1]
    if len(s.line) > 1:
        s.tell(events.REVERSED, s.active, len(s.line))


def mass_confusion(s: Guillotine) -> None:
    """G-R45. The line is shuffled into the deck, and as many are laid out; the discard pile is left alone."""
    nobles = s.line
    s.line = ()
    s.into_deck(nobles)
    s.do(dealing.Lay(len(nobles)))


def escape(s: Guillotine) -> None:
    """G-14. Two nobles at random leave the line; the rest is shuffled."""
    s.do(GetAway(min(pieces.ESCAPED, len(s.line))))


class GetAway(Chance[Guillotine]):
    """G-R34. A noble of the line is discarded at random; with one alone, that one."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def begin(self, s: Guillotine) -> int:
        if len(s.line) > 1:
            return seat_bit(CHANCE)
        self.gone(s, s.line[0])
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return dealing.one_of(s.line)

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        self.gone(s, move)
        return NOBODY

    def gone(self, s: Guillotine, noble: int) -> None:
        dealing.bury_from_line(s, s.active, noble)
        if self.left > 1:
            s.do(GetAway(self.left - 1))
        else:
            s.do(dealing.Shuffle(0, len(s.line)))


def extra_cart(s: Guillotine) -> None:
    """G-R34. Three nobles join the line, or as many as there are."""
    s.do(dealing.Join(pieces.CARTLOAD))


def late_arrival(s: Guillotine) -> None:
    """G-49. The player alone looks at three nobles of the deck."""
    s.do(Look(pieces.ARRIVALS), ARRIVAL)


class Look(dealing.TopNoble):
    """G-49. A noble of the deck, seen by the active player alone."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        s.looked = (*s.looked, noble)
        s.looked_seen = (*s.looked_seen, seen | seat_bit(s.active))
        s.tell(events.PEEKED, s.active, noble)
        if self.left > 1:
            s.do(Look(self.left - 1))


class Arrival(dealing.Node):
    """D-4. One of the nobles seen joins the end of the line; the others are discarded or go back."""

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_NOBLE + noble for noble in s.looked]

    def chosen(self, s: Guillotine, move: int) -> None:
        noble = move - pieces.CHOOSE_NOBLE
        rest = [i for i, other in enumerate(s.looked) if other != noble]
        others = tuple([s.looked[i] for i in rest])
        seen = tuple([s.looked_seen[i] for i in rest])
        s.looked = ()
        s.looked_seen = ()
        dealing.join(s, noble)
        if s.options.put_back:
            s.top = others + s.top
            s.top_seen = seen + s.top_seen
            if others:
                s.tell(events.PUT_BACK, s.active, len(others))
        else:
            for other in others:
                s.bury(other)
                s.tell(events.LOST, NO_SEAT, other)


ARRIVAL: Final = Arrival()


def double_feature(s: Guillotine) -> None:
    """G-59. One collect more, in the collect step of this turn."""
    s.collects += 1


def political_influence(s: Guillotine) -> None:
    """G-R28. No collect in this turn; three cards more in the draw step."""
    s.collects = 0
    s.draws += pieces.INFLUENCE


def scarlet_pimpernel(s: Guillotine) -> None:
    """G-71. The day ends with this turn; the player still collects and draws."""
    if s.ending == GOES_ON:
        s.ending = ENDS


def forced_break(s: Guillotine) -> None:
    """G-50. Clockwise from the left of the active player, everybody else discards one card at random."""
    first, *rest = [dealing.AtRandom(s.away(s.active, distance)) for distance in range(1, len(s.hands))]
    s.do(first, *rest)


def rain_delay(s: Guillotine) -> None:
    """G-53. All hands go unseen into the action deck (G-R2); five new cards to each, active player first."""
    s.tell(events.RAINED, s.active)
    for seat in range(len(s.hands)):
        for card in s.hands[seat]:
            s.actions[card] += 1
        s.actions_size += len(s.hands[seat])
        s.hands[seat] = ()
    first, *rest = [dealing.Draw(s.away(s.active, distance), pieces.HAND) for distance in range(len(s.hands))]
    s.do(first, *rest)


EFFECTS: Final[dict[int, Callable[[Guillotine], None]]] = {
    pieces.LET_THEM_EAT_CAKE: let_them_eat_cake,
    pieces.LACK_OF_FAITH: lack_of_faith,
    pieces.BRIBED_GUARDS: bribed_guards,
    pieces.OPINIONATED_GUARDS: opinionated_guards,
    pieces.MILLING_IN_LINE: milling_in_line,
    pieces.THE_LONG_WALK: the_long_walk,
    pieces.MASS_CONFUSION: mass_confusion,
    pieces.ESCAPE: escape,
    pieces.EXTRA_CART: extra_cart,
    pieces.LATE_ARRIVAL: late_arrival,
    pieces.DOUBLE_FEATURE: double_feature,
    pieces.POLITICAL_INFLUENCE: political_influence,
    pieces.SCARLET_PIMPERNEL: scarlet_pimpernel,
    pieces.FORCED_BREAK: forced_break,
    pieces.RAIN_DELAY: rain_delay,
}

# --- cards that name a player ---------------------------------------------------------------------


def missed(s: Guillotine, whom: int) -> None:
    """G-54. The top noble of a pile goes to the end of the line, however it got there (G-R30)."""
    noble = s.piles[whom][-1]
    s.piles[whom] = s.piles[whom][:-1]
    s.line = (*s.line, noble)
    s.tell(events.WENT_BACK, whom, noble)


def after_you(s: Guillotine, whom: int) -> None:
    """G-R23. The noble at position 1 goes on another pile; nobody collects it."""
    noble = s.line[0]
    s.line = s.line[1:]
    s.piles[whom] = (*s.piles[whom], noble)
    s.tell(events.GIVEN, s.active, noble, whom)


def rush_job(s: Guillotine, whom: int) -> None:
    """G-45, G-R36. A marker for the next turn of a player; markers do not add up."""
    s.rushed |= seat_bit(whom)


def confusion_in_line(s: Guillotine, whom: int) -> None:
    """Where the card leaves a marker: the line is shuffled just before that player's next collect."""
    s.confused |= seat_bit(whom)


def infighting(s: Guillotine, whom: int) -> None:
    s.do(Quarrel(whom, pieces.QUARREL))


class Quarrel(dealing.OwnHand):
    """G-51. The named player chooses which cards of the own hand to discard (G-R50)."""

    def chosen(self, s: Guillotine, move: int) -> None:
        dealing.discard_from_hand(s, self.seat, move - pieces.CHOOSE_CARD)
        if self.left > 1:
            s.do(Quarrel(self.seat, self.left - 1))


def information_exchange(s: Guillotine, whom: int) -> None:
    """G-52. Only the hands change owner."""
    for card in s.hands[s.active]:
        s.tell(events.HANDED, s.active, card, whom)
    for card in s.hands[whom]:
        s.tell(events.HANDED, whom, card, s.active)
    s.hands[s.active], s.hands[whom] = s.hands[whom], s.hands[s.active]
    s.tell(events.EXCHANGED, s.active, 0, whom)


def lack_of_support(s: Guillotine, whom: int) -> None:
    """G-R35. The active player sees the whole hand."""
    if whom != s.active:
        for card in s.hands[whom]:
            s.tell(events.LOOKED, s.active, card, whom)
    s.do(Inspect(whom))


class Inspect(dealing.Node):
    """D-10. The active player discards one card of the hand that was looked at."""

    __match_args__ = ("whom",)

    def __init__(self, whom: int) -> None:
        self.whom: Final = whom

    def begin(self, s: Guillotine) -> int:
        hand = s.hands[self.whom]
        if len(hand) > 1:
            return seat_bit(s.active)  # asked with a pair too, or an instant discard would tell
        dealing.discard_from_hand(s, self.whom, hand[0])
        return NOBODY

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_CARD + card for card in dealing.kinds_in(s.hands[self.whom])]

    def chosen(self, s: Guillotine, move: int) -> None:
        dealing.discard_from_hand(s, self.whom, move - pieces.CHOOSE_CARD)


def missing_heads(s: Guillotine, whom: int) -> None:
    s.do(Behead(whom))


class Behead(SeatedChance[Guillotine]):
    """G-56. One noble of a pile at random is discarded; the others keep their order (G-R31)."""

    def begin(self, s: Guillotine) -> int:
        if len(s.piles[self.seat]) > 1:
            return seat_bit(CHANCE)
        self.lost(s, s.piles[self.seat][0])
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return dealing.one_of(s.piles[self.seat])

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        self.lost(s, move)
        return NOBODY

    def lost(self, s: Guillotine, noble: int) -> None:
        leave_pile(s, self.seat, noble)
        s.bury(noble)
        s.tell(events.LOST, self.seat, noble)


def leave_pile(s: Guillotine, seat: int, noble: int) -> None:
    s.piles[seat] = tuple([other for other in s.piles[seat] if other != noble])


def clerical_error(s: Guillotine, whom: int) -> None:
    s.do(ErrorPick(whom))


class ErrorPick(dealing.Node):
    """G-55. The active player chooses a noble of the other pile, in the open (G-R33)."""

    __match_args__ = ("whom",)

    def __init__(self, whom: int) -> None:
        self.whom: Final = whom

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_NOBLE + noble for noble in s.piles[self.whom]]

    def chosen(self, s: Guillotine, move: int) -> None:
        noble = move - pieces.CHOOSE_NOBLE
        s.tell(events.CHOSE, s.active, noble)
        if s.options.error_collects and not s.closing:  # G-75: no collecting in the final phase
            s.do(ErrorReply(self.whom, noble))
            switch(s, s.active, self.whom, noble)
        elif s.piles[s.active]:
            s.do(ErrorReply(self.whom, noble))
        else:  # only the active player chooses
            switch(s, s.active, self.whom, noble)


class ErrorReply(dealing.Node):
    """G-55. The other chooses from the active player's pile as it was, and both nobles change piles.

    Where the table collects instead, the first noble has gone already, and another one is chosen.
    """

    __match_args__ = ("whom", "noble")

    def __init__(self, whom: int, noble: int) -> None:
        self.whom: Final = whom
        self.noble: Final = noble  # what the active player picked

    def chooser(self, s: Guillotine) -> int:
        return self.whom

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_NOBLE + noble for noble in s.piles[s.active] if noble != self.noble]

    def chosen(self, s: Guillotine, move: int) -> None:
        if not s.options.error_collects or s.closing:
            switch(s, s.active, self.whom, self.noble)
        switch(s, self.whom, s.active, move - pieces.CHOOSE_NOBLE)


def switch(s: Guillotine, taker: int, giver: int, noble: int) -> None:
    """A noble changes piles: moved on top, or collected with its text where the table has it so."""
    leave_pile(s, giver, noble)
    s.tell(events.SWITCHED, taker, noble, giver)
    if s.options.error_collects and not s.closing:
        collect(s, taker, noble)
    else:
        s.piles[taker] = (*s.piles[taker], noble)


AIMED: Final[dict[int, Callable[[Guillotine, int], None]]] = {
    pieces.MISSED: missed,
    pieces.AFTER_YOU: after_you,
    pieces.RUSH_JOB: rush_job,
    pieces.CONFUSION_IN_LINE: confusion_in_line,
    pieces.INFIGHTING: infighting,
    pieces.INFORMATION_EXCHANGE: information_exchange,
    pieces.LACK_OF_SUPPORT: lack_of_support,
    pieces.CLERICAL_ERROR: clerical_error,
    pieces.MISSING_HEADS: missing_heads,
}
