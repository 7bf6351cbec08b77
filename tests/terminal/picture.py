"""Pictures of the terminal table: `python3 -m tests.terminal.picture complots docs/pictures/terminal.svg`.

A real game, stopped where it is worth a picture. The same every time, until the automata change.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.match import Match
from cabale.core.views import Choice, Question
from cabale.games import game as find_game
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import Narrator

SIZE: Final = (118, 36)
FONTS: Final = "'DejaVu Sans Mono', 'Menlo', 'Consolas', monospace"
NAMES: Final = ("Élise", *bots.MAKERS[:3])


def aimed_at(view: Any, question: Question) -> bool:
    """Complots: somebody is out, the viewer has both cards, and somebody's word is against theirs."""
    aimed = question.kind == "counter" and question.arguments.get("target") == 0
    return aimed and bool(view.eliminated) and not view.faceup[0]


def blade_stopped(view: Any, question: Question) -> bool:
    """Guillotine: the second day, a long line, cards in front, and the viewer may stop the blade."""
    return question.kind == "interrupt" and view.day == 2 and len(view.line) > 8 and any(view.fronts)


def half_full(view: Any, question: Question) -> bool:
    """Le Grand Druide: half of the stones are taken, bars of both kinds lie about, and nobody has passed."""
    taken = sum(owner is not None for owner in view.stones)
    moved = sum(bar.seat is not None for bar in view.bars)
    return 12 <= taken <= 16 and moved == 4 and not view.passed and bool(view.doomed)


def summoned(view: Any, question: Question) -> bool:
    """Guillotine 1988: a deputy of the viewer has to choose, jurors sit, others are away, a card is held."""
    posts = {deputy.post for deputy in view.deputies}
    own = view.hands[view.owners.index(0)]
    return question.kind == "summons" and view.round > 2 and {"prison", "tribunal"} <= posts and any(own)


def under_way(view: Any, question: Question) -> bool:
    """Le Lys et la Cocarde: the viewer is on the course and may act, somebody is in prison, trees stand."""
    here = view.places[0].startswith("m") and view.roles[0] != "none"
    jailed = any(place.startswith("pr") for place in view.places)
    return question.kind == "action" and here and jailed and len(view.cancelled) > 4


def first(question: Question) -> Choice:
    return question.choices[0]


def busy(question: Question) -> Choice:
    """Neither the first answer, which would often be to pass, nor the last; but cards are kept."""
    place = 0 if question.kind == "club_delayed" else len(question.choices) // 2
    return question.choices[place]


def middle(question: Question) -> Choice:
    """Of the stones, the one in the middle: the first answer would be to pass."""
    stones = [choice for choice in question.choices if choice.key == "place"]
    return stones[len(stones) // 2] if stones else question.choices[0]


class Scene(NamedTuple):
    """What is worth a picture: against which automata, how the viewer plays until then, what it must look
    like, and what is typed last."""

    level: str
    answer: Callable[[Question], Choice]
    worth: Callable[[Any, Question], bool]
    typed: tuple[str, ...] = ()


SCENES: Final = {
    "complots": Scene("regular", first, aimed_at),
    "guillotine": Scene("regular", first, blade_stopped),
    "druide": Scene("random", middle, half_full, ("2", "4", "+")),
    "convention": Scene("regular", busy, summoned),
    "cocarde": Scene("regular", first, under_way),
}


def laid(of: str, seed: int) -> Sitting:
    """A table for four."""
    match = Match(find_game(of), 4, secret=secret_of_seed(seed), names=NAMES)
    level = SCENES[of].level
    return Sitting(match, {seat: bots.make(of, level, seed + seat) for seat in (1, 2, 3)})


def worth_drawing(sitting: Sitting) -> bool:
    """Play until there is such a moment; whether there is."""
    scene = SCENES[sitting.match.game.id]
    while True:
        sitting.deal()
        if sitting.over:
            return False
        question = sitting.question()
        if question and scene.worth(sitting.view, question):
            return True
        answers = sitting.others()
        if question:
            answers[sitting.seat] = scene.answer(question).move
        sitting.settle(answers)


async def draw(of: str, language: str = "fr", size: tuple[int, int] = SIZE) -> str:
    """The first such moment of all deals."""
    sitting = next(sitting for sitting in (laid(of, seed) for seed in count()) if worth_drawing(sitting))
    table = Table(sitting, Narrator(language, sitting.match.game, NAMES, 0), pace=0, offer=True)
    async with table.run_test(size=size) as pilot:
        while not table.question:
            await pilot.pause()
        await pilot.press(*SCENES[of].typed)
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
    Path(sys.argv[2]).write_text(asyncio.run(draw(sys.argv[1])), encoding="utf-8")
