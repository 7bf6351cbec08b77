"""Many games: who wins how often, and how sure we may be of it."""

from __future__ import annotations

from cabale.arena.series import Entrant, Result, entrant, play_many
from cabale.arena.wilson import wilson

__all__ = ["Entrant", "Result", "entrant", "play_many", "wilson"]
