"""The question bar: what is asked, what one plays for, what follows by default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Resize
from textual.widgets import Static

from cabale.terminal.choices import NOWHERE, Asked, Choices
from cabale.terminal.drawing import ink, tricolour, wrapped
from cabale.terminal.palette import Palette

STEADY: Final = 3  # lines of a sentence that changes with the aim, so that the answers stay in place
BAND: Final = 1  # line above the question
FEW: Final = 3  # lines that are left to the answers beside what one plays for
SOME: Final = 4  # lines left to them beside what follows, where they are scrolled anyway
MANY: Final = 8  # lines left to them beside what follows, where all would be in sight without it
EDGES: Final = 3  # columns beside the answers: blanks, and the bar that scrolls


class Ask(Vertical):
    """The bar at the foot. The tricolour on its upper edge means: you."""

    def __init__(self, light: Palette) -> None:
        super().__init__(id="ask")
        self.light = light
        self.asked: Asked | None = None
        self.understood = False  # whether what one plays for was put away
        self._told: Callable[[int], Text] = lambda width: Text()

    def compose(self) -> ComposeResult:
        yield Static(id="band")
        yield Static(id="sentence")
        yield Choices(self.light)

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    def show(self, asked: Asked) -> None:
        self.asked, self.understood = asked, False
        self.choices.offer(asked)
        self.redraw()
        self.choices.focus()

    def tell(self, told: Callable[[int], Text], asides: Mapping[str, str] | None = None) -> None:
        """Nothing is asked of the viewer for now; something is told, in a given width, and some things may
        be done out of turn, each by its key."""
        self.asked, self._told = None, told
        self.choices.leave_open(asides or {})
        self.redraw()

    def put_away(self) -> None:
        """What one plays for, once it is understood."""
        self.understood = True
        self.redraw()

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def on_choices_aimed(self, event: Choices.Aimed) -> None:
        self.redraw()

    def redraw(self) -> None:
        light, width = self.light, self.size.width
        self.set_class(self.asked is not None, "-mine")
        self.choices.light = light
        self.choices.redraw()
        band, sentence = self.query_one("#band", Static), self.query_one("#sentence", Static)
        if self.asked is None:
            band.update(ink("─" * width, light.ink))
            sentence.update(self._told(width))
            return
        band.update(tricolour(width, light))
        sentence.update(Text("\n").join(self._lines(self.asked, width)))

    def _lines(self, asked: Asked, width: int) -> list[Text]:
        """What one plays for stands above the question and what follows below, where answers leave room."""
        question = self._question(asked, asked.sentence, width)
        least = self.choices.least(width - EDGES)
        room = self.size.height - BAND - max(len(question), STEADY if asked.aims else 0)
        aim = self._quiet("" if self.understood else asked.aim, width)
        aim = aim if len(aim) <= room - min(least, FEW) else []
        room -= len(aim)
        note = self._quiet(asked.note, width)
        spare = room - (min(least, MANY) if least <= room else SOME)
        if asked.aims is None:
            return [*aim, *question, *(note if len(note) <= spare else [])]
        note = note if len(question) + len(note) <= STEADY + max(spare, 0) else []
        steady = max(STEADY, len(question) + len(note))
        if self.choices.place != NOWHERE:
            question, note = self._question(asked, asked.aims(self.choices.place), width), []
        return [*aim, *question, *note, *[Text()] * (steady - len(question) - len(note))]

    def _question(self, asked: Asked, words: str, width: int) -> list[Text]:
        """The words, with the label above them and the rule beside."""
        light = self.light
        rule = ink(asked.rule, f"bold {light.garance}")
        told = wrapped(words, max(width - 2, 10), f"bold {light.ink}")
        lines = [Text(" ").append_text(line) for line in told]
        if asked.label:
            label = ink(f" {asked.label}", light.ink_2)
            return [label.append(" · ").append_text(rule) if asked.rule else label, *lines]
        if asked.rule and lines[-1].cell_len + len(asked.rule) + 2 <= width:
            lines[-1].append("  ").append_text(rule)
        elif asked.rule:
            lines.append(Text(" ").append_text(rule))
        return lines

    def _quiet(self, words: str, width: int) -> list[Text]:
        lines = wrapped(words, max(width - 2, 10), self.light.ink_2) if words else []
        return [Text(" ").append_text(line) for line in lines]
