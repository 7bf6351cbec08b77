"""The messages of one language, read from its Fluent files when they are first needed.

To read them all takes a second and more, and hardly anybody needs all: a message `complots-…` stands in a
file of that name, `complots.ftl` or `complots-….ftl`, and only there it is referred to.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from cabale.core.meant import meant
from cabale.core.texts import USUAL, text_of
from cabale.games import GAMES

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

FOLDER: Final = Path(__file__).parent
KEPT: Final = 8192  # sentences: a table says the same things again and again, and to everybody
LONGEST: Final = 2500  # characters of an argument: of a longer one Fluent makes no sentence


_ASKED: Final = re.compile(r"Unknown external: (.+)")  # what Fluent says of an argument that is not given
_logger: Final = logging.getLogger(__name__)


class Unspoken(LookupError):
    """There is no such message, or it lacks an argument: a mistake of ours, never of a player's."""

    def __init__(self, language: str, key: str, *errors: str) -> None:
        super().__init__(language, key, *errors)
        self.asked: Final = tuple(_ASKED.sub(r"$\1", error) for error in errors)  # what it was not given


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
        self.warn: Final = cache(self._warn)  # once of each
        self._reading: Final = Lock()
        self._unread: Final = {file.stem.partition("-")[0] for file in _files(language)}
        for owner in self._unread - {entry.game.id for entry in GAMES.entries if entry.own}:
            self._read(owner)
        for entry in GAMES.entries:  # what the house or another game says, stays as it is
            for spoken in dict.fromkeys((language, USUAL)):
                words = text_of(entry.parts.words, spoken, f"{spoken}.ftl")
                self._bundle.add_resource(FluentResource(words))

    def _read(self, owner: str) -> None:
        with self._reading:
            for resource in _words_of(owner, self._language) if owner in self._unread else ():
                self._bundle.add_resource(resource, allow_overrides=True)  # whoever said it before
            self._unread.discard(owner)

    def has(self, key: str) -> bool:
        if self._unread and (owner := key.partition("-")[0]) in self._unread:
            self._read(owner)
        return self._bundle.has_message(key)

    def format(self, key: str, arguments: Mapping[str, str | float]) -> str:
        """A message in words."""
        return self._kept(key, tuple(arguments.items()))

    def _warn(self, key: str, asked: tuple[str, ...], given: tuple[str, ...]) -> None:
        """Words of another package that ask for what they are not given: its author reads it, and the game
        goes on with words that are made."""
        for name in asked:
            _logger.warning(
                "%s (%s) asks for %s, which is not given%s", key, self._language, name, meant(name, given)
            )

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


def _files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def _words_of(owner: str, language: str) -> tuple[Resource, ...]:
    """The files of a game or of a part of the house: the same whatever games come and go."""
    from fluent.runtime import FluentResource

    files = [file for file in _files(language) if file.stem.partition("-")[0] == owner]
    return tuple([FluentResource(file.read_text(encoding="utf-8")) for file in files])


def _cut(value: str | float) -> str | float:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def catalogue(language: str) -> Catalogue:
    """The messages of a language, those of all games that are known now."""
    return _catalogue(language, GAMES.edition)


@cache
def _catalogue(language: str, edition: int) -> Catalogue:
    return Catalogue(language)
