"""An analysis that was kept can still be told: whatever its reasons need, it has."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import cabale.text
from cabale.analysis import EDITION

REASONS = sorted((Path(cabale.text.__file__).parent / "en").glob("*-reasons.ftl"))
# What the reasons ask for in this edition. Where that changes, what a house has kept lacks something: raise
# EDITION, find `tests/browser/weighed.json` anew, and put here what the test has found.
ASKED = (10, "cf249018cef21369")


def asked() -> str:
    """Every reason with the names of its arguments, as one short hash."""
    messages = [part for file in REASONS for part in re.split(r"\n(?=\S)", file.read_text("utf-8"))]
    named = {message.split(" =")[0]: sorted(set(re.findall(r"\$(\w+)", message))) for message in messages}
    return sha256(repr(sorted(named.items())).encode()).hexdigest()[:16]


def test_reasons_that_ask_for_something_else_are_of_another_edition() -> None:
    assert len(REASONS) >= 5
    assert (EDITION, asked()) == ASKED
