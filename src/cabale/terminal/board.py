"""The parts of the full screen that only show: masthead, board, hand, journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text
from textual.events import Click, Resize
from textual.message import Message
from textual.widget import Widget
from textual.widgets import RichLog

from cabale.core.views import Event
from cabale.terminal.drawing import Drawing, Pen, fat_thin, filled, ink, wrapped
from cabale.terminal.palette import Palette

MARGIN: Final = 5  # columns of a journal for the rules' numbers


class Masthead(Widget):
    """The name of the house, the game, where it stands; closed by a fat-thin rule."""

    def __init__(self, title: str, light: Palette) -> None:
        super().__init__()
        self.game: Final = title
        self.light = light
        self.news = ""

    def render(self) -> Text:
        black = self.light.ink
        left = ink(" CABALE", f"bold {black}").append(f"  {self.game}", f"italic {black}")
        room = self.size.width - left.cell_len - 1
        news = ink(self.news, black)
        news.truncate(max(room - 2, 0), overflow="ellipsis")
        line = left.append(" " * (room - news.cell_len)).append_text(news)
        return filled(line, self.size.width).append("\n").append_text(fat_thin(self.size.width, self.light))


class Board(Widget):
    """What a drawing makes of a view."""

    def __init__(self, drawing: Drawing, pen: Pen) -> None:
        super().__init__(id="board")
        self.drawing: Final = drawing
        self.pen = pen
        self.view: Any = None
        self.whole = True

    class Pointed(Message):
        """Somebody has clicked on what an answer is called by."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key: Final = key

    def on_click(self, event: Click) -> None:
        if key := event.style.meta.get("answer"):
            self.post_message(self.Pointed(key))

    def render(self) -> Text:
        return Text("\n").join(self.lines()[: self.size.height])

    def lines(self) -> list[Text]:
        if self.view is None:
            return []
        return self.drawing.board(self.view, self.pen, self.size.width, self.size.height, self.whole)


class Hand(Widget):
    """The viewer's own place, large, beside the question."""

    def __init__(self, drawing: Drawing, pen: Pen) -> None:
        super().__init__(id="hand")
        self.drawing: Final = drawing
        self.pen = pen
        self.view: Any = None

    def render(self) -> Text:
        if self.view is None:
            return Text()
        return Text("\n").join(self.drawing.hand(self.view, self.pen, self.size.width, self.size.height))


class Entry(NamedTuple):
    """A line of the journal: the sentence, and its rule as a side note."""

    sentence: str
    rule: str
    begins: bool  # a heading
    mine: bool  # it touches the viewer


class Journal(RichLog):
    """What happened, in words, newest at the foot."""

    def __init__(self, drawing: Drawing, pen: Pen) -> None:
        super().__init__(id="journal", min_width=0, wrap=False)
        self.can_focus = False
        self.drawing: Final = drawing
        self.pen = pen
        self.entries: list[Entry] = []

    def tell(self, event: Event, sentence: str) -> None:
        """One thing more; nothing is printed where another sentence speaks for it."""
        entry = self._entry(event, sentence)
        self.entries.append(entry)
        self._print(entry)

    def note(self, sentence: str, rule: str = "", begins: bool = False) -> None:
        """Something that no event tells."""
        entry = Entry(sentence, rule, begins, False)
        self.entries.append(entry)
        self._print(entry)

    def show(self, told: Sequence[Event]) -> None:
        """Just these events: what is there already stays, what is too much or is told otherwise now goes."""
        entries = list(map(self._entry, told, self.pen.narrator.sentences(told)))
        known = len(self.entries)
        if entries[:known] == self.entries:
            self.entries = entries
            for entry in entries[known:]:
                self._print(entry)
        else:
            self.entries = entries
            self.reprint()

    def _entry(self, event: Event, sentence: str) -> Entry:
        return Entry(sentence, event.rule, self.drawing.begins(event), touches(event, self.pen.narrator.seat))

    def reprint(self) -> None:
        """All of it again, for another width or another light."""
        self.clear()
        for entry in self.entries:
            self._print(entry)

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        self.reprint()

    def _print(self, entry: Entry) -> None:
        if not entry.sentence:
            return
        light = self.pen.light
        width = self.scrollable_content_region.width
        if entry.begins:
            lines = wrapped(entry.sentence, width - 2, f"italic {light.ink_2}")
            self.write(Text("\n").join(Text(" ").append_text(line) for line in lines), width)
            return
        style = f"bold {light.garance}" if entry.mine else light.ink_3
        lines = wrapped(entry.sentence, width - MARGIN - 3, light.ink)
        for i, line in enumerate(lines):
            note = ink(f"{entry.rule if i == 0 else '':>{MARGIN}}", style)
            self.write(note.append(" │ ", light.hair).append_text(line), width)


def touches(event: Event, seat: int) -> bool:
    """Whether somebody's seat is named in an event."""
    seats = ("seat", "target", "actor", "claimer", "whom")
    return any(getattr(event, field, None) == seat for field in seats)
