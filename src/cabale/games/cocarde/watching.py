# mypyc: compile
"""How the views of Le Lys et la Cocarde are made: each costs what happened since the last one."""

from __future__ import annotations

from cabale.core.agenda import SEATS_OF
from cabale.core.events import Rememberer
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asked, asking
from cabale.games.cocarde.ahead import COURSE
from cabale.games.cocarde.decrees import Redistribute
from cabale.games.cocarde.events import TELLING
from cabale.games.cocarde.memory import Memory
from cabale.games.cocarde.pieces import CARDS, FACES, FIGURES, HIGH_DIE, LOW_DIE, NO_THROW, ROLES
from cabale.games.cocarde.rules import is_covered
from cabale.games.cocarde.squares import LAST, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS, CocardeView, Kind, Pending


def witness(seat: int) -> Rememberer:
    return Rememberer(TELLING, seat, Memory)


def pending(s: Cocarde, seat: int) -> Pending | None:
    """What this seat sees being asked."""
    step = asking(s)
    if step is None or (is_covered(s) and seat not in (s.turn, OPEN)):
        return None
    return Pending(KINDS[type(step)], asked(s))


def moment(s: Cocarde) -> Kind | None:
    return KINDS[type(s.agenda[-1])] if is_covered(s) else None


def view(s: Cocarde, w: Rememberer) -> CocardeView:
    seat, known = w.seat, w.memory(s).known()
    hands: list[tuple[str, ...] | int] = [
        _cards(hand) if seat in (owner, OPEN) else len(hand) for owner, hand in enumerate(s.hands)
    ]
    return CocardeView(
        game="cocarde",
        seat=seat,
        seats=s.seats,
        over=s.over,
        turns=s.turns,
        ranks=tuple(s.ranks()) if s.over else (),
        options=s.options.values,
        round=s.rounds,
        active=None if s.active == NO_SEAT else s.active,
        places=tuple([PLACE_NAMES[place] for place in s.places]),
        roles=tuple([ROLES[role] for role in s.roles]),
        figures=tuple([FIGURES[figure] for figure in s.options.figures[: s.seats]]),
        hands=tuple(hands),
        known=tuple([() if owner == seat else _cards(cards) for owner, cards in enumerate(known)]),
        trees=s.trees,
        certificates=s.certificates,
        skip=SEATS_OF[s.skip],
        wait=SEATS_OF[s.wait],
        tavern=SEATS_OF[s.tavern],
        salon=s.salon,
        restart=SEATS_OF[s.restart],
        draw_pile_size=s.pile_size,
        draw_pile=_bag(s.pile) if seat == OPEN else None,
        discard_pile=_cards(s.discards),
        cancelled=tuple([square for square in range(1, LAST) if not s.exists(square)]),
        tree_stock=s.tree_stock,
        certificate_stock=s.certificate_stock,
        acted=s.acted,
        dice=None if s.dice == NO_THROW else (FACES[LOW_DIE[s.dice]], FACES[HIGH_DIE[s.dice]]),
        arrived=s.arrived,
        rerolled=s.rerolled,
        pool=_cards(s.pool) if seat in (OPEN, _redistributor(s)) else len(s.pool),
        moment=moment(s),
        pending=pending(s, seat),
        ahead=COURSE.show(s.agenda),
        history=(),
    )


def _redistributor(s: Cocarde) -> int:
    """Who sees the pool of S41."""
    if s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Redistribute):
            return step.seat
    return NO_SEAT


def _cards(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _bag(counts: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card, count in enumerate(counts) for _ in range(count)])
