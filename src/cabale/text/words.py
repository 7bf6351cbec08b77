"""Any message of any catalogue in one language, and refusals as sentences.

Messages name their arguments as errors, events and questions do. What an argument is follows from
its name, and a sentence may ask for it in several forms:

    seats       $target, and $target-of with the preposition ("d’Anna", "Anna’s")
    pieces      $character, and the attributes of its own message: $character-the, $character-a …
    cards       $noble the same way; copies, told apart by a number (martyr.2), have one name
    coins       $amount the number, and $amount-coins in words
    $you        which of the seats the listener is ("target"), or "nobody"
    $me         which of them an automaton is that says why it did something
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from cabale.core.errors import BadSetup, CabaleError
from cabale.core.options import Value
from cabale.core.seats import CHANCE, LETTERS, PUBLIC
from cabale.games import GAMES
from cabale.text.catalogue import Catalogue, Unspoken, catalogue
from cabale.text.languages import LANGUAGES
from cabale.text.made import make, spelled
from cabale.text.places import PLACES

Given = Mapping[str, str | int | tuple[str | int, ...] | None]
Filled = dict[str, str | int]
T = TypeVar("T", str, int)

SEATS: Final = ("seat", "target", "actor", "claimer", "challenger", "whom", "turn", "collector")
PIECES: Final = ("character", "action", "question", "colour")
CARDS: Final = ("noble", "card", "deputy", "faction", "post", "place", "role")
PURSES: Final = ("coins", "amount", "missing", "cost", "limit")

UNKNOWN: Final = "unknown"  # the piece that stands for one that the listener must not know
NOBODY: Final = "nobody"
NOWHERE: Final = 0  # the $position of what stands in no line
LONGEST: Final = 80  # characters of somebody else's text in a sentence of ours
WHOLE: Final = ("expected", "key", "reason")  # never cut here: they say what to do


class Words:
    """One language. Without a table, seats go by their letters."""

    games: tuple[str, ...] = ()  # where words of pieces and refusals are looked for, in this order; all
    seat: int = PUBLIC  # who is spoken to

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup("unknown_language", language=language, expected=LANGUAGES)
        self.language: Final = language
        self._known: Final[dict[tuple[str, str | int], Filled]] = {}  # forms of arguments met before

    @property
    def catalogue(self) -> Catalogue:
        return catalogue(self.language)

    def say(self, key: str, **arguments: str | float) -> str:
        """A message, its arguments as they are."""
        return self._said(key, arguments, arguments)

    def tell(self, key: str, given: Given) -> str:
        """A message, its arguments put into words first."""
        return self._said(key, self.fill(given), given)

    def _said(
        self,
        key: str,
        filled: Mapping[str, str | float],
        given: Mapping[str, Any],
        seats: Sequence[str] = SEATS,
    ) -> str:
        """A message. What a game of another package has no words for, or wrong ones, is made from its key."""
        try:
            return self.catalogue.format(key, filled)
        except Unspoken as unspoken:
            game, _, rest = key.partition("-")
            if not _brought(game):
                raise
            if unspoken.asked:
                self._slip(key, unspoken.asked, tuple([f"${name}" for name in filled]))
            family, _, member = rest.partition("-")
            return make(self, family, member, given, tuple(seats))

    def _slip(self, key: str, asked: tuple[str, ...], given: tuple[str, ...]) -> None:
        """A message of another package asks for what it is not given."""
        self.catalogue.warn(key, asked, given)

    def piece(self, word: str) -> tuple[str, bool]:
        """A piece or another word of the game, and whether it was made from its key."""
        key = word.partition(".")[0]
        for family in (*CARDS, *PIECES):
            if self._knows(family, key):
                return capital(self.say(self._key(family, key))), False
        return capital(spelled(word)), not word.isdigit()

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self.say("chance")
        return LETTERS[seat].upper() if 0 <= seat < len(LETTERS) else "?"

    def refusal(self, error: CabaleError) -> str:
        """What was wrong and what was expected, with the rule's number and the file if they are known."""
        sentence = self.bare_refusal(error)
        if error.rule:
            sentence = self.say("with-rule", sentence=sentence.removesuffix("."), rule=error.rule)
        file = str(error.arguments.get("file", ""))
        return self.say("in-file", file=tidy(file, len(file)), sentence=sentence) if file else sentence

    def bare_refusal(self, error: CabaleError) -> str:
        """What was wrong, and nothing else."""
        filled = self.fill({**error.arguments, "expected": error.arguments.get("expected") or ()})
        if "reason" in filled and isinstance(error.__cause__, CabaleError):
            filled["reason"] = self.bare_refusal(error.__cause__)  # the sentence instead of the code
        sentence = self._refused(error.code, filled)
        return sentence.replace("….", "…")

    def _refused(self, code: str, filled: Filled) -> str:
        """Several games may have a sentence for a code: the first that is told all it asks for."""
        known = [key for key in self._keys("refusal", code) if self.catalogue.has(key)]
        for key in known[:-1]:
            with suppress(Unspoken):
                return self.catalogue.format(key, filled)
        key = known[-1] if known else f"refusal-{code}"
        if not self.catalogue.has(key) and any(map(_brought, self.games or GAMES)):
            return self.say("made-refusal", what=spelled(code))
        return self.catalogue.format(key, filled)

    # --- the house

    def game_title(self, game: str) -> str:
        """What a game is called; one that is not installed goes by its id."""
        key = f"game-title-{game}"
        if self.catalogue.has(key):
            try:
                return self.say(key)
            except Unspoken:
                if not _brought(game):
                    raise
        return GAMES[game].title if game in GAMES else tidy(game)

    def option(self, game: str, name: str) -> str:
        """What an option of a game is called."""
        return self.say(f"{game}-option-{name}")

    def option_value(self, game: str, name: str, value: Value) -> str:
        """A value of that option."""
        key = f"{game}-value-{name}"
        if value is None:
            none = f"{key}-none"
            return self.say(none if self.catalogue.has(none) or not _brought(game) else "nothing")
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        if isinstance(value, int):
            number = value / 1000 if name.endswith("_ms") else value
            return self.say(key, value=number) if not self._made(key) else f"{number:g}"
        if value in tuple(LETTERS):
            return self.say("value-seat", number=LETTERS.index(value) + 1)
        row = "," in value
        if self._made(f"{key}-row" if row else f"{key}-{value}"):
            return spelled(value)
        return self.say(f"{key}-row", row=value.replace(",", ", ")) if row else self.say(f"{key}-{value}")

    def level(self, level: str) -> str:
        """What bots of a level are called."""
        return self.say(f"level-{level}")

    def plays(self, way: str) -> str:
        """How they play, in a few words."""
        return self.say(f"plays-{way}")

    def table_name(self, number: int) -> str:
        """What a table is called until its host renames it."""
        article, place = PLACES[number % len(PLACES)]
        return self.say("table-name", article=article, place=place)

    def phrase(self, key: str) -> str:
        """A quick phrase, one of PHRASES."""
        return self.say(f"phrase-{key}")

    # --- arguments

    def fill(self, given: Given, seats: Sequence[str] = SEATS) -> Filled:
        """The arguments of a message in all forms that it may ask for."""
        filled: Filled = {"you": NOBODY, "position": NOWHERE}
        for name, value in given.items():
            if name in (*PIECES, *CARDS) and (value is None or isinstance(value, str)):
                filled |= self._forms(self._piece, name, UNKNOWN if value is None else value)
            elif value is None:
                continue
            elif isinstance(value, tuple):
                filled[name] = self.any_of([str(item) for item in value])
            elif isinstance(value, str):
                filled[name] = tidy(value, LONGEST if name not in WHOLE else len(value))
            elif name in seats:
                filled |= self._forms(self._seat, name, value)
                if value == self.seat and filled["you"] == NOBODY:
                    filled["you"] = name
            elif name in PURSES:
                filled |= self._forms(self._purse, name, value)
            else:
                filled[name] = value
        return filled

    def _forms(self, make: Callable[[str, T], Filled], name: str, value: T) -> Filled:
        """Sentences of one table name the same few things again and again."""
        if (name, value) not in self._known:
            self._known[name, value] = make(name, value)
        return self._known[name, value]

    def _piece(self, name: str, key: str) -> Filled:
        if name in CARDS:
            key = key.partition(".")[0]
        if not self._knows(name, key):
            return {name: spelled(tidy(key)) if any(map(_brought, self.games)) else tidy(key)}
        message = self._key(name, key)
        forms = self.catalogue.forms(message)
        return {name: self.say(message), **{f"{name}-{form}": text for form, text in forms.items()}}

    def _seat(self, name: str, seat: int) -> Filled:
        who = self.name(seat)
        start = "vowel" if begins_with_vowel(who) else "consonant"
        return {name: who, f"{name}-of": self.say("of-name", name=who, start=start)}

    def _purse(self, name: str, coins: int) -> Filled:
        return {name: coins, f"{name}-coins": self.say("coins", amount=coins)}

    def any_of(self, items: Sequence[str]) -> str:
        """a, b or c"""
        return self._enumerate("one-or-other", items)

    def all_of(self, items: Sequence[str]) -> str:
        """a, b and c"""
        return self._enumerate("one-and-other", items)

    def _enumerate(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items) or self.say("nothing")
        return self.say(key, first=", ".join(items[:-1]), last=items[-1])

    # --- keys

    def _keys(self, family: str, member: str) -> list[str]:
        return [*[f"{game}-{family}-{member}" for game in self.games or GAMES], f"{family}-{member}"]

    def _key(self, family: str, member: str) -> str:
        """The game's own message if there is one, else everybody's."""
        keys = self._keys(family, member)
        return next((key for key in keys if self.catalogue.has(key)), keys[-1])

    def _made(self, key: str) -> bool:
        """Whether a message of another package's game would be made from its key."""
        return not self.catalogue.has(key) and _brought(key.partition("-")[0])

    def _knows(self, family: str, member: str) -> bool:
        return any(self.catalogue.has(key) for key in self._keys(family, member))


def _brought(game: str) -> bool:
    """Whether another package brought the game."""
    return game in GAMES and bool(GAMES[game].package)


def capital(text: str) -> str:
    """The same, with a capital at the beginning."""
    return text[:1].upper() + text[1:]


def tidy(text: str, longest: int = LONGEST) -> str:
    """Somebody else's text, fit for a line of ours: short, and nothing in it that a terminal obeys."""
    plain = text
    if not text.isprintable():
        plain = "".join(letter if _harmless(letter) else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"


def whole(given: object) -> list[int]:
    """The numbers of an argument that lists numbers: of seats, for instance."""
    return [number for number in given if isinstance(number, int)] if isinstance(given, tuple) else []


def _harmless(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == "Zs"  # no-break spaces are spaces


def begins_with_vowel(name: str) -> bool:
    """Whether French elides before this name: Anna, Émile, Yves; but Hugo, Yann."""
    letters = unicodedata.normalize("NFD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if bare.startswith("y"):
        return bare[1:2] not in tuple("aeiou")
    return bare.startswith(tuple("aeiouœæ"))
