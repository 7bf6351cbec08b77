"""An election of Le Grand Druide drawn for the players' rules, from a scenario file:

`python3 -m tests.terminal.election tests/scenarios/druide/dx-15-….toml docs/pictures/druide-election.svg`

The ring after the count, with numbers and letters only, so that one picture serves every language.
"""

from __future__ import annotations

import sys
import tomllib
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

from cabale.core.options import read_options
from cabale.core.seats import LETTERS, OPEN
from cabale.games.druide import DRUIDE
from cabale.games.druide.pieces import STONES
from cabale.games.druide.views import CollegeView, DruideView
from cabale.terminal.palette import BLACK, DAY, seat_inks
from cabale.terminal.ring import TINCTURES

SIZE: Final = 760
CENTRE: Final = SIZE / 2
INNER, OUTER = 250, 330  # radii of the ring
MIDDLE: Final = (INNER + OUTER) / 2
TELLING: Final = 184  # where a college is told
BORDER: Final = 212  # how far in the border between colleges goes
GAP: Final = 0.06  # of a stone, so that stones do not touch
HATCHES: Final = {
    "white": "",
    "blue": "M0 4H8",
    "green": "M0 0L8 8",
    "yellow": "M2 2h1M6 6h1",
    "red": "M4 0V8",
    "black": "M0 4H8M4 0V8",
}


def counted(scenario: dict[str, Any]) -> DruideView:
    """The end that a scenario leads to."""
    seats = scenario["seats"]
    state = DRUIDE.set_table(seats, read_options(DRUIDE.options, {}, seats), scenario["table"])
    for step in scenario["then"]:
        for word in step["play"].split():
            state.act(*DRUIDE.read(state, word))
    return DRUIDE.view(state, OPEN)


# --- where things are -----------------------------------------------------------------------------


def point(stone: float, radius: float) -> tuple[float, float]:
    """A place on the ring: stone 1 begins at the top, and numbers go clockwise."""
    angle = 2 * pi * (stone - 1) / STONES - pi / 2
    return round(CENTRE + radius * cos(angle), 1), round(CENTRE + radius * sin(angle), 1)


def label(x: float, y: float, text: str, size: int = 15, colour: str = BLACK, weight: str = "") -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return f'<text x="{x}" y="{y + size / 3:.1f}" font-size="{size}" fill="{colour}"{bold}>{text}</text>'


def disc(x: float, y: float, seat: int, radius: int = 15) -> str:
    """A player's piece: colour and letter."""
    letter = label(x, y, LETTERS[seat], radius + 3, DAY.card, "bold")
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{seat_inks(DAY)[seat]}"/>{letter}'


# --- what is drawn --------------------------------------------------------------------------------


def stone(view: DruideView, number: int) -> list[str]:
    """A stone with its number and its colour, and what is on it."""
    begin, end = number + GAP, number + 1 - GAP
    (ax, ay), (bx, by) = point(begin, OUTER), point(end, OUTER)
    (cx, cy), (dx, dy) = point(end, INNER), point(begin, INNER)
    outline = f"M{ax} {ay}A{OUTER} {OUTER} 0 0 1 {bx} {by}L{cx} {cy}A{INNER} {INNER} 0 0 0 {dx} {dy}Z"
    colour = view.colours[number - 1]
    drawn = [
        f'<path d="{outline}" fill="{DAY.card}"/>',
        f'<path d="{outline}" fill="url(#{colour})" stroke="{DAY.ink_2}"/>',
        label(*point(number + 0.5, OUTER + 18), str(number), 17),
    ]
    x, y = point(number + 0.5, MIDDLE)
    owner = view.stones[number - 1]
    left = [seat for seat, stones in enumerate(view.removed) if number in stones]
    if owner is not None:
        drawn.append(disc(x, y, owner))
    elif number in view.tokens:
        drawn.append(
            f'<circle cx="{x}" cy="{y}" r="13" fill="{DAY.card}" stroke="{BLACK}" stroke-width="2"/>'
        )
    for seat in left:
        ink = seat_inks(DAY)[seat]
        drawn.append(
            f'<circle cx="{x}" cy="{y}" r="14" fill="{DAY.card}" stroke="{ink}" stroke-dasharray="4 3"/>'
        )
        drawn.append(label(x, y, LETTERS[seat], 17, ink))
        drawn.append(f'<path d="M{x - 12} {y + 12}L{x + 12} {y - 12}" stroke="{BLACK}" stroke-width="2"/>')
    return drawn


def bar(line: int) -> str:
    """A bar, and the border of colleges that it makes."""
    (ax, ay), (bx, by) = point(line + 1, INNER - 14), point(line + 1, OUTER + 8)
    cx, cy = point(line + 1, BORDER)
    border = f'<path d="M{ax} {ay}L{cx} {cy}" stroke="{DAY.hair}"/>'
    return (
        f'{border}<path d="M{ax} {ay}L{bx} {by}" stroke="{BLACK}" stroke-width="7" stroke-linecap="round"/>'
    )


def college(told: CollegeView) -> list[str]:
    """Inside a college: everybody's druids, the tied struck out; its votes, and who gets them."""
    middle = told.stones[0] + len(told.stones) / 2
    x, y = point(middle, TELLING)
    spread = 34
    drawn = []
    for seat, druids in enumerate(told.counts):
        at = x + (seat - (len(told.counts) - 1) / 2) * spread
        tied = seat in told.tied
        drawn.append(label(at, y - 14, f"{LETTERS[seat]} {druids}", 17, DAY.ink_3 if tied else BLACK))
        if tied:
            drawn.append(f'<path d="M{at - 14} {y - 14}h28" stroke="{DAY.ink_3}" stroke-width="2"/>')
    if told.carrier is None:
        drawn.append(label(x, y + 14, "–", 22))
    else:
        drawn.append(label(x - 20, y + 14, str(told.votes), 22, weight="bold"))
        drawn.append(label(x, y + 14, "→", 18))
        drawn.append(disc(x + 24, y + 14, told.carrier, 12))
    return drawn


def totals(view: DruideView) -> list[str]:
    """In the middle: taboo colours, votes of colleges and of lucky stones, sums; the winner in a frame."""
    drawn = []
    for seat in range(view.seats):
        y = CENTRE + (seat - (view.seats - 1) / 2) * 36
        box = f'x="{CENTRE - 62}" y="{y - 11}" width="22" height="22" stroke="{DAY.ink_2}"'
        drawn += [disc(CENTRE - 80, y, seat, 13), f'<rect {box} fill="{DAY.card}"/>']
        drawn.append(f'<rect {box} fill="url(#{view.taboo[seat]})"/>')
        drawn.append(f'<path d="M{CENTRE - 62} {y + 11}l22 -22" stroke="{BLACK}" stroke-width="2"/>')
        bonus = view.bonus[seat]
        text = f"{view.votes[seat]} + {bonus} = {view.totals[seat]}" if bonus else str(view.totals[seat])
        drawn.append(label(CENTRE + 28, y, text, 20))
        if view.ranks[seat] == 1:
            frame = f'x="{CENTRE - 102}" y="{y - 18}" width="204" height="36"'
            drawn.append(f'<rect {frame} fill="none" stroke="{BLACK}" stroke-width="3"/>')
    return drawn


def luck(view: DruideView) -> list[str]:
    """Outside the ring: whose lucky stone it is."""
    drawn = []
    for seat, number in enumerate(view.lucky):
        if number is not None:
            x, y = point(number + 0.5, OUTER + 38)
            drawn.append(label(x, y, f"✶{LETTERS[seat]}", 17, seat_inks(DAY)[seat], "bold"))
    return drawn


def picture(view: DruideView) -> str:
    """The whole of it."""
    hatches = [
        f'<pattern id="{colour}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{path}" stroke="{TINCTURES[colour].ink}" stroke-width="1.6" opacity="0.75"/></pattern>'
        for colour, path in HATCHES.items()
    ]
    parts = [
        f'<rect width="{SIZE}" height="{SIZE}" fill="{DAY.sheet}"/>',
        *[part for number in range(1, STONES + 1) for part in stone(view, number)],
        *[bar(each.line) for each in view.bars],
        *[part for each in view.colleges for part in college(each)],
        *totals(view),
        *luck(view),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"'
    font = 'font-family="Georgia, serif" text-anchor="middle"'
    return "\n".join([f"{head} {font}>", f"<defs>{''.join(hatches)}</defs>", *parts, "</svg>\n"])


if __name__ == "__main__":
    scenario = tomllib.loads(Path(sys.argv[1]).read_text("utf-8"))
    Path(sys.argv[2]).write_text(picture(counted(scenario)), encoding="utf-8")
