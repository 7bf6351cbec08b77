"""Reading a record on the full screen: step, turn by turn, from one end to the other."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from cabale.terminal.ask import Ask
from cabale.terminal.board import Board, Hand, Journal
from cabale.terminal.drawing import CUT, wrapped
from cabale.terminal.house import House
from cabale.terminal.retelling import Retelling, eyes, neighbour
from cabale.text import Narrator


class Reading(House):
    """One reader, one record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,full_stop", "step(1)", show=False),
        Binding("left,comma", "step(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("pagedown", "turn(True)", show=False),
        Binding("pageup", "turn(False)", show=False),
    ]

    def __init__(self, retelling: Retelling, narrator: Narrator) -> None:
        near = max(retelling.reader, 0)
        record = retelling.record
        super().__init__(retelling.game, narrator, record.seats, record.options, near)
        self.retelling: Final = retelling
        self.turns: Final = retelling.stops(self.drawing.begins)
        self.cuts: Final = retelling.stops(self.drawing.cuts)
        self.stop = 0

    def hints(self) -> tuple[str, ...]:
        steps = ("hint-step", "hint-turns", "hint-close", "hint-ends")
        keys = (*steps, *self.looked_up, "hint-table", "hint-light")
        return tuple(self.narrator.say(key) for key in keys)

    @property
    def rule(self) -> str:
        told = self.retelling.told(self.stop)
        return told[-1].rule if told else ""

    def on_mount(self) -> None:
        self.call_after_refresh(self.go, 0)

    def go(self, stop: int) -> None:
        """Show the table as it was at a stop."""
        retelling = self.retelling
        self.stop = stop
        self.base.query_one(Journal).show(retelling.told(stop))
        self.picture(self.drawing.scene(retelling.view(stop), retelling.ahead(stop)))
        self.base.query_one(Ask).tell(self.told)

    def told(self, width: int) -> Text:
        """The bar at the foot: the replay line, and what has just happened."""
        retelling, narrator, black = self.retelling, self.narrator, self.light.ink
        room = max(width - 2, 10)
        line = replay_line(room, self.stop, retelling.last, self.turns, self.cuts)
        text = Text(" ").append(line, black)
        place = narrator.say("replay-place", place=retelling.words[self.stop], total=retelling.words[-1])
        text.append(f"\n {place} · {eyes(retelling.reader, narrator)}", black)
        sentences = [f"{narrator.event(event)}  {event.rule}" for event in retelling.told(self.stop)[-1:]]
        if self.stop == retelling.last and retelling.over:
            sentences.append(narrator.verdict(retelling.view(self.stop)))
        for sentence in sentences:
            text.append("\n")
            for part in wrapped(sentence, room, f"bold {black}"):
                text.append("\n ").append_text(part)
        return text.append_text(self.cards(room, len(text.plain.splitlines()) + 1))

    def cards(self, room: int, above: int) -> Text:
        """The hand that is to be read now, unless it lies there large, in what is left of the bar."""
        text, view = Text(), self.base.query_one(Board).view
        if not self.base.query_one(Hand).display:
            height = self.base.query_one(Ask).size.height - above - 1
            for line in self.drawing.reading(view, self.pen, room, height):
                text.append("\n " if text else "\n\n ").append_text(line)
        return text

    def action_step(self, by: int) -> None:
        self.go(min(max(self.stop + by, 0), self.retelling.last))

    def action_go(self, stop: int) -> None:
        self.go(stop % (self.retelling.last + 1))

    def action_turn(self, forward: bool) -> None:
        self.go(neighbour(self.turns, self.stop, forward, self.retelling.last))

    def action_leave(self) -> None:
        self.exit(return_code=0)


def replay_line(width: int, here: int, last: int, turns: list[int], cuts: list[int]) -> str:
    """Fat for what was seen, thin for what is to come; ticks for turns, cuts for eliminations."""

    def column(stop: int) -> int:
        return stop * (width - 1) // max(last, 1)

    marks = ["━" if i <= column(here) else "─" for i in range(width)]
    for stop in turns:
        marks[column(stop)] = "┷" if stop <= here else "┴"
    for stop in cuts:
        marks[column(stop)] = CUT
    marks[column(here)] = "█"  # the blade
    return "".join(marks)
