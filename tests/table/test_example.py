"""The program that docs/table.md shows: it is what it says, and plays a whole game."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from cabale.table import pace
from tests.table.beside import beside

PAGE = Path(__file__).resolve().parents[2] / "docs" / "table.md"


def test_the_example_of_the_document_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "import" in program and "cabale" not in program
    monkeypatch.setitem(pace.SHORTEST, "at_once", 0.0)
    monkeypatch.setitem(pace.FLOORS, "at_once", 0)

    async def play(address: str) -> None:
        monkeypatch.setattr(sys, "argv", ["machine.py", address])
        await asyncio.to_thread(exec, compile(program, "docs/table.md", "exec"), {})

    assert beside(tmp_path, play) == []
    told = capsys.readouterr().out
    assert "Deep" not in told and len(told.splitlines()) > 10  # one's own moves are told as one's own
