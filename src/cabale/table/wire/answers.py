"""What is answered where there is nothing to show."""

from __future__ import annotations

import msgspec


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """Why not: a code, the rule or the field, and the sentence in the reader's language."""

    code: str
    rule: str
    sentence: str


class Done(msgspec.Struct, frozen=True):
    """It is done, and there is nothing to say about it."""

    done: bool = True
