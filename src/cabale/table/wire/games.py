"""The games of the house, as the lobby and the form of a room show them."""

from __future__ import annotations

import msgspec

from cabale.core.options import Value
from cabale.core.passages import Passage
from cabale.table.settings import Tempo


class OptionValue(msgspec.Struct, frozen=True):
    """A value that an option takes, and its words."""

    value: Value
    label: str
    seat: int  # the seat that it names; -1 if it names none


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game, as the form of a room shows it."""

    name: str
    rule: str
    label: str
    default: Value  # at tables
    values: tuple[OptionValue, ...]  # all there are; for a whole number or a row only those beside it
    least: int | None  # of a whole number
    most: int | None  # of a whole number
    row: tuple[OptionValue, ...]  # words of which a row is made; it is written with commas between them
    length: int  # of a row
    room: bool  # a clock: the rules never read it
    unit: str  # what stands behind a whole number


class LevelCard(msgspec.Struct, frozen=True):
    """A level of bots that people may choose."""

    level: str
    label: str
    description: str  # how it plays, in a few words


class TempoCard(msgspec.Struct, frozen=True):
    """How a room may be played, as its host is asked once: what to arrange for it."""

    tempo: Tempo
    label: str
    description: str
    options: dict[str, Value]
    settings: dict[str, Value]


class GameCard(msgspec.Struct, frozen=True):
    """A game of the house, for the lobby and for the form of a room."""

    game: str
    title: str
    fewest: int
    most: int
    usual: int
    minutes: int  # that a game with automatons takes about
    package: str  # that brought it; none for games of the house
    guide: bool  # whether it brings one
    lessons: tuple[str, ...]  # their ids, in order
    options: tuple[OptionCard, ...]
    levels: tuple[LevelCard, ...]  # weakest first
    tempos: tuple[TempoCard, ...]


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule, under the heading of its part."""

    number: str
    part: str
    passages: tuple[Passage, ...]


class GuidePart(msgspec.Struct, frozen=True):
    """A part of a guide; its anchor is the same in every language."""

    anchor: str
    title: str
    passages: tuple[Passage, ...]


class GuideText(msgspec.Struct, frozen=True):
    """How to play a game, for a reader who has never seen it."""

    title: str
    lead: tuple[Passage, ...]
    parts: tuple[GuidePart, ...]


class Phrase(msgspec.Struct, frozen=True):
    """A quick phrase: said by its key, read by everybody in their own language."""

    key: str
    text: str
