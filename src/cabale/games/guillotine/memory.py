# mypyc: compile
"""What a seat remembers of hands, and what the cards that it never saw may be (G-111).

The story is followed with face-down cards instead of names. A card of a hand is known from the moment
the seat has seen it: looked at, given away, taken from the open pile. Cards that nobody has seen since
the same shuffle are alike: any of them may be any card of that shuffle which is still out of sight. A
deck that was made anew from the discards is another shuffle, so an old card cannot be one of those.

Cards out of sight are dealt in proportion to the deals that lead to the story, with one liberty: when a
card of which there are two copies comes out of a hand, it is taken to be the one that was known.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.core.events import UNSEEN
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.games.guillotine import events
from cabale.games.guillotine.pieces import COPIES, KINDS_OF_ACTIONS, STAYS_IN_FRONT


class Cell:
    """A card of a hand: what it is, if that is known, and which shuffle it came from."""

    __slots__ = ("entries", "shuffle", "value")

    def __init__(self, value: int, shuffle: int, entries: list[int]) -> None:
        self.value = value
        self.shuffle = shuffle
        self.entries = entries  # the places in the story that tell of it


class Memory:
    """Follows a story as one seat knows it."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: Final = seat
        self.hands: list[list[Cell]] = [[] for _ in range(seats)]
        self.pools: list[list[int]] = [COPIES[:]]  # out of sight, by shuffle: how many of each card
        self.lost: list[tuple[list[Cell], list[list[int]]]] = []  # shuffled away unseen, with the pools then
        self.shown: list[tuple[list[int], list[Cell]]] = []  # looks of others: entries, and the cards
        self.drawn: list[Cell] = []  # every card that was ever dealt or drawn
        self.places = 0
        self._discards = [0] * KINDS_OF_ACTIONS
        self._played: list[int] = []  # cards that go to the discard pile, the last one perhaps not yet
        self._in_air: list[int] = []  # cards that will stay in front
        self._touched: list[Cell] = []  # of the look that is going on
        self._look: list[int] = []

    def follow(self, entry: Entry, knows: bool) -> None:
        """One more entry; of hidden cards only what the seat may know is read."""
        kind, seat, what, whom = entry
        place = self.places
        self.places += 1
        if kind == events.LOOKED or kind == events.HANDED:
            self._seen(place, whom if kind == events.LOOKED else seat, what if knows else UNSEEN)
            return
        self._end_look()
        if kind == events.DEALT or kind == events.DREW:
            cell = Cell(UNSEEN, len(self.pools) - 1, [place])
            self.hands[seat].append(cell)
            self.drawn.append(cell)
            if knows:
                self._find(cell, what)
        elif kind == events.PLAYED:
            self._drop(seat, what)
            if STAYS_IN_FRONT[what]:
                self._in_air.append(what)
            else:
                self._discards[what] += 1
                self._played.append(what)
        elif kind == events.PLACED:
            if what in self._in_air:
                self._in_air.remove(what)
            else:
                self.pools[-1][what] -= 1  # it lay there when the table was set
        elif kind == events.DISCARDED:
            if seat == NO_SEAT:
                self.pools[-1][what] -= 1
            else:
                self._drop(seat, what)
            self._discards[what] += 1
        elif kind == events.REMOVED or kind == events.DISMISSED:
            self._discards[what] += 1
        elif kind == events.TOOK:
            self._discards[what] -= 1
            self.hands[seat].append(Cell(what, UNSEEN, []))
        elif kind == events.EXCHANGED:
            self.hands[seat], self.hands[whom] = self.hands[whom], self.hands[seat]
        elif kind == events.RAINED:
            self._rain()
        elif kind == events.RESHUFFLED:
            self._reshuffle(what)

    def known(self) -> tuple[tuple[int, ...], ...]:
        """For each hand, the cards that this seat knows to be there."""
        return tuple(
            [tuple(sorted([cell.value for cell in hand if cell.value != UNSEEN])) for hand in self.hands]
        )

    # --- what an entry does

    def _find(self, cell: Cell, card: int) -> None:
        """A card turns out to be this one."""
        pools = self.pools
        shuffle = cell.shuffle
        if pools[shuffle][card] <= 0:  # a copy was taken for another one
            shuffle = max(range(len(pools)), key=lambda i: pools[i][card])
        pools[shuffle][card] -= 1
        cell.value = card

    def _pick(self, hand: list[Cell], card: int) -> Cell:
        """The card of a hand that has been seen: a known one, else one that may be it."""
        for cell in hand:
            if cell.value == card:
                return cell
        unseen = [cell for cell in hand if cell.value == UNSEEN]
        for cell in unseen:
            if self.pools[cell.shuffle][card] > 0:
                self._find(cell, card)
                return cell
        self._find(unseen[0], card)
        return unseen[0]

    def _drop(self, seat: int, card: int) -> None:
        self.hands[seat].remove(self._pick(self.hands[seat], card))

    def _seen(self, place: int, owner: int, card: int) -> None:
        """One card of a hand is looked at, by this seat or by somebody else."""
        if card == UNSEEN:
            if not self._look:
                self._touched = self.hands[owner][:]
            elif not any(cell in self._touched for cell in self.hands[owner]):
                self._end_look()  # the other hand of an exchange
                self._touched = self.hands[owner][:]
            self._look.append(place)
            return
        cell = self._pick([cell for cell in self.hands[owner] if cell not in self._touched], card)
        cell.entries.append(place)
        self._touched.append(cell)

    def _end_look(self) -> None:
        if self._look:
            self.shown.append((self._look, self._touched))
            self._look = []
        if self._touched:
            self._touched = []

    def _rain(self) -> None:
        """G-53. All hands go unseen into the deck: one shuffle of all that is out of sight."""
        cells = [cell for hand in self.hands for cell in hand]
        self.lost.append(([cell for cell in cells if cell.value == UNSEEN], [pool[:] for pool in self.pools]))
        self.pools = [[sum(counts) for counts in zip(*self.pools, strict=True)]]
        for cell in cells:
            if cell.value != UNSEEN:
                self.pools[0][cell.value] += 1
        self.hands = [[] for _ in self.hands]

    def _reshuffle(self, cards: int) -> None:
        """G-101. A new shuffle; a card that is still being carried out is not in it."""
        in_pile = self._discards
        left = [0] * KINDS_OF_ACTIONS
        for card in reversed(self._played[len(self._played) - max(0, sum(in_pile) - cards) :]):
            in_pile[card] -= 1
            left[card] += 1
        self.pools.append(in_pile)
        self._discards = left
        self._played = []

    # --- one way the cards may lie

    def deal(self, rng: Random) -> tuple[list[list[int]], list[int], dict[int, int]]:
        """The hands, the rest that is out of sight, and the cards of the story by their place in it."""
        self._end_look()
        values: dict[Cell, int] = {}
        for cells, pools in self.lost:
            _fill(cells, [_spread(pool) for pool in pools], values, rng)
        rests = [_spread(pool) for pool in self.pools]
        cells = [cell for hand in self.hands for cell in hand if cell.value == UNSEEN]
        _fill(cells, rests, values, rng)
        told: dict[int, int] = {}
        for cell in self.drawn:
            for place in cell.entries:
                told[place] = values.get(cell, cell.value)
        for places, cells in self.shown:
            cards = sorted([values.get(cell, cell.value) for cell in cells])
            told.update(zip(places, cards, strict=False))
        hands = [sorted([values.get(cell, cell.value) for cell in hand]) for hand in self.hands]
        rest = [card for pool in rests for card in pool]
        return hands, rest, told


def _spread(pool: list[int]) -> list[int]:
    return [card for card, count in enumerate(pool) for _ in range(count)]


def _fill(cells: list[Cell], rests: list[list[int]], values: dict[Cell, int], rng: Random) -> None:
    """Give each card out of sight a value from its own shuffle, and take that from the rest."""
    for rest in rests:
        rng.shuffle(rest)
    for cell in cells:
        rest = rests[cell.shuffle] or max(rests, key=len)
        values[cell] = rest.pop()
