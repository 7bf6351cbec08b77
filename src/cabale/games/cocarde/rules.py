# mypyc: compile
"""The turn and the end of Le Lys et la Cocarde, in the order of the rulebook.

`dealing` draws and discards, `moving` has the dice and the ways of the pawns, `sentences` what the
squares do.
"""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.seated import Seated
from cabale.core.seats import NO_SEAT
from cabale.core.steps import steps_of
from cabale.games.cocarde import events, pieces
from cabale.games.cocarde.dealing import DRAWS, Covered, Deal, Draw, kinds_in
from cabale.games.cocarde.decrees import with_cards
from cabale.games.cocarde.moving import THROW
from cabale.games.cocarde.sentences import ARRIVE
from cabale.games.cocarde.squares import GUYANE, JAIL_GATE, LAST, PRISON, ZONE
from cabale.games.cocarde.table import Cocarde, Options, changed, lay_table

# --- set-up ---------------------------------------------------------------------------------------


def new(seats: int, options: Options) -> Cocarde:
    """L-1, L-2. All pawns on START, unmarked; six cards to each, the rest is the draw pile."""
    s = lay_table(options, seats, pieces.COPIES[:])
    s.do(Deal(0), TURNS[0])
    s.settle()
    return s


# --- the turn -------------------------------------------------------------------------------------


class Turn(Seated[Cocarde]):
    """L-6, L-7. Skip, intake, actions, roll and advance, end phase; seat 0 begins every round."""

    def begin(self, s: Cocarde) -> int:
        if self.seat == 0:
            if s.rounds == s.options.max_rounds:  # L-55
                s.tell(events.CAPPED, NO_SEAT, s.rounds)
                s.do(VERDICT)
                return NOBODY
            s.rounds += 1
            s.tell(events.ROUND, NO_SEAT, s.rounds)
        s.turns += 1
        s.active = self.seat
        s.acted = False
        s.arrived = False
        s.rerolled = False
        s.dice = pieces.NO_THROW
        if s.skip >> self.seat & 1:
            s.skip &= ~seat_bit(self.seat)
            s.tell(events.SKIPPED, self.seat, s.turns)
            s.do(NEXT)
            return NOBODY
        s.tell(events.BEGAN, self.seat, s.turns)
        s.do(INTAKE, ACT, THROW, ARRIVE, CLOSING, NEXT)
        return NOBODY


class Next(Step[Cocarde]):
    """L-6, L-51, L-52. The next seat clockwise, or the end if somebody is on 56."""

    def begin(self, s: Cocarde) -> int:
        if s.finished():
            s.do(SEARCH, VERDICT)
        else:
            s.do(TURNS[s.away(s.active, 1)])
        return NOBODY


# --- step 1: intake -------------------------------------------------------------------------------


class Intake(Step[Cocarde]):
    """L-8. Six new cards, alms, or one card."""

    def begin(self, s: Cocarde) -> int:
        seat = s.active
        if s.restart >> seat & 1:
            s.restart &= ~seat_bit(seat)
            s.do(Draw(seat, max(0, pieces.HAND - len(s.hands[seat]))))
        elif s.bears(seat, pieces.CROSS):
            s.do(ALMS)
        else:
            s.do(DRAWS[seat])
        return NOBODY


class Alms(Step[Cocarde]):
    """L-9, L-R8. A priest names an opponent who has a card, and draws none."""

    def begin(self, s: Cocarde) -> int:
        choices = with_cards(s, s.active)
        if len(choices) > 1:
            return seat_bit(s.active)
        if choices:
            self.ask(s, choices[0])
        else:
            s.tell(events.NO_ALMS, s.active)
        return NOBODY

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return with_cards(s, seat)

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        self.ask(s, move)
        return NOBODY

    def ask(self, s: Cocarde, move: int) -> None:
        giver = s.away(s.active, move - pieces.NAME)
        s.tell(events.ASKED_ALMS, s.active, 0, giver)
        s.do(Give(giver))


class Give(Seated[Cocarde]):
    """L-9. Who is asked for alms chooses the card. A single one goes by itself."""

    def begin(self, s: Cocarde) -> int:
        hand = s.hands[self.seat]
        if len(hand) > 1:
            return seat_bit(self.seat)
        self.give(s, hand[0])
        return NOBODY

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return [pieces.GIVE + card for card in kinds_in(s.hands[seat])]

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        self.give(s, move - pieces.GIVE)
        return NOBODY

    def give(self, s: Cocarde, card: int) -> None:
        s.give_up(self.seat, card)
        s.receive(s.active, card)
        s.tell(events.GAVE, self.seat, card, s.active)


# --- step 2: actions ------------------------------------------------------------------------------


class Act(Step[Cocarde]):
    """L-10 to L-12. One main action at most, any number of free ones, then the roll.

    The roll goes by itself only where everybody can see that nothing else is left to do.
    """

    def begin(self, s: Cocarde) -> int:
        return seat_bit(s.active) if may_act(s, s.active) else NOBODY

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        moves = [pieces.ROLL] if len(s.hands[seat]) <= pieces.HAND else []  # L-11
        moves += free_actions(s, seat)
        if pieces.ESCAPE_CARD in s.hands[seat] and can_escape(s, seat):
            moves.append(pieces.ESCAPE)
        if not s.acted:
            moves += markings(s, seat)
            moves += attacks(s, seat)
            moves += [pieces.DISCARD + card for card in kinds_in(s.hands[seat])]
        return moves

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        if move == pieces.ROLL:
            return NOBODY
        s.do(ACT)
        if move == pieces.BOOKS:
            lay_books(s, seat)
        elif move == pieces.ESCAPE:
            break_out(s, seat)
        elif move < pieces.ATTACK:
            s.acted = True
            mark(s, seat, s.away(seat, (move - pieces.MARK) // 5), (move - pieces.MARK) % 5 + 1)
        elif move < pieces.DISCARD:
            s.acted = True
            attack(s, seat, (move - pieces.ATTACK) // 5, s.away(seat, (move - pieces.ATTACK) % 5 + 1))
        elif move <= pieces.PLANT:  # the first square is PLANT + 1
            s.acted = True
            s.discard(seat, move - pieces.DISCARD)
        else:
            plant(s, seat, move - pieces.PLANT)
        return NOBODY


def may_act(s: Cocarde, seat: int) -> bool:
    """Whether anything but the roll is possible, for all that everybody knows."""
    cards = len(s.hands[seat])
    return (
        (cards > 0 and (not s.acted or can_escape(s, seat)))
        or (cards >= pieces.PAIR and s.books_about(pieces.PAIR))
        or len(s.plantable(seat)) > 0
    )


def free_actions(s: Cocarde, seat: int) -> list[int]:
    """L-10, L-13. Books and trees: in steps 2 and 4."""
    moves = [pieces.BOOKS] if s.hands[seat].count(pieces.BOOK) >= pieces.PAIR else []
    moves += [pieces.PLANT + square for square in s.plantable(seat)]
    return moves


def lay_books(s: Cocarde, seat: int) -> None:
    """L-10, L-R9. Two books from the hand, one tree."""
    for _ in range(pieces.PAIR):
        s.spend(seat, pieces.BOOK)
    s.tell(events.LAID_BOOKS, seat, pieces.PAIR)
    s.grow(seat, 1)


def plant(s: Cocarde, seat: int, square: int) -> None:
    """L-47. A tree for a certificate; the square is no more."""
    s.trees = changed(s.trees, seat, -1)
    s.cancelled |= 1 << square
    s.certificate_stock -= 1
    s.certificates = changed(s.certificates, seat, 1)
    s.tell(events.PLANTED, seat, square)


def can_escape(s: Cocarde, seat: int) -> bool:
    return s.in_prison(seat) or s.places[seat] == GUYANE


def break_out(s: Cocarde, seat: int) -> None:
    """L-46. Out of prison to 30, out of Guyane to 53, silently."""
    s.spend(seat, pieces.ESCAPE_CARD)
    s.tell(events.BROKE_OUT, seat, pieces.ESCAPE_CARD)
    s.move(seat, JAIL_GATE if s.in_prison(seat) else s.beyond_salon(), pieces.BY_ESCAPE)


def markings(s: Cocarde, seat: int) -> list[int]:
    """L-14, L-15. Everybody may be marked, oneself included, wherever the pawn is."""
    moves = []
    hand = s.hands[seat]
    for distance in range(len(s.hands)):
        results = pieces.RESULTS[s.roles[s.away(seat, distance)]]
        for card in range(pieces.ROLE_P + 1):
            if card in hand:
                moves += [pieces.MARK + 5 * distance + result - 1 for result in results[card]]
    return moves


def mark(s: Cocarde, seat: int, whom: int, result: int) -> None:
    """L-17, L-R12. The card lies before the player; what it covers, and a twin, are discarded."""
    before = s.roles[whom]
    card = pieces.MARKED_BY[before][result]
    s.give_up(seat, card)
    s.roles[whom] = result
    s.tell(events.MARKED, seat, before * 10 + result, whom)
    left = [*pieces.MARKING[before], card]
    for kept in pieces.MARKING[result]:
        left.remove(kept)
    for gone in left:
        s.shed(whom, gone)


def attacks(s: Cocarde, seat: int) -> list[int]:
    """L-44. Opponents in a zone of the colour, or on the frontiers."""
    moves = []
    for colour in range(pieces.RED + 1):
        if pieces.ATTACK_CARD + colour in s.hands[seat]:
            for distance in range(1, len(s.hands)):
                if can_attack(s, colour, s.away(seat, distance)):
                    moves.append(pieces.ATTACK + 5 * colour + distance - 1)  # noqa: PERF401  # reads better
    return moves


def can_attack(s: Cocarde, colour: int, whom: int) -> bool:
    return s.on_frontiers(whom) or ZONE[s.places[whom]] == colour


def attack(s: Cocarde, seat: int, colour: int, whom: int) -> None:
    s.spend(seat, pieces.ATTACK_CARD + colour)
    s.tell(events.ATTACKED, seat, pieces.ATTACK_CARD + colour, whom)
    s.do(Defence(whom, colour))


class Defence(Step[Cocarde]):
    """L-44, L-R38. The target is always asked: a card of the colour, on the course a valid character."""

    __match_args__ = ("seat", "colour")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour

    def begin(self, s: Cocarde) -> int:
        return seat_bit(self.seat)

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        moves = [PASS]
        if pieces.DEFENCE_CARD + self.colour in s.hands[seat]:
            moves.append(pieces.PLAY + pieces.DEFENCE_CARD + self.colour)
        if s.on_course(seat):
            moves += [pieces.PLAY + card for card in s.valid_characters(seat, s.places[seat])]
        return moves

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        if move != PASS:
            s.spend(seat, move - pieces.PLAY)
            s.tell(events.DEFENDED, seat, move - pieces.PLAY, s.active)
        elif s.on_frontiers(seat):  # L-45
            s.tell(events.STRUCK, seat, pieces.ATTACK_CARD + self.colour, s.active)
            s.anew(seat)
        else:
            s.tell(events.STRUCK, seat, pieces.ATTACK_CARD + self.colour, s.active)
            s.move(seat, PRISON + 1, pieces.STRUCK_DOWN)
        return NOBODY


# --- step 4: the end phase ------------------------------------------------------------------------


class Closing(Covered):
    """L-13, L-R10. Books and trees once more. That there is a tree to plant, everybody sees; that there is
    a pair of books, only its holder."""

    def holder(self, s: Cocarde) -> int:
        return s.active

    def open(self, s: Cocarde) -> bool:
        if s.finished():  # L-51, L-52
            return False
        return len(s.plantable(s.active)) > 0 or (
            len(s.hands[s.active]) >= pieces.PAIR and s.books_about(pieces.PAIR)
        )

    def answers(self, s: Cocarde) -> list[int]:
        return free_actions(s, s.active)

    def declined(self, s: Cocarde) -> None:
        pass

    def played(self, s: Cocarde, move: int) -> None:
        if move == pieces.BOOKS:
            lay_books(s, s.active)
        else:
            plant(s, s.active, move - pieces.PLANT)
        s.do(CLOSING)


def is_covered(s: Cocarde) -> bool:
    """Whether only a holder is asked now, and nobody may notice."""
    if not s.agenda:
        return False
    step = s.agenda[-1]
    if isinstance(step, Closing):
        return not s.plantable(s.active)
    return isinstance(step, Covered)


def may_hold(s: Cocarde) -> tuple[int, ...]:
    """L-R42. Who might hold the card that this moment is about, as everybody can see."""
    step = s.agenda[-1]
    assert isinstance(step, Covered)
    return (step.holder(s),)


# --- the end --------------------------------------------------------------------------------------


class Search(Step[Cocarde]):
    """L-53. Each player on 56, the roller first, takes one certificate from every other who has one."""

    def begin(self, s: Cocarde) -> int:
        for distance in range(len(s.hands)):
            seat = s.away(s.active, distance)
            if s.places[seat] != LAST:
                continue
            for further in range(1, len(s.hands)):
                whom = s.away(seat, further)
                if s.certificates[whom]:
                    s.certificates = changed(changed(s.certificates, whom, -1), seat, 1)
                    s.tell(events.SEARCHED, seat, 1, whom)
        return NOBODY


class Verdict(Step[Cocarde]):
    """L-54. The most certificates, then the most advanced; those who still tie share."""

    def begin(self, s: Cocarde) -> int:
        shares = s.scores()
        for seat in range(len(s.hands)):
            if shares[seat]:
                s.tell(events.WON, seat, s.certificates[seat])
        return NOBODY


# A step never changes, so those that differ by their seat alone are made once for every seat.
TURNS: Final = [Turn(seat) for seat in range(pieces.FULLEST)]
NEXT: Final = Next()
INTAKE: Final = Intake()
ALMS: Final = Alms()
ACT: Final = Act()
CLOSING: Final = Closing()
SEARCH: Final = Search()
VERDICT: Final = Verdict()

STEPS: Final = steps_of("cabale.games.cocarde")
