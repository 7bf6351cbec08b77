"""Quick phrases: said by their key, read by everybody in their own language (`Words.phrase`)."""

from __future__ import annotations

from typing import Final

PHRASES: Final[tuple[str, ...]] = (
    "your_turn",
    "thinking",
    "truth",
    "prove_it",
    "convenient",
    "is_that_all",
    "not_me",
    "look_there",
    "remember",
    "sorry",
    "well_played",
    "again",
)
