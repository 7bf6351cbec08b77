"""The picture for the README: drawn from a real game, and nothing in it points elsewhere."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cabale.games import GAMES
from cabale.text import Words
from tests.terminal.picture import NAMES, draw

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def check(svg: str) -> None:
    ElementTree.fromstring(svg)
    assert re.findall(r"\w+://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in svg and "url(" in svg
    assert all(address.startswith("#") for address in re.findall(r"url\(([^)]*)\)", svg))


@pytest.mark.parametrize("of", list(GAMES))
def test_the_picture_is_whole_and_points_nowhere(of: str) -> None:
    svg = asyncio.run(draw(of))
    check(svg)
    assert Words("fr").game_title(of) in svg.replace("&#160;", " ") and any(name in svg for name in NAMES[1:])


@pytest.mark.parametrize(
    "name", ["terminal", "terminal-guillotine", "terminal-druide", "terminal-cocarde", "terminal-convention"]
)
def test_the_committed_picture_too(name: str) -> None:
    check((PICTURES / f"{name}.svg").read_text("utf-8"))
