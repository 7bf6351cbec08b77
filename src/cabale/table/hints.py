"""What a bot would answer, in words: why, what it believes of the others, what it hopes and fears."""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core.reason import Hunches, Reason
from cabale.core.views import Choice, Question
from cabale.table.room import Room
from cabale.table.wire.hints import Hint, Hunch, Prospect
from cabale.text import Narrator


def advised(room: Room) -> bool:
    """Whether seats may ask: as the host wishes; who has not said so lets whoever sits there alone."""
    if room.settings.hints is not None:
        return room.settings.hints
    return sum(bool(chair.token) for chair in room.chairs) <= 1


def tell_hint(narrator: Narrator, question: Question, reason: Reason) -> Hint:
    choices = {choice.move: choice for choice in question.choices}
    chosen = choices[reason.move]
    return Hint(
        text=chosen.text,
        label=narrator.choice(chosen),
        reason=" ".join([narrator.reason(reason), *_alike(narrator, choices, reason)]),
        hunches=tell_hunches(narrator, reason.hunches),
        prospects=tuple(
            Prospect(narrator.choice(choices[prospect.move]), prospect.percent)
            for prospect in reason.prospects
        ),
        fear=narrator.fear(reason.fear) if reason.fear else "",
    )


def tell_hunches(narrator: Narrator, hunches: Hunches) -> tuple[Hunch, ...]:
    return tuple(
        Hunch(hunch.seat, narrator.name(hunch.seat), narrator.hunch(hunch), hunch.percent)
        for hunch in hunches
    )


def _alike(narrator: Narrator, choices: Mapping[int, Choice], reason: Reason) -> list[str]:
    """That the next best move promises as much, where the two could not be told apart."""
    if len({prospect.percent for prospect in reason.prospects}) == len(reason.prospects):
        return []
    return [narrator.say("prospects-alike", label=narrator.choice(choices[reason.prospects[1].move]))]
