# mypyc: compile
"""Section 6: the throw, the roller's way with its obligatory squares, and those who are carried along."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Chance, Step
from cabale.games.cocarde import pieces
from cabale.games.cocarde.dealing import LIMITS, Covered, Draw
from cabale.games.cocarde.events import PASSED, ROLLED, STAYED
from cabale.games.cocarde.squares import (
    FRONTIERS,
    GUILLOTINE,
    GUYANE,
    IS_OBLIGATORY,
    LAST,
    PRISON,
    RETURN,
    START,
)
from cabale.games.cocarde.table import Cocarde, changed

# --- the dice -------------------------------------------------------------------------------------


def two_numbers(throw: int) -> bool:
    return pieces.HIGH_DIE[throw] < pieces.FACE_C


def is_double(throw: int) -> bool:
    return pieces.LOW_DIE[throw] == pieces.HIGH_DIE[throw]


def bears_symbol(s: Cocarde, seat: int, throw: int) -> bool:
    """Whether the role of a player contains a symbol that was rolled."""
    low, high = pieces.LOW_DIE[throw], pieces.HIGH_DIE[throw]
    return ((low == pieces.FACE_C or high == pieces.FACE_C) and s.bears(seat, pieces.COCKADE)) or (
        high == pieces.FACE_L and s.bears(seat, pieces.LILY)
    )


def distance(s: Cocarde, seat: int, throw: int) -> int:
    """L-19. Numbers count themselves, a symbol counts one for those who bear it."""
    way = 0
    for face in (pieces.LOW_DIE[throw], pieces.HIGH_DIE[throw]):
        if face < pieces.FACE_C:
            way += face + 1
        elif s.bears(seat, pieces.COCKADE if face == pieces.FACE_C else pieces.LILY):
            way += 1
    return way


class Throw(Chance[Cocarde]):
    """L-19. Both dice; then the roller, then those who are carried (L-21)."""

    def weights(self, s: Cocarde) -> list[int]:
        return pieces.THROW_WEIGHTS

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        roller = s.active
        s.dice = move
        s.arrived = False
        s.tell(ROLLED, roller, move)
        if s.salon[roller]:
            stay_in_salon(s, roller, move)
        elif s.places[roller] == GUYANE:
            if is_double(move):  # whatever the role
                s.move(roller, s.beyond_salon(), pieces.SENT)
                s.arrived = True
            else:
                s.tell(STAYED, roller, pieces.DEPORTED)
            s.do(CARRY)
        elif held(s, roller, move) != pieces.NOT_HELD:
            s.tell(STAYED, roller, held(s, roller, move))
            s.do(CARRY)
        else:
            s.arrived = True
            s.do(Advance(distance(s, roller, move)), CARRY)
        return NOBODY


def held(s: Cocarde, roller: int, throw: int) -> int:
    """L-20, L-22. What holds the roller's pawn where it is, if anything does."""
    if not two_numbers(throw):
        return pieces.NOT_HELD if bears_symbol(s, roller, throw) else pieces.UNSIGNED
    if s.wait >> roller & 1:
        return pieces.WAITING
    return pieces.DRINKING if s.tavern >> roller & 1 and is_double(throw) else pieces.NOT_HELD


def stay_in_salon(s: Cocarde, roller: int, throw: int) -> None:
    """L-32, L-R22. A guest does not move; a double brings as many cards as it shows, of symbols one."""
    s.salon = changed(s.salon, roller, -1)
    s.tell(STAYED, roller, pieces.VISITING)
    if is_double(throw):
        face = pieces.LOW_DIE[throw]
        s.do(CARRY, Draw(roller, face + 1 if face < pieces.FACE_C else 1), LIMITS[roller])
    else:
        s.do(CARRY)


# --- counting squares -----------------------------------------------------------------------------


def end_of_track(place: int) -> int:
    if place <= LAST:
        return LAST
    return GUILLOTINE if place <= GUILLOTINE else RETURN


def ahead(s: Cocarde, place: int) -> int:
    """L-24. The next square that exists."""
    place += 1
    while place < LAST and not s.exists(place):
        place += 1
    return place


def behind(s: Cocarde, place: int, squares: int) -> int:
    """L-24, L-27. So many squares back; beyond START or the first of an annex, the rest is lost."""
    least = START if place <= LAST else PRISON + 1 if place <= GUILLOTINE else FRONTIERS + 1
    while squares and place > least:
        place -= 1
        while place > least and place < LAST and not s.exists(place):
            place -= 1
        squares -= 1
    return place


class Advance(Step[Cocarde]):
    """L-24, L-25, L-27. The roller counts forward, up to an obligatory square or the end of the track."""

    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def begin(self, s: Cocarde) -> int:
        seat = s.active
        place = s.places[seat]
        end = end_of_track(place)
        left = self.left
        while left and place < end:
            place = ahead(s, place)
            left -= 1
            if left and IS_OBLIGATORY[place]:
                s.move(seat, place, pieces.BY_DICE)
                s.do(Barrier(place, left))
                return NOBODY
        s.move(seat, place, pieces.BY_DICE)
        if left:
            s.move(seat, behind(s, place, left), pieces.BACKWARDS)
        return NOBODY


class Barrier(Covered):
    """L-25. At an obligatory square the roller goes on with a valid character, or back with the rest."""

    __match_args__ = ("square", "left")

    def __init__(self, square: int, left: int) -> None:
        self.square: Final = square
        self.left: Final = left

    def holder(self, s: Cocarde) -> int:
        return s.active

    def open(self, s: Cocarde) -> bool:
        return len(s.hands[s.active]) > 0 and s.character_about(self.square)

    def answers(self, s: Cocarde) -> list[int]:
        return [pieces.PLAY + card for card in s.valid_characters(s.active, self.square)]

    def declined(self, s: Cocarde) -> None:
        s.move(s.active, behind(s, self.square, self.left), pieces.BACKWARDS)

    def played(self, s: Cocarde, move: int) -> None:
        s.spend(s.active, move - pieces.PLAY)
        s.tell(PASSED, s.active, move - pieces.PLAY, self.square)
        s.do(Advance(self.left))


# --- automatic advance ----------------------------------------------------------------------------


class Carry(Step[Cocarde]):
    """L-20, L-21 (ii). Clockwise from the roller's left, everybody who bears a rolled symbol."""

    def begin(self, s: Cocarde) -> int:
        if not two_numbers(s.dice):
            for step in range(1, len(s.hands)):
                seat = s.away(s.active, step)
                if bears_symbol(s, seat, s.dice) and is_carried(s, seat):
                    carry(s, seat, distance(s, seat, s.dice))
        return NOBODY


def is_carried(s: Cocarde, seat: int) -> bool:
    """L-23."""
    place = s.places[seat]
    return not (place == GUYANE or place == LAST or s.salon[seat] or s.restart >> seat & 1)


def carry(s: Cocarde, seat: int, squares: int) -> None:
    """L-27, L-28. No obligatory square and no sentence, only what the ends of the tracks do."""
    place = s.places[seat]
    end = end_of_track(place)
    while squares and place < end:
        place = ahead(s, place)
        squares -= 1
    s.move(seat, place, pieces.CARRIED)
    if squares:
        s.move(seat, behind(s, place, squares), pieces.CARRIED_BACK)
    elif place == GUILLOTINE:
        s.anew(seat)
    elif place == RETURN:
        s.move(seat, s.beyond_salon(), pieces.CARRIED)  # L-R20: silently, without the cards


THROW: Final = Throw()
CARRY: Final = Carry()
