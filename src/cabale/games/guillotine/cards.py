# mypyc: compile
"""Section 5: which action cards may be played, and what they ask for; `effects` says what they do."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Step, seat_bit
from cabale.games.guillotine import pieces
from cabale.games.guillotine.dealing import FINISH, PLACES, StepIn, bury_from_line
from cabale.games.guillotine.effects import AIMED, EFFECTS
from cabale.games.guillotine.events import CHOSE, NAMED, REMOVED, TOOK
from cabale.games.guillotine.table import Guillotine

# --- what may be played ---------------------------------------------------------------------------


def barred_by_guards(s: Guillotine, card: int) -> bool:
    """G-46 (a). The bar of Callous Guards goes by card, not by outcome."""
    return pieces.ALTERS_LINE[card] and (card != pieces.AFTER_YOU or s.options.guards_bar_after_you)  # G-R14


def playable(s: Guillotine, seat: int, card: int) -> bool:
    """G-41. A card with a choice needs a legal one; cards without may always be played (G-R9)."""
    how = pieces.HOW[card]
    if how == pieces.PLAIN or how == pieces.OTHER_PLAYER or how == pieces.ANY_PLAYER:
        return True
    if how == pieces.MOVES_NOBLE:
        if pieces.ONLY_COLOUR[card] == pieces.ANY_COLOUR:
            return len(s.line) > pieces.LEAST[card]
        return has_noble(s, card)
    if how == pieces.TO_FRONT:
        return has_noble(s, card)
    if how == pieces.ANY_NOBLE:
        return len(s.line) > 0
    if how == pieces.PILE_CARD:
        return len(s.discards) > 0
    if how == pieces.FRONT_CARD:
        for front in s.fronts:
            if front:
                return True
        return False
    if how == pieces.INTERRUPT:
        return s.options.marker  # G-R16
    if how == pieces.ONE_WITH_CARDS and len(s.hands[seat]) > 1:
        return True  # another card than this one is left in the hand
    for distance in range(1, len(s.hands)):
        if may_name(s, seat, card, distance):
            return True
    return how != pieces.ONE_WITH_CARDS and may_name(s, seat, card, 0)


def has_noble(s: Guillotine, card: int) -> bool:
    for place in range(1, len(s.line)):
        if may_choose(s, card, place):
            return True
    return False


def may_choose(s: Guillotine, card: int, place: int) -> bool:
    """G-42. Whether a card may take the noble at this place, counted from 0."""
    noble = s.line[place]
    how = pieces.HOW[card]
    if how == pieces.ANY_NOBLE:
        return True
    if how == pieces.TO_FRONT:
        return place > 0 and (card != pieces.FORWARD_MARCH or pieces.IS_PALACE_GUARD[noble])
    if pieces.ONLY_COLOUR[card] != pieces.ANY_COLOUR and pieces.COLOUR[noble] != pieces.ONLY_COLOUR[card]:
        return False
    return room(s, card, place) >= pieces.LEAST[card]


def room(s: Guillotine, card: int, place: int) -> int:
    """How far a noble can be moved before the line ends."""
    return place if pieces.WAY[card] == pieces.FORWARD else len(s.line) - 1 - place


def landings(s: Guillotine, card: int, place: int) -> tuple[int, int]:
    """G-42. The nearest and the farthest place to which a card may move the noble of this place."""
    if pieces.HOW[card] == pieces.TO_FRONT:
        return 0, 0
    farthest = min(pieces.MOST[card], room(s, card, place))
    return place + pieces.WAY[card] * pieces.LEAST[card], place + pieces.WAY[card] * farthest


def may_name(s: Guillotine, seat: int, card: int, distance: int) -> bool:
    """G-43. Whether a card may name the player so many places clockwise; 0 is oneself."""
    how = pieces.HOW[card]
    whom = s.away(seat, distance)
    if how == pieces.OTHER_PLAYER:
        return distance > 0
    if how == pieces.ONE_WITH_NOBLES:
        return len(s.piles[whom]) > 0
    if how == pieces.OTHER_WITH_NOBLES:
        self_too = card == pieces.MISSING_HEADS and s.options.heads_of_self  # G-R32
        return (distance > 0 or self_too) and len(s.piles[whom]) > 0
    if how == pieces.ONE_WITH_CARDS:
        return len(s.hands[whom]) > 0
    return True


# --- choices: D-2, asked one after the other -------------------------------------------------------


def carry_out(s: Guillotine, card: int) -> None:
    """G-40. A card that was shown: its choices, then what it does, then it leaves the hand for good."""
    if pieces.STAYS_IN_FRONT[card]:
        if card == pieces.TOUGH_CROWD:
            s.do(WHOM)
        else:
            s.do(PLACES[s.active])
        return
    s.do(FINISH)
    how = pieces.HOW[card]
    if how == pieces.PLAIN:
        EFFECTS[card](s)
    elif how == pieces.MOVES_NOBLE or how == pieces.TO_FRONT or how == pieces.ANY_NOBLE:
        s.do(WHICH)
    elif how == pieces.PILE_CARD:
        s.do(FROM_PILE)
    elif how == pieces.FRONT_CARD:
        s.do(FROM_FRONT)
    else:
        s.do(WHOM)


class Choice(Step[Guillotine]):
    """D-2. Part of playing a card. Everything in it is open, hence a single option decides itself."""

    def choices(self, s: Guillotine) -> list[int]:
        raise NotImplementedError

    def chosen(self, s: Guillotine, move: int) -> None:
        raise NotImplementedError

    def begin(self, s: Guillotine) -> int:
        choices = self.choices(s)
        if len(choices) > 1:
            return seat_bit(s.active)
        self.chosen(s, choices[0])
        return NOBODY

    def moves(self, s: Guillotine, seat: int) -> list[int]:
        return self.choices(s)

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        self.chosen(s, move)
        return NOBODY


class WhichNoble(Choice):
    """D-2. The noble that a card takes."""

    def choices(self, s: Guillotine) -> list[int]:
        card = s.playing[-1]
        return [
            pieces.CHOOSE_NOBLE + noble for place, noble in enumerate(s.line) if may_choose(s, card, place)
        ]

    def chosen(self, s: Guillotine, move: int) -> None:
        noble = move - pieces.CHOOSE_NOBLE
        card = s.playing[-1]
        s.tell(CHOSE, s.active, noble)
        if pieces.HOW[card] == pieces.MOVES_NOBLE:
            s.do(HowFar(noble))
        elif pieces.HOW[card] == pieces.TO_FRONT:
            s.move(s.active, noble, 0)
        elif card == pieces.FLED_TO_ENGLAND:
            bury_from_line(s, s.active, noble)
        else:
            assert card == pieces.CLOTHING_SWAP
            s.do(StepIn(noble))


class HowFar(Choice):
    """G-42. The distance, exact or up to; a noble never leaves the line (G-R8)."""

    __match_args__ = ("noble",)

    def __init__(self, noble: int) -> None:
        self.noble: Final = noble

    def choices(self, s: Guillotine) -> list[int]:
        card = s.playing[-1]
        farthest = min(pieces.MOST[card], room(s, card, s.place(self.noble)))
        return [pieces.DISTANCE + distance for distance in range(pieces.LEAST[card], farthest + 1)]

    def chosen(self, s: Guillotine, move: int) -> None:
        way = pieces.WAY[s.playing[-1]] * (move - pieces.DISTANCE)
        s.move(s.active, self.noble, s.place(self.noble) + way)


class WhichPlayer(Choice):
    """G-43. The player that a card names."""

    def choices(self, s: Guillotine) -> list[int]:
        card = s.playing[-1]
        return [
            pieces.CHOOSE_PLAYER + distance
            for distance in range(len(s.hands))
            if may_name(s, s.active, card, distance)
        ]

    def chosen(self, s: Guillotine, move: int) -> None:
        card = s.playing[-1]
        whom = s.away(s.active, move - pieces.CHOOSE_PLAYER)
        s.tell(NAMED, s.active, card, whom)
        if card == pieces.TOUGH_CROWD:
            s.do(PLACES[whom])
        else:
            AIMED[card](s, whom)


class FromPile(Choice):
    """G-58. Any card of the open discard pile, but not the Rat Break itself."""

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_CARD + card for card in sorted(set(s.discards))]

    def chosen(self, s: Guillotine, move: int) -> None:
        card = move - pieces.CHOOSE_CARD
        last = len(s.discards) - 1
        while s.discards[last] != card:
            last -= 1
        s.discards = s.discards[:last] + s.discards[last + 1 :]
        s.receive(s.active, card)
        s.tell(TOOK, s.active, card)


class FromFront(Choice):
    """G-57. Any card in front of anybody; there is one copy of each."""

    def choices(self, s: Guillotine) -> list[int]:
        return [pieces.CHOOSE_CARD + card for front in s.fronts for card in front]

    def chosen(self, s: Guillotine, move: int) -> None:
        card = move - pieces.CHOOSE_CARD
        owner = s.owner_of(card)
        s.take_away(owner, card)
        s.tell(REMOVED, s.active, card, owner)


WHICH: Final = WhichNoble()
WHOM: Final = WhichPlayer()
FROM_PILE: Final = FromPile()
FROM_FRONT: Final = FromFront()
