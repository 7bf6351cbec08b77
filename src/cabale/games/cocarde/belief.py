# mypyc: compile
"""How the cards may lie that a seat has never seen, drawn from the story as that seat knows it.

The story is followed with face-down cards instead of names. Cards that nobody has seen since the same
shuffle are alike: any of them may be any card of that shuffle which is still out of sight. Where a card
changes hands unseen, any card of that hand may be the one, unless the story tells later whose hand it was
in; a guess that the rest of the story belies all the same is made again, and in the end put right by an
exchange.

Two liberties are taken: when a card of which there are several copies comes out of a hand, it is taken to
be the one that was known; and what others choose in secret says no more than that it was possible.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.core.events import UNSEEN
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.games.cocarde import events
from cabale.games.cocarde.memory import handed, shown
from cabale.games.cocarde.pieces import COPIES, KINDS_OF_CARDS, MARKING

TRIES: Final = 20

Sightings = dict[int, list[tuple[int, int]]]  # of cards without a copy: where in the story, in whose hand


class Cell:
    """A card: what it is, if that is known, which shuffle it came from, and where the story tells of it."""

    def __init__(self, value: int, shuffle: int, entry: int) -> None:
        self.value = value
        self.shuffle = shuffle
        self.entries: Final = [entry]


class Deal:
    """One way the cards may lie: followed through the whole story."""

    def __init__(self, seat: int, seats: int, sightings: Sightings, rng: Random) -> None:
        self.rng: Final = rng
        self.seat: Final = seat  # whose story it is
        self.sightings: Final = sightings
        self.hands: Final[list[list[Cell]]] = [[] for _ in range(seats)]
        self.pool: Final[list[Cell]] = []  # S41
        self.shuffles: Final[list[list[int]]] = [COPIES[:]]  # out of sight, by shuffle: how many of each
        self.discards = [0] * KINDS_OF_CARDS
        self.drawn: Final[list[Cell]] = []  # every card that was ever dealt or drawn
        self.amends = 0  # guesses that had to be put right
        self.rests: Final[list[list[int]]] = []  # by shuffle, what nobody holds in the end

    def follow(self, place: int, entry: Entry) -> None:
        kind, seat, what, _ = entry
        if kind == events.DEALT or kind == events.DREW:
            cell = Cell(UNSEEN, len(self.shuffles) - 1, place)
            self.hands[seat].append(cell)
            self.drawn.append(cell)
            if what != UNSEEN:
                self.find(cell, what)
        elif kind in (events.GAVE, events.STOLE, events.POOLED, events.REDEALT):
            giver, taker = handed(entry)
            cells = self.pool if giver < 0 else self.hands[giver]
            cell = self.guess(place, cells, giver, taker) if what == UNSEEN else self.pick(cells, what)
            cells.remove(cell)
            cell.entries.append(place)
            (self.pool if taker < 0 else self.hands[taker]).append(cell)
        elif kind == events.RESHUFFLED:
            self.shuffles.append(self.discards)
            self.discards = [0] * KINDS_OF_CARDS
        elif kind == events.SHED:
            self.discards[what] += 1
        elif seat == NO_SEAT:  # it lay there when the table was set
            lying = MARKING[what] if kind == events.MARKED else (what,) if kind == events.DISCARDED else ()
            for card in lying:
                self.shuffles[0][card] -= 1
            if kind == events.DISCARDED:
                self.discards[what] += 1
        else:
            owner, card, cards = shown(entry)
            for _ in range(cards):
                self.hands[owner].remove(self.pick(self.hands[owner], card))
                if kind != events.MARKED:
                    self.discards[card] += 1

    def guess(self, place: int, cells: list[Cell], giver: int, taker: int) -> Cell:
        """Which card of a hand it was that went elsewhere unseen."""
        likely = []
        for cell in cells:
            later = [owner for entry, owner in self.sightings.get(cell.value, []) if entry > place]
            if later and later[0] == taker:
                return cell
            if not later or later[0] != giver:
                likely.append(cell)
        return self.rng.choice(likely or cells)

    def find(self, cell: Cell, card: int) -> None:
        """A card turns out to be this one."""
        shuffles = self.shuffles
        shuffle = cell.shuffle
        if shuffles[shuffle][card] <= 0:  # a copy was taken for another one
            self.amends += 1
            shuffle = max(range(len(shuffles)), key=lambda i: shuffles[i][card])
        shuffles[shuffle][card] -= 1
        cell.value = card

    def pick(self, cells: list[Cell], card: int) -> Cell:
        """The card of a hand that has been seen: a known one, else one that may be it."""
        for cell in cells:
            if cell.value == card:
                return cell
        unseen = [cell for cell in cells if cell.value == UNSEEN]
        shuffles = [self.shuffles[cell.shuffle] for cell in unseen]
        weights = [shuffle[card] / max(1, sum(shuffle)) for shuffle in shuffles]
        if sum(weights) > 0:
            cell = self.rng.choices(unseen, weights)[0]
            self.find(cell, card)
            return cell
        return self.put_right(cells, unseen, card)

    def put_right(self, cells: list[Cell], unseen: list[Cell], card: int) -> Cell:
        """A guess was wrong: the card changes places with one of this hand, wherever it was thought to be."""
        self.amends += 1
        here = unseen[0] if unseen else cells[0]
        guessed = [hand for seat, hand in enumerate(self.hands) if seat != self.seat]
        for others in (*guessed, self.pool):
            for there in others:
                if there.value == card:
                    others[others.index(there)] = here
                    cells[cells.index(here)] = there
                    return there
        if here.value != UNSEEN:
            self.shuffles[here.shuffle][here.value] += 1
        self.find(here, card)
        return here

    def settle(self) -> dict[int, int]:
        """Give each card out of sight a value of its shuffle; the cards of the story, by their entries."""
        rests = self.rests
        for shuffle in self.shuffles:
            rest = _spread(shuffle)
            self.rng.shuffle(rest)
            rests.append(rest)
        for cell in self.drawn:
            if cell.value == UNSEEN:
                cell.value = (rests[cell.shuffle] or max(rests, key=len)).pop()
        return {entry: cell.value for cell in self.drawn for entry in cell.entries}

    def hand(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted([cell.value for cell in self.hands[seat]]))

    def pooled(self) -> tuple[int, ...]:
        return tuple(sorted([cell.value for cell in self.pool]))

    def pile(self, cards: int) -> list[int]:
        """The draw pile: what is left of the last shuffle, and of others if copies were taken for another."""
        rest = self.rests[-1] + [card for other in self.rests[:-1] for card in other]
        row = [0] * KINDS_OF_CARDS
        for card in rest[:cards]:
            row[card] += 1
        return row


def _spread(shuffle: list[int]) -> list[int]:
    return [card for card, count in enumerate(shuffle) for _ in range(count)]


def sightings(lines: list[Entry]) -> Sightings:
    """Where cards without a copy were seen to leave a hand."""
    found: Sightings = {}
    for place, line in enumerate(lines):
        owner, card, _ = shown(line)
        if line.kind in (events.GAVE, events.STOLE, events.POOLED) and line.what != UNSEEN:
            owner, card = handed(line)[0], line.what
        if owner >= 0 and COPIES[card] == 1:
            found.setdefault(card, []).append((place, owner))
    return found


def deal(lines: list[Entry], seat: int, seats: int, seen: Sightings, rng: Random) -> Deal:
    """One of the ways the cards may lie after this story; what it does not tell is UNSEEN there."""
    for _ in range(TRIES):
        found = Deal(seat, seats, seen, rng)
        for place, line in enumerate(lines):
            found.follow(place, line)
        if not found.amends:
            break
    return found
