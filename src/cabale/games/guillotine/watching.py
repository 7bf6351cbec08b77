"""How the views of Guillotine are made: each costs what happened since the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cabale.core.agenda import SEATS_OF, Step
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.games.guillotine.ahead import COURSE
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.events import AnyEvent
from cabale.games.guillotine.pieces import ACTIONS, NOBLE_NAMES
from cabale.games.guillotine.story import Witness
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import KINDS, GuillotineView, Pending


def asking(s: Guillotine) -> Step[Any] | None:
    """The step that asks a player now."""
    if not s.agenda or s.turn == CHANCE:
        return None
    return s.agenda[-1]


def pending(s: Guillotine, seat: int) -> Pending | None:
    """What this seat sees being asked."""
    step = asking(s)
    if step is None or (isinstance(step, Blade) and seat not in (s.turn, OPEN)):
        return None
    return Pending(KINDS[type(step)], (s.turn,))


def view(s: Guillotine, seat: int) -> GuillotineView:
    return Watcher(seat).look(s)


class Watcher:
    """Views of one seat in one game: each costs what happened since the last one."""

    def __init__(self, seat: int) -> None:
        self._witness: Final = Witness(seat)

    @property
    def told(self) -> Sequence[AnyEvent]:
        return self._witness.told

    def glance(self, s: Guillotine) -> GuillotineView:
        """The view without its history, which is `told`: that grows, and to copy it costs more every time."""
        return _view(s, self._witness.seat, self._witness.retell(s).known())

    def look(self, s: Guillotine) -> GuillotineView:
        return msgspec.structs.replace(self.glance(s), history=tuple(self.told))


def _view(s: Guillotine, seat: int, known: tuple[tuple[int, ...], ...]) -> GuillotineView:
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
