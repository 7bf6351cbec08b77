"""What the host decides about a room, beside the options of its game. No rule ever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from cabale import bots
from cabale.core.errors import CabaleError
from cabale.core.options import Value
from cabale.core.paces import Pace
from cabale.games import game as find_game
from cabale.models import PREFIX

LONGEST_TITLE: Final = 60
SHORTEST_CLOCK: Final = 1_000
LONGEST_CLOCK: Final = 86_400_000
LONGEST_NAME: Final = 24
GUEST: Final = "guest:"  # before the name of a program that the house lets sit down
USUAL_LEVEL: Final = "regular"  # the strongest bot that answers at once


Tempo = Literal["live", "unhurried"]


class RoomRefusal(CabaleError):
    """The room does not allow this, or not now."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about the room, beside the options of the game."""

    title: str = ""  # the table's name; the house gives one if it is empty
    listed: bool = False  # whether the lobby shows it
    gallery: bool | None = None  # whether spectators are let in; None: unless one person plays automata
    hints: bool | None = None  # whether a seat may ask a bot what it would do; None: where one person sits
    decision_ms: int | None = None  # the clock of a decision asked of one seat; None: none
    absence_ms: int | None = None  # after how long a bot answers for somebody who is not there; None: never
    absence_level: str = ""  # of the bot that answers for them; the house's usual one if it is empty
    tempo: Tempo | None = None  # what the host said when a second person sat down; None: not asked yet
    pace: Pace | Literal[""] = ""  # of the automata; the house gives its usual one if it is empty


def changed(settings: Settings, wished: Mapping[str, Value]) -> Settings:
    """The settings with some of them otherwise."""
    try:
        return msgspec.convert({**msgspec.structs.asdict(settings), **wished}, Settings)
    except msgspec.ValidationError as error:
        raise RoomRefusal("malformed") from error


def check_settings(game: str, settings: Settings) -> Settings:
    """The settings, tidied; refused with the name of the field that is wrong."""
    title = one_line(settings.title)
    if len(title) > LONGEST_TITLE:
        raise RoomRefusal("bad_title", most=LONGEST_TITLE)
    for field, value in (("decision_ms", settings.decision_ms), ("absence_ms", settings.absence_ms)):
        if value is not None and not SHORTEST_CLOCK <= value <= LONGEST_CLOCK:
            raise RoomRefusal("bad_clock", option=field, least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    check_level(game, settings.absence_level or USUAL_LEVEL)
    return msgspec.structs.replace(settings, title=title)


def is_guest(level: str) -> bool:
    """Whether this is the level of a guest, a program or a model, which the house may have or not."""
    return level.startswith((GUEST, PREFIX))


def guest_name(level: str) -> str:
    """What a guest is called; empty for a level of the house."""
    return level.removeprefix(GUEST).removeprefix(PREFIX) if is_guest(level) else ""


def check_level(game: str, level: str) -> None:
    """Refused if there is no such level; which guests there are only the house knows."""
    if not is_guest(level):
        bots.make(game, level, 0)


def bargains(game: str, level: str) -> bool:
    """Whether automata of this level make deals at a table; guests are asked wherever deals are made."""
    if is_guest(level):
        return find_game(game).pledges is not None
    return bool(level) and bots.negotiates(game, level)


def one_line(text: str) -> str:
    """A name or a title, as it is printed: no breaks, no double spaces, nothing invisible."""
    line = " ".join(text.split())
    if not line.isprintable():
        raise RoomRefusal("bad_name", most=LONGEST_NAME)
    return line
