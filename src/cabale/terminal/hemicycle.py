"""The posts of the Convention in characters: who stands where, how popular, and on which square."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from cabale.games.convention.pieces import FREE_POSTS, NO_LIMIT, PHASES, PLACES, POSTS
from cabale.games.convention.views import ConventionView, Deputy
from cabale.terminal.drawing import Pen, filled, fit, ink
from cabale.terminal.palette import BLACK, BLUE, GREEN, RED, YELLOW, Tincture

TINCTURES: Final[dict[str, Tincture]] = {
    "montagnards": RED,
    "girondins": BLUE,
    "crapauds": GREEN,
    "royalistes": YELLOW,
}
SQUARES: Final = {"normal": "", "report": "¶", "denounced": "!", "summoned": "‼"}
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
PLACED: Final = tuple(POSTS[:-1])  # on the board, in its order; who is in no faction in play is nowhere
LABEL: Final = 12  # columns for the name of a post
LETTERS: Final = (16, 9, 6, 4, 3)  # of a name, as there is room
ABRIDGED: Final = 6  # so few letters need no dots to say that there are more


def mark(faction: str, pen: Pen) -> Text:
    """The hatch of a faction in its ink."""
    tincture = TINCTURES[faction]
    return ink(tincture.mark, f"bold {tincture.ink} on {pen.light.card}")


def name_of(deputy: Deputy, pen: Pen) -> str:
    return str(pen.narrator.fill({"deputy": deputy.name})["deputy"])


def figurine(deputy: Deputy, pen: Pen, letters: int) -> Text:
    """A hatch, a name, a number of PP; and a sign for a square. Who may be re-elected stands in fat type."""
    fat = "bold " if deputy.elected else ""
    paper = f"{BLACK} on {pen.light.card}"
    name = name_of(deputy, pen)
    if cell_len(name) > letters:
        name = fit(name, letters) if letters > ABRIDGED else name[:letters]
    text = mark(deputy.faction, pen).append(name, f"{fat}{paper}")
    if deputy.post != "guillotine":
        text.append(
            f" {deputy.popularity}" if letters > ABRIDGED else str(deputy.popularity), f"{fat}{paper}"
        )
    return text.append(SQUARES[deputy.square], f"bold {pen.light.garance} on {pen.light.card}")


def thread(view: ConventionView, pen: Pen, width: int) -> Text:
    """The round with its seven phases, and who begins them."""
    light = pen.light
    line = ink(f" {pen.narrator.say('convention-term-round', round=view.round)} ", f"bold {light.ink}")
    for number, numeral in enumerate(NUMERALS, 1):
        here = PHASES.index(view.phase) == number and not view.over
        line.append(f" {numeral} ", f"bold {light.sheet} on {light.ink}" if here else light.ink_3)
    if view.first is not None:
        line.append("  1 ", light.ink_2).append_text(mark(view.first, pen))
    packs = Text()
    for pack, cards in (("mission", view.mission_pack), ("jacobins", view.jacobins_pack)):
        packs.append(f"  {place_name(pack, pen)} ", light.ink_2)
        packs.append(str(cards.unknown + len(cards.returned)), light.ink)
    return filled(line.append_text(packs) if line.cell_len + packs.cell_len <= width else line, width)


def place_name(post: str, pen: Pen) -> str:
    return str(pen.narrator.fill({"post": post})["post-short"])


def posts(view: ConventionView, pen: Pen, width: int, height: int) -> list[Text]:
    """Every free post in a row, or in as many as its figurines take, and below them who is away; names as
    long as there is room for, and more lines than that if there is none at all."""
    for letters in LETTERS:
        for away in (_rows, _run_on):
            lines = [*_rows(view, pen, PLACED[:FREE_POSTS], width, letters)]
            lines += away(view, pen, PLACED[FREE_POSTS:], width, letters)
            if len(lines) <= height:
                return lines
    return lines


def _rows(view: ConventionView, pen: Pen, places: Sequence[str], width: int, letters: int) -> list[Text]:
    return [line for post in places for line in _post(view, pen, post, width, letters)]


def _run_on(view: ConventionView, pen: Pen, places: Sequence[str], width: int, letters: int) -> list[Text]:
    """Posts one after the other, without a new line for each."""
    pieces: list[Text] = []
    for post in places:
        there = [deputy for deputy in view.deputies if deputy.post == post]
        label = ink(f" {place_name(post, pen)} ", f"bold {pen.light.ink}")
        label.append("" if there else "– ", pen.light.ink_3)
        pieces += [label, *[figurine(deputy, pen, letters).append(" ") for deputy in there]]
    lines = [Text()]
    for piece in pieces:
        if lines[-1].cell_len + piece.cell_len > width:
            lines.append(Text(" "))
        lines[-1].append_text(piece)
    return [filled(line, width) for line in lines]


def _post(view: ConventionView, pen: Pen, post: str, width: int, letters: int) -> list[Text]:
    light = pen.light
    there = [deputy for deputy in view.deputies if deputy.post == post]
    figurines = [figurine(deputy, pen, letters) for deputy in there]
    widest = max([each.cell_len for each in figurines], default=1) + 1
    abreast = max(1, (width - LABEL - 1) // widest)
    name = place_name(post, pen)
    lines = []
    for start in range(0, max(len(figurines), 1), abreast):
        line = ink(f" {fit(name if start == 0 else '', LABEL - 1)}", f"bold {light.ink}")
        for each in figurines[start : start + abreast]:
            line.append_text(filled(each, widest))
        lines.append(line)
    number = POSTS.index(post)
    if number < FREE_POSTS and PLACES[number] != NO_LIMIT:
        lines[0].append("·  " * (PLACES[number] - len(there)), light.ink_3)
    return [filled(line, width) for line in lines]
