"""How much of a long random loop a run plays.

What is compiled is tested twice: compiled, where whole games are cheap and nothing is left out, and
interpreted, where a sixth is enough to show that plain Python means the same. Only for tests that run both
ways, which `dev.py` lists.
"""

from __future__ import annotations

import os
from typing import Final

COMPILED: Final = os.environ.get("CABALE_EXPECT_COMPILED") == "1"


NIGHT: Final = float(os.environ.get("CABALE_NIGHT", "1"))


def share(full: int) -> int:
    """So many of these games, positions or examples as this run plays."""
    return full if COMPILED else -(-full // 6)


def night(full: int) -> int:
    """So many of those that only the nightly tests play; `CABALE_NIGHT=0.01` plays a hundredth of them."""
    return max(1, round(full * NIGHT))
