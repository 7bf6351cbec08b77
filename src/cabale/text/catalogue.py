"""The messages of one language, read from its Fluent files when they are first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cabale.core.texts import USUAL, text_of
from cabale.games import GAMES

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

FOLDER: Final = Path(__file__).parent
KEPT: Final = 8192  # sentences: a table says the same things again and again, and to everybody
LONGEST: Final = 2500  # characters of an argument: of a longer one Fluent makes no sentence


class Unspoken(LookupError):
    """There is no such message, or it lacks an argument: a mistake of ours, never of a player's."""


class Catalogue:
    """All messages of a language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import (
            FluentBundle,
            FluentResource,
        )  # brings Babel: slow to import, hence not above

        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._language: Final = language
        self._kept: Final = lru_cache(KEPT)(self._say)
        for resource in _own_words(language):
            self._bundle.add_resource(resource)
        for entry in GAMES.entries:  # what is said already, by the house or another game, stays as it is
            for spoken in dict.fromkeys((language, USUAL)):
                words = text_of(entry.parts.words, spoken, f"{spoken}.ftl")
                self._bundle.add_resource(FluentResource(words))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, arguments: Mapping[str, str | float]) -> str:
        """A message in words."""
        return self._kept(key, tuple(arguments.items()))

    def _say(self, key: str, arguments: tuple[tuple[str, str | float], ...]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise Unspoken(self._language, key)
        return self._format(key, pattern, {name: _cut(value) for name, value in arguments})

    def forms(self, key: str) -> dict[str, str]:
        """The attributes of a message: the forms that a name takes in a sentence."""
        if not self.has(key):
            raise Unspoken(self._language, key)
        attributes = self._bundle.get_message(key).attributes
        return {form: self._format(f"{key}.{form}", pattern, {}) for form, pattern in attributes.items()}

    def _format(self, key: str, pattern: Pattern, arguments: dict[str, str | float]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise Unspoken(self._language, key, *map(str, errors))
        return str(text)


@cache
def _own_words(language: str) -> tuple[Resource, ...]:
    """The files of the house: to read them takes long, and they are the same whatever games come and go."""
    from fluent.runtime import FluentResource

    files = sorted((FOLDER / language).glob("*.ftl"))
    return tuple([FluentResource(file.read_text(encoding="utf-8")) for file in files])


def _cut(value: str | float) -> str | float:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def catalogue(language: str) -> Catalogue:
    """The messages of a language, those of all games that are known now."""
    return _catalogue(language, GAMES.edition)


@cache
def _catalogue(language: str, edition: int) -> Catalogue:
    return Catalogue(language)
