"""Players round a table that is drawn: in which order, by which name, whose turn it is, what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from rich.text import Text

from cabale.terminal.drawing import Pen, beside, filled, fit, framed, held_cards, ink, seat_mark, wrapped

Block = Callable[[int, int], list[Text]]  # of a seat, in so many columns


class Seen(Protocol):
    """What these drawings ask of a view."""

    @property
    def seat(self) -> int: ...

    @property
    def seats(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def ranks(self) -> tuple[int, ...]: ...

    @property
    def active(self) -> int | None: ...


class Held(Seen, Protocol):
    """Where cards are held in hand."""

    @property
    def hands(self) -> tuple[tuple[str, ...] | int, ...]: ...


def round_table(view: Seen, pen: Pen, whole: bool) -> list[int]:
    """The seats clockwise from the left of the viewer's, which comes last if it is there at all."""
    seats = [(pen.seat + 1 + i) % view.seats for i in range(view.seats)]
    return seats if whole else seats[:-1]


def acts(view: Seen, seat: int) -> bool:
    """Whose turn it is; at the end, who has won."""
    return view.ranks[seat] == 1 if view.over else view.active == seat


def name(pen: Pen, seat: int, width: int, style: str = "") -> Text:
    """A player by name; the listener is told that it is them, where there is room."""
    line = ink(fit(pen.narrator.name(seat), width).rstrip(), style or f"bold {pen.light.ink}")
    you = f" · {pen.narrator.say('you')}"
    if seat == pen.narrator.seat and line.cell_len + len(you) <= width:
        line.append(you, pen.light.ink_2)
    return filled(line, width)


def row(view: Seen, pen: Pen, seat: int) -> Text:
    """How the line of a seat begins: a pointer for who acts, the hatch, the letter."""
    pointer = ink("▸" if acts(view, seat) else " ", f"bold {pen.light.ink}")
    return pointer.append_text(seat_mark(seat, pen.light)).append(" ")


def plate(view: Seen, pen: Pen, seat: int, size: int, lines: Sequence[Text], paper: str = "") -> list[Text]:
    """The plate of a seat: its mark, then these lines."""
    paper = f"on {paper or pen.light.sheet}"
    first = Text(" ").append_text(seat_mark(seat, pen.light)).append(" ").append_text(lines[0])
    inside = [filled(line, size - 2, paper) for line in (first, *lines[1:])]
    for line in inside:
        line.stylize(paper)
    return framed(inside, pen.light, acts(view, seat), paper)


def in_ranks(
    seats: Sequence[int], width: int, least: int, draw: Callable[[int, int], list[Text]]
) -> list[Text]:
    """Seats in blocks, as many side by side as there is room for, and about as many in each rank."""
    across = max(1, min(len(seats), width // (least + 1)))
    across = -(-len(seats) // -(-len(seats) // across))
    size = min((width - across + 1) // across, 34)
    lines: list[Text] = []
    for start in range(0, len(seats), across):
        lines += beside([draw(seat, size) for seat in seats[start : start + across]])
    return lines


def hand_to_read(view: Held, pen: Pen, width: int, height: int) -> list[Text]:
    """The own hand; with all cards open, that of the player whose turn it is, by name."""
    seat = view.seat if view.seat >= 0 else view.active
    held = () if seat is None else view.hands[seat]
    if seat is None or isinstance(held, int) or not held or height < 2:
        return []
    above = [] if seat == view.seat else [name(pen, seat, width)]
    return [*above, *held_cards(held, pen, width, height - len(above))]


def noted(said: Iterable[str], pen: Pen, width: int) -> list[Text]:
    """What is going on: a mark before each sentence, and as many lines as it takes."""
    lines = []
    for words in said:
        first, *rest = wrapped(words, width - 4, pen.light.ink)
        lines.append(ink(" ▪ ", pen.light.ink).append_text(first))
        lines += [Text("   ").append_text(line) for line in rest]
    return lines
