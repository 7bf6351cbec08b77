"""Guillotine, drawn: the line, piles and hands. Everything comes from a view; no rule is known here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cabale.core.views import Choice, Event, Question
from cabale.games.guillotine import events
from cabale.games.guillotine.pieces import DAYS, LINE
from cabale.games.guillotine.views import GuillotineView
from cabale.terminal import scaffold
from cabale.terminal.drawing import (
    BACK,
    Pen,
    beside,
    filled,
    fit,
    framed,
    held_cards,
    ink,
    seat_mark,
    wrapped,
)

PLATE: Final = 22  # columns of a plate, at least
ROOMY: Final = 28  # from which it says the points as well
DEAL: Final = (events.First, events.Dealt, events.Laid, events.Stood, events.Handed)


class GuillotineDrawing:
    """Rows where there is little room; plates, and nobles as cards, where there is more."""

    aims = False

    def rows(self, seats: int) -> int:
        return LINE // 2 + seats + 1  # the line in two columns, the seats, the decks

    def board(self, view: GuillotineView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        notes = _notes(view, pen, width)
        for seats in (
            _plates(view, pen, width - 2, whole, named=True),
            _plates(view, pen, width - 2, whole, named=False),
            _seat_rows(view, pen, width, whole),
        ):
            road = scaffold.road(view, pen, width, height - len(seats) - 1 - min(len(notes), 2))
            if road:
                return _spaced([seats, road, [_decks(view, pen, width), *notes[:2]]], height)
        seats = _seat_rows(view, pen, width, whole)
        if height - len(seats) - 1 < -(-len(view.line) // max(width // scaffold.CELL, 1)):
            seats = [row[0] for row in _rows(view, pen, width, whole)]
        above = [_decks(view, pen, width)]
        listed = scaffold.listed(view, pen, width, height - len(seats) - len(above))
        free = height - len(seats) - len(listed) - len(above)
        return [*above, *listed, *notes[: max(free, 0)], *seats][:height]

    def hand(self, view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
        above = [*_plate(view, pen, view.seat, width), *_before(view, pen, view.seat, width)]
        return [*above, *self.reading(view, pen, width, height - len(above))][:height]

    def reading(self, view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
        """The own hand; with all cards open, that of the player whose turn it is, by name."""
        seat = view.seat if view.seat >= 0 else view.active
        held = () if seat is None else view.hands[seat]
        if seat is None or isinstance(held, int) or not held or height < 2:
            return []
        above = [] if seat == view.seat else [_name(pen, seat, width)]
        return [*above, *held_cards(held, pen, width, height - len(above))]

    def title(self, view: GuillotineView, pen: Pen) -> str:
        if view.over or view.active is None or not view.turns:
            return ""
        if view.closing:
            return pen.narrator.tell("guillotine-view-closing", {"seat": view.active})
        began = pen.narrator.event(events.Began(seat=view.active, turn=view.turns))
        return pen.narrator.say("guillotine-view-day", day=view.day, event=began)

    def keys(self, question: Question) -> tuple[str, ...]:
        return ()

    def label(self, choice: Choice, pen: Pen) -> str:
        return pen.narrator.choice(choice)

    def begins(self, event: Event) -> bool:
        return isinstance(event, events.Began | events.Dawn)

    def lingers(self, event: Event) -> bool:
        return not isinstance(event, DEAL)

    def cuts(self, event: Event) -> bool:
        return isinstance(event, events.Ended)

    def halts(self, event: Event) -> bool:
        return False

    def scene(self, view: GuillotineView, ahead: Sequence[Event]) -> GuillotineView:
        return view


def _spaced(parts: list[list[Text]], height: int) -> list[Text]:
    """Parts one below the other, with air between them if there is some."""
    free = height - sum(map(len, parts))
    gap = [Text()] * min(free // len(parts), 2)
    return [line for number, part in enumerate(parts) for line in (*(gap if number else []), *part)][:height]


def _round(view: GuillotineView, pen: Pen, whole: bool) -> list[int]:
    """The seats clockwise from the left of the viewer's, which comes last if it is there at all."""
    seats = [(pen.seat + 1 + i) % view.seats for i in range(view.seats)]
    return seats if whole else seats[:-1]


def _acts(view: GuillotineView, seat: int) -> bool:
    """Whose turn it is; at the end, who has won."""
    return view.ranks[seat] == 1 if view.over else view.active == seat


# --- one seat -------------------------------------------------------------------------------------


def _name(pen: Pen, seat: int, width: int) -> Text:
    line = ink(fit(pen.narrator.name(seat), width).rstrip(), f"bold {pen.light.ink}")
    if seat == pen.narrator.seat:
        line.append(f" · {pen.narrator.say('you')}", pen.light.ink_2)
    return filled(line, width)


def _points(view: GuillotineView, pen: Pen, seat: int) -> Text:
    points = pen.narrator.say("guillotine-view-points", total=view.totals[seat])
    return ink(points.replace("-", "−"), f"bold {pen.light.ink}")


def _size(view: GuillotineView, pen: Pen, seat: int) -> Text:
    """How many cards a hand has."""
    hand = view.hands[seat]
    count = hand if isinstance(hand, int) else len(hand)
    return ink(BACK * 2, f"{pen.light.card} on {pen.light.back}").append(f" {count:<2}", pen.light.ink)


def _hanging(view: GuillotineView, pen: Pen, seat: int) -> list[str]:
    """What lies before a player, and what hangs over the next turn."""
    said = [str(pen.narrator.fill({"card": card})["card"]) for card in view.fronts[seat]]
    if seat in view.rushed:
        said.append(pen.narrator.say("guillotine-view-rushed"))
    if seat in view.confused:
        said.append(pen.narrator.say("guillotine-view-confused"))
    return said


def _rows(view: GuillotineView, pen: Pen, width: int, whole: bool) -> list[list[Text]]:
    """Each seat in one line; in two if something lies before it."""
    rows = []
    for seat in _round(view, pen, whole):
        row = ink("▸" if _acts(view, seat) else " ", f"bold {pen.light.ink}")
        row.append_text(seat_mark(seat, pen.light)).append(" ")
        row.append_text(_name(pen, seat, 14 if width < 60 else 18)).append(" ")
        row.append_text(filled(_points(view, pen, seat), 10)).append(" ").append_text(_size(view, pen, seat))
        row.append(" ").append_text(scaffold.marks(view.piles[seat], pen))
        lines = [filled(row, width)]
        if hanging := _hanging(view, pen, seat):
            lines.append(ink(fit(f"    ▪ {' · '.join(hanging)}", width), pen.light.ink))
        rows.append(lines)
    return rows


def _seat_rows(view: GuillotineView, pen: Pen, width: int, whole: bool) -> list[Text]:
    return [line for row in _rows(view, pen, width, whole) for line in row]


def _plate(view: GuillotineView, pen: Pen, seat: int, size: int) -> list[Text]:
    light = pen.light
    paper = f"on {light.sheet}"
    points = _points(view, pen, seat) if size >= ROOMY else Text()
    line = Text(" ").append_text(seat_mark(seat, light)).append(" ")
    line.append_text(_name(pen, seat, size - points.cell_len - 8)).append(" ").append_text(points).append(" ")
    line.stylize(paper)
    return framed([filled(line, size - 2, paper)], light, _acts(view, seat), paper)


def _before(view: GuillotineView, pen: Pen, seat: int, size: int, named: bool = False) -> list[Text]:
    """Under a plate: the hand by number, the pile by colours, what lies in front; points, if they are not
    on the plate; the names of the pile, if there is room for them."""
    lines = [Text(" ").append_text(_size(view, pen, seat)).append(" ")]
    if size < ROOMY:
        lines[0].append_text(_points(view, pen, seat))
        lines.append(Text(" "))
    lines[-1].append_text(scaffold.marks(view.piles[seat], pen))
    lines += [ink(f" ▪ {said}", pen.light.ink) for said in _hanging(view, pen, seat)]
    if named and view.piles[seat]:
        names = ", ".join([scaffold.name_of(noble, pen) for noble in view.piles[seat]])
        lines += [Text(" ").append_text(line) for line in wrapped(names, size - 2, pen.light.ink_2)]
    return [filled(line, size) for line in lines]


def _plates(view: GuillotineView, pen: Pen, width: int, whole: bool, named: bool) -> list[Text]:
    """The players in plates, as many side by side as there is room for."""
    seats = _round(view, pen, whole)
    across = max(1, min(len(seats), width // (PLATE + 1)))
    across = -(-len(seats) // -(-len(seats) // across))  # about as many in each rank
    size = min((width - across + 1) // across, 34)
    lines: list[Text] = []
    for start in range(0, len(seats), across):
        rank = [
            [*_plate(view, pen, seat, size), *_before(view, pen, seat, size, named)]
            for seat in seats[start : start + across]
        ]
        lines += beside(rank)
    return [Text(" ").append_text(line) for line in lines]


# --- the middle of the table ----------------------------------------------------------------------


def _decks(view: GuillotineView, pen: Pen, width: int) -> Text:
    """The days and the decks in one line."""
    light = pen.light
    line = ink(f" {'▮' * view.day}{'▯' * (DAYS - view.day)}  ", f"bold {light.ink}")
    for number, (term, count) in enumerate(
        (("noble_deck", view.noble_deck_size), ("action_deck", view.action_deck_size))
    ):
        line.append("   " if number else "").append(f"{pen.narrator.term(term)} ", light.ink)
        line.append(BACK * 2, f"{light.card} on {light.back}").append(f" {count}", f"bold {light.ink}")
    return filled(line, width)


def _notes(view: GuillotineView, pen: Pen, width: int) -> list[Text]:
    """What is going on, in words."""
    say = pen.narrator.say
    notes = []
    if view.playing and not view.over:
        names = [str(pen.narrator.fill({"card": card})["card-the"]) for card in view.playing]
        notes.append(say("guillotine-view-playing", cards=", ".join(names)))
    if view.ending and not view.over:
        notes.append(say("guillotine-view-ending"))
    if view.blade:
        notes.append(pen.narrator.tell("guillotine-status-blade", {"noble": view.line[0]}))
    lines = []
    for note in notes:
        first, *rest = wrapped(note, width - 4, pen.light.ink)
        lines.append(ink(" ▪ ", pen.light.ink).append_text(first))
        lines += [Text("   ").append_text(line) for line in rest]
    return lines
