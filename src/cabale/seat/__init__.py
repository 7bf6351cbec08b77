"""The open seat: programs in any language that play by lines of JSON on their standard input and output."""

from __future__ import annotations

from cabale.seat.limits import Limits
from cabale.seat.player import Program
from cabale.seat.refusals import BadSeat

__all__ = ["BadSeat", "Limits", "Program"]
