"""Drawing in characters: rules, plates and cards, and what a game's own drawing must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cabale.core.seats import LETTERS
from cabale.core.views import Choice, Event, Question
from cabale.terminal.palette import BLACK, SEAT_MARKS, Palette, Tincture, seat_inks
from cabale.text import Narrator

COIN: Final = "◉"
BACK: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"
CUT: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
RISE: Final = "▁▂▃▄▅▆▇"

Events = tuple[type[Event], ...]


class Pen(NamedTuple):
    """What it takes to draw: somebody who names things, a light, and a place to look from."""

    narrator: Narrator
    light: Palette
    seat: int  # whose place is nearest
    aim: Choice | None = None  # the answer that the viewer is about to give


class Drawing(ABC):
    """How one game looks. Given a view and a room in columns and lines, it draws; it knows no rules."""

    aims: ClassVar = False  # whether an answer is aimed at on the board by its own key; Enter plays it
    opening: ClassVar[Events] = ()  # events that open a new section of the journal
    silent: ClassVar[Events] = ()  # events with nothing to read in them: every single card of a deal
    cutting: ClassVar[Events] = ()  # events that are the end of somebody, or of a day
    at_once: ClassVar[bool] = False  # whether all that an answer brings is told together with its table

    @abstractmethod
    def rows(self, seats: int) -> int:
        """How many lines the board wants at least."""

    @abstractmethod
    def board(self, view: Any, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        """The table in so many columns and lines; the viewer's own place too, if it is to be whole."""

    @abstractmethod
    def hand(self, view: Any, pen: Pen, width: int, height: int) -> list[Text]:
        """The viewer's own place, large."""

    @abstractmethod
    def reading(self, view: Any, pen: Pen, width: int, height: int) -> list[Text]:
        """What to read where nothing is asked and no place is drawn large: cards with a text."""

    @abstractmethod
    def title(self, view: Any, pen: Pen) -> str:
        """Where the game stands, in a few words for the masthead."""

    def keys(self, question: Question) -> tuple[str, ...]:
        """What to type for each answer, if answers have numbers of their own; asked only where keys aim."""
        return ()

    def label(self, choice: Choice, pen: Pen) -> str:
        """What stands beside the key of an answer."""
        return pen.narrator.choice(choice)

    def sign(self, sign: str) -> str:
        """A sign of the player's aid in a character or two; none where its name stands beside it."""
        return ""

    def begins(self, event: Event) -> bool:
        return isinstance(event, self.opening)

    def lingers(self, event: Event) -> bool:
        return not isinstance(event, self.silent)

    def cuts(self, event: Event) -> bool:
        return isinstance(event, self.cutting)

    def halts(self, event: Event) -> bool:
        """Whether the board shows the event by itself, though it is one of many that an answer brings."""
        return False

    def scene(self, view: Any, ahead: Sequence[Event]) -> Any:
        """The view as it was while the last events, so many of them, were still to come."""
        return view


# --- lines ----------------------------------------------------------------------------------------


def ink(text: str, style: str) -> Text:
    """Some text in a style of its own, which what is appended does not inherit."""
    return Text().append(text, style)


def fit(text: str, width: int) -> str:
    """The text in exactly so many cells, cut with an ellipsis if it must be."""
    if cell_len(text) > width:
        text = set_cell_size(text, max(width - 1, 0)).rstrip() + "…" if width > 0 else ""
    return set_cell_size(text, width)


def centred(text: str, width: int) -> str:
    """The text in the middle of so many cells."""
    return fit(" " * ((width - cell_len(text)) // 2) + text, width)


def filled(line: Text, width: int, style: str = "") -> Text:
    """The line in exactly so many cells."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line.append(" " * (width - line.cell_len), style)


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of lines side by side, the shorter ones filled up below. Lines of a block are equally wide."""
    lines = []
    for i in range(max(map(len, blocks), default=0)):
        line = Text()
        for number, block in enumerate(blocks):
            line.append(" " * gap if number else "")
            line.append_text(block[i] if i < len(block) else Text(" " * block[0].cell_len if block else ""))
        lines.append(line)
    return lines


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """A sentence in lines of so many cells; only a word that is longer than a line is broken."""
    lines: list[Text] = []
    line = ""
    for word in text.split(" "):
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(ink(line, style))
            line = word
        else:
            line = f"{line} {word}" if line else word
        while cell_len(line) > width > 0:
            lines.append(ink(set_cell_size(line, width), style))
            line = line[width:]
    return [*lines, ink(line, style)]


# --- rules and plates -----------------------------------------------------------------------------


def fat_thin(width: int, light: Palette) -> Text:
    """The rule that closes a heading: fat above, a hairline below."""
    return ink("▀" * width, f"underline {light.ink}")


def tricolour(width: int, light: Palette) -> Text:
    """The band. It says: this waits for you; and, at the end, who has won. Nothing else."""
    third = width // 3
    band = ink("▀" * third, light.blue).append("▀" * (width - 2 * third), light.white)
    return band.append("▀" * third, light.red)


def seat_mark(seat: int, light: Palette) -> Text:
    """A seat's hatch in its ink, and its letter."""
    return ink(SEAT_MARKS[seat], seat_inks(light)[seat]).append(LETTERS[seat], f"bold {light.ink}")


def framed(lines: Sequence[Text], light: Palette, heavy: bool, style: str) -> list[Text]:
    """A plate: fat lines for what acts now, thin ones for everything else."""
    corners, across, upright = ("┏┓┗┛", "━", "┃") if heavy else ("┌┐└┘", "─", "│")
    width = max(line.cell_len for line in lines)
    frame = f"{light.ink if heavy else light.ink_3} {style}"
    return [
        ink(f"{corners[0]}{across * width}{corners[1]}", frame),
        *[
            ink(upright, frame).append_text(filled(line, width, style)).append(upright, frame)
            for line in lines
        ],
        ink(f"{corners[2]}{across * width}{corners[3]}", frame),
    ]


# --- cards ----------------------------------------------------------------------------------------


def card(name: str, tincture: Tincture, width: int, height: int, light: Palette) -> list[Text]:
    """A card in hand, with concave corners: it can be played. Paper and black ink by any light."""
    paper = f"{BLACK} on {light.card}"
    inside = width - 4
    rows = [ink(tincture.lines * inside, f"{tincture.ink} on {light.card}") for _ in range(height - 3)]
    rows.append(ink(centred(name, inside), f"bold {paper}"))
    lines = [Text(" ").append(f"┌{'─' * inside}┐", paper).append(" ")]
    for i, row in enumerate(rows):
        left, right = ("┌┘", "└┐") if i == 0 else ("└┐", "┌┘") if i == len(rows) - 1 else ("│ ", " │")
        lines.append(ink(left, paper).append_text(row).append(right, paper))
    return [*lines, Text(" ").append(f"└{'─' * inside}┘", paper).append(" ")]


def card_face(name: str, tincture: Tincture, width: int, height: int, light: Palette) -> list[Text]:
    """A card that lies face up and whole."""
    rows = [ink(tincture.lines * width, f"{tincture.ink} on {light.card}") for _ in range(height - 1)]
    return [*rows, ink(centred(name, width), f"bold {BLACK} on {light.card}")]


def card_back(width: int, height: int, light: Palette) -> list[Text]:
    """A card face down: a net of lozenges."""
    return [ink(BACK * width, f"{light.card} on {light.back}") for _ in range(height)]


def lost_card(name: str, tincture: Tincture, width: int, light: Palette) -> list[Text]:
    """A card lost, in three lines: face up, and cut once, the cut rising to the right."""
    paper = f"{BLACK} on {light.card}"
    edge = "".join(RISE[i * len(RISE) // (width - 1)] for i in range(width - 1))
    return [
        Text(" ").append(tincture.lines * (width - 1), f"{tincture.ink} on {light.card}"),
        ink(edge, light.card).append(" "),
        filled(ink(centred(name, max(width - 1, min(cell_len(name), width))), paper), width),
    ]


def held_cards(cards: tuple[str, ...], pen: Pen, width: int, height: int) -> list[Text]:
    """Cards in hand with their texts: beside the name, or below it for as long as there is room; and where
    there is more, what really happened."""
    paper = f"{BLACK} on {pen.light.card}"
    lines: list[Text] = []
    spare = height - len(cards)
    idle = height - 2 * len(cards)
    for card in cards:
        words = pen.narrator.fill({"card": card})
        name, text = f" {words['card']}", str(words["card-short"])
        line = ink(name, f"bold {paper}").append(f" · {text}", paper)
        if 2 * len(cards) <= height or (line.cell_len > width and spare > 0):
            spare -= 1
            lines.append(ink(fit(name, width), f"bold {paper}"))
            lines.append(ink(fit(f"   {text}", width), paper))
            history = pen.narrator.history(card)
            told = wrapped(history, width - 3) if history else []
            if len(told) <= idle:
                idle -= len(told)
                lines += [ink(fit(f"   {line.plain}", width), f"italic {paper}") for line in told]
        else:
            lines.append(filled(line, width, paper))
    if len(lines) > height > 0:
        more = ink(fit(f" … +{len(lines) - height + 1}", width), paper)
        lines = [*lines[: height - 1], more]
    return lines
