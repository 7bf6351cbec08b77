"""Whether the rules run as machine code."""

from __future__ import annotations

from cabale.core import agenda


def is_compiled() -> bool:
    return not str(agenda.__file__).endswith(".py")
