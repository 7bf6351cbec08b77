"""The client of the SDK ends a server that has not gone two seconds after its input was closed, and on a busy
machine leaves it behind. Here it waits: `cabale mcp` goes by itself, or the limit of a test is reached."""

from __future__ import annotations

import pytest
from mcp.client import stdio


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "PROCESS_TERMINATION_TIMEOUT", 3600.0)
