"""Messages as lines: written as bytes, and read again from whatever a program writes."""

from __future__ import annotations

import msgspec

from cabale.core.errors import quoted
from cabale.seat.messages import Sent, Written
from cabale.seat.refusals import BadSeat


def write_line(message: Sent) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def read_line(line: bytes) -> Written:
    """What a program wrote. An object with an `answer` and without a type is an answer."""
    try:
        found = msgspec.json.decode(line)
        if isinstance(found, dict) and "answer" in found:
            found.setdefault("type", "answer")
        written: Written = msgspec.convert(found, Written)
        return written
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        text = quoted(line.decode("utf-8", "replace").strip())
        raise BadSeat("seat_message", text=text, reason=quoted(str(error))) from None
