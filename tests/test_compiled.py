"""The suite runs twice, interpreted and compiled; this tells that each run is what it claims to be."""

from __future__ import annotations

import os

import pytest

from cabale.core import agenda, playout
from cabale.games.complots import pieces, rules, table


@pytest.mark.parametrize(
    "module", [agenda, playout, pieces, rules, table], ids=lambda module: module.__name__
)
def test_the_rules_run_as_announced(module: object) -> None:
    file = str(getattr(module, "__file__", ""))
    compiled = os.environ.get("CABALE_EXPECT_COMPILED") == "1"
    assert file.endswith((".so", ".pyd")) == compiled, file
