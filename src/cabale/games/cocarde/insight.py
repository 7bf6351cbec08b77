"""What bots and learners make of a view: positions that it allows, and what a move would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.agenda import NOBODY, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.core.story import Entry, Story, entries
from cabale.games.cocarde import pieces
from cabale.games.cocarde.ahead import COURSE
from cabale.games.cocarde.belief import deal, sightings
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.events import SENTENCED, TELLING
from cabale.games.cocarde.notation import THROW_OF, cards_of
from cabale.games.cocarde.options import arrange
from cabale.games.cocarde.questions import words_of
from cabale.games.cocarde.squares import PLACE_NAMES
from cabale.games.cocarde.table import Cocarde, Options, lay_table
from cabale.games.cocarde.views import CocardeView

_PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES) if name}
_ROLE_OF: Final = {name: role for role, name in enumerate(pieces.ROLES)}

# --- positions ------------------------------------------------------------------------------------


class Reading:
    """All that a view says, worked out once; then positions come cheaper (see `belief`)."""

    def __init__(self, view: CocardeView) -> None:
        self.view: Final = view
        self.options: Final = arrange(view.options)
        self.lines: Final = [Entry(*TELLING.recall(event)) for event in view.history]
        self.sightings: Final = sightings(self.lines)
        self.agenda: Final = COURSE.plan(view.ahead)

    def position(self, rng: Random) -> Cocarde:
        """One of the positions that the view allows."""
        view = self.view
        found = deal(self.lines, view.seat, view.seats, self.sightings, rng)
        told = found.settle()
        s = open_table(view, self.options)
        s.hands = [found.hand(seat) for seat in range(view.seats)]
        s.pool = found.pooled()
        s.pile = found.pile(view.draw_pile_size)
        if view.seat == OPEN:
            s.hands = [cards_of(hand) for hand in view.hands if isinstance(hand, tuple)]
            s.pool = cards_of(view.pool if isinstance(view.pool, tuple) else ())
            s.pile = [(view.draw_pile or ()).count(name) for name in pieces.CARDS]
        s.pile_size = sum(s.pile)
        s.agenda = self.agenda[:]
        story: Story | None = None
        for place, (kind, seat, what, whom) in enumerate(self.lines):
            story = (story, kind, seat, told[place] if what == UNSEEN else what, whom)
        s.story = story
        s.awaited = _awaited(s, view)
        if s.agenda:
            s.turn = s.agenda[-1].next(s, s.awaited)
        return s


def _awaited(s: Cocarde, view: CocardeView) -> int:
    if view.over:
        return NOBODY
    step = s.agenda[-1]
    if view.moment is not None and isinstance(step, Covered):  # whoever holds the card in this position
        return seat_bit(step.holder(s) if step.answers(s) else CHANCE)
    return seat_bit(view.pending.seats[0]) if view.pending else seat_bit(CHANCE)


def open_table(view: CocardeView, options: Options) -> Cocarde:
    """The table as far as it is open, without hands and draw pile."""
    s = lay_table(options, view.seats)
    s.places = [_PLACE_OF[name] for name in view.places]
    s.roles = [_ROLE_OF[name] for name in view.roles]
    s.trees = view.trees
    s.certificates = view.certificates
    s.skip, s.wait, s.tavern = _set_of(view.skip), _set_of(view.wait), _set_of(view.tavern)
    s.salon = view.salon
    s.restart = _set_of(view.restart)
    s.discards = cards_of(view.discard_pile)
    s.cancelled = sum([1 << square for square in view.cancelled])
    s.tree_stock = view.tree_stock
    s.certificate_stock = view.certificate_stock
    s.active = NO_SEAT if view.active is None else view.active
    s.turns = view.turns
    s.rounds = view.round
    s.acted = view.acted
    s.dice = pieces.NO_THROW if view.dice is None else THROW_OF["+".join(view.dice)]
    s.arrived = view.arrived
    s.rerolled = view.rerolled
    return s


def _set_of(seats: Iterable[int]) -> int:
    return sum([seat_bit(seat) for seat in seats])


# --- previews -------------------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed: all that is certain about it, up to the next
    decision or draw."""

    card: str | None = None  # the card that moves
    target: int | None = None  # the player that is named
    place: str | None = None  # the square that is planted or reached
    role: str | None = None  # what the target becomes
    places: tuple[str, ...]
    roles: tuple[str, ...]
    trees: tuple[int, ...]
    certificates: tuple[int, ...]
    reached: str | None = None  # the first square that this seat carries out
    chance: bool = False  # whether chance decides what follows


def previews(view: CocardeView, moves: Sequence[int]) -> list[Any]:
    reading = Reading(view)
    return [_preview(view, move, reading.position(Random(0))) for move in moves]


def _preview(view: CocardeView, move: int, s: Cocarde) -> Preview:
    """What a move of this seat does, from what the seat knows. Nobody's hidden card matters to it."""
    _, reads = words_of(s, view.seat, move)
    told = s.story
    s.play(view.seat, move)
    reached = [
        PLACE_NAMES[entry.what]
        for entry in entries(s.story, told)
        if entry.kind == SENTENCED and entry.seat == view.seat
    ]
    named: dict[str, Any] = {
        name: value for name, value in reads.items() if name in ("card", "target", "place", "role")
    }
    if pieces.ATTACK <= move < pieces.ATTACK + 15:
        named.pop("place")  # where the target stands, not where anybody goes
    return Preview(
        places=tuple([PLACE_NAMES[place] for place in s.places]),
        roles=tuple([pieces.ROLES[role] for role in s.roles]),
        trees=tuple(s.trees),
        certificates=tuple(s.certificates),
        reached=reached[0] if reached else None,
        chance=s.turn == CHANCE,
        **named,
    )
