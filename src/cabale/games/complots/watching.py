# mypyc: compile
"""How the views of Complots are made: each costs what happened since the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cabale.core.events import Witness
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asked, asking
from cabale.games.complots import events
from cabale.games.complots.events import TELLING, AnyEvent
from cabale.games.complots.notation import names_of
from cabale.games.complots.pieces import DRAFT, INQUISITOR
from cabale.games.complots.table import NO_LIMIT, Complots
from cabale.games.complots.views import KINDS, ClaimView, ComplotsView, DeedView, Pending, Seen


def pending(s: Complots) -> Pending | None:
    step = asking(s)
    return None if step is None else Pending(KINDS[type(step)], asked(s))


class Turning(NamedTuple):
    """What has happened in this turn."""

    deed: DeedView | None
    counter: ClaimView | None
    challenger: int | None


def turning(history: Sequence[AnyEvent]) -> Turning:
    """Read from the end, as far as the turn began."""
    deed: DeedView | None = None
    counter: ClaimView | None = None
    challenger: int | None = None
    for event in reversed(history):
        match event:
            case events.Began():
                break
            case events.Declared():
                deed = DeedView(event.seat, event.action, event.target, event.claim)
            case events.Challenged() if counter is None and challenger is None:
                challenger = event.seat
            case events.Countered():
                counter = ClaimView(event.seat, event.character)
    return Turning(deed, counter, challenger)


def witness(seat: int) -> Witness:
    return Witness(TELLING, seat)


def view(s: Complots, w: Witness) -> ComplotsView:
    names, seat, history = names_of(s.options.envoy), w.seat, w.told
    question = pending(s)
    deed, counter, challenger = turning(history)
    seen = [
        Seen(event.seat, event.character)
        for event in (history if s.options.envoy == INQUISITOR else ())
        if isinstance(event, events.Showed) and event.actor == seat and event.character
    ]
    hidden: list[tuple[str, ...] | int] = [
        tuple([names[card] for card in hand]) if seat in (owner, OPEN) else len(hand)
        for owner, hand in enumerate(s.hidden)
    ]
    picks = [names[move - DRAFT] for owner, move in s.sealed if owner == seat]
    return ComplotsView(
        game="complots",
        seat=seat,
        seats=s.seats,
        over=s.over,
        ranks=tuple(s.ranks()) if s.over else (),
        options=s.options.values,
        characters=names,
        active=None if s.active == NO_SEAT else s.active,
        turns=s.turns,
        coins=tuple(s.coins),
        treasury=None if s.treasury == NO_LIMIT else s.treasury,
        court_size=sum(s.court),
        court=tuple(names[card] for card in range(len(names)) for _ in range(s.court[card]))
        if seat == OPEN
        else None,
        hidden=tuple(hidden),
        faceup=tuple([tuple([names[card] for card in row]) for row in s.faceup]),
        eliminated=s.eliminated,
        pending=question,
        answered=question is not None and seat in question.seats and not s.awaited >> seat & 1,
        picked=picks[0] if picks else None,
        deed=deed,
        counter=counter,
        challenger=challenger,
        seen=tuple(seen),
        history=(),
    )
