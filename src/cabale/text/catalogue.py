"""The messages of one language, each read from its Fluent file when it is first said.

To read them all takes a second and more, and hardly anybody needs all. Where a message begins is plain to
see, so the files are only cut into messages, and each is taken apart when it is wanted.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from cabale.core.errors import BadPlugin
from cabale.core.meant import meant
from cabale.core.registry import Entry
from cabale.core.texts import USUAL
from cabale.games import GAMES
from cabale.text.proofreading import Script

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

FOLDER: Final = Path(__file__).parent
KEPT: Final = 8192  # sentences: a table says the same things again and again, and to everybody
LONGEST: Final = 2500  # characters of an argument: of a longer one Fluent makes no sentence
BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)  # a message or a term: all else is indented
REFERS: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another
HYPHEN: Final = re.compile(r"(?<![\w−-])-(?=\d)")  # before a number: Babel has no true minus for it
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
        from fluent.syntax.ast import Junk

        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._language: Final = language
        self._kept: Final = lru_cache(KEPT)(self._say)
        self.warn: Final = cache(self._warn)  # once of each
        self._reading: Final = Lock()
        self._unread: Final = set(_sources(language))
        for entry in GAMES.entries:  # what the house or another game says, stays as it is
            for spoken in dict.fromkeys((language, USUAL)):
                try:
                    words = entry.text("words", spoken, f"{spoken}.ftl")
                except BadPlugin as trouble:  # the game goes on with words that are made
                    self._tell_author(entry, trouble)
                    continue
                resource = FluentResource(words)
                self._bundle.add_resource(resource)
                self._read(REFERS.findall(words))
                if any(isinstance(written, Junk) for written in resource.body):
                    for unread in Script(entry, spoken).unread():
                        self._tell_author(entry, unread)

    def _tell_author(self, entry: Entry, trouble: BadPlugin) -> None:
        """What is wrong with the words of another package, once."""
        if entry.is_news(trouble):
            _logger.warning(self.format(f"refusal-{trouble.code}", _plain(trouble)))

    def _read(self, keys: list[str]) -> None:
        """These messages, and all that they refer to."""
        with self._reading:
            read = set[str]()
            while keys:
                key = keys.pop()
                if key in self._unread and key not in read:
                    self._bundle.add_resource(_parsed(key, self._language), allow_overrides=True)
                    keys += REFERS.findall(_sources(self._language)[key])
                    read.add(key)
            self._unread.difference_update(read)  # at the end: who finds it gone may say it

    def has(self, key: str) -> bool:
        if key in self._unread:
            self._read([key])
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
        if any(isinstance(value, int | float) and value < 0 for value in arguments.values()):
            return HYPHEN.sub("−", str(text))
        return str(text)


@cache
def _sources(language: str) -> dict[str, str]:
    """What is written of each message and term of the house."""
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        begins = list(BEGINS.finditer(text))
        ends = [*[mark.start() for mark in begins[1:]], len(text)]
        found.update({mark[1]: text[mark.start() : end] for mark, end in zip(begins, ends, strict=True)})
    return found


@cache
def _parsed(key: str, language: str) -> Resource:
    """A message taken apart: the same whatever games come and go."""
    from fluent.runtime import FluentResource

    return FluentResource(_sources(language)[key])


def _plain(trouble: BadPlugin) -> dict[str, str]:
    return {name: str(value) for name, value in trouble.arguments.items()}


def _cut(value: str | float) -> str | float:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def catalogue(language: str) -> Catalogue:
    """The messages of a language, those of all games that are known now."""
    return _catalogue(language, GAMES.edition)


@cache
def _catalogue(language: str, edition: int) -> Catalogue:
    return Catalogue(language)
