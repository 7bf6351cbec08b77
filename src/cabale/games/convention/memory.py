# mypyc: compile
"""What a seat knows of who knows where each card lies (section 10).

The story is followed with face-down cards instead of names. A card that is drawn is its owner's to know, one
that is shown of those it is shown to; whoever knew a card that goes under its pack knows it when it comes up
again (R-25). Immediate cards of the Jacobins are left out: everybody has seen them.
"""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import OPEN
from cabale.core.story import Entry
from cabale.games.convention import events
from cabale.games.convention.pieces import DELAYED, EFFECT, EVERYBODY, ORDERS, PHASES
from cabale.games.convention.table import ALL

ON_MISSION: Final = PHASES.index("mission")
FOLLOWED: Final = frozenset([  # the entries that say anything of a card: few of all
    events.ASSIGNED, events.DEFENDED, events.DREW, events.LAID_ASIDE, events.LAPSED,
    events.OUT, events.PHASE, events.PICKED, events.PLAYED, events.REJECTED,
    events.REPLACED, events.RETURNED, events.SHOWED,
])  # fmt: skip


class Cell:
    """A card: what it is, if the seat knows that, and who knows it, as far as the seat can tell."""

    def __init__(self) -> None:
        self.card = UNSEEN
        self.known = NOBODY
        self.entries: Final[list[int]] = []  # the places in the story that tell of it without its name


class Memory:
    """Follows a story as one seat knows it."""

    def __init__(self, seat: int, owner: list[int], missions: int, jacobins: int) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.tray: Final[list[Cell]] = []  # Mission cards that somebody has drawn
        self.table: list[Cell] = []  # Mission cards that are carried out, in their order
        self.hands: Final[list[list[Cell]]] = [[], [], [], []]
        self.missions: Final[list[Cell]] = []  # under the Mission pack, from the top
        self.jacobins: Final[list[Cell]] = []  # under the Jacobins' pack, from the top
        self.told: Final[dict[int, int]] = {}  # by the places that told of them: cards that all saw later
        self._missions_left = missions  # in the Mission pack, above what came back
        self._jacobins_left = jacobins
        self._on_mission = False
        self._ordered = False  # whether new orders have brought their card

    def follow(self, place: int, entry: Entry) -> None:
        """One more entry, and its place in the story."""
        kind, faction, card, whom = entry
        if kind == events.PHASE:
            self._on_mission = card == ON_MISSION
        elif kind == events.DREW:
            self._draw(place, faction, card)
        elif kind == events.REPLACED:
            top = self._next_jacobins(card)
            if DELAYED[card]:
                self.jacobins.append(self._open(top, card))
        elif kind == events.LAPSED or kind == events.PLAYED or kind == events.DEFENDED:
            self.jacobins.append(self._open(_out_of(self.hands[faction], card), card))
        elif kind == events.RETURNED:
            self._put_back(place, faction, card)
        elif kind == events.OUT:
            self._forget(card)
            self.jacobins.extend(self.hands[card])
            self.hands[card] = []
        elif kind == events.SHOWED:
            self._show(faction, card, whom)
        elif kind == events.ASSIGNED:
            self.table.append(self._open(_out_of(self.tray, card), card))
        elif kind == events.PICKED:
            self.table.insert(0, self._open(_out_of(self.tray, card), card))
            self._ordered = True
        elif kind == events.REJECTED or kind == events.LAID_ASIDE:
            self.missions.append(_told(_out_of(self.tray, card), place, card))

    # --- what an entry does

    def _draw(self, place: int, faction: int, card: int) -> None:
        if self._on_mission:
            self._file()
            top = self._next_mission(card)
            self.tray.append(top)
        elif card == UNSEEN or DELAYED[card]:
            top = self._next_jacobins(card)
            self.hands[faction].append(top)
        else:
            self._next_jacobins(card)
            return
        _told(top, place, card)
        top.known |= seat_bit(self.owner[faction])

    def _file(self) -> None:
        """IV-4. A Mission card that was carried out goes under the pack, which nothing tells. When a faction
        draws, all of them have; when its new orders draw, those before them."""
        if self.tray:
            return
        done = len(self.table)
        for place, cell in enumerate(self.table):
            if EFFECT[cell.card] == ORDERS and not self._ordered:
                done = place
        self.missions.extend(self.table[:done])
        self.table = self.table[done:]
        if not self.table:
            self._ordered = False

    def _next_mission(self, card: int) -> Cell:
        if not self._missions_left:
            return _top_of(self.missions, card)
        self._missions_left -= 1
        return Cell()

    def _next_jacobins(self, card: int) -> Cell:
        if not self._jacobins_left:
            return _top_of(self.jacobins, card) if card == UNSEEN or DELAYED[card] else Cell()
        self._jacobins_left -= 1
        return Cell()

    def _put_back(self, place: int, faction: int, card: int) -> None:
        self._forget(faction)
        self.jacobins.append(_told(_out_of(self.hands[faction], card), place, card))

    def _forget(self, faction: int) -> None:
        """V-6, E-3. What others knew of a hand of several cards they know no longer."""
        hand = self.hands[faction]
        owner = self.owner[faction]
        if len(hand) > 1:
            for cell in hand:
                cell.known &= seat_bit(owner)
                if self.seat != owner and self.seat != OPEN:
                    cell.card = UNSEEN

    def _show(self, faction: int, card: int, whom: int) -> None:
        place = _place_of(self.hands[faction], card)
        if place >= 0:  # else it was forgotten since, and never told again
            cell = self.hands[faction][place]
            cell.card = card
            cell.known |= ALL if whom == EVERYBODY else seat_bit(whom)

    def _open(self, cell: Cell, card: int) -> Cell:
        """Everybody sees a card: whatever was told of it, it was this one, even if that is forgotten."""
        for place in cell.entries:
            self.told[place] = card
        cell.entries.clear()
        cell.card = card
        cell.known = ALL
        return cell

    # --- what has come of it

    def lay(
        self, tray: list[int], hands: list[list[int]], missions: list[int], jacobins: list[int]
    ) -> list[Cell]:
        """What the story told of the cards that the seat sees lie there: drawn, in hands, under the packs."""
        filed = [cell for cell in self.table if cell.card in missions]
        found = self._row(tray, self.tray)
        for faction in range(4):
            found += self._row(hands[faction], self.hands[faction])
        return found + self._row(missions, self.missions + filed) + self._row(jacobins, self.jacobins)

    def _row(self, row: list[int], cells: list[Cell]) -> list[Cell]:
        """Cards by their names, those out of sight in their order. One that no entry tells of lay there when
        the table was set, in sight of all."""
        named = {cell.card: cell for cell in cells}
        unseen = [cell for cell in cells if cell.card == UNSEEN]
        found = []
        for card in reversed(row):
            if card != UNSEEN:
                found.append(named[card] if card in named else self._open(Cell(), card))
            else:
                found.append(unseen.pop() if unseen else Cell())
        found.reverse()
        return found


def _told(cell: Cell, place: int, card: int) -> Cell:
    """The story tells of a card, with its name or without."""
    if card == UNSEEN:
        cell.entries.append(place)
    else:
        cell.card = card
    return cell


def _place_of(cells: list[Cell], card: int) -> int:
    """The card of this name, else one that may be it; -1 if there is none."""
    for face in (card, UNSEEN):
        for place, cell in enumerate(cells):
            if cell.card == face:
                return place
    return -1


def _out_of(cells: list[Cell], card: int) -> Cell:
    """A card leaves a hand, or those that were drawn."""
    return cells.pop(_place_of(cells, card)) if cells else Cell()


def _top_of(pack: list[Cell], card: int) -> Cell:
    """The next card when only those are left that came back."""
    for place, cell in enumerate(pack):
        if cell.card == card and card != UNSEEN:
            return pack.pop(place)
    return pack.pop(0) if pack else Cell()
