# mypyc: compile
"""How the views of Guillotine are made: each costs what happened since the last one."""

from __future__ import annotations

from cabale.core.agenda import SEATS_OF
from cabale.core.events import Rememberer
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asked, asking
from cabale.games.guillotine.ahead import COURSE
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.events import TELLING
from cabale.games.guillotine.memory import Memory
from cabale.games.guillotine.pieces import ACTIONS, NOBLE_NAMES
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import KINDS, GuillotineView, Pending


def witness(seat: int) -> Rememberer:
    return Rememberer(TELLING, seat, Memory)


def pending(s: Guillotine, seat: int) -> Pending | None:
    """What this seat sees being asked."""
    step = asking(s)
    if step is None or (isinstance(step, Blade) and seat not in (s.turn, OPEN)):
        return None
    return Pending(KINDS[type(step)], asked(s))


def view(s: Guillotine, w: Rememberer) -> GuillotineView:
    seat, known = w.seat, w.memory(s).known()
    hands: list[tuple[str, ...] | int] = [
        _cards(hand) if seat in (owner, OPEN) else len(hand) for owner, hand in enumerate(s.hands)
    ]
    return GuillotineView(
        game="guillotine",
        seat=seat,
        seats=s.seats,
        over=s.over,
        turns=s.turns,
        ranks=tuple(s.ranks()) if s.over else (),
        options=s.options.values,
        day=s.day,
        day_start=_who(s.day_start),
        active=_who(s.active),
        line=_nobles(s.line),
        noble_deck_size=s.nobles_left(),
        noble_deck=_nobles(_bag(s.deck)) if seat == OPEN else None,
        top=_seen(s.top, s.top_seen, seat),
        looked=_seen(s.looked, s.looked_seen, seat),
        noble_discard=_nobles(s.buried),
        action_deck_size=s.actions_size,
        action_deck=_cards(_bag(s.actions)) if seat == OPEN else None,
        action_discard=_cards(s.discards),
        hands=tuple(hands),
        known=tuple([() if owner == seat else _cards(cards) for owner, cards in enumerate(known)]),
        piles=tuple([_nobles(pile) for pile in s.piles]),
        fronts=tuple([_cards(front) for front in s.fronts]),
        totals=tuple(s.totals()),
        rushed=SEATS_OF[s.rushed],
        confused=SEATS_OF[s.confused],
        barred=s.barred,
        playing=_cards(s.playing),
        collects=s.collects,
        draws=s.draws,
        ending=s.ending,
        closing=s.closing,
        blade=bool(s.agenda) and isinstance(s.agenda[-1], Blade),
        pending=pending(s, seat),
        ahead=COURSE.show(s.agenda),
        history=(),
    )


def _who(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _nobles(nobles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([NOBLE_NAMES[noble] for noble in nobles])


def _cards(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([ACTIONS[card] for card in cards])


def _bag(counts: list[int]) -> tuple[int, ...]:
    return tuple([piece for piece, count in enumerate(counts) for _ in range(count)])


def _seen(nobles: tuple[int, ...], seen: tuple[int, ...], seat: int) -> tuple[str | None, ...]:
    """Nobles by name for those who know them."""
    return tuple(
        [
            NOBLE_NAMES[noble] if seat == OPEN or (seat >= 0 and knowers >> seat & 1) else None
            for noble, knowers in zip(nobles, seen, strict=True)
        ]
    )
