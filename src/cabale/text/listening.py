"""A narrator that notes which words of its game it was asked for, and which of them are no good."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, cast

from cabale.core.game import Game
from cabale.text.catalogue import Catalogue, Unspoken
from cabale.text.narrator import Narrator
from cabale.text.words import NOBODY, SEATS, Filled

YOU: Final = "you"
_KEY: Final = re.compile(r"[a-zA-Z][\w-]*")  # what Fluent takes for one


class Slip(NamedTuple):
    """What a message asks for in vain, and what it is given."""

    asked: tuple[str, ...]
    given: tuple[str, ...]


class Noting:
    """A catalogue that notes of which messages anything was wanted, if only whether they are there."""

    def __init__(self, catalogue: Catalogue, asked: set[str]) -> None:
        self._catalogue: Final = catalogue
        self._asked: Final = asked
        self.warn: Final = catalogue.warn

    def has(self, key: str) -> bool:
        self._asked.add(key)
        return self._catalogue.has(key)

    def format(self, key: str, arguments: Mapping[str, str | float]) -> str:
        self._asked.add(key)
        return self._catalogue.format(key, arguments)

    def forms(self, key: str) -> dict[str, str]:
        self._asked.add(key)
        return self._catalogue.forms(key)


class Listening(Narrator):
    """What is made for want of words is noted, too."""

    def __init__(self, language: str, game: Game[Any, Any]) -> None:
        super().__init__(language, game, (), 0)
        self.wanted: Final[dict[str, None]] = {}
        self.looked_up: Final[set[str]] = set()  # also what need not be there
        self.given: Final[dict[str, dict[str, Any]]] = {}  # what each message was told of, as it was first
        self.broken: Final[dict[str, Slip]] = {}
        self._making = False  # a sentence: what it is made of needs no words of its own

    @property
    def catalogue(self) -> Catalogue:
        return cast("Catalogue", Noting(super().catalogue, self.looked_up))

    def _note(self, key: str) -> None:
        if not self._making and _KEY.fullmatch(key):
            self.wanted[key] = None

    def _said(
        self,
        key: str,
        filled: Mapping[str, str | float],
        given: Mapping[str, Any],
        seats: Sequence[str] = SEATS,
    ) -> str:
        if key.startswith(f"{self.game}-"):
            self._note(key)
            self.given.setdefault(key, {**given, YOU: [NOBODY, *[name for name in given if name in seats]]})
            with suppress(Unspoken):
                return self.catalogue.format(key, filled)
        was, self._making = self._making, True
        try:
            return super()._said(key, filled, given, seats)
        finally:
            self._making = was

    def _slip(self, key: str, asked: tuple[str, ...], given: tuple[str, ...]) -> None:
        self.broken[key] = Slip(asked, given)

    def field(self, name: str) -> tuple[str, bool]:
        self._note(f"{self.game}-field-{name}")
        return super().field(name)

    def piece(self, word: str) -> tuple[str, bool]:
        text, made = super().piece(word)
        if made:
            self._note(f"{self.game}-card-{word.partition('.')[0]}")
        return text, made

    def _piece(self, name: str, key: str) -> Filled:
        plain = key.partition(".")[0]
        if not self._knows(name, plain) and not plain.isdigit():
            self._note(f"{self.game}-{name}-{plain}")
        return super()._piece(name, key)

    def _made(self, key: str) -> bool:
        self._note(key)
        return super()._made(key)

    def _refused(self, code: str, filled: Filled) -> str:
        if not self._knows("refusal", code):
            self._note(f"{self.game}-refusal-{code}")
        return super()._refused(code, filled)
