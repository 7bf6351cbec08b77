# mypyc: compile
"""The table of Le Lys et la Cocarde: pawns, markings, hands, trees, certificates and the two piles."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cabale.core.agenda import NOBODY, State, seat_bit
from cabale.core.dump import dump_position, empty_kernel, tuples
from cabale.core.seats import NO_SEAT
from cabale.core.values import Value
from cabale.games.cocarde import pieces, squares
from cabale.games.cocarde.events import DISCARDED, GREW, MOVED, NEW_START, RESHUFFLED, SHED


class Options(Value):
    """How this table wants its rulings; shared by all positions of a game."""

    __match_args__ = ("values", "figures", "max_rounds")

    def __init__(self, values: dict[str, Any], figures: tuple[int, ...], max_rounds: int) -> None:
        self.values: Final = values  # as they were given, for views and records
        self.figures: Final = figures  # L-R5: one for each chair, or none
        self.max_rounds: Final = max_rounds  # L-55


class Cocarde(State):
    """A position. The draw pile is a bag: nobody knows its order."""

    fields: ClassVar = {
        "places": list,
        "roles": list,
        "hands": tuples,
        "trees": tuple,
        "certificates": tuple,
        "skip": int,
        "wait": int,
        "tavern": int,
        "salon": tuple,
        "restart": int,
        "pile": list,
        "pile_size": int,
        "discards": tuple,
        "cancelled": int,
        "tree_stock": int,
        "certificate_stock": int,
        "active": int,
        "turns": int,
        "rounds": int,
        "acted": bool,
        "dice": int,
        "arrived": bool,
        "rerolled": bool,
        "pool": tuple,
    }

    def __init__(
        self,
        options: Options,
        places: list[int],
        roles: list[int],
        hands: list[tuple[int, ...]],
        trees: tuple[int, ...],
        certificates: tuple[int, ...],
        skip: int,
        wait: int,
        tavern: int,
        salon: tuple[int, ...],
        restart: int,
        pile: list[int],
        pile_size: int,
        discards: tuple[int, ...],
        cancelled: int,
        tree_stock: int,
        certificate_stock: int,
        active: int,
        turns: int,
        rounds: int,
        acted: bool,
        dice: int,
        arrived: bool,
        rerolled: bool,
        pool: tuple[int, ...],
        basis: State,
    ) -> None:
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        self.options: Final = options
        self.places = places
        self.roles = roles
        self.hands = hands  # each sorted
        self.trees = trees  # not yet planted
        self.certificates = certificates
        self.skip = skip  # sets of seats: the next turn is skipped (L-31)
        self.wait = wait  # on square 1 (L-29)
        self.tavern = tavern  # on square 20 (L-30)
        self.salon = salon  # rolls still to be spent on square 53 (L-32)
        self.restart = restart  # six new cards at the next turn (L-34)
        self.pile = pile  # how many of each card are in the draw pile
        self.pile_size = pile_size
        self.discards = discards  # the discard pile, in order
        self.cancelled = cancelled  # the set of squares with a planted tree
        self.tree_stock = tree_stock
        self.certificate_stock = certificate_stock
        self.active = active
        self.turns = turns  # begun so far
        self.rounds = rounds  # begun so far
        self.acted = acted  # L-10: the main action of this turn is done
        self.dice = dice  # the last throw of this turn
        self.arrived = arrived  # L-21: the roller's pawn reached a square with it
        self.rerolled = rerolled  # L-33
        self.pool = pool  # S41: cards still to be given, sorted

    def clone(self) -> Cocarde:
        return Cocarde(
            self.options,
            self.places[:],
            self.roles[:],
            self.hands[:],
            self.trees,
            self.certificates,
            self.skip,
            self.wait,
            self.tavern,
            self.salon,
            self.restart,
            self.pile[:],
            self.pile_size,
            self.discards,
            self.cancelled,
            self.tree_stock,
            self.certificate_stock,
            self.active,
            self.turns,
            self.rounds,
            self.acted,
            self.dice,
            self.arrived,
            self.rerolled,
            self.pool,
            self,
        )

    def dump(self) -> dict[str, Any]:
        return dump_position(self, self.options.values)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def away(self, seat: int, distance: int) -> int:
        """The seat so many places clockwise."""
        return (seat + distance) % len(self.hands)

    def bears(self, seat: int, states: int) -> bool:
        """L-R41. Whether the role of a player is one of these."""
        return bool(states >> self.roles[seat] & 1)

    # --- pawns

    def exists(self, square: int) -> bool:
        """L-49. A cancelled square is no more."""
        return not self.cancelled >> square & 1

    def in_prison(self, seat: int) -> bool:
        return squares.PRISON < self.places[seat] <= squares.GUILLOTINE

    def on_frontiers(self, seat: int) -> bool:
        return squares.FRONTIERS < self.places[seat] <= squares.RETURN

    def on_course(self, seat: int) -> bool:
        """On a square of the main track that has a sentence or a colour: not on START, not on 56."""
        return squares.START < self.places[seat] < squares.LAST

    def finished(self) -> bool:
        """Whether somebody stands on 56."""
        return squares.LAST in self.places

    def move(self, seat: int, goal: int, way: int) -> None:
        """A pawn goes elsewhere; what belonged to the square it leaves is gone (section 2)."""
        origin = self.places[seat]
        self.places[seat] = goal
        self.leave_square(seat)
        self.tell(MOVED, seat, origin * 100 + goal, way)
        if goal == 1 and self.places.count(1) > 1:  # L-R21: a meeting, nobody waits any more
            self.wait = NOBODY

    def leave_square(self, seat: int) -> None:
        self.wait &= ~seat_bit(seat)
        self.tavern &= ~seat_bit(seat)
        if self.salon[seat]:
            self.salon = changed(self.salon, seat, -self.salon[seat])

    def beyond_salon(self) -> int:
        """L-26. Square 53, or the next one that exists."""
        square = squares.SALON_DOOR
        while not self.exists(square):
            square += 1
        return square

    def anew(self, seat: int) -> None:
        """L-34. Hand and marking are lost, trees and certificates kept; six cards at the next turn."""
        self.tell(NEW_START, seat)
        self.places[seat] = squares.START
        self.leave_square(seat)
        self.throw_hand(seat)
        for card in pieces.MARKING[self.roles[seat]]:
            self.shed(seat, card)
        self.roles[seat] = pieces.NONE
        self.skip &= ~seat_bit(seat)
        self.restart |= seat_bit(seat)

    # --- cards

    def give_up(self, seat: int, card: int) -> None:
        """One card leaves a hand."""
        hand = self.hands[seat]
        i = 0
        while hand[i] != card:
            i += 1
        self.hands[seat] = hand[:i] + hand[i + 1 :]

    def receive(self, seat: int, card: int) -> None:
        """One card joins a hand."""
        hand = self.hands[seat]
        i = 0
        while i < len(hand) and hand[i] <= card:
            i += 1
        self.hands[seat] = (*hand[:i], card, *hand[i:])

    def spend(self, seat: int, card: int) -> None:
        """L-5. A card of a hand goes face up to the discard pile; what it was for is told apart."""
        self.give_up(seat, card)
        self.discards = (*self.discards, card)

    def discard(self, seat: int, card: int) -> None:
        self.spend(seat, card)
        self.tell(DISCARDED, seat, card)

    def throw_hand(self, seat: int) -> None:
        for card in self.hands[seat]:
            self.discard(seat, card)

    def shed(self, seat: int, card: int) -> None:
        """A card of a marking goes to the discard pile."""
        self.discards = (*self.discards, card)
        self.tell(SHED, seat, card)

    def reshuffle(self) -> None:
        """L-4, L-R7. An empty draw pile is made anew of the discard pile."""
        if not self.pile_size and self.discards:
            for card in self.discards:
                self.pile[card] += 1
            self.pile_size = len(self.discards)
            self.tell(RESHUFFLED, NO_SEAT, len(self.discards))
            self.discards = ()

    def valid_characters(self, seat: int, square: int) -> list[int]:
        """L-43. The characters of a hand that are valid for a square of the main track."""
        return [
            card
            for card in self.hands[seat]
            if pieces.FIRST_SQUARE[card] <= square <= pieces.LAST_SQUARE[card]
        ]

    def character_about(self, square: int) -> bool:
        """Whether a valid character may be in a hand, for all that everybody knows."""
        for card in range(pieces.FIRST_CHARACTER, pieces.LAST_CHARACTER + 1):
            if pieces.FIRST_SQUARE[card] <= square <= pieces.LAST_SQUARE[card] and card not in self.discards:
                return True
        return False

    def books_about(self, books: int) -> bool:
        """Whether so many books may be in a hand, for all that everybody knows."""
        return self.discards.count(pieces.BOOK) + books <= 8

    # --- trees

    def grow(self, seat: int, trees: int) -> None:
        """L-50. Trees from the stock, as far as it goes."""
        grown = min(trees, self.tree_stock)
        if grown:
            self.tree_stock -= grown
            self.trees = changed(self.trees, seat, grown)
            self.tell(GREW, seat, grown)

    def plantable(self, seat: int) -> list[int]:
        """L-47, L-48. The squares behind a pawn that could be cancelled, if there is a tree."""
        here = self.places[seat]
        if not self.trees[seat] or here > squares.LAST:
            return []
        return [
            square
            for square in range(1, here)
            if self.exists(square) and square not in squares.NEVER_PLANTED and square not in self.places
        ]

    # --- the end

    def advance(self, seat: int) -> int:
        """L-54. How far a pawn is on the main track; elsewhere it counts nothing."""
        return self.places[seat] if self.places[seat] <= squares.LAST else squares.START

    def standing(self, seat: int) -> int:
        return self.certificates[seat] * 100 + self.advance(seat)

    def scores(self) -> list[float]:
        """L-54. The most certificates win, then the most advanced; those who still tie share."""
        standings = [self.standing(seat) for seat in range(len(self.hands))]
        best = max(standings)
        winners = standings.count(best)
        return [1 / winners if standing == best else 0.0 for standing in standings]

    def ranks(self) -> list[int]:
        """Competition ranking by the same order: 1, 1, 3."""
        standings = [self.standing(seat) for seat in range(len(self.hands))]
        return [1 + len([1 for other in standings if other > standing]) for standing in standings]

    def totals(self) -> list[int]:
        return list(self.certificates)


def changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """What every seat has, and one of them more or less. What seldom changes is a tuple: copies share it."""
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def lay_table(options: Options, seats: int, pile: list[int] | None = None) -> Cocarde:
    """A table with nothing planned and nothing told yet; a pile that is not given is empty."""
    cards = [0] * pieces.KINDS_OF_CARDS if pile is None else pile
    hands: list[tuple[int, ...]] = [()] * seats
    return Cocarde(
        options,
        places=[squares.START] * seats,
        roles=[pieces.NONE] * seats,
        hands=hands,
        trees=(0,) * seats,
        certificates=(0,) * seats,
        skip=NOBODY,
        wait=NOBODY,
        tavern=NOBODY,
        salon=(0,) * seats,
        restart=NOBODY,
        pile=cards,
        pile_size=sum(cards),
        discards=(),
        cancelled=0,
        tree_stock=pieces.TREES,
        certificate_stock=pieces.CERTIFICATES,
        active=NO_SEAT,
        turns=0,
        rounds=0,
        acted=False,
        dice=pieces.NO_THROW,
        arrived=False,
        rerolled=False,
        pool=(),
        basis=empty_kernel(),
    )
