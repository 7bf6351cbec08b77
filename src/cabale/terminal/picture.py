"""The picture of the terminal table: `python3 -m cabale.terminal.picture docs/pictures/terminal.svg`.

A real game, stopped where somebody aims at the viewer. The same every time, until the automata change.
"""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import count
from pathlib import Path
from typing import Final

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.match import Match
from cabale.core.views import Question
from cabale.games import game as find_game
from cabale.terminal.sitting import AUTOMATA, Sitting
from cabale.terminal.table import Table
from cabale.text import Narrator

SIZE: Final = (118, 36)
FONTS: Final = "'DejaVu Sans Mono', 'Menlo', 'Consolas', monospace"
NAMES: Final = ("Élise", *AUTOMATA[:3])


def laid(seed: int) -> Sitting:
    """A table for four."""
    match = Match(find_game("complots"), 4, secret=secret_of_seed(seed), names=NAMES)
    return Sitting(match, {seat: bots.make("complots", "regular", seed + seat) for seat in (1, 2, 3)})


def telling(sitting: Sitting, question: Question | None) -> bool:
    """Worth a picture: somebody is out, the viewer has both cards, and somebody's word is against theirs."""
    view = sitting.view
    aimed = question is not None and question.kind == "counter" and question.arguments.get("target") == 0
    return aimed and bool(view.eliminated) and not view.faceup[0]


def worth_drawing(sitting: Sitting) -> bool:
    """Whether this game has such a moment, if the viewer always gives the first answer."""
    while True:
        sitting.deal()
        if sitting.over:
            return False
        answers = sitting.others()
        question = sitting.question()
        if telling(sitting, question):
            return True
        if question:
            answers[sitting.seat] = question.choices[0].move
        sitting.settle(answers)


async def draw(language: str = "fr", size: tuple[int, int] = SIZE) -> str:
    """The first such moment of all deals."""
    seed = next(seed for seed in count() if worth_drawing(laid(seed)))
    sitting = laid(seed)
    table = Table(sitting, Narrator(language, sitting.match.game, NAMES, 0), pace=0, offer=True)
    async with table.run_test(size=size) as pilot:
        while not telling(sitting, table.question):
            if table.question:
                await pilot.press("1")
            await pilot.pause()
        await pilot.pause()
        return bare(table.export_screenshot())


def bare(svg: str) -> str:
    """The screen alone: no window around it, no font from elsewhere, no address but the format's own name."""
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONTS};", svg)
    svg = svg.replace("font-size: 20px", "font-size: 21px")  # so that lines meet from cell to cell
    box = re.search(r'-clip-terminal">\s*<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"', svg)
    assert box
    width, height = box[1], box[2]
    svg = re.sub(r'viewBox="[^"]*"', f'viewBox="0 0 {width} {height}"', svg, count=1)
    window = re.search(r"</defs>(.*?)<g transform=\"translate\(\d+, \d+\)\" clip-path", svg, flags=re.DOTALL)
    assert window
    return svg.replace(window[0], '</defs>\n<g transform="translate(0, 0)" clip-path')


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(draw()), encoding="utf-8")
