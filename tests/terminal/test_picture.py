"""The picture for the README: drawn from a real game, and nothing in it points elsewhere."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from xml.etree import ElementTree

from cabale.terminal.picture import draw

COMMITTED = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "terminal.svg"


def check(svg: str) -> None:
    ElementTree.fromstring(svg)
    assert re.findall(r"\w+://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in svg and "url(" in svg
    assert all(address.startswith("#") for address in re.findall(r"url\(([^)]*)\)", svg))


def test_the_picture_is_whole_and_points_nowhere() -> None:
    svg = asyncio.run(draw())
    check(svg)
    assert "Complots" in svg and "Vaucanson" in svg


def test_the_committed_picture_too() -> None:
    check(COMMITTED.read_text("utf-8"))
