"""A table being looked at, what may be found there, and the shape of everything that looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cabale.core.chance import Generator
from cabale.core.errors import BadNotation, CabaleError, IllegalMove
from cabale.core.fields import differences
from cabale.core.game import Game
from cabale.core.notation import Word
from cabale.core.options import Value
from cabale.core.scenario.reading import PLAY, SPECTATOR, Reader, refuse
from cabale.core.seats import CHANCE, LETTERS, PUBLIC


@dataclass(frozen=True)
class Failure:
    """Where a scenario and the game part: what the file expects under this key, and what was found."""

    key: str
    expected: Any
    found: Any
    refused: CabaleError | None = None  # the game's reason, where there is one


def written(value: Any) -> str:
    """A value as a scenario file would write it."""
    if value is None or value == [] or value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(written(item) for item in value)}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {written(item)}" for name, item in value.items()) + " }"
    return str(value)


class Position:
    """One line of a scenario in progress."""

    def __init__(
        self, file: str, game: Game[Any, Any], seats: int, options: dict[str, Value], state: Any
    ) -> None:
        self.file = file
        self.game = game
        self.seats = seats
        self.options = options
        self.state = state
        self.told: dict[int, int] = {}  # how many events each viewer had seen before this look
        self.generator: Generator | None = None  # draws where a file does not say what; None: it says it all

    def read(self, word: Word, key: str) -> int:
        """The move that a word stands for here; a word that stands for none is the author's mistake."""
        try:
            return self.game.read_body(self.state, word.seat, word.body)
        except BadNotation as error:
            refuse(self.file, key, str(word), error.arguments.get("expected") or self.open_to(word.seat))

    def offers(self, word: Word, move: int) -> bool:
        state = self.state
        return move in (state.asides(word.seat) if word.aside else state.moves(word.seat))

    def open_to(self, seat: int) -> tuple[str, ...]:
        """What this seat may play, in words; for somebody who asks what could have been written."""
        moves = self.state.moves(seat)
        return tuple(self.game.write(self.state, seat, move) for move in moves) or (PLAY,)

    def check(self, word: Word, move: int) -> None:
        """Raise IllegalMove unless this may be played now."""
        if not self.offers(word, move):
            raise self.game.refusal(self.state, word.seat, move)
        if not word.aside and word.seat != self.state.turn:
            raise IllegalMove("out_of_order", seat=word.seat, turn=self.state.turn)

    def play(self, word: Word, move: int) -> None:
        self.check(word, move)
        if word.aside:
            self.state.aside(word.seat, move)
        else:
            self.state.play(word.seat, move)

    def draw(self) -> None:
        """Let the generator, if there is one, answer for chance until somebody else is asked."""
        while self.generator and self.state.turn == CHANCE and not self.state.waiting:
            self.state.play(CHANCE, self.generator.draw(self.state.odds()))

    def page(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees, in the words of scenario files."""
        return self.game.page(self.game.view(self.state, viewer))


class Check(ABC):
    """One key of `[[then]]`: how it is written, and what it finds."""

    @abstractmethod
    def read(self, reader: Reader, value: Any, key: str) -> Any:
        """What is wanted, from what was written."""

    @abstractmethod
    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        """Where the position is not as wanted."""


def compare(wanted: Any, found: Any, key: str) -> Iterator[Failure]:
    for path, expected, seen in differences(wanted, found, key):
        yield Failure(path, expected, seen)


def viewer_of(name: str) -> int:
    return PUBLIC if name == SPECTATOR else LETTERS.index(name)
