"""Answers in columns, each with its key, and those that are closed, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from cabale.terminal.drawing import filled, ink, wrapped
from cabale.terminal.palette import Palette

KEY_BOX: Final = 3  # columns
KEY_WIDTH: Final = KEY_BOX + 2  # columns of a key with the blanks around its label
KEYS: Final = "123456789abcdefghijklmnoprsuvwxyz"  # without q, which leaves, and t, which shows the table
NOWHERE: Final = -1


class Asked(NamedTuple):
    """A question ready for the bar."""

    sentence: str
    label: str
    rule: str
    choices: tuple[str, ...]
    closed: tuple[str, ...] = ()
    keys: tuple[str, ...] = tuple(KEYS)  # what to type; longer ones only aim, and Enter plays
    aims: Callable[[int], str] | None = None  # what the answer aimed at would do, in words
    note: str = ""  # what follows by default
    aim: str = ""  # what one plays for, at the first question


class Choices(ScrollView, can_focus=True):
    """Numbered answers in columns; below them those that are closed now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1, 0)", show=False),
        Binding("down", "step(1, 0)", show=False),
        Binding("left", "step(0, -1)", show=False),
        Binding("right", "step(0, 1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """An answer was chosen; which of them."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number: Final = number

    class Aimed(Message):
        """Another answer is a mere Enter away, or none."""

    def __init__(self, light: Palette) -> None:
        super().__init__(id="choices")
        self.light = light
        self.choices: tuple[str, ...] = ()
        self.closed: tuple[str, ...] = ()
        self.keys: Sequence[str] = KEYS
        self.aiming = False  # whether keys only aim, and Enter plays
        self.typed = ""  # of a key that has several characters
        self.place = 0  # of the answer that Enter gives; NOWHERE if none
        self._lines: list[Text] = []
        self._rows: list[int] = []  # for each line of answers, the number in the first column
        self._column = 0  # width of a column

    def offer(self, asked: Asked) -> None:
        """Answers to a question. The first is a mere Enter away; where keys only aim, none is at first."""
        self._offer(asked.choices, asked.closed, asked.keys, NOWHERE if asked.aims else 0)
        self.aiming = asked.aims is not None

    def leave_open(self, asides: Mapping[str, str]) -> None:
        """What may be done unasked, by keys of its own and on purpose only: no Enter or digit meant for a
        question sets it off."""
        self._offer(tuple(asides.values()), (), tuple(asides), NOWHERE)

    def _offer(self, choices: Sequence[str], closed: Sequence[str], keys: Sequence[str], place: int) -> None:
        self.choices, self.closed = tuple(choices), tuple(closed)
        self.keys, self.place = keys, place
        self.aiming, self.typed = False, ""
        self.scroll_home(animate=False)
        self.redraw()

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        width = self.scrollable_content_region.width
        if width < 10:
            return
        wanted = -(-len(self.choices) // max(self.size.height, 1))
        columns = max(1, min(wanted, self._most_columns(width)))
        self._column = width // columns
        blocks = [self._answer(number) for number in range(len(self.choices))]
        rank = -(-len(blocks) // columns)
        self._rows = [number for number in range(rank) for _ in blocks[number]]  # only one column ever wraps
        lines = [line for block in blocks for line in block]
        height = max(len(self._rows), 1)
        self._lines = [Text().join(lines[row::height]) for row in range(min(height, len(lines)))]
        self._lines += self._closed_lines(width)
        self.virtual_size = Size(width, len(self._lines))
        self.refresh()

    def _most_columns(self, width: int) -> int:
        longest = max(map(cell_len, self.choices), default=0) + KEY_WIDTH
        return max(1, width // (longest + 1))

    def least(self, width: int) -> int:
        """How few lines will do for all answers, with none out of sight."""
        columns = self._most_columns(width)
        if columns > 1:
            return -(-len(self.choices) // columns)
        return sum([len(wrapped(label, width - KEY_WIDTH)) for label in self.choices])

    def _closed_lines(self, width: int) -> list[Text]:
        lines = [Text()] if self.closed and self.choices else []
        for closed in self.closed:
            first, *rest = wrapped(closed, width - 4, self.light.ink_3)
            lines.append(ink("  · ", self.light.ink_3).append_text(first))
            lines += [Text("    ").append_text(line) for line in rest]
        return lines

    def _answer(self, number: int) -> list[Text]:
        """An answer with its key, in as many lines as it takes."""
        light = self.light
        here = number == self.place
        label = f"bold {light.sheet} on {light.ink}" if here else light.ink
        lines = []
        for i, words in enumerate(wrapped(self.choices[number], self._column - KEY_WIDTH)):
            own = (
                self.keys[number] if number < len(self.keys) and i == 0 else ""
            )  # beyond the keys, by arrows
            key = f"{own:^{KEY_BOX}}"
            line = ink(key, f"bold {light.sheet} on {light.garance if here else light.ink_2}")
            lines.append(filled(line.append(f" {words.plain} ", label), self._column))
        return lines

    def render_line(self, y: int) -> Strip:
        width = self.scrollable_content_region.width
        number = self.scroll_offset.y + y
        if number >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        segments = list(self._lines[number].render(self.app.console))
        return Strip(segments).crop_extend(0, width, self.rich_style).apply_style(self.rich_style)

    @property
    def rank(self) -> int:
        """How many answers stand in one column."""
        return len(set(self._rows))

    def action_step(self, down: int, across: int) -> None:
        place = self.place + down + across * self.rank if self.place != NOWHERE else 0
        if 0 <= place < len(self.choices):
            self.action_go(place)
        elif down > 0:
            self.scroll_down(animate=False)  # to the closed ones

    def action_go(self, place: int) -> None:
        if self.choices:
            self.place = place % len(self.choices)
            self.typed = ""
            self.post_message(self.Aimed())
            self.redraw()
            line = self._rows.index(self.place % self.rank)
            self.scroll_to_region(Region(0, line, 1, 1), animate=False)

    def action_choose(self) -> None:
        if self.choices and self.place != NOWHERE:
            self.post_message(self.Chosen(self.place))

    def pick(self, key: str) -> bool:
        """Choose by key, or aim by what was typed so far; whether there is such an answer."""
        if len(key) != 1:
            return False
        keys = list(self.keys)[: len(self.choices)]
        if not self.aiming:
            if key in keys:
                self.post_message(self.Chosen(keys.index(key)))
            return key in keys
        for typed in (self.typed + key, key):
            begun = [number for number, each in enumerate(keys) if each.startswith(typed)]
            if begun:
                self.action_go(keys.index(typed) if typed in keys else begun[0])
                self.typed = typed
                return True
        return False

    def point(self, key: str) -> None:
        """Aim at the answer of a key; choose it, if that is done already."""
        if key in self.keys:
            number = list(self.keys).index(key)
            if number == self.place:
                self.action_choose()
            else:
                self.action_go(number)

    def on_click(self, event: Click) -> None:
        row = event.y + self.scroll_offset.y
        if row < len(self._rows):
            number = event.x // self._column * self.rank + self._rows[row]
            if number < len(self.choices):
                self.post_message(self.Chosen(number))
