"""Result files, read for a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cabale.arena.files import SUFFIX, BadResults, read_games, read_header
from cabale.arena.report.again import command
from cabale.arena.report.checking import is_game, is_header, of_today
from cabale.arena.report.document import Document
from cabale.arena.report.samples import Results
from cabale.arena.report.telling import tell_results
from cabale.text import Words


def find(places: Sequence[Path]) -> list[Path]:
    """These files, and those in these folders."""
    return [
        path for place in places for path in (sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place])
    ]


def read(path: Path) -> Results:
    """A result file that has at least one game, and in which everything can be so."""
    header, games = of_today(read_header(path)), list(read_games(path))
    if not is_header(header):
        raise BadResults("no_results", file=str(path), line=1)
    if not games:
        raise BadResults("no_games", file=str(path))
    for played in games:
        if not is_game(header, played, games[0]):
            raise BadResults("no_results", file=str(path), line=played.number + 2)
    return header, games


def read_files(places: Sequence[Path]) -> list[Results]:
    """What all these files hold, and those in these folders."""
    results = [read(path) for path in find(places)]
    if not results:
        raise BadResults("no_games", file=", ".join(map(str, places)))
    return results


def tell_files(words: Words, results: Sequence[Results]) -> Document:
    """The report of what files hold."""
    return tell_results(words, results, [command(header, len(games)) for header, games in results])
