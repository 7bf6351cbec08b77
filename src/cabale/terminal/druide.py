"""Le Grand Druide, drawn: the ring, its colleges, reserves and secret cards. No rule is known here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.text import Text

from cabale.core.seats import LETTERS
from cabale.core.views import Choice, Event, Question
from cabale.games.druide import DRUIDE, events
from cabale.games.druide.pieces import BARS, STONES
from cabale.games.druide.views import DruideView
from cabale.terminal import ring, tally
from cabale.terminal.drawing import Drawing, Pen, beside, card, centred, filled, fit, ink, wrapped
from cabale.terminal.ring import LUCKY, TINCTURES
from cabale.terminal.seats import name, plate, round_table, row

DRUID: Final = "●"
BAR: Final = "┃"
OUT: Final = "…"  # has passed, and waits for the count
ROOMY: Final = 50  # columns for what is in the middle, at most
PAIR: Final = 2  # seats side by side where lines are few


class DruideDrawing(Drawing):
    """A ring with colleges and seats in the middle; college by college where there is no room for it."""

    aims = True
    opening = (events.Began, events.Filled)
    silent = (events.BarDrawn, events.Ignored, events.LuckyDealt, events.TabooDealt, events.First)
    cutting = (events.Passed, events.Forced)

    def sign(self, sign: str) -> str:
        """A druid, and who carries a college, by the letter of the seat."""
        kind, _, seat = sign.partition("-")
        return LETTERS[int(seat)].upper() if seat and kind in ("druid", "seat") else ""

    def rows(self, seats: int) -> int:
        return ring.SHAPES[-1].lines

    def board(self, view: DruideView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        seats = round_table(view, pen, whole)
        seen = _foreseen(view, pen)
        size = ring.shape(width, height, BARS + len(seats))
        if size is None:
            rows = ring.by_college(seen, pen, width)
            abreast = 1 if height - len(rows) >= len(seats) else PAIR
            return [*rows, *_seats(view, pen, seats, width, abreast)][:height]
        room, lines = size.middle
        colleges = _colleges(view, seen, pen, min(room, ROOMY))
        players = _seats(view, pen, seats, min(room, ROOMY), 1)
        free = lines - BARS - len(players)
        above, between = [Text()] * (free // 3), [Text()] * ((free + 2) // 3)
        air = [Text()] * (BARS - len(colleges))
        indent = Text(" " * max((room - ROOMY) // 2, 0))
        inside = [indent + line for line in [*above, *colleges, *air, *between, *players]]
        rows = ring.round_about(seen, pen, size, inside)
        margin = " " * ((width - size.columns) // 2)
        space = [Text()] * min((height - len(rows)) // 2, 2)
        return [*space, *[Text(margin).append_text(row) for row in rows]]

    def hand(self, view: DruideView, pen: Pen, width: int, height: int) -> list[Text]:
        """Reserve, secret cards, and druids that will not vote."""
        plate = _plate(view, pen, view.seat, width)
        cards = _cards(view, pen, view.seat, (width - 1) // 2, min(height - len(plate) - 1, 6))
        lines = [*plate, *cards]
        if view.doomed:
            words = pen.narrator.say("druide-view-doomed", stones=", ".join(map(str, view.doomed)))
            lines += [Text(" ").append_text(line) for line in wrapped(words, width - 2, pen.light.ink)]
        return lines[:height]

    def reading(self, view: DruideView, pen: Pen, width: int, height: int) -> list[Text]:
        """The own secret cards in words; with all cards open, those of the player whose turn it is."""
        seat = view.seat if view.seat >= 0 else view.active
        if seat is None or view.over:
            return []
        lucky, taboo = view.lucky[seat], view.taboo[seat]
        if lucky is None or taboo is None:
            return []
        say, light = pen.narrator.say, pen.light
        lines = [] if seat == view.seat else [_name(view, pen, seat, width)]
        lines.append(ink(fit(f"{LUCKY} {say('druide-view-lucky', number=lucky)}", width), light.ink))
        shunned = pen.narrator.tell("druide-view-taboo", {"colour": taboo})
        lines.append(_hatch(taboo, pen).append(fit(f" {shunned}", width - 1), light.ink))
        if seat == view.seat and view.doomed:
            doomed = say("druide-view-doomed", stones=", ".join(map(str, view.doomed)))
            lines.append(ink(fit(f"{ring.TABOO} {doomed}", width), light.ink))
        return lines[: max(height, 0)]

    def title(self, view: DruideView, pen: Pen) -> str:
        if view.over or view.active is None:
            return ""
        return pen.narrator.event(events.Began(seat=view.active, turn=view.turns))

    def keys(self, question: Question) -> tuple[str, ...]:
        """A stone by its number, a bar by that of its line and which way, a pass by its letter."""
        return tuple([_key(choice) for choice in question.choices])

    def label(self, choice: Choice, pen: Pen) -> str:
        given = pen.narrator.fill(choice.arguments)
        if choice.key == "place":
            return str(given["colour"])
        return f"→ {choice.arguments['to']}" if choice.key == "move_bar" else pen.narrator.title(choice)

    def halts(self, event: Event) -> bool:
        return isinstance(event, tally.COUNT)

    def scene(self, view: DruideView, ahead: Sequence[Event]) -> DruideView:
        return tally.before(view, ahead)


def _key(choice: Choice) -> str:
    match choice.key, choice.arguments:
        case "place", {"stone": stone}:
            return str(stone)
        case "move_bar", {"line": int(line), "to": int(to)}:
            return f"{line}+" if to == line % STONES + 1 else f"{line}-"
    return "p"


def _foreseen(view: DruideView, pen: Pen) -> DruideView:
    """The view with the colleges as they would be after the answer that is aimed at."""
    if pen.aim is None or view.pending is None:
        return view
    return msgspec.structs.replace(view, colleges=DRUIDE.preview(view, pen.aim.move).colleges)


# --- colleges -------------------------------------------------------------------------------------


def _colleges(view: DruideView, seen: DruideView, pen: Pen, width: int) -> list[Text]:
    """A line for each college; those that an answer would change are marked."""
    lines = []
    for college in seen.colleges:
        style = f"bold {pen.light.ink}"
        first, last = college.stones[0], college.stones[-1]
        run = str(first) if first == last else f"{first}–{last}"
        line = ink(" " if college in view.colleges else "▸", f"bold {pen.light.garance}")
        line.append(f"{run:<6}", style)
        line.append_text(ring.standing(college, pen, in_words=width == ROOMY))
        if college.carrier is not None:
            line.append(f" {pen.narrator.name(college.carrier)}", pen.light.ink)
        lines.append(filled(line, width))
    return lines


# --- one seat -------------------------------------------------------------------------------------


def _name(view: DruideView, pen: Pen, seat: int, width: int) -> Text:
    style = pen.light.ink_2 if seat in view.passed and not view.over else ""
    return name(pen, seat, width, style)


def _hatch(colour: str, pen: Pen) -> Text:
    return ink(TINCTURES[colour].mark, f"{TINCTURES[colour].ink} on {pen.light.card}")


def _secrets(view: DruideView, pen: Pen, seat: int) -> Text:
    """The lucky number and the taboo colour, as far as they are known."""
    lucky, taboo = view.lucky[seat], view.taboo[seat]
    text = ink("" if lucky is None else f" {LUCKY}{lucky:<2}", pen.light.ink)
    return text if taboo is None else text.append(" ").append_text(_hatch(taboo, pen))


def _cancelled(view: DruideView, seat: int) -> bool:
    """Whether a total is out for a tie, once the election has been told."""
    last = view.history[-1] if any(view.ranks) else None
    return isinstance(last, events.Elected | events.Unelected) and seat in last.tied


def _pieces(view: DruideView, pen: Pen, seat: int, brief: bool = False) -> Text:
    """What is left in reserve; in the count the votes, with those of the lucky stone apart if not brief."""
    style = f"bold {pen.light.ink}"
    if view.over:
        total = ink(
            f"{view.totals[seat]:>2}", f"strike {pen.light.ink_3}" if _cancelled(view, seat) else style
        )
        bonus = f"+{view.bonus[seat]}" if view.bonus[seat] else "  "
        return total if brief else ink(f"{view.votes[seat]:>2}{bonus} = ", style).append_text(total)
    out = OUT if seat in view.passed else " "
    apart = "" if brief else " "
    pieces = ink(f"{out}{apart}", pen.light.ink_2).append(f"{DRUID}{apart}{view.reserve[seat]}", style)
    return pieces.append(f" {BAR}{apart}{view.bars_left[seat]}", style)


def _seats(view: DruideView, pen: Pen, seats: list[int], width: int, abreast: int) -> list[Text]:
    """Each seat in one line, or two of them in one."""
    size = width // abreast
    cells = []
    known = {
        seat: _pieces(view, pen, seat, abreast > 1).append_text(_secrets(view, pen, seat)) for seat in seats
    }
    most = max(facts.cell_len for facts in known.values()) if abreast == 1 else 0
    for seat, facts in known.items():
        called = _name(view, pen, seat, min(size - max(facts.cell_len, most) - 5, 20))
        line = row(view, pen, seat).append_text(called).append(" ").append_text(facts)
        cells.append(filled(line, size))
    return beside([cells[place::abreast] for place in range(abreast)], 0)


def _plate(view: DruideView, pen: Pen, seat: int, size: int) -> list[Text]:
    pieces = _pieces(view, pen, seat)
    line = _name(view, pen, seat, size - pieces.cell_len - 8).append(" ").append_text(pieces)
    return plate(view, pen, seat, size, [line])


def _cards(view: DruideView, pen: Pen, seat: int, size: int, height: int) -> list[Text]:
    """The number card in the colour of its stone, and the trilithon card, each under its name."""
    lucky, taboo = view.lucky[seat], view.taboo[seat]
    if lucky is None or taboo is None or height < 4:
        return []
    light, term = pen.light, pen.narrator.term
    colour = str(pen.narrator.fill({"colour": taboo})["colour"])
    return beside(
        [
            [
                ink(centred(term("lucky"), size), light.ink_2),
                *card(f"{LUCKY} {lucky}", TINCTURES[view.colours[lucky - 1]], size, height - 1, light),
            ],
            [
                ink(centred(term("taboo"), size), light.ink_2),
                *card(f"{ring.TABOO} {colour}", TINCTURES[taboo], size, height - 1, light),
            ],
        ]
    )
