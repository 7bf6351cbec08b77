"""Sheets laid over the table: a rule, the table in words, a question that must be settled first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from cabale.core.errors import CabaleError
from cabale.core.rulebook import Rule, find_rule
from cabale.terminal.ask import Ask
from cabale.terminal.choices import Asked, Choices
from cabale.terminal.palette import Palette
from cabale.terminal.prose import example
from cabale.text import Words


class Sheet(ModalScreen[None]):
    """Text to read; Escape lays it aside."""

    AUTO_FOCUS = None

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words: Final = words

    def action_scroll(self, way: str) -> None:
        reader = self.query_one(VerticalScroll)
        getattr(reader, f"scroll_{way}")(animate=False)


class TableSheet(Sheet):
    """The table in words: the same facts as the board."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "dismiss", show=False)]

    def __init__(self, words: Words, lines: list[str]) -> None:
        super().__init__(words)
        self.lines: Final = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.words.say("panel-table"), classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                for line in self.lines:
                    yield Static(line, classes="line", markup=False)
            yield Static(self.words.say("hint-back"), classes="hint", markup=False)


class AidSheet(Sheet):
    """The player's aid; its key pressed again opens the rule of the question."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "rule", show=False)]

    def __init__(self, words: Words, title: str, lines: list[str], rule: Callable[[], None]) -> None:
        super().__init__(words)
        self.heading: Final = title
        self.lines: Final = lines
        self.rule: Final = rule

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(f"{self.heading} · {self.words.say('panel-aid')}", classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static("\n".join(self.lines), classes="line", markup=False)
            yield Static(self.words.say("hint-aid-back"), classes="hint", markup=False)

    def action_rule(self) -> None:
        self.dismiss()
        self.rule()


class RuleSheet(Sheet):
    """A rule by its number; another number may be typed."""

    def __init__(self, words: Words, rules: Mapping[str, Rule], number: str) -> None:
        super().__init__(words)
        self.rules: Final = rules
        self.number = number

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(id="number", classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Markdown(id="rule")
            yield Input(
                placeholder=self.words.say("rule-other", rule=example(self.rules)), compact=True, id="wanted"
            )
            yield Static(self.words.say("hint-back"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.open(self.number)
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.open(event.value)
        event.input.clear()

    def open(self, number: str) -> None:
        try:
            rule = find_rule(self.rules, number)
        except CabaleError as refused:
            self.query_one("#number", Static).update(self.words.refusal(refused))
            return
        self.number = rule.number
        self.query_one("#number", Static).update(f"{self.words.say('panel-rule')} {rule.number}")
        self.query_one("#rule", Markdown).update(rule.text)
        self.query_one(VerticalScroll).scroll_home(animate=False)


class Picking(ModalScreen[int]):
    """Something is chosen with a key, or put off with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(-1)", show=False)]

    def __init__(self, light: Palette, asked: Asked) -> None:
        super().__init__()
        self.light: Final = light
        self.asked: Final = asked

    def on_mount(self) -> None:
        self.query_one(Ask).show(self.asked)

    def on_key(self, event: Key) -> None:
        if self.query_one(Choices).pick(event.key):
            event.stop()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        event.stop()
        self.dismiss(event.number)


class Confirm(Picking):
    """A question of the house, not of the game."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Ask(self.light)


class DealBook(Picking):
    """The book of pledges, and what may be done in it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "dismiss(-1)", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
    ]

    def __init__(self, words: Words, light: Palette, lines: list[str], asked: Asked) -> None:
        super().__init__(light, asked)
        self.words: Final = words
        self.lines: Final = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.words.say("deals-title"), classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static("\n".join(self.lines), classes="line", markup=False)
            yield Ask(self.light)
            yield Static(self.words.say("hint-back"), classes="hint", markup=False)

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one(VerticalScroll), f"scroll_{way}")(animate=False)
