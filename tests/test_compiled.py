"""The suite runs twice, interpreted and compiled; this tells that each run is what it claims to be."""

from __future__ import annotations

import os
from importlib import import_module

import pytest

from cabale.core import agenda, playout
from cabale.games import GAMES

MODULES = [agenda.__name__, playout.__name__] + [
    f"cabale.games.{name}.{part}" for name in GAMES for part in ("pieces", "table", "rules")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_rules_run_as_announced(name: str) -> None:
    file = str(import_module(name).__file__)
    compiled = os.environ.get("CABALE_EXPECT_COMPILED") == "1"
    assert file.endswith((".so", ".pyd")) == compiled, file
