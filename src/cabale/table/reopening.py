"""A room made again from what the store has of it. If that cannot be, it is this room's trouble alone."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from cabale.games import game as find_game
from cabale.table.log import Opened, read_entry
from cabale.table.room import Room, restore
from cabale.table.settings import RoomRefusal

_logger: Final = logging.getLogger(__name__)


def reopen(log: Sequence[bytes]) -> Room:
    """The room that a log tells of. One that was played by other rules may well be told by ours; if it is
    not, that is why."""
    try:
        return restore(map(read_entry, log))
    except Exception as error:  # a log may be damaged in any way
        _logger.warning("a room cannot be opened again: %r", error)
        found = _rules(log)
        if found and found[0] != found[1]:
            raise RoomRefusal("other_rules", found=found[0], known=found[1]) from error
        raise RoomRefusal("room_damaged") from error


def _rules(log: Sequence[bytes]) -> tuple[int, int] | None:
    """By which rules it was played, and which we know."""
    try:
        opened = read_entry(log[0])
        assert isinstance(opened, Opened)
        return opened.rules, find_game(opened.game).rules_version
    except Exception:  # not even that can be read
        return None
