"""What a bot would answer, in words: why, what it believes of the others, what it hopes and fears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.reason import Hunches, Reason
from cabale.core.views import Choice, Question
from cabale.table.room import Room
from cabale.table.wire.hints import Hint, Hunch, Prospect
from cabale.text import Narrator

# How often, as people say it: percent.
OFTEN: Final = {
    "one_in_ten": 10,
    "one_in_five": 20,
    "one_in_four": 25,
    "one_in_three": 33,
    "one_in_two": 50,
    "two_in_three": 67,
    "three_in_four": 75,
    "four_in_five": 80,
}


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
        reason=" ".join(
            [narrator.reason(reason), *(_mixed if reason.mix else _alike)(narrator, choices, reason)]
        ),
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


def _mixed(narrator: Narrator, choices: Mapping[int, Choice], reason: Reason) -> list[str]:
    """How often this answer is to be given, and what to do otherwise."""
    this, *others = reason.mix
    often = min(OFTEN, key=lambda key: abs(OFTEN[key] - this.percent))
    labels = narrator.any_of([narrator.choice(choices[other.move]) for other in others])
    return [narrator.say("mixed-answer", often=often, others=labels)]
