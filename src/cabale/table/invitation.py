"""How a room is found: its link, and the link as a QR code."""

from __future__ import annotations

from itertools import groupby
from urllib.parse import urlsplit

import segno

from cabale.table.guard import is_loopback
from cabale.table.wire.rooms import Invitation


def invitation(base: str, room: str, more: str = "") -> Invitation:
    """The invitation to a room of the house at this address, and to more: what stands after the hash."""
    link = f"{base.rstrip('/')}/t/{room}" + (f"#{more}" if more else "")
    matrix = segno.make(link, error="m", micro=False).matrix
    return Invitation(link, len(matrix), squares(matrix), is_loopback(urlsplit(base).hostname or ""))


def squares(matrix: tuple[bytearray, ...]) -> str:
    """The dark modules as one path, a bar for each run of them."""
    bars = []
    for y, row in enumerate(matrix):
        x = 0
        for dark, run in groupby(row):
            width = len(list(run))
            if dark:
                bars.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return "".join(bars)
