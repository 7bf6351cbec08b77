# mypyc: compile
"""Drawing, laying out and shuffling, and how a card that was played leaves the hand and the table."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Chance, Step, seat_bit
from cabale.core.seated import Seated, SeatedChance
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games.guillotine import events, pieces
from cabale.games.guillotine.table import Guillotine

# --- action cards ---------------------------------------------------------------------------------


class Draw(Chance[Guillotine]):
    """G-100, G-101. So many action cards into a hand; an empty deck is made anew, or the draw lapses."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def begin(self, s: Guillotine) -> int:
        s.reshuffle()
        return seat_bit(CHANCE) if s.actions_size else NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return s.actions

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        draw_card(s, self.seat, move)
        s.tell(events.DREW, self.seat, move)
        if self.left > 1:
            s.do(Draw(self.seat, self.left - 1))
        return NOBODY


class Deal(Chance[Guillotine]):
    """G-21. The cards of a new game, seen by their owner alone."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def weights(self, s: Guillotine) -> list[int]:
        return s.actions

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        draw_card(s, self.seat, move)
        s.tell(events.DEALT, self.seat, move)
        if self.left > 1:
            s.do(Deal(self.seat, self.left - 1))
        return NOBODY


def draw_card(s: Guillotine, seat: int, card: int) -> None:
    s.actions[card] -= 1
    s.actions_size -= 1
    s.receive(seat, card)


def discard_from_hand(s: Guillotine, seat: int, card: int) -> None:
    """G-103. A card of a hand goes face up to the discard pile."""
    s.give_up(seat, card)
    s.discard(card)
    s.tell(events.DISCARDED, seat, card)


class AtRandom(SeatedChance[Guillotine]):
    """G-50. One card of a hand is discarded at random."""

    def begin(self, s: Guillotine) -> int:
        hand = s.hands[self.seat]
        if len(hand) > 1:
            return seat_bit(CHANCE)
        if hand:
            discard_from_hand(s, self.seat, hand[0])
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        row = [0] * pieces.KINDS_OF_ACTIONS
        for card in s.hands[self.seat]:
            row[card] += 1
        return row

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        discard_from_hand(s, self.seat, move)
        return NOBODY


# --- nobles ---------------------------------------------------------------------------------------


def one_of(nobles: tuple[int, ...]) -> list[int]:
    """The odds when any of these nobles is as likely."""
    row = [0] * pieces.NOBLES
    for noble in nobles:
        row[noble] = 1
    return row


class TopNoble(Chance[Guillotine]):
    """G-100, G-102. The next noble of the deck: a known one, one out of the bag, or none."""

    def begin(self, s: Guillotine) -> int:
        s.refill()
        if s.top:
            noble = s.top[0]
            self.reveal(s, noble, s.top_seen[0])
            return NOBODY
        if s.deck_size:
            return seat_bit(CHANCE)
        self.none_left(s)
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return s.deck

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        self.reveal(s, move, NOBODY)
        return NOBODY

    def reveal(self, s: Guillotine, noble: int, seen: int) -> None:
        s.take_top(noble)
        self.arrive(s, noble, seen)

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        """What becomes of it; `seen` are the seats that knew it."""
        raise NotImplementedError

    def none_left(self, s: Guillotine) -> None:
        """G-102. What is done without one."""


class Lay(TopNoble):
    """G-22. Nobles are laid out: the first one at position 1, or where the table deals from the back last."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        s.line = (noble, *s.line) if s.options.back_first else (*s.line, noble)
        s.tell(events.LAID, NO_SEAT, noble, len(s.line))
        if self.left > 1:
            s.do(Lay(self.left - 1))


class Join(TopNoble):
    """G-62. So many nobles join the end of the line, in the order drawn."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        join(s, noble)
        if self.left > 1:
            s.do(Join(self.left - 1))


def join(s: Guillotine, noble: int) -> None:
    s.line = (*s.line, noble)
    s.tell(events.JOINED, NO_SEAT, noble, len(s.line))


class StepIn(TopNoble):
    """G-R44. The top noble of the deck takes the place of one that is discarded, and is drawn first."""

    __match_args__ = ("leaver",)

    def __init__(self, leaver: int) -> None:
        self.leaver: Final = leaver

    def arrive(self, s: Guillotine, noble: int, seen: int) -> None:
        here = s.place(self.leaver)
        s.line = (*s.line[:here], noble, *s.line[here + 1 :])
        s.bury(self.leaver)
        s.tell(events.BURIED, s.active, self.leaver)
        s.tell(events.STEPPED_IN, NO_SEAT, noble, here + 1)

    def none_left(self, s: Guillotine) -> None:
        bury_from_line(s, s.active, self.leaver)


def bury_from_line(s: Guillotine, seat: int, noble: int) -> None:
    """A noble of the line goes to the noble discard pile."""
    s.leave(noble)
    s.bury(noble)
    s.tell(events.BURIED, seat, noble)


class Shuffle(Chance[Guillotine]):
    """G-7. The nobles from one place up to another are shuffled: who stands first, then who stands next."""

    __match_args__ = ("place", "end")

    def __init__(self, place: int, end: int) -> None:
        self.place: Final = place
        self.end: Final = end

    def begin(self, s: Guillotine) -> int:
        if self.end - self.place > 1:
            return seat_bit(CHANCE)
        if self.end > 1:
            s.tell(events.STOOD, NO_SEAT, s.line[self.end - 1], self.end)
            s.tell(events.SHUFFLED, NO_SEAT, self.end)
        return NOBODY

    def weights(self, s: Guillotine) -> list[int]:
        return one_of(s.line[self.place : self.end])

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        bring_to(s, move, self.place)
        s.tell(events.STOOD, NO_SEAT, move, self.place + 1)
        s.do(Shuffle(self.place + 1, self.end))
        return NOBODY


def bring_to(s: Guillotine, noble: int, place: int) -> None:
    """One of the nobles behind a place comes to stand there."""
    here = s.place(noble)
    s.line = (*s.line[:place], noble, *s.line[place:here], *s.line[here + 1 :])


# --- a card that is played ------------------------------------------------------------------------


def show_card(s: Guillotine, seat: int, card: int) -> None:
    """G-40. The card is shown: it is in no hand and not yet in the discard pile."""
    s.give_up(seat, card)
    s.playing = (*s.playing, card)
    s.tell(events.PLAYED, seat, card)


class Finish(Step[Guillotine]):
    """G-48. The card goes to the discard pile; then the Master Spy moves."""

    def begin(self, s: Guillotine) -> int:
        s.discard(s.playing[-1])
        s.playing = s.playing[:-1]
        s.sneak()
        return NOBODY


class Place(Seated[Guillotine]):
    """G-48. The card stays in front of a player; then the Master Spy moves."""

    def begin(self, s: Guillotine) -> int:
        card = s.playing[-1]
        s.playing = s.playing[:-1]
        s.fronts[self.seat] = (*s.fronts[self.seat], card)
        s.tell(events.PLACED, s.active, card, self.seat)
        s.sneak()
        return NOBODY


# --- decisions ------------------------------------------------------------------------------------


class Node(Step[Guillotine]):
    """A decision inside the carrying out of a card or of a text. One option alone decides itself, where
    everybody can see that it is alone; whoever owns Callous Guards may discard them first (G-99)."""

    def chooser(self, s: Guillotine) -> int:
        """Who decides."""
        return s.active

    def choices(self, s: Guillotine) -> list[int]:
        raise NotImplementedError

    def chosen(self, s: Guillotine, move: int) -> None:
        raise NotImplementedError

    def begin(self, s: Guillotine) -> int:
        choices = self.choices(s)
        if len(choices) > 1:
            return seat_bit(self.chooser(s))
        if choices:
            self.chosen(s, choices[0])
        return NOBODY

    def moves(self, s: Guillotine, seat: int) -> list[int]:
        return with_guards(s, seat, self.choices(s))

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        if move == pieces.DISCARD_GUARDS:
            s.dismiss(seat)
            return seat_bit(seat)  # the node is offered again
        self.chosen(s, move)
        return NOBODY


class OwnHand(Node):
    """A player discards so many cards of the own hand and chooses which, or all if there are no more."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def chooser(self, s: Guillotine) -> int:
        return self.seat

    def begin(self, s: Guillotine) -> int:
        hand = s.hands[self.seat]
        if len(hand) > self.left:
            return seat_bit(self.seat)  # asked with a pair too, or an instant discard would tell
        for card in hand:  # G-R34
            discard_from_hand(s, self.seat, card)
        return NOBODY

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_CARD + card for card in kinds_in(s.hands[self.seat])]

    def chosen(self, s: Guillotine, move: int) -> None:
        discard_from_hand(s, self.seat, move - pieces.CHOOSE_CARD)


def with_guards(s: Guillotine, seat: int, moves: list[int]) -> list[int]:
    """G-99 (1). At every decision of its own, the owner may discard Callous Guards."""
    if pieces.CALLOUS_GUARDS in s.fronts[seat]:
        moves.append(pieces.DISCARD_GUARDS)
    return moves


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, which is sorted."""
    return [card for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]


FINISH: Final = Finish()
PLACES: Final = [Place(seat) for seat in range(pieces.FULLEST)]
DRAWS: Final = [Draw(seat, 1) for seat in range(pieces.FULLEST)]
