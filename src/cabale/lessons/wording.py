"""The sentences of a lesson, by their keys: none stands in its file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cabale.bots import MAKERS
from cabale.core.seats import LETTERS
from cabale.lessons.playing import Remark, Stand
from cabale.lessons.reading import Lesson, Otherwise
from cabale.text import Narrator, Words

PLAYERS: Final = ("Margot", "Hugo", "Iris", "Félix", "Maud", "Joost", "Noor")
"""Who sits at the table besides the learner, from the learner's left on: sentences may count on them."""
SINGLE: Final = str.maketrans("“”", "‘’")
GUILLEMETS: Final = re.compile(r"«\s*(.*?)\s*»")


def names_of(lesson: Lesson, learner: str) -> tuple[str, ...]:
    """Who sits where; in a whole game the others are automatons."""
    others = MAKERS if lesson.whole else PLAYERS
    places = [(seat - lesson.you) % lesson.seats for seat in range(lesson.seats)]
    return tuple(others[place - 1] if place else learner for place in places)


def keys_of(lesson: Lesson) -> tuple[str, ...]:
    """Every key that a lesson needs. What another answer would bring may have its own words besides."""
    parts: list[tuple[str | int, ...]] = [(), ("rule",)]
    if lesson.whole:
        parts += [("task",), ("won",), ("lost",)]
    for step in lesson.steps:
        parts += [(step.number, part) for part in ("task", "why", "done")]
        parts += [(step.number, "other", other.number) for other in step.otherwise]
        parts += [(step.number, "point", point) for point in range(1, len(step.marks) + 1)]
    return tuple(key_of(lesson, *part) for part in parts)


def key_of(lesson: Lesson, *parts: str | int) -> str:
    return "-".join(map(str, (lesson.game.id, "lesson", lesson.id, *parts)))


class Wording:
    """A lesson in one language. Its sentences may name the other players: `{ $b }`, `{ $b-of }`."""

    def __init__(self, language: str, lesson: Lesson, learner: str = "") -> None:
        guest = Words(language).say("guest")
        names = names_of(lesson, learner or guest)
        if names.count(learner) > 1:  # somebody at this table goes by it already
            names = names_of(lesson, guest)
        self.lesson: Final = lesson
        self.narrator: Final = Narrator(language, lesson.game, names, lesson.you)
        self._named: Final[dict[str, str | float]] = {}
        for seat in range(lesson.seats):
            forms = self.narrator.fill({"seat": seat})
            self._named.update({LETTERS[seat]: forms["seat"], f"{LETTERS[seat]}-of": forms["seat-of"]})

    def say(self, *parts: str | int) -> str:
        """The sentence of this key; without parts, the title."""
        return self.narrator.say(key_of(self.lesson, *parts), **self._named)

    def would(self, step: int, other: int) -> str:
        """What another answer would have brought; often that is said as of one that was given."""
        key = key_of(self.lesson, step, "other", other, "would")
        return self.say(step, "other", other, *(["would"] if self.narrator.catalogue.has(key) else []))

    def outcome(self, stand: Stand) -> str:
        """What came of the last answer; in a whole game, how the game was decided, once it is over."""
        outcome = stand.outcome
        if outcome is None or (self.lesson.whole and not stand.over):
            return ""
        if self.lesson.whole:
            how = self.narrator.grounds(stand.view) or self.narrator.verdict(stand.view)
            return f"{how} {self.say('won' if self.won(stand.view.ranks) else 'lost')}"
        if isinstance(outcome.turn, Otherwise):
            return self.say(outcome.step, "other", outcome.turn.number)
        return self.say(outcome.step, "done")

    def won(self, ranks: Sequence[int]) -> bool:
        """Where all are equal, nobody has."""
        return ranks[self.lesson.you] == 1 and max(ranks) > 1

    def said(self, remark: Remark) -> str:
        """Why an automaton did what it did, as it tells the learner."""
        name, why = self.narrator.name(remark.seat), self.narrator.said(remark.reason, remark.seat)
        return self.narrator.say("lesson-said", seat=name, reason=_within(why))


def _within(text: str) -> str:
    """A sentence as it stands in quotation marks: what it quotes itself has those of the second rank."""
    return GUILLEMETS.sub(r"“\1”", text.translate(SINGLE))
