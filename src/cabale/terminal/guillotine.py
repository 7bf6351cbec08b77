"""Guillotine, drawn: the line, piles and hands. Everything comes from a view; no rule is known here."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cabale.games.guillotine import events
from cabale.games.guillotine.pieces import DAYS, LINE
from cabale.games.guillotine.views import GuillotineView
from cabale.terminal import scaffold
from cabale.terminal.drawing import BACK, Drawing, Pen, filled, fit, ink, wrapped
from cabale.terminal.seats import hand_to_read, in_ranks, name, noted, plate, round_table, row
from cabale.text.guillotine.table import heading

PLATE: Final = 22  # columns of a plate, at least
ROOMY: Final = 28  # from which it says the points as well


class GuillotineDrawing(Drawing):
    """Rows where there is little room; plates, and nobles as cards, where there is more."""

    opening = (events.Began, events.Dawn)
    silent = (events.First, events.Dealt, events.Laid, events.Stood, events.Handed)
    cutting = (events.Ended,)

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
            seats = [lines[0] for lines in _rows(view, pen, width, whole)]
        above = [_decks(view, pen, width)]
        listed = scaffold.listed(view, pen, width, height - len(seats) - len(above))
        free = height - len(seats) - len(listed) - len(above)
        return [*above, *listed, *notes[: max(free, 0)], *seats][:height]

    def hand(self, view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
        above = [*_plate(view, pen, view.seat, width), *_before(view, pen, view.seat, width)]
        return [*above, *self.reading(view, pen, width, height - len(above))][:height]

    def reading(self, view: GuillotineView, pen: Pen, width: int, height: int) -> list[Text]:
        return hand_to_read(view, pen, width, height)

    def title(self, view: GuillotineView, pen: Pen) -> str:
        return "" if view.over or not view.turns else heading(pen.narrator, view)


def _spaced(parts: list[list[Text]], height: int) -> list[Text]:
    """Parts one below the other, with air between them if there is some."""
    free = height - sum(map(len, parts))
    gap = [Text()] * min(free // len(parts), 2)
    return [line for number, part in enumerate(parts) for line in (*(gap if number else []), *part)][:height]


# --- one seat -------------------------------------------------------------------------------------


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
    for seat in round_table(view, pen, whole):
        line = row(view, pen, seat).append_text(name(pen, seat, 14 if width < 60 else 18)).append(" ")
        line.append_text(filled(_points(view, pen, seat), 10)).append(" ").append_text(_size(view, pen, seat))
        line.append(" ").append_text(scaffold.marks(view.piles[seat], pen))
        lines = [filled(line, width)]
        if hanging := _hanging(view, pen, seat):
            lines.append(ink(fit(f"    ▪ {' · '.join(hanging)}", width), pen.light.ink))
        rows.append(lines)
    return rows


def _seat_rows(view: GuillotineView, pen: Pen, width: int, whole: bool) -> list[Text]:
    return [line for lines in _rows(view, pen, width, whole) for line in lines]


def _plate(view: GuillotineView, pen: Pen, seat: int, size: int) -> list[Text]:
    points = _points(view, pen, seat) if size >= ROOMY else Text()
    line = name(pen, seat, size - points.cell_len - 8).append(" ").append_text(points).append(" ")
    return plate(view, pen, seat, size, [line])


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
    """The players in plates, and below them what they have."""

    def drawn(seat: int, size: int) -> list[Text]:
        return [*_plate(view, pen, seat, size), *_before(view, pen, seat, size, named)]

    lines = in_ranks(round_table(view, pen, whole), width, PLATE, drawn)
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
    return noted(notes, pen, width)
