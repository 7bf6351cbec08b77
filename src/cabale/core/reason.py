"""Why a bot answers as it does: the key of its words, and what they need."""

from __future__ import annotations

import msgspec

from cabale.core.views import Argument


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A move and why, from what the seat may know."""

    move: int
    key: str
    arguments: dict[str, Argument] = {}
