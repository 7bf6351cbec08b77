"""The gallery: people without a seat, who see what everybody sees and may speak, aloud and under a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cabale.bots import MAKERS
from cabale.table.chairs import Chair, check_language, check_name
from cabale.table.log import Called, Entered
from cabale.table.people import People
from cabale.table.settings import RoomRefusal
from cabale.table.speech import Speech, Spoken, check_words

MOST: Final = 50  # names that are ever given in the gallery of a room, so that nobody fills its log with them


class Spectator(NamedTuple):
    """One who speaks there."""

    name: str
    language: str


class Gallery:
    """Who speaks there, by their numbers. Whoever sits down speaks from the seat."""

    def __init__(self, people: People, speech: Speech) -> None:
        self._people: Final = people
        self._speech: Final = speech
        self._here: Final[dict[int, Spectator]] = {}
        self._given = 0  # names

    @property
    def speaks(self) -> bool:
        """Whether anybody has ever given a name there."""
        return self._given > 0

    def name(self, token: str) -> str:
        """By which somebody speaks from there; none if they do not."""
        who = self._people.number(token)
        return self._here[who].name if who in self._here else ""

    def names(self, but: str) -> Iterable[str]:
        """Of everybody but the person with this token."""
        own = self._people.number(but)
        return [spectator.name for who, spectator in self._here.items() if who != own]

    def check_entry(self, name: str, language: str, token: str, chairs: Sequence[Chair]) -> Entered:
        """Whether somebody may speak from there, and as whom. They know what everybody knows: one who sits,
        or has seen a hand of the game, does not."""
        if token in [chair.token for chair in chairs] or self._people.has_held(token):
            raise RoomRefusal("has_sat")
        if self._given >= MOST:
            raise RoomRefusal("gallery_full", most=MOST)
        called = check_name(name, chairs, (*self.names(but=token), *MAKERS))
        return Entered(called, check_language(language), token)

    def check_call(self, token: str, text: str, phrase: str) -> Called:
        """Whether they may say that, to all."""
        who = self._people.number(token)
        if who not in self._here:
            raise RoomRefusal("only_watching")
        words = check_words(text, phrase, self._here[who].language)
        self._speech.check(who, gallery=True)
        return Called(who, words, phrase)

    def apply(self, entry: Entered | Called, place: int) -> None:
        """What they did, when the log of the game had so many words."""
        if isinstance(entry, Entered):
            self._here[self._people.welcome(entry.token)] = Spectator(entry.name, entry.language)
            self._given += 1
        else:
            name = self._here[entry.who].name
            self._speech.add(Spoken(place, entry.who, name, entry.text, (), entry.phrase, gallery=True))

    def leave(self, who: int) -> None:
        """They sit down."""
        self._here.pop(who, None)
