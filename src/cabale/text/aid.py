"""A player's aid: what a card beside the board says of this table, as data for a page or a terminal.

Texts may set words bold with two asterisks. Signs are keys that the drawings of the game know; what each of
them means is one sentence of `signs`, the same on the board and on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

import msgspec

from cabale.core.options import Value
from cabale.games import GAMES, entry
from cabale.text.narrator import Narrator

Layout = Literal["cells", "rows", "columns", "pairs", "prose"]
Mark = Literal["", "yes", "no"]

EXCHANGE: Final = "⇄"  # the figure of what is given for its like


class AidCell(msgspec.Struct, frozen=True):
    """One field of a small table."""

    text: str = ""
    signs: tuple[str, ...] = ()
    struck: bool = False
    head: bool = False


class AidItem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to know: a row, a cell, or a sentence."""

    signs: tuple[str, ...] = ()
    mark: Mark = ""  # whether it may be done, where that is all there is to say
    figure: str = ""  # large: what it brings or costs, or its place in order
    name: str = ""
    beside: str = ""  # small, after the name
    text: str = ""
    note: str = ""  # quieter, below
    amount: str = ""  # a figure at the end of the row
    by: tuple[str, ...] = ()  # small signs at the end of the row
    aside: str = ""  # words there
    table: tuple[tuple[AidCell, ...], ...] = ()
    rules: tuple[str, ...] = ()
    moment: str = ""  # the phase of the view in which this is what happens


class AidSection(msgspec.Struct, frozen=True, kw_only=True):
    """Some of them under one head; without a title they go on with what stands above."""

    layout: Layout
    title: str = ""
    note: str = ""
    amount: str = ""  # over the figures at the end of rows
    aside: str = ""  # over the words there
    rules: tuple[str, ...] = ()
    items: tuple[AidItem, ...]


class Aid(msgspec.Struct, frozen=True):
    """The whole card; without sections the game brings none."""

    game: str
    title: str
    aim: tuple[AidItem, ...]
    sections: tuple[AidSection, ...]
    signs: dict[str, str]  # what each sign means, those of the board among them


Making = Callable[[Narrator, int, Mapping[str, Value]], Aid]  # what a game brings (`Parts.aid`)


def aid_of(language: str, name: str, seats: int, options: Mapping[str, Value]) -> Aid:
    """The card of a game for a table of so many seats with these options."""
    found = entry(name)
    narrator = Narrator(language, found.game, ())
    make: Making | None = found.part("aid")
    if make is None:
        return Aid(name, narrator.game_title(name), (), (), {})
    try:
        return make(narrator, seats, options)
    except Exception as error:
        if refused := GAMES.raised(error):
            raise refused from error
        raise


def signed(number: int) -> str:
    """A gain with its plus, a cost with a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
