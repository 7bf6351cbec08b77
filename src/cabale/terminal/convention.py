"""Guillotine 1988, drawn: posts, sheets of popularity, votes and dice. No rule is known here."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from cabale.core.seats import LETTERS
from cabale.core.views import Choice
from cabale.games.convention import events
from cabale.games.convention.pieces import FACTIONS
from cabale.games.convention.views import ConventionView, Deputy
from cabale.terminal import hemicycle
from cabale.terminal.drawing import BACK, Drawing, Pen, beside, filled, fit, framed, held_cards, ink
from cabale.terminal.hemicycle import mark, name_of
from cabale.terminal.seats import noted

LEAST: Final = 9  # lines of the posts: one each, and a few more
NARROW: Final = 17  # columns of a sheet of popularity, at least
WORDY: Final = 32  # columns of a heading that says in words what it counts
BROAD: Final = 40  # columns of a heading that says who plays as well
LINE: Final = 60  # columns of a faction, at most
FIGURE: Final = 3  # columns of a number on it
DICE: Final = "⚀⚁⚂⚃⚄⚅"
EXECUTED: Final = "X"
SILENT: Final = (  # what is no more to read than the one before it, or the next
    events.Chooser, events.Took, events.Unused, events.Threw, events.Phase, events.Passed, events.Voted,
    events.Popularity, events.Confirmed, events.Drew, events.Rejected, events.LaidAside, events.Void,
)  # fmt: skip
THROWN: Final = (events.Die, events.Tried, events.Sought, events.Purged)
RESULTS: Final = (events.Reported, events.Dissolution, events.Carried, events.Judged)


class ConventionDrawing(Drawing):
    """Posts in rows; below them the factions in a line each, or their sheets where there is room."""

    opening = (events.Began, events.Phase)
    silent = SILENT
    cutting = (events.Died, events.Out)

    def rows(self, seats: int) -> int:
        return 1 + LEAST + (seats if seats > 2 else 4)  # the thread, the posts, the factions

    def board(self, view: ConventionView, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        if not view.circle:
            return []
        above = [hemicycle.thread(view, pen, width)]
        notes = _notes(view, pen, width)
        for factions in (
            _sheets(view, pen, width - 2),
            _abreast(view, pen, width, 1),
            _abreast(view, pen, width, 2),
        ):
            room = height - len(above) - len(factions)
            posts = hemicycle.posts(view, pen, width, room - min(len(notes), 1))
            if factions and len(posts) <= room:
                break
        free = max(room - len(posts), 0)
        notes = notes[:free]
        gap = [Text()] * min((free - len(notes)) // 2, 1)
        return [*above, *gap, *posts[:room], *gap, *factions, *notes]

    def hand(self, view: ConventionView, pen: Pen, width: int, height: int) -> list[Text]:
        """The own factions in plates, and the cards they hold."""
        lines: list[Text] = []
        for name in _own(view, view.seat):
            lines += _plate(view, pen, name, width)
        return [*lines, *self.reading(view, pen, width, height - len(lines))][:height]

    def reading(self, view: ConventionView, pen: Pen, width: int, height: int) -> list[Text]:
        """The cards that the own factions hold; with all cards open, those of the faction that is asked."""
        if view.seat >= 0:
            names = _own(view, view.seat)
        else:
            names = [] if view.pending is None or view.pending.faction is None else [view.pending.faction]
        cards = tuple([card for name in names for card in view.hands[FACTIONS.index(name)] if card])
        return held_cards(cards, pen, width, height) if cards and height > 1 else []

    def title(self, view: ConventionView, pen: Pen) -> str:
        if view.over or not view.circle:
            return ""
        return pen.narrator.event(events.Phase(phase=view.phase))

    def label(self, choice: Choice, pen: Pen) -> str:
        """Of many moves the deputy and the post are enough."""
        if choice.key != "move":
            return pen.narrator.choice(choice)
        words = pen.narrator.fill(choice.arguments)
        return f"{words['deputy']} → {words['post-short']}"


def _own(view: ConventionView, seat: int) -> list[str]:
    return [name for name in view.circle if view.owners[FACTIONS.index(name)] == seat]


def _owner(view: ConventionView, name: str) -> int:
    owner = view.owners[FACTIONS.index(name)]
    assert owner is not None
    return owner


def _members(view: ConventionView, name: str) -> list[Deputy]:
    return [deputy for deputy in view.deputies if deputy.faction == name]


def _acts(view: ConventionView, name: str) -> bool:
    """Who is asked, or who has won."""
    if view.over:
        return view.ranks[_owner(view, name)] == 1
    if view.pending is None:
        return False
    return view.pending.faction in (name, None) and _owner(view, name) in view.pending.seats


# --- factions -------------------------------------------------------------------------------------


def _heading(view: ConventionView, pen: Pen, name: str, width: int) -> Text:
    """A faction: its hatch, who plays it, who would be re-elected with how many PP, what it holds."""
    light = pen.light
    seat = _owner(view, name)
    line = ink("▸" if _acts(view, name) else " ", f"bold {light.ink}").append_text(mark(name, pen))
    line.append(f"{LETTERS[seat]} ", f"bold {light.ink}")
    called = _called(pen, name, seat, width)
    for detailed in (True, False):
        count = _count(view, pen, name, width, detailed)
        room = width - line.cell_len - count.cell_len - 1
        if cell_len(called) <= room:
            break
    return filled(line.append(fit(called, room), f"bold {light.ink}").append(" ").append_text(count), width)


def _count(view: ConventionView, pen: Pen, name: str, width: int, detailed: bool) -> Text:
    """Who would be re-elected, in words if there is room; with their PP, unless the name needs the room."""
    light = pen.light
    elected = [deputy.popularity for deputy in _members(view, name) if deputy.elected]
    held = len(view.hands[FACTIONS.index(name)])
    if width >= WORDY and detailed:
        words = pen.narrator.say("convention-term-elected", elected=len(elected), pp=sum(elected))
        count = ink(words, light.ink)
    else:
        count = ink(f"{len(elected)}", f"bold {light.ink}")
        count.append(f"·{sum(elected)}" if detailed or width >= WORDY else "", light.ink_2)
    if held:
        count.append(" ").append(BACK, f"{light.card} on {light.back}").append(str(held), light.ink)
    return count


def _called(pen: Pen, name: str, seat: int, width: int) -> str:
    """The name of a faction; and of its player, if there is room."""
    faction = str(pen.narrator.fill({"faction": name})["faction"])
    if width < BROAD:
        return faction
    you = f" · {pen.narrator.say('you')}" if seat == pen.narrator.seat else ""
    return f"{faction} · {pen.narrator.name(seat)}{you}"


def _abreast(view: ConventionView, pen: Pen, width: int, across: int) -> list[Text]:
    """The factions in a line each, or two of them in one."""
    size = min(width // across, LINE)
    cells = [_heading(view, pen, name, size) for name in view.circle]
    return beside([cells[place::across] for place in range(across)], 0)


def _plate(view: ConventionView, pen: Pen, name: str, width: int) -> list[Text]:
    paper = f"on {pen.light.sheet}"
    line = _heading(view, pen, name, width - 2)
    line.stylize_before(paper)
    return framed([line], pen.light, _acts(view, name), paper)


def _sheets(view: ConventionView, pen: Pen, width: int) -> list[Text]:
    """The sheets of popularity, side by side: the last rounds of every deputy, and where he is now."""
    across = len(view.circle)
    size = (width - across + 1) // across
    if size < NARROW:
        return []
    sheets = [
        [
            _heading(view, pen, name, size),
            *[_row(view, pen, deputy, size) for deputy in _members(view, name)],
        ]
        for name in view.circle
    ]
    return [Text(" ").append_text(line) for line in beside(sheets)]


def _row(view: ConventionView, pen: Pen, deputy: Deputy, size: int) -> Text:
    """A deputy’s row: his name, then PP at the end of each round, X for the round of his death, and now."""
    light = pen.light
    gone = deputy.post == "guillotine"
    figures = [EXECUTED if not number else str(number) for number in deputy.ledger]
    if not gone and not view.over:
        figures.append(str(deputy.popularity))
    elif gone and (not deputy.ledger or deputy.ledger[-1]):
        figures.append(EXECUTED)
    room = max(1, min((size - 10) // FIGURE, 11))
    shown = figures[-room:]
    letters = size - 1 - FIGURE * len(shown)
    line = ink(f" {fit(name_of(deputy, pen), letters)}", light.ink_3 if gone else light.ink)
    for place, figure in enumerate(shown):
        now = place == len(shown) - 1 and not gone
        style = f"{'bold ' if deputy.elected else ''}{light.ink}" if now else light.ink_3
        line.append(f"{figure:>{FIGURE}}", style)
    return filled(line, size)


# --- what is going on -----------------------------------------------------------------------------


def _notes(view: ConventionView, pen: Pen, width: int) -> list[Text]:
    """Votes, dice, denunciations and cards of the moment, in words."""
    said = []
    if view.over:
        return []
    say, tell = pen.narrator.say, pen.narrator.tell
    if view.charges:
        names = [tell("convention-view-deputy", {"deputy": charge.deputy}) for charge in view.charges]
        said.append(say("convention-view-charges", deputies=", ".join(names)))
    if view.ballots:
        cast = [
            tell("convention-view-ballot", {"faction": each.faction, "vote": each.vote})
            for each in view.ballots
        ]
        said.append(say("convention-view-ballots", ballots=", ".join(cast)))
    said += _cards(view, pen)
    said += _lately(view, pen)
    if view.defending:
        said.append(say("convention-status-defence"))
    if view.dissolved:
        said.append(say("convention-view-dissolved"))
    return noted(said, pen, width)


def _cards(view: ConventionView, pen: Pen) -> list[str]:
    tell = pen.narrator.tell
    drawn = [tell("convention-view-card", {"card": card}) for card in view.drawn if card]
    said = [pen.narrator.say("convention-view-drawn", cards=", ".join(drawn))] if drawn else []
    return said + [
        tell("convention-view-assigned", {"card": given.card, "deputy": given.deputy})
        for given in view.assigned
        if given.deputy is not None
    ]


def _lately(view: ConventionView, pen: Pen) -> list[str]:
    """The last vote of this phase, faction by faction, and the dice thrown since."""
    dice: list[str] = []
    ballots: list[str] = []
    opened = False
    for event in reversed(view.history):
        if isinstance(event, events.Phase) or (opened and not isinstance(event, events.Voted)):
            break
        if isinstance(event, THROWN):
            name = pen.narrator.fill({"deputy": event.deputy})["deputy"]
            dice.insert(0, f"{DICE[event.die - 1]} {name}")
        elif isinstance(event, RESULTS):
            opened = True
        elif isinstance(event, events.Voted):
            faction = pen.narrator.fill({"faction": event.faction})["faction"]
            votes = [f"{count} {vote}" for count, vote in ((event.yes, "OUI"), (event.no, "NON")) if count]
            ballots.insert(0, f"{faction} {' '.join(votes)}")
    return [" · ".join(row) for row in (ballots, dice) if row]
