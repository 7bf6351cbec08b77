"""What bots and learners make of a view: positions that it allows, numbers, and what a move would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.agenda import NOBODY, seat_bit
from cabale.core.events import UNSEEN
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.core.story import Entry, Story
from cabale.games.cocarde import pieces
from cabale.games.cocarde.ahead import COURSE
from cabale.games.cocarde.belief import deal, sightings
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.events import TELLING
from cabale.games.cocarde.notation import THROW_OF, cards_of
from cabale.games.cocarde.options import arrange
from cabale.games.cocarde.questions import words_of
from cabale.games.cocarde.squares import LAST, NAMES, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde, Options, lay_table
from cabale.games.cocarde.views import KINDS, CocardeView

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
    s.trees = list(view.trees)
    s.certificates = list(view.certificates)
    s.skip, s.wait, s.tavern = _set_of(view.skip), _set_of(view.wait), _set_of(view.tavern)
    s.salon = list(view.salon)
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


# --- numbers --------------------------------------------------------------------------------------

_QUESTIONS: Final = tuple(KINDS.values())


def observe(view: CocardeView) -> list[float]:
    """The view as 219 + 123n numbers, n being the number of seats.

    Seats are counted clockwise from the one that looks on (a spectator looks from seat a); "one of n" is
    a 1 among zeros. Cards are in the order of the box.

    | numbers | of what                                                                             |
    | ------- | ----------------------------------------------------------------------------------- |
    | 31      | own hand, how many of each card                                                     |
    | 31      | the discard pile                                                                    |
    | 31      | the pool of S41, as far as the seat sees it                                         |
    | 31      | the card that is asked about: an attack's, or the next of the pool                  |
    | 55      | squares that are cancelled                                                          |
    | 123 n   | for each seat: place, one of 74; role, one of 6; cards known to be in its hand (31);|
    |         | size of its hand; trees; certificates; skip, wait, tavern, salon, restart; figure;  |
    |         | whether it is active; whether the seat knows that it is asked, and of a moment      |
    | 12      | what is asked, one of 12                                                            |
    | 12      | what a holder would be asked, one of 12                                             |
    | 6       | the faces of the last throw                                                         |
    | 10      | size of both piles and of the pool, stocks, round, acted, arrived, rerolled, over   |
    """
    around = [(max(view.seat, 0) + distance) % view.seats for distance in range(view.seats)]
    own = view.hands[view.seat] if view.seat >= 0 else ()
    row = _counted(own if isinstance(own, tuple) else (), pieces.CARDS)
    row += _counted(view.discard_pile, pieces.CARDS)
    row += _counted(view.pool if isinstance(view.pool, tuple) else (), pieces.CARDS)
    row += _counted(_at_stake(view), pieces.CARDS)
    row += [float(square in view.cancelled) for square in range(1, LAST)]
    for seat in around:
        hand = view.hands[seat]
        row += _counted((view.places[seat],), NAMES)
        row += _counted((view.roles[seat],), pieces.ROLES)
        row += _counted(view.known[seat], pieces.CARDS)
        row += [
            float(len(hand) if isinstance(hand, tuple) else hand),
            float(view.trees[seat]),
            float(view.certificates[seat]),
            float(seat in view.skip),
            float(seat in view.wait),
            float(seat in view.tavern),
            float(view.salon[seat]),
            float(seat in view.restart),
            float(bool(view.figures) and view.figures[seat] == "citoyenne"),
            float(seat == view.active),
            float(view.pending is not None and seat in view.pending.seats),
            float(view.moment is not None and seat == view.active),
        ]
    row += [float(view.pending is not None and view.pending.kind == kind) for kind in _QUESTIONS]
    row += [float(view.moment == kind) for kind in _QUESTIONS]
    row += _counted(view.dice or (), pieces.FACES)
    row += [
        view.draw_pile_size / pieces.ALL_CARDS,
        len(view.discard_pile) / pieces.ALL_CARDS,
        float(len(view.pool) if isinstance(view.pool, tuple) else view.pool),
        view.tree_stock / pieces.TREES,
        view.certificate_stock / pieces.TREES,
        view.round / arrange(view.options).max_rounds,
        float(view.acted),
        float(view.arrived),
        float(view.rerolled),
        float(view.over),
    ]
    return row


def _counted(names: Iterable[str], order: tuple[str, ...]) -> list[float]:
    row = [0.0] * len(order)
    for name in names:
        row[order.index(name)] += 1
    return row


def _at_stake(view: CocardeView) -> tuple[str, ...]:
    """The card of the attack that is to be answered, or the next that is handed out."""
    due = view.ahead[-1] if view.ahead else None
    if due is not None and due.what == "defend":
        return (pieces.CARDS[pieces.ATTACK_CARD + pieces.COLOURS.index(str(due.facts["colour"]))],)
    if due is not None and due.what == "redistribute" and isinstance(view.pool, tuple):
        return view.pool[:1]
    return ()


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
    chance: bool = False  # whether chance decides what follows


def previews(view: CocardeView, moves: Sequence[int]) -> list[Any]:
    reading = Reading(view)
    return [_preview(view, move, reading.position(Random(0))) for move in moves]


def _preview(view: CocardeView, move: int, s: Cocarde) -> Preview:
    """What a move of this seat does, from what the seat knows. Nobody's hidden card matters to it."""
    _, reads = words_of(s, view.seat, move)
    s.play(view.seat, move)
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
        chance=s.turn == CHANCE,
        **named,
    )
