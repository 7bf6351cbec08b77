"""How much the analyses of a game may weigh, for tests that are about something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cabale.games import entry


def weigh(monkeypatch: pytest.MonkeyPatch, game: str, walks: int) -> None:
    """So many walks from each position of a game."""
    known = entry(game)
    monkeypatch.setattr(known, "parts", replace(known.parts, weighing=walks))
