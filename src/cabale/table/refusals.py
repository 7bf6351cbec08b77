"""Refusals on their way out: the sentence in the reader's language, and the status that HTTP gives it."""

from __future__ import annotations

from typing import Final

from cabale.core.errors import CabaleError
from cabale.table.store import StoreError
from cabale.table.wire.answers import Refused
from cabale.text import Words

UNABLE: Final = 503
STATUS: Final = {
    "no_such_room": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "no_guide": 404,
    "unknown_token": 401,
    "seat_moved": 401,
    "code_expired": 401,
    "not_the_host": 403,
    "not_your_seat": 403,
    "only_watching": 403,
    "gallery_closed": 403,
    "gallery_full": 429,
    "has_sat": 403,
    "no_whispers": 403,
    "hints_off": 403,
    "seat_taken": 409,
    "emblem_taken": 409,
    "name_taken": 409,
    "second_hand": 403,
    "too_much": 429,
    "pledged_enough": 429,
    "said_enough": 429,
    "lesson_over": 409,
    "room_begun": 409,
    "not_out": 409,
    "room_closed": 409,
    "message_too_large": 413,
    "too_fast": 429,
    "too_many_rooms": 429,
    "too_many_polls": 429,
    "too_many_sessions": 429,
    "analyses_wait": 429,
    "too_slow": 408,
    "not_json": 415,
    "foreign_page": 403,
    "foreign_name": 403,
    "not_let_in": 403,
    "asked_already": 409,
    "nobody_knocks": 409,
    "house_failed": 500,
    "no_hint": UNABLE,
    "lesson_stalled": UNABLE,
    "table_failed": UNABLE,
    "room_damaged": UNABLE,
    "other_rules": UNABLE,
    "game_not_installed": UNABLE,
    "plugin_part": UNABLE,
    "plugin_raised": UNABLE,
    "plugin_thought": UNABLE,
    "put_away": UNABLE,
    "no_mcp": UNABLE,
}
OTHERWISE: Final = 400


def refused(error: CabaleError, language: str) -> Refused:
    return Refused(error.code, error.rule, Words(language).refusal(error))


def status(error: CabaleError) -> int:
    return UNABLE if isinstance(error, StoreError) else STATUS.get(error.code, OTHERWISE)
