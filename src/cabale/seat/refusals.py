"""What can be wrong with a program at a seat. Codes and arguments only, as everywhere."""

from __future__ import annotations

from cabale.core.errors import CabaleError


class BadSeat(CabaleError):
    """A program that cannot be begun, or that lost an answer."""
