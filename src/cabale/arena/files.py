"""Result files: a header, then one game a line, as they are played. A run that was stopped goes on there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import msgspec

from cabale.arena.series import Header, Kept, Played, Series
from cabale.core.errors import CabaleError
from cabale.core.options import write_value
from cabale.games import game as find_game

SUFFIX: Final = ".jsonl"
RECORD: Final = ".cabale"
_HEADER: Final = msgspec.json.Decoder(Header)
_PLAYED: Final = msgspec.json.Decoder(Played)


class BadResults(CabaleError):
    """A result file that is none, or is of another series."""


def file_name(series: Series, who: str) -> str:
    """What a series is called in a folder: game, seats, options other than the usual, who plays."""
    usual = {option.name: option.default for option in find_game(series.game).options}
    changed = [
        f"{name}={write_value(value)}" for name, value in series.options.items() if value != usual[name]
    ]
    name = "-".join([series.game, str(series.seats), *changed, who])
    return re.sub(r"[^\w@.,=+-]", "_", name) + SUFFIX


class ResultFile:
    """The file of one series, open for more. Games stand in it in the order of their numbers."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path: Final = path
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = _mend(path)
        if whole:
            if read_header(path) != header:
                raise BadResults("other_results", file=str(path))
        else:
            path.write_bytes(msgspec.json.encode(header) + b"\n")
        self.played: Final = list(read_games(path))
        self._lines: Final[IO[bytes]] = path.open("ab")

    def add(self, played: Played) -> None:
        """One line more; what is kept beside it is there before."""
        if played.kept is not msgspec.UNSET:
            self._keep(played.number, played.kept)
        self._lines.write(msgspec.json.encode(bare(played)) + b"\n")
        self._lines.flush()

    def _keep(self, number: int, kept: Kept) -> None:
        """The record of a game, and its transcript, in the folder that bears the name of the file."""
        folder = self.path.with_suffix("")
        folder.mkdir(exist_ok=True)
        (folder / f"{number:05}{RECORD}").write_text(kept.record, encoding="utf-8", newline="\n")
        lines = b"".join([msgspec.json.encode(exchange) + b"\n" for exchange in kept.transcript])
        (folder / f"{number:05}{SUFFIX}").write_bytes(lines)

    def close(self) -> None:
        self._lines.close()


def bare(played: Played) -> Played:
    """A game without what is kept beside it."""
    return msgspec.structs.replace(played, kept=msgspec.UNSET)


def read_header(path: Path) -> Header:
    """The first line of a result file."""
    with path.open("rb") as lines:
        try:
            return _HEADER.decode(lines.readline())
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults("no_results", file=str(path), line=1) from None


def read_games(path: Path) -> Iterator[Played]:
    """The games of a result file, without a last line that was torn off."""
    with path.open("rb") as lines:
        lines.readline()
        for number, line in enumerate(lines):
            if not line.endswith(b"\n"):
                return
            try:
                played = _PLAYED.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                played = None
            if played is None or played.number != number:
                raise BadResults("no_results", file=str(path), line=number + 2)
            yield played


def _mend(path: Path) -> bool:
    """Cut off a last line that is not whole; whether anything is left."""
    if not path.exists():
        return False
    with path.open("rb+") as file:
        whole = file.read().rfind(b"\n") + 1
        file.seek(whole)
        file.truncate()
        os.fsync(file.fileno())
    return whole > 0
