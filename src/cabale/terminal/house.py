"""What playing and replaying on the full screen have in common: the light, the room, the sheets."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from logging.handlers import MemoryHandler
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Static
from textual.worker import WorkerFailed

from cabale.core.errors import BadPlugin, BadSetup
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.games import GAMES, entry, rulebook
from cabale.terminal.aid import aid_lines
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board, Hand, Journal, Masthead
from cabale.terminal.drawing import Pen
from cabale.terminal.drawings import drawing_of
from cabale.terminal.palette import DAY, NIGHT, Palette, light_of_terminal
from cabale.terminal.room import SMALLEST, arrange
from cabale.terminal.screens import AidSheet, RuleSheet, TableSheet
from cabale.text import Narrator
from cabale.text.aid import aid_of

HELD: Final = 100  # lines of the log
SHEET: Final = 84  # the widest that a sheet is (`house.tcss`)


def theme(light: Palette) -> Theme:
    colours = {name.replace("_", "-"): colour for name, colour in light._asdict().items() if name != "name"}
    return Theme(
        name=light.name,
        primary=light.garance,
        background=light.table,
        surface=light.sheet,
        foreground=light.ink,
        dark=light is NIGHT,
        variables={**colours, "input-cursor-background": light.ink, "input-cursor-foreground": light.sheet},
    )


class House(App[None]):
    """A full screen with a masthead, a board, a journal and a bar at the foot."""

    CSS_PATH = "house.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "aid", show=False),
        Binding("t", "table", show=False),
        Binding("q", "leave", show=False),
        Binding("f2", "light", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("pageup", "journal('page_up')", show=False),
        Binding("pagedown", "journal('page_down')", show=False),
    ]

    def __init__(
        self, game: Game[Any, Any], narrator: Narrator, seats: int, options: Mapping[str, Value], near: int
    ) -> None:
        super().__init__()
        self.title = f"Cabale: {narrator.game_title(game.id)}"
        self.game: Final = game
        self.narrator: Final = narrator
        self.seats: Final = seats
        self.options: Final = options
        self.light = light_of_terminal()
        self.large = False  # whether there is room for the viewer's cards beside the question
        self.near: Final = near
        self.refused: BadPlugin | None = None  # why it ended, if a game of another package failed
        self.drawing: Final = drawing_of(game.id)
        for light in (DAY, NIGHT):
            self.register_theme(theme(light))
        self.theme = self.light.name

    @property
    def base(self) -> Screen[Any]:
        """The table itself, under whatever sheet lies on it."""
        return self.screen_stack[0]

    @property
    def pen(self) -> Pen:
        return Pen(self.narrator, self.light, self.near)

    def compose(self) -> ComposeResult:
        yield Masthead(self.narrator.game_title(self.game.id), self.light)
        with Vertical(id="room"):
            yield Board(self.drawing, self.pen)
            yield Journal(self.drawing, self.pen)
            with Horizontal(id="foot"):
                yield Hand(self.drawing, self.pen)
                yield Ask(self.light)
        yield Static(id="hints", markup=False)
        yield Static(id="small", markup=False)

    def hints(self) -> tuple[str, ...]:
        """The keys in words, the most needed first."""
        raise NotImplementedError

    @property
    def looked_up(self) -> tuple[str, ...]:
        """The hint what `?` opens here: nothing, if the game brings nothing to look up."""
        if entry(self.game.id).parts.aid is not None:
            return ("hint-aid",)
        return ("hint-rule",) if rulebook(self.game.id, self.narrator.language) else ()

    @property
    def rule(self) -> str:
        """The rule to open first."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        small = width < SMALLEST[0] or height < SMALLEST[1]
        self.base.set_class(small, "-small")
        if small:
            sentence = self.narrator.say(
                "screen-too-small", columns=width, lines=height, least=SMALLEST[0], lowest=SMALLEST[1]
            )
            self.base.query_one("#small", Static).update(sentence)
            return
        self.base.query_one("#hints", Static).update(fitting(self.hints(), width - 2))
        room = arrange(width, height, self.drawing.rows(self.seats))
        self.base.set_class(room.wide, "-wide")
        self.base.query_one("#board").styles.height = room.board
        self.base.query_one("#foot").styles.height = room.ask
        self.large = room.hand > 0
        view = self.base.query_one(Board).view
        if view is not None:
            self.picture(view)
        if room.wide:
            self.base.query_one("#room").styles.grid_columns = f"1fr {room.rail}"
            self.base.query_one("#room").styles.grid_rows = f"{room.board} {room.ask}"
        else:
            self.base.query_one("#room").styles.grid_columns = "1fr"
            self.base.query_one("#room").styles.grid_rows = f"{room.board} 1fr {room.ask}"

    # --- drawing

    def picture(self, view: Any) -> None:
        """Draw a view."""
        masthead = self.base.query_one(Masthead)
        masthead.news = self.drawing.title(view, self.pen)
        masthead.refresh()
        board, hand = self.base.query_one(Board), self.base.query_one(Hand)
        board.view = hand.view = view
        hand.display = self.large and view.seat >= 0
        board.whole = not hand.display
        board.refresh()
        hand.refresh()

    def action_light(self) -> None:
        self.light = DAY if self.light is NIGHT else NIGHT
        self.theme = self.light.name
        self.base.query_one(Masthead).light = self.light
        self.base.query_one(Masthead).refresh()
        board, hand = self.base.query_one(Board), self.base.query_one(Hand)
        journal = self.base.query_one(Journal)
        hand.pen = journal.pen = self.pen
        board.pen = self.pen._replace(aim=board.pen.aim)
        board.refresh()
        hand.refresh()
        journal.reprint()
        ask = self.base.query_one(Ask)
        ask.light = self.light
        ask.redraw()

    # --- sheets

    def action_aid(self) -> None:
        """The aid of this table; the rule where the game brings none."""
        aid = aid_of(self.narrator.language, self.game.id, self.seats, self.options)
        if not aid.sections:
            self.action_rule()
            return
        width = max(
            min(int(self.size.width * 0.9), SHEET) - 5, 20
        )  # inside the frame and the bar that scrolls
        lines = aid_lines(aid, self.narrator, self.drawing, width)
        self.push_screen(AidSheet(self.narrator, aid.title, lines, self.action_rule))

    def action_rule(self) -> None:
        rules = rulebook(self.game.id, self.narrator.language)
        if not rules:
            self.notify(self.narrator.refusal(BadSetup("no_rules")))
            return
        self.push_screen(RuleSheet(self.narrator, rules, self.rule))

    def action_table(self) -> None:
        view = self.base.query_one(Board).view
        if view is not None:
            self.push_screen(TableSheet(self.narrator, self.narrator.view(view)))

    def action_journal(self, way: str) -> None:
        getattr(self.base.query_one(Journal), f"scroll_{way}")(animate=False)

    def action_interrupt(self) -> None:
        self.exit(return_code=130)

    # --- what goes wrong

    def _handle_exception(self, error: Exception) -> None:
        """Whatever is raised ends here. Of a game of another package one sentence is told, once the screen
        is gone; what is our own fault Textual tells."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        refused = GAMES.raised(cause) if isinstance(cause, Exception) else None
        if refused is None:
            super()._handle_exception(error)
            return
        self.refused = self.refused or refused
        self.exit(return_code=1)

    def show(self) -> int:
        """Run to the end; the exit code."""
        with held_back():
            self.run()
        if self.refused:
            raise self.refused
        return self.return_code or 0


@contextmanager
def held_back() -> Iterator[None]:
    """What is logged waits until the screen is gone: on it nobody would see it."""
    held = MemoryHandler(HELD, logging.CRITICAL + 1, logging.lastResort)
    logging.getLogger().addHandler(held)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(held)
        held.close()


def fitting(hints: tuple[str, ...], width: int) -> str:
    """As many hints as a line has room for."""
    line = ""
    for hint in hints:
        longer = f"{line} · {hint}" if line else hint
        if len(longer) <= width:
            line = longer
    return line
