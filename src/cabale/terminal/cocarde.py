"""Le Lys et la Cocarde, drawn: the course, prison and frontiers, roles, dice, goods and hands. No rule is
known here."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cabale.core.views import Choice
from cabale.games.cocarde import events
from cabale.games.cocarde.squares import ANNEX, LAST
from cabale.games.cocarde.views import CocardeView
from cabale.terminal import track
from cabale.terminal.drawing import BACK, Drawing, Pen, beside, filled, fit, ink, wrapped
from cabale.terminal.seats import hand_to_read, name, plate, round_table, row
from cabale.terminal.track import TREE
from cabale.text.cocarde.clauses import throw
from cabale.text.cocarde.table import heading, square

CERTIFICATE: Final = "◆"
HELD_UP: Final = "…"  # something hangs over the next turn
EMBLEMS: Final = {"none": "·", "c": "☉", "l": "♣", "p": "†", "pc": "†☉", "pl": "†♣"}
BRIEF: Final = 2  # seats side by side where lines are few
LINE: Final = 48  # columns from which a seat says more than the barest
ROOMY: Final = 72  # columns from which a seat says in words how it stands
PLACE: Final = 12  # columns of the name of a place
NAME: Final = 22  # columns of the name of a player, at most
SQUARE: Final = 44  # columns of the name of a square, at most
AHEAD: Final = 8  # squares that two dice may reach


class CocardeDrawing(Drawing):
    """Four ranks of squares, as large as there is room for; below them the players, and what squares say."""

    opening = (events.Began, events.Skipped)
    silent = (events.Dealt,)
    cutting = (events.NewStart,)

    def sign(self, sign: str) -> str:
        """Roles and faces of dice by their emblems, squares by their numbers."""
        kind, _, which = sign.partition("-")
        if kind == "die":
            return f"[{EMBLEMS.get(which, which)}]"
        return EMBLEMS[which] if kind == "role" else which if kind in ("square", "planted") else ""

    def rows(self, seats: int) -> int:
        return track.RANKS + 2 + seats  # the course, the tracks beside it, the seats

    def board(self, view: CocardeView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        seats = round_table(view, pen, whole)
        size = track.shape(width, height - len(seats) - 4)
        course = [
            Text(" " * ((width - size.columns) // 2)).append_text(line)
            for line in track.course(view, pen, size)
        ]
        abreast = 1 if height - len(course) >= len(seats) else BRIEF
        players = _seats(view, pen, seats, width, abreast)
        tracks = track.beside_it(view, pen, width)
        free = height - len(course) - len(players)
        below = tracks[: max(free, 0)]
        free -= len(below)
        gap = [Text()] if free > len(course) // 2 else []
        notes = _notes(view, pen, width, free - 3 * len(gap), whole)
        return [*gap, *course, *gap, *below, *players, *gap, *notes][:height]

    def hand(self, view: CocardeView, pen: Pen, width: int, height: int) -> list[Text]:
        above = [*_plate(view, pen, view.seat, width), *_hanging(view, pen, view.seat, width)]
        return [*above, *self.reading(view, pen, width, height - len(above))][:height]

    def reading(self, view: CocardeView, pen: Pen, width: int, height: int) -> list[Text]:
        return hand_to_read(view, pen, width, height)

    def title(self, view: CocardeView, pen: Pen) -> str:
        if view.over or view.active is None or not view.turns:
            return ""
        if view.dice is None:
            return heading(pen.narrator, view)
        dice = pen.narrator.say("cocarde-view-dice", dice=throw(pen.narrator, list(view.dice)))
        return f"{heading(pen.narrator, view)} {dice}"

    def label(self, choice: Choice, pen: Pen) -> str:
        """In full, but for roles: there are many of them to choose from."""
        match choice.key, choice.arguments:
            case "mark", {"target": int(target), "role": str(role)}:
                becomes = f"{EMBLEMS[role]} {pen.narrator.fill({'role': role})['role']}"
                return f"{pen.narrator.name(target)} → {becomes}"
        return pen.narrator.choice(choice)


# --- one seat -------------------------------------------------------------------------------------


def _cards(view: CocardeView, seat: int) -> int:
    hand = view.hands[seat]
    return hand if isinstance(hand, int) else len(hand)


def _warnings(view: CocardeView, pen: Pen, seat: int) -> list[str]:
    """What hangs over the next turn of a player, in words."""
    if view.over:
        return []
    say = pen.narrator.say
    said = [
        say(f"cocarde-view-{key}")
        for key, seats in (("skip", view.skip), ("wait", view.wait), ("tavern", view.tavern))
        if seat in seats
    ]
    if view.salon[seat]:
        said.append(say("cocarde-view-salon", rolls=view.salon[seat]))
    return [*said, say("cocarde-view-restart")] if seat in view.restart else said


def _place(view: CocardeView, pen: Pen, seat: int) -> str:
    return str(pen.narrator.fill({"place": view.places[seat]})["place"])


def _role(view: CocardeView, pen: Pen, seat: int) -> str:
    return str(pen.narrator.fill({"role": view.roles[seat]})["role"])


def _owned(view: CocardeView, pen: Pen, seat: int) -> str:
    goods = {"certificates": view.certificates[seat], "trees": view.trees[seat]}
    return pen.narrator.say("cocarde-view-goods", **goods)


def _goods(view: CocardeView, pen: Pen, seat: int, room: int) -> Text:
    """Place, role, certificates, trees, and the number of cards; the role in words if there is room."""
    light = pen.light
    goods = ink(f"{fit(_place(view, pen, seat), 5 if room < LINE else PLACE)} ", light.ink)
    goods.append(f"{EMBLEMS[view.roles[seat]]:<2}", f"bold {light.ink}")
    if room >= ROOMY:
        goods.append(f" {fit(_role(view, pen, seat), 22)}", light.ink)
    goods.append(f" {CERTIFICATE}{view.certificates[seat]:<2}", f"bold {light.ink}")
    goods.append(f" {TREE}{view.trees[seat]}", light.ink)
    if room >= LINE:
        goods.append("  " if view.trees[seat] < 10 else " ").append(BACK, f"{light.card} on {light.back}")
        goods.append(f" {_cards(view, seat)} ", light.ink)
        goods.append(HELD_UP if _warnings(view, pen, seat) else " ", light.ink)
    return goods


def _seats(view: CocardeView, pen: Pen, seats: list[int], width: int, abreast: int) -> list[Text]:
    """Each seat in one line, or two of them in one; what hangs over it in words where they find room."""
    size = width // abreast
    cells = []
    for seat in seats:
        goods = _goods(view, pen, seat, size)
        line = row(view, pen, seat).append_text(name(pen, seat, min(size - goods.cell_len - 6, NAME)))
        line.append(" ").append_text(goods)
        warnings = " ".join(_warnings(view, pen, seat))
        if size - line.cell_len > len(warnings):
            line.append(f" {warnings}", pen.light.ink_2)
        cells.append(filled(line, size))
    return beside([cells[place::abreast] for place in range(abreast)], 0)


def _plate(view: CocardeView, pen: Pen, seat: int, size: int) -> list[Text]:
    emblem, place = EMBLEMS[view.roles[seat]], _place(view, pen, seat)
    role = ink(f" {emblem} {_role(view, pen, seat)} · {place}", pen.light.ink)
    owns = ink(f" {_owned(view, pen, seat)}", f"bold {pen.light.ink}")
    return plate(view, pen, seat, size, [name(pen, seat, size - 8), role, owns])


def _hanging(view: CocardeView, pen: Pen, seat: int, width: int) -> list[Text]:
    return [ink(fit(f" ▪ {said}", width), pen.light.ink) for said in _warnings(view, pen, seat)]


# --- what there is to read ------------------------------------------------------------------------


def _notes(view: CocardeView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
    """The own hand by name, if it is not drawn elsewhere; what the square of a pawn says, and those ahead."""
    lines: list[Text] = []
    seat = view.seat if view.seat >= 0 else view.active
    if seat is None or height < 1:
        return lines
    hand = view.hands[seat]
    if whole and isinstance(hand, tuple) and hand:
        names = " · ".join([str(pen.narrator.fill({"card": card})["card"]) for card in hand])
        lines += [Text(" ").append_text(line) for line in wrapped(names, width - 2, pen.light.ink)][:2]
    if not view.over:
        lines += _menu(pen, view.places[seat], width)
        lines += [_in_short(pen, place, width) for place in _ahead(view, seat)]
    return lines[:height]


def _menu(pen: Pen, place: str, width: int) -> list[Text]:
    """All that is to be read about a square."""
    called, *rest = square(pen.narrator, place)
    lines = [ink(f" ▪ {fit(called, width - 3)}", f"bold {pen.light.ink}")]
    for part in rest:
        lines += [Text("   ").append_text(line) for line in wrapped(part, width - 4, pen.light.ink)]
    return lines


def _in_short(pen: Pen, place: str, width: int) -> Text:
    """A square by name, and its sentence."""
    key = f"cocarde-sentence-{place}"
    sentence = pen.narrator.say(key) if pen.narrator.catalogue.has(key) else ""
    room = min(width // 2, SQUARE)
    line = ink(fit(f"   {square(pen.narrator, place)[0]}", room), pen.light.ink)
    return line.append(fit(f" {sentence}", width - room), pen.light.ink_2)


def _ahead(view: CocardeView, seat: int) -> list[str]:
    """The next squares of a pawn's track, as far as two dice may bring it."""
    place = view.places[seat]
    letters = "m" if place == "start" else place.rstrip("0123456789")
    last = {"m": LAST, "pr": ANNEX, "fr": ANNEX}.get(letters, 0)
    there = range(int(place.removeprefix(letters)) + 1 if place[-1].isdigit() else 1, last + 1)
    return [f"{letters}{number}" for number in there if letters != "m" or number not in view.cancelled][
        :AHEAD
    ]
