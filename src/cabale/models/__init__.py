"""Language models at a seat: players that are asked over the chat-completions protocol of some address."""

from __future__ import annotations

from cabale.models.player import Model
from cabale.models.settings import PREFIX, Settings, read_model, read_settings

__all__ = ["PREFIX", "Model", "Settings", "read_model", "read_settings"]
