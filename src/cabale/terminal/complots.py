"""Complots, drawn: purses, hands and claims. Everything comes from a view; no rule is known here."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cabale.core.views import Event
from cabale.games.complots import events
from cabale.games.complots.views import ComplotsView
from cabale.terminal import drawing
from cabale.terminal.drawing import BACK, COIN, CUT, Drawing, Pen, beside, centred, filled, ink
from cabale.terminal.palette import BLACK, BLUE, GREEN, PURPLE, RED, SABLE, YELLOW
from cabale.terminal.seats import in_ranks, name, noted, plate, round_table, row

TINCTURES: Final = {
    "duchess": PURPLE,
    "assassin": SABLE,
    "countess": RED,
    "captain": BLUE,
    "ambassador": YELLOW,
    "inquisitor": GREEN,
}
PLATE: Final = 22  # columns of a plate, at least
LINKS: Final = 4  # lines kept for what is claimed and doubted
CLAIMS: Final = (events.Declared, events.Challenged, events.Proved, events.Exposed, events.Countered)


class ComplotsDrawing(Drawing):
    """Rows where there is little room, plates with their cards where there is more."""

    opening = (events.Began,)
    silent = (events.First, events.Dealt, events.Drafted)
    cutting = (events.Eliminated,)

    def rows(self, seats: int) -> int:
        return seats + 1

    def board(self, view: ComplotsView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        chain = _chain(view, pen, width)
        plates = [Text(" ").append_text(line) for line in _plates(view, pen, width - 2, whole)]
        felt = _felt(view, pen, width)
        free = height - len(plates) - len(felt) - LINKS
        if free >= 0:
            gap = [Text()] * min(free // 3, 3)
            return [*gap, *plates, *gap, *felt, *gap[:1], *chain[-LINKS:]]
        if height - len(plates) - 1 >= LINKS:
            return [*plates, _bank(view, pen, width), *chain[-LINKS:]]
        lines = [line for seat in round_table(view, pen, True) for line in _row(view, pen, seat, width)]
        lines.append(_bank(view, pen, width))
        return [*lines, *chain[len(lines) - height :]] if height > len(lines) else lines[:height]

    def hand(self, view: ComplotsView, pen: Pen, width: int, height: int) -> list[Text]:
        held = view.hidden[view.seat]
        names = held if isinstance(held, tuple) else ()
        size = (width - 1) // 2
        ranks = 1 if len(names) + len(view.faceup[view.seat]) <= 2 else 2  # an exchange fills the hand
        cards = [_card(character, pen, size, min((height - 3) // ranks, 10)) for character in names]
        cards += _cards_lost(view, pen, view.seat, size)
        return [*_plate(view, pen, view.seat, width), *beside(cards[:2]), *beside(cards[2:])]

    def reading(self, view: ComplotsView, pen: Pen, width: int, height: int) -> list[Text]:
        return []  # a name says it all

    def title(self, view: ComplotsView, pen: Pen) -> str:
        began = [event for event in view.history if isinstance(event, events.Began)]
        return pen.narrator.event(began[-1]) if began and not view.over else ""


# --- one seat -------------------------------------------------------------------------------------


def _name(view: ComplotsView, pen: Pen, seat: int, width: int) -> Text:
    return name(pen, seat, width, f"strike {pen.light.ink_2}" if seat in view.eliminated else "")


def _purse(view: ComplotsView, pen: Pen, seat: int) -> Text:
    style = pen.light.ink_2 if seat in view.eliminated else f"bold {pen.light.ink}"
    return ink(f"{COIN} ", pen.light.ink_2).append(f"{view.coins[seat]:>2}", style)


def _chips(view: ComplotsView, pen: Pen, seat: int) -> Text:
    """A player's cards in one line: backs, own or opened hands by name, lost cards cut."""
    chips = Text()
    held = view.hidden[seat]
    if isinstance(held, int):
        for _ in range(held):
            chips.append(BACK * 2, f"{pen.light.card} on {pen.light.back}").append(" ")
    else:
        for character in held:
            tincture = TINCTURES[character]
            chips.append(tincture.mark, f"{tincture.ink} on {pen.light.card}")
            chips.append(f" {pen.narrator.character(character)}", f"{BLACK} on {pen.light.card}").append(" ")
    for character in view.faceup[seat]:
        chips.append(CUT, pen.light.ink).append(f"{pen.narrator.character(character)} ", pen.light.ink_2)
    chips.rstrip()
    return chips


def _row(view: ComplotsView, pen: Pen, seat: int, width: int) -> list[Text]:
    """A seat in one line; in two while an exchange fills the hand."""
    line = row(view, pen, seat).append_text(_name(view, pen, seat, 12 if width < 70 else 16))
    line.append(" ").append_text(_purse(view, pen, seat)).append("  ")
    chips = _chips(view, pen, seat)
    if line.cell_len + chips.cell_len > width:
        return [line, filled(Text("    ").append_text(chips), width)]
    return [line.append_text(chips)]


def _plate(view: ComplotsView, pen: Pen, seat: int, size: int) -> list[Text]:
    line = _name(view, pen, seat, size - 12).append(" ").append_text(_purse(view, pen, seat)).append(" ")
    return plate(view, pen, seat, size, [line], pen.light.shade if seat in view.eliminated else "")


def _plates(view: ComplotsView, pen: Pen, width: int, whole: bool) -> list[Text]:
    """The players in plates with their cards above."""

    def drawn(seat: int, size: int) -> list[Text]:
        return [*_cards(view, pen, seat, size), *_plate(view, pen, seat, size)]

    return in_ranks(round_table(view, pen, whole), width, PLATE, drawn)


def _cards(view: ComplotsView, pen: Pen, seat: int, size: int) -> list[Text]:
    """What lies before a player, three lines high."""
    held = view.hidden[seat]
    if isinstance(held, int):
        blocks = [drawing.card_back(6, 3, pen.light) for _ in range(held)]
    else:
        half = (size - 1) // 2
        blocks = [
            drawing.card_face(pen.narrator.character(character), TINCTURES[character], half, 3, pen.light)
            for character in held
        ]
    blocks += _cards_lost(view, pen, seat, size // 2)
    gap = 1 if sum(block[0].cell_len + 1 for block in blocks) <= size + 1 else 0
    return [filled(line, size) for line in beside(blocks, gap)] or [Text(" " * size)] * 3


def _cards_lost(view: ComplotsView, pen: Pen, seat: int, most: int) -> list[list[Text]]:
    names = [pen.narrator.character(character) for character in view.faceup[seat]]
    widths = [min(len(name) + 3, most) for name in names]
    return [
        drawing.lost_card(name, TINCTURES[character], width, pen.light)
        for name, character, width in zip(names, view.faceup[seat], widths, strict=True)
    ]


def _card(character: str, pen: Pen, width: int, height: int) -> list[Text]:
    return drawing.card(pen.narrator.character(character), TINCTURES[character], width, height, pen.light)


# --- the middle of the table ----------------------------------------------------------------------


def _treasury(view: ComplotsView) -> str:
    return "∞" if view.treasury is None else str(view.treasury)


def _bank(view: ComplotsView, pen: Pen, width: int) -> Text:
    """The Court and the Treasury in one line."""
    light = pen.light
    line = ink(f" {pen.narrator.term('court')} ", light.ink)
    line.append(BACK * 2, f"{light.card} on {light.back}").append(f" {view.court_size}", f"bold {light.ink}")
    line.append(f"   {pen.narrator.term('treasury')} ", light.ink).append(f"{COIN} ", light.ink_2)
    return filled(line.append(_treasury(view), f"bold {light.ink}"), width)


def _felt(view: ComplotsView, pen: Pen, width: int) -> list[Text]:
    """The middle of the table in a band of guilloche: the Court, what is claimed, the Treasury."""
    light = pen.light
    side, inside = 14, min(width - 6, 72)
    court = [Text(" " * side)] + [
        Text(" " * 4).append_text(line).append(" " * 4) for line in drawing.card_back(6, 3, light)
    ]
    court.append(ink(centred(f"{pen.narrator.term('court')} {view.court_size}", side), f"bold {light.ink}"))
    coins = [Text(" " * side)] * 2 + [
        ink(centred(f"{COIN} {COIN}", side), light.ink_2),
        ink(centred(f"{COIN} {COIN} {COIN}", side), light.ink_2),
        ink(centred(f"{pen.narrator.term('treasury')} {_treasury(view)}", side), f"bold {light.ink}"),
    ]
    middle = inside - 2 * side
    claimed = view.counter.character if view.counter else view.deed.claim if view.deed else None
    if claimed is None or view.over:
        medallion = [Text(" " * middle)] * 5
    else:
        size = 18
        left = (middle - size) // 2
        face = drawing.card(pen.narrator.character(claimed), TINCTURES[claimed], size, 5, light)
        medallion = [Text(" " * left).append_text(line).append(" " * (middle - left - size)) for line in face]
    net = ink(BACK * (inside + 4), light.ink_3)
    edge = ink(BACK * 2, light.ink_3)
    rows = beside([court, medallion, coins], 0)
    felt = [net, *[edge.copy().append_text(row).append_text(edge) for row in rows], net]
    indent = (width - inside - 4) // 2
    return [Text(" " * indent).append_text(line) for line in felt]


def _chain(view: ComplotsView, pen: Pen, width: int) -> list[Text]:
    """What was claimed and doubted in this turn, link by link."""
    links: list[Event] = []
    for event in view.history:
        if isinstance(event, events.Began):
            links = []
        elif isinstance(event, CLAIMS):
            links.append(event)
    return noted(map(pen.narrator.event, links), pen, width)
