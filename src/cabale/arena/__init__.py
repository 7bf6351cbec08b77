"""Many games: who wins how often, and how sure we may be of it."""

from __future__ import annotations

from cabale.arena.contests import play_many
from cabale.arena.entrants import Entrant, entrant
from cabale.arena.standings import Standing
from cabale.arena.wilson import wilson

__all__ = ["Entrant", "Standing", "entrant", "play_many", "wilson"]
