"""Pledges put into words: deals as a viewer may know them, and the form with what may be offered."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.pledges import Form, Mark, Pledge, Promise
from cabale.table.room import Room
from cabale.table.telling import SILENT
from cabale.table.wire.pledges import Clause, Deal, DeedForm, PledgeForm, PledgeTerm, PromiseValue
from cabale.table.wire.talk import Talking
from cabale.text import Narrator


def tell_deal(narrator: Narrator | None, pledge: Pledge) -> Deal:
    given, returned = pledge.marks
    excused, excused_back = pledge.forced
    back = pledge.in_return
    return Deal(
        by=pledge.by,
        to=pledge.to,
        number=pledge.number,
        until=pledge.until,
        standing=pledge.standing,
        status=narrator.standing(pledge) if narrator else SILENT,
        gives=_clause(narrator, pledge.by, pledge.to, pledge.promise, (given, returned), excused),
        returns=_clause(narrator, pledge.to, pledge.by, back, (returned, given), excused_back)
        if back
        else None,
        sentence=narrator.pledge(pledge) if narrator else SILENT,
        term=narrator.until(pledge.until) if narrator else SILENT,
        why=narrator.plea(pledge) if narrator else SILENT,
        answer=narrator.rejoinder(pledge) if narrator else SILENT,
    )


def _clause(
    narrator: Narrator | None, by: int, to: int, promise: Promise, marks: tuple[Mark, Mark], forced: bool
) -> Clause:
    mark, other = marks
    if narrator is None:
        return Clause(by, promise, SILENT, mark, SILENT, SILENT, SILENT)
    reason, rule = narrator.excuse() if forced and mark != "open" else (SILENT, SILENT)
    return Clause(
        by, promise, narrator.promise(by, to, promise), mark, narrator.mark(mark, other), reason, rule
    )


def tell_talking(narrator: Narrator | None, room: Room) -> Talking | None:
    """Whom the table waits for before it goes on, while there is time to talk."""
    if not room.talking:
        return None
    ready = tuple(seat for seat in room.people if seat in room.talk_time.ready)
    awaited = tuple(seat for seat in room.people if seat not in ready)
    sentence = narrator.say("talking-for", names=narrator.everyone(awaited)) if narrator else SILENT
    return Talking(ready, awaited, sentence)


def pledge_form(narrator: Narrator, room: Room, by: int, to: int) -> PledgeForm:
    """What a seat may offer another now, and what it may want in return."""
    promises, match = room.game.pledges, room.match
    if promises is None or match is None or match.state.over or by == to:
        return PledgeForm((), (), ())
    turn = promises.turn(match.state)
    return PledgeForm(
        gives=_deeds(narrator, to, promises.forms(match.state, by, to)),
        wants=_deeds(narrator, by, promises.forms(match.state, to, by)),
        terms=tuple(
            PledgeTerm(until, narrator.until(until)) for until in range(turn, turn + promises.ahead + 1)
        ),
    )


def _deeds(narrator: Narrator, to: int, forms: Iterable[Form]) -> tuple[DeedForm, ...]:
    return tuple(
        DeedForm(
            form.deed,
            narrator.deed(form.deed),
            tuple(PromiseValue(about, _about(narrator, to, form, about)) for about in form.about),
            tuple(PromiseValue(how, narrator.how(how) if how else "") for how in form.how),
        )
        for form in forms
    )


def _about(narrator: Narrator, to: int, form: Form, about: str) -> str:
    """A form whose only value is empty is about nothing in particular."""
    return "" if form.about == ("",) else narrator.about(to, Promise(form.deed, about))
