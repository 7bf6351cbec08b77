"""What a viewer is shown, put into words: positions, questions, events and talk, as messages of the wire."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec

from cabale.core.views import Choice, Closed, Event, Foreseen, Question, View
from cabale.table.room import Room
from cabale.table.speech import Spoken
from cabale.table.wire.scenes import Asked, Offer, Scene, Shut, Told
from cabale.table.wire.talk import Heard
from cabale.text import Narrator
from cabale.text.laid import lay

SILENT: Final = ""  # in place of every sentence, for programs that need none


def tell_events(
    narrator: Narrator | None, events: Sequence[Event], beats: Collection[str]
) -> tuple[Told, ...]:
    """Each event with its sentence, none where a later one speaks for it as well, and whether it deserves a
    moment of its own."""
    sentences = narrator.sentences(events) if narrator else [SILENT] * len(events)
    return tuple(
        Told(event, sentence, event.__struct_config__.tag in beats)
        for event, sentence in zip(events, sentences, strict=True)
    )


def tell_scene(narrator: Narrator | None, view: Any) -> Scene:
    """The position without its history, which is told beside it."""
    if narrator is None:
        return Scene(view, (), SILENT, SILENT)
    shown: View = msgspec.structs.replace(view, history=(), talk=())
    verdict = narrator.verdict(view) if view.over else SILENT
    laid = None if narrator.entry.parts.board else lay(narrator, view)
    return Scene(shown, tuple(narrator.view(view)), narrator.status(view), verdict, laid)


def tell_question(narrator: Narrator | None, view: Any, question: Question) -> Asked:
    return Asked(
        kind=question.kind,
        rule=question.rule,
        heading=narrator.heading(question) if narrator else SILENT,
        sentence=narrator.question(question) if narrator else SILENT,
        note=narrator.note(question) if narrator else SILENT,
        aim=narrator.aim() if narrator else SILENT,
        secret=question.secret,
        private=question.private,
        talk=question.talk,
        offers=tell_choices(narrator, view, question.choices),
        shut=tuple(_shut(narrator, closed) for closed in question.closed),
    )


def tell_choices(narrator: Narrator | None, view: Any, choices: Sequence[Choice]) -> tuple[Offer, ...]:
    if narrator is None:
        return tuple(map(_silent, choices))
    told = zip(choices, narrator.foresee(view, choices), strict=True)
    return tuple(_told(narrator, view, choice, *ahead) for choice, ahead in told)


def _silent(choice: Choice) -> Offer:
    return Offer(
        choice.text,
        choice.key,
        choice.arguments,
        label=SILENT,
        title=SILENT,
        detail=SILENT,
        gain=SILENT,
        cost=SILENT,
        consequence=SILENT,
        aimed=SILENT,
        tone="plain",
        shortcut=SILENT,
        number=0,
        foreseen=None,
    )


def _told(
    narrator: Narrator, view: Any, choice: Choice, consequence: str, foreseen: Foreseen | None
) -> Offer:
    return Offer(
        text=choice.text,
        key=choice.key,
        arguments=choice.arguments,
        label=narrator.choice(choice),
        title=narrator.title(choice),
        detail=narrator.detail(choice),
        gain=narrator.gain(choice),
        cost=narrator.cost(choice),
        consequence=consequence,
        aimed=narrator.aimed(view, choice),
        tone=narrator.tone(choice),
        shortcut=narrator.shortcut(choice),
        number=narrator.number(choice),
        foreseen=foreseen,
    )


def _shut(narrator: Narrator | None, closed: Closed) -> Shut:
    title = narrator.shut_title(closed) if narrator else SILENT
    reason = narrator.shut_reason(closed) if narrator else SILENT
    cost = narrator.cost(closed) if narrator else SILENT
    return Shut(closed.text, closed.key, closed.arguments, title, cost, reason, closed.rule)


def tell_talk(narrator: Narrator | None, room: Room, lines: Iterable[Spoken]) -> tuple[Heard, ...]:
    """What was said, by the seats of those who still sit; a quick phrase in the listener's language."""
    return tuple(
        Heard(
            place=line.place,
            speaker=room.seat_of(line.by),
            name=line.name,
            to=tuple(map(room.seat_of, line.to)),
            text=narrator.phrase(line.phrase) if narrator and line.phrase else line.text,
            phrase=line.phrase,
            gallery=line.gallery,
        )
        for line in lines
    )
