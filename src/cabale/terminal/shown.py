"""What a game brings to be looked at, held as the rest of it is: its drawing, and the player's aid.

`conformance` knows neither words nor terminals; these properties stand beside its own.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from cabale.conformance.check import Property
from cabale.conformance.matches import go_on_to, viewers
from cabale.core.match import Match
from cabale.core.seats import LETTERS
from cabale.games import entry
from cabale.terminal.aid import aid_lines
from cabale.terminal.drawing import Drawing, Pen
from cabale.terminal.drawings import drawing_of
from cabale.terminal.palette import DAY
from cabale.text import LANGUAGES, Narrator
from cabale.text.aid import Aid, aid_of

WIDTH: Final = 80
HEIGHT: Final = 24


def drawing(match: Match, seed: int) -> None:
    """The drawing that a game brings draws every view, also when it is over."""
    if entry(match.game.id).part("drawing") is None:
        return
    drawn = drawing_of(match.game.id)
    _draw(match, drawn)
    if not go_on_to(match, seed, lambda state: False):
        _draw(match, drawn)


def _draw(match: Match, drawn: Drawing) -> None:
    for seat in viewers(match):
        narrator = Narrator(LANGUAGES[0], match.game, LETTERS[: match.seats], seat)
        pen, view = Pen(narrator, DAY, max(seat, 0)), match.view(seat)
        title = drawn.title(view, pen)
        assert isinstance(title, str), f"its title is no text: {title!r}"
        for whole in (False, True):
            _lines(drawn.board(view, pen, WIDTH, HEIGHT, whole), "board")
        _lines(drawn.hand(view, pen, WIDTH, HEIGHT), "hand")
        _lines(drawn.reading(view, pen, WIDTH, HEIGHT), "reading")
        question = match.game.question(match.state, seat) if seat in match.state.waiting else None
        for choice in question.choices if question else ():
            label = drawn.label(choice, pen)
            assert isinstance(label, str), f"the label of {choice.text} is no text: {label!r}"


def _lines(lines: object, name: str) -> None:
    right = isinstance(lines, list) and all(isinstance(line, Text) for line in lines)
    assert right, f"its {name} is no list of lines (rich.text.Text): {lines!r}"


def aid(match: Match) -> None:
    """The aid that a game brings is a card, in every language and for every number of seats."""
    game = match.game
    if entry(game.id).part("aid") is None:
        return
    for language in LANGUAGES:
        found = aid_of(language, game.id, match.seats, match.options)
        assert isinstance(found, Aid), f"it is no Aid: {found!r}"
        msgspec.convert(msgspec.to_builtins(found), Aid)  # as a page is sent it: says which field is wrong
        aid_lines(found, Narrator(language, game, ()), drawing_of(game.id), WIDTH)


SHOWN: Final[dict[str, Property]] = {"drawing": drawing, "aid": aid}
"""By the key of its words, `check-` before it."""
