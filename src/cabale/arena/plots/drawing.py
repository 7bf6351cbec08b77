"""A sheet to draw a plot on: elements of SVG, and the text that says the same to whoever cannot see it.

A drawing is as wide as a phone. Its colours are names (`ink`, `line`, `t1`): the page gives them, or the
sheet itself when it is a file of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final

WIDE: Final = 320
INKS: Final = Path(__file__).with_name("inks.css")
LONGEST: Final = 38  # letters of a line
LINE: Final = 15.0  # from line to line
TINCTURES: Final = 8  # after which they begin anew

# Engravers' lines (Petra Sancta, 1638) of the eight tinctures: path, pitch, turn.
HATCHES: Final = (
    ("M2 0V4", 4, 0),
    ("M0 2H4", 4, 0),
    ("M1.4 1.4h.01M3.9 3.9h.01", 5, 0),
    ("M0 2H4", 4, 45),
    ("M0 2H4", 4, -45),
    ("", 4, 0),
    ("M0 2H4.6M4 6H8.6", 8, 0),
    ("M0 2H4M2 0V4", 4, 0),
)


class Drawing:
    """One plot; `name` is unique on a page and a name for a file."""

    def __init__(self, name: str, title: str, description: str) -> None:
        self.name: Final = name
        self.title: Final = title
        self.description: Final = description
        self.height = 0.0
        self._parts: Final[list[str]] = []

    # --- elements

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._add("line", kind, x1=x1, y1=y1, x2=x2, y2=y2)

    def box(self, x: float, y: float, width: float, height: float, tincture: int) -> None:
        """A field on paper, hatched with a tincture."""
        place = {"x": x, "y": y, "width": max(0.0, width), "height": max(0.0, height)}
        self._add("rect", "paper", **place)
        number = tincture % TINCTURES + 1
        self._add("rect", f"t{number}", fill=f"url(#h{number})", **place)

    def dot(self, x: float, y: float) -> None:
        self._add("circle", "dot", cx=x, cy=y, r=4.2)

    def write(self, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
        attributes = {} if anchor == "start" else {"text-anchor": anchor}
        self._parts.append(f"<text{_attributes(kind, {'x': x, 'y': y, **attributes})}>{escape(text)}</text>")

    def head(self, x: float, y: float, text: str, kind: str = "") -> None:
        """A label above something, in as many lines as `lines` says."""
        for number, line in enumerate(lines(text)):
            self.write(x, y + LINE * number, line, kind)

    def whisker(self, low: float, high: float, y: float, tick: float = 4) -> None:
        """From bound to bound, with a tick at either end."""
        self.line(low, y, high, y, "whisker")
        for x in (low, high):
            self.line(x, y - tick, x, y + tick, "whisker")

    def _add(self, element: str, kind: str, **attributes: float | str) -> None:
        self._parts.append(f"<{element}{_attributes(kind, attributes)}/>")

    # --- as text

    @property
    def inline(self) -> str:
        """For a page that brings `inks.css` and `hatches()`."""
        return self._sheet("", "".join(self._parts))

    @property
    def file(self) -> str:
        """For a file of its own, by day and by night."""
        style = f"<style>{INKS.read_text(encoding='utf-8')}</style>"
        return self._sheet(' xmlns="http://www.w3.org/2000/svg"', style + hatches() + "".join(self._parts))

    def _sheet(self, more: str, inside: str) -> str:
        title, description = f"{self.name}-title", f"{self.name}-description"
        return (
            f'<svg{more} class="plot" viewBox="0 0 {WIDE} {_short(self.height)}" role="img"'
            f' aria-labelledby="{title} {description}">'
            f'<title id="{title}">{escape(self.title)}</title>'
            f'<desc id="{description}">{escape(self.description)}</desc>{inside}</svg>\n'
        )


def lines(text: str) -> list[str]:
    """A label, broken where it would run into the figure at its right."""
    return wrap(text, LONGEST) or [""]


def hatches() -> str:
    """The definitions that boxes refer to, once a page or file."""
    patterns = "".join(
        f'<pattern id="h{number}" width="{pitch}" height="{pitch}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({turn})"><path class="hatch t{number}" d="{path}"/></pattern>'
        for number, (path, pitch, turn) in enumerate(HATCHES, 1)
    )
    return f"<defs>{patterns}</defs>"


def _attributes(kind: str, attributes: Mapping[str, float | str]) -> str:
    named = {"class": kind, **attributes} if kind else attributes
    return "".join([f' {name}="{_short(value)}"' for name, value in named.items()])


def _short(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")
