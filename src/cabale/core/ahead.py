"""What everybody knows that the rules will do next. The agenda itself stays home.

Some of what is planned has to be known: whoever imagines how a game may go on needs it, and at a table
everybody could say it. A game declares it step by step and field by field, each in a word of its rules and
with the reason why everybody may know it. What is not declared is in no view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from cabale.core.agenda import Step
from cabale.core.views import Argument


class Due(msgspec.Struct, frozen=True):
    """Something that the rules will do, and what about it is known to all."""

    what: str
    facts: dict[str, Argument | tuple[Argument, ...]] = {}


class Fact(NamedTuple):
    """A field of a step that everybody may know: why, and what its numbers stand for, if for names."""

    why: str
    names: Sequence[str] = ()

    def write(self, value: Any) -> Any:
        if not self.names:
            return value
        return tuple([self.names[each] for each in value]) if isinstance(value, tuple) else self.names[value]

    def read(self, value: Any) -> Any:
        if not self.names:
            return tuple(value) if isinstance(value, list) else value
        if isinstance(value, str):
            return self.names.index(value)
        return tuple([self.names.index(each) for each in value])


class Planned(NamedTuple):
    """A step of which everybody may know that it is due: why, and what else of it."""

    step: type[Step[Any]]
    why: str
    facts: Mapping[str, Fact]


def planned(step: type[Step[Any]], why: str, /, **facts: Fact) -> Planned:
    return Planned(step, why, facts)


class Course:
    """All steps of a game that everybody may know to be due, by the words that views have for them."""

    def __init__(self, **steps: Planned) -> None:
        self.steps: Final = steps
        self._words: Final = {declared.step: word for word, declared in steps.items()}

    def show(self, agenda: Iterable[Step[Any]]) -> tuple[Due, ...]:
        """What is due, the last one first; a step that is not declared is a mistake."""
        return tuple([self._due(step) for step in agenda])

    def _due(self, step: Step[Any]) -> Due:
        word = self._words[type(step)]
        facts = self.steps[word].facts
        return Due(word, {name: fact.write(getattr(step, name)) for name, fact in facts.items()})

    def plan(self, due: Iterable[Due]) -> list[Step[Any]]:
        """The steps again, for a position that is imagined."""
        return [self._step(each) for each in due]

    def _step(self, due: Due) -> Step[Any]:
        declared = self.steps[due.what]
        return declared.step(**{name: fact.read(due.facts[name]) for name, fact in declared.facts.items()})
