"""Rooms opened, and opened again from what the store has of them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from cabale.core.errors import BadSetup
from cabale.core.options import Value, read_options
from cabale.core.registry import OWN, told
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.table.log import Entry, Opened, read_entry
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal, Settings, check_settings

_logger: Final = logging.getLogger(__name__)


def open_room(
    game: str,
    seats: int,
    options: Mapping[str, object],
    host: str,
    secret: bytes | None = None,
    *,
    settings: Settings | None = None,
    given: Sequence[str] = (),
    follows: str = "",
) -> tuple[Room, list[Entry]]:
    """A new room, and the entry that opens its log. `host` is the hash of the host's token; options are
    those of tables unless given."""
    found = find_game(game)
    count = found.count_seats(seats)
    wished: dict[str, Any] = {**found.table_options, **options}
    read: dict[str, Value] = read_options(found.options, wished, count)
    opened = Opened(
        game,
        count,
        read,
        (secret or secrets.token_bytes(32)).hex(),
        host,
        check_settings(game, settings or Settings()),
        follows,
        tuple(given),
        found.rules_version,
        found.package,
    )
    return Room(opened), [opened]


def restore(log: Iterable[Entry]) -> Room:
    """The room that a log tells of."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, Opened)
    find_game(first.game, first.package)  # refused if the package that brought it is gone
    room = Room(first)
    for entry in entries:
        room.apply(entry)
    return room


def reopen(log: Sequence[bytes], name: str = "?") -> Room:
    """The room that a log tells of. One that was opened by older rules goes on by them; one that ours
    cannot tell is refused for that reason, and whoever keeps the house reads which it is."""
    try:
        return restore(map(read_entry, log))
    except Exception as error:  # a log may be damaged in any way
        opened = _opened(log)
        game, package = (opened.game, opened.package or OWN) if opened else ("?", "?")
        _logger.warning(
            "room %s (%s, package %s) cannot be opened again: %s", name, game, package, told(error)
        )
        if isinstance(error, BadSetup) and error.code == "game_not_installed":
            missing = {name: str(error.arguments[name]) for name in ("game", "package")}
            raise RoomRefusal("game_not_installed", rule="", **missing) from error
        known = GAMES[game].rules_version if game in GAMES else 0
        if opened and known and opened.rules != known:
            raise RoomRefusal("other_rules", found=opened.rules, known=known) from error
        raise RoomRefusal("room_damaged") from error


def _opened(log: Sequence[bytes]) -> Opened | None:
    """How it was opened, if that at least can be read."""
    with suppress(Exception):
        first = read_entry(log[0])
        return first if isinstance(first, Opened) else None
    return None
