"""The line of nobles of Guillotine, and the scaffold that it walks to: as a list, or as cards on the road."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cabale.games.guillotine.pieces import COLOUR, COLOURS, LINE, NOBLE_NAMES, POINTS
from cabale.games.guillotine.views import GuillotineView
from cabale.terminal.drawing import Pen, beside, fit, ink
from cabale.terminal.palette import BLACK, BLUE, GREEN, GREY, PURPLE, RED, Tincture

BLADE: Final = "◥"  # marks the place under it
EDGE: Final = "▁"  # where there is no text to underline
TINCTURES: Final = {"purple": PURPLE, "red": RED, "green": GREEN, "blue": BLUE, "grey": GREY}
TINCTURE_OF: Final = {
    name: TINCTURES[COLOURS[colour]] for name, colour in zip(NOBLE_NAMES, COLOUR, strict=True)
}
COUNTED: Final = "*"  # worth what the pile makes of it
WORTH: Final = {
    name: f"{points}".replace("-", "−") if points else COUNTED
    for name, points in zip(NOBLE_NAMES, POINTS, strict=True)
}

CELL: Final = 16  # columns that a noble in a list needs at least
SPACIOUS: Final = 38  # from which there is room for the text as well
CARD: Final = 19  # columns of a noble's card, at least
STATURE: Final = (3, 8)  # its lines, at least and at most
ABREAST: Final = (6, 4, 3, 2)  # cards in a rank
SCAFFOLD: Final = (
    "┏━━━━━┓",
    "┃█████┃",
    "┃███◤ ┃",
    "┃█◤   ┃",
    "┃     ┃",
    "┣━╸○╺━┫",
    "┻━━━━━┻",
)  # fmt: skip


def name_of(noble: str, pen: Pen) -> str:
    return str(pen.narrator.fill({"noble": noble})["noble"])


def text_of(noble: str, pen: Pen) -> str:
    """What a noble does, without the points where they are printed."""
    short = str(pen.narrator.fill({"noble": noble})["noble-short"])
    return short if WORTH[noble] == COUNTED else short.partition(" · ")[2]


def marks(nobles: tuple[str, ...], pen: Pen) -> Text:
    """Nobles as chips of their colours, the last one on top."""
    line = Text()
    for noble in nobles:
        line.append(TINCTURE_OF[noble].mark, f"{TINCTURE_OF[noble].ink} on {pen.light.card}")
    return line


# --- as a list ------------------------------------------------------------------------------------


def listed(view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
    """The line from the front, down the columns: in as few as there is room for."""
    if not view.line:
        return [ink(fit(f" {pen.narrator.say('guillotine-view-no-line')}", width), pen.light.ink_2)][:height]
    columns = min(-(-len(view.line) // max(height, 1)), max(width // CELL, 1))
    lines = min(-(-len(view.line) // columns), height)
    size = width // columns
    places = [_place(noble, place, pen, size) for place, noble in enumerate(view.line, start=1)]
    shown = lines * columns
    if len(places) > shown > 0:
        more = f" … +{len(places) - shown + 1}"
        places = [*places[: shown - 1], ink(fit(more, size), pen.light.ink_2)]
    return beside([places[at : at + lines] for at in range(0, len(places), lines)], 0)


def _place(noble: str, place: int, pen: Pen, size: int) -> Text:
    """One noble in a line of its own: place, colour, name, points; its text if there is room."""
    light = pen.light
    front = place == 1
    style = f"bold {light.sheet} on {light.ink}" if front else light.ink
    number = f"{BLADE}1" if front else f"{place:>2}"
    room = size - 8
    name = name_of(noble, pen)
    if size >= SPACIOUS and text_of(noble, pen):
        name = f"{name} · {text_of(noble, pen)}"
    line = ink(number, style)
    line.append(TINCTURE_OF[noble].mark, f"{TINCTURE_OF[noble].ink} on {light.card}")
    return line.append(f" {fit(name, room)} {WORTH[noble]:>2}", style).append(" ")


# --- as cards -------------------------------------------------------------------------------------


def road(view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
    """The scaffold, and the nobles before it in ranks; nothing if there is no room for a whole line."""
    room = width - len(SCAFFOLD[0]) - 2
    for abreast in ABREAST:
        ranks = -(-max(len(view.line), LINE) // abreast)  # so that cards keep their size when the line goes
        if room // abreast > CARD and ranks * STATURE[0] <= height:
            size = min(room // abreast - 1, 26)
            apart = [Text(" ")] if (height + 1) // ranks > STATURE[0] else []
            stature = min((height + len(apart)) // ranks - len(apart), STATURE[1])
            touch = not apart
            cards = [
                _card(noble, at, pen, size, stature, touch) for at, noble in enumerate(view.line, start=1)
            ]
            lines: list[Text] = []
            for start in range(0, len(cards), abreast):
                lines += [*(apart if start else []), *beside(cards[start : start + abreast])]
            if not view.line:
                lines = [ink(pen.narrator.say("guillotine-view-no-line"), pen.light.ink_2)]
            figure = [ink(f" {line} ", f"bold {pen.light.ink}") for line in SCAFFOLD]
            return beside([figure, lines], 0)
    return []


def _card(noble: str, place: int, pen: Pen, size: int, stature: int, touch: bool) -> list[Text]:
    """A noble's card: place, hatch, points; name; text. The one under the blade has its name in reverse; one
    that touches the next has an edge."""
    tincture: Tincture = TINCTURE_OF[noble]
    paper = f"{BLACK} on {pen.light.card}"
    hatch = f"{tincture.ink} on {pen.light.card}"
    top = ink(f" {place:<3}", paper).append(tincture.lines * (size - 8), hatch)
    top.append(f"{WORTH[noble]:>3} ", f"bold {paper}")
    field = [
        ink("    ", paper).append(tincture.lines * (size - 8), hatch).append("    ", paper)
        for _ in range(stature - STATURE[0])
    ]
    style = f"bold {pen.light.card} on {BLACK}" if place == 1 else f"bold {paper}"
    name = ink(fit(f" {name_of(noble, pen)}", size), style)
    text = fit(f" {text_of(noble, pen)}", size)
    if touch:
        text = text if text.strip() else EDGE * size
        paper = f"underline {paper}"
    return [top, *field, name, ink(text, paper)]
