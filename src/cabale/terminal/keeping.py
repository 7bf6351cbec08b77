"""Files: where records are kept, and how texts are read without surprises."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from cabale.core.match import Match
from cabale.core.record import LARGEST
from cabale.terminal.complaint import Complaint

ENDING: Final = ".cabale"
_MOST: Final = 4 * LARGEST  # bytes; a larger file is no text of ours, and a device may never end


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST + 1)
    except FileNotFoundError:
        raise Complaint("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise Complaint("file-folder", file=str(path)) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise Complaint("file-unreadable", file=str(path), reason=reason(error)) from None
    if len(data) > _MOST:
        raise Complaint("file-large", file=str(path), most=_MOST // 1_000_000)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Complaint("file-not-text", file=str(path)) from None


def data_folder() -> Path:
    """Where this user's games are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    return home / "cabale" / "games"


def usual_place(match: Match) -> Path:
    """A name in the data folder that no other game bears: game, date and time."""
    stem = f"{match.game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = data_folder() / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = path.with_name(f"{stem}-{number}{ENDING}")
        number += 1
    return path


def check_free(path: Path) -> None:
    """Refuse, before a game begins, a place where its record cannot go or would replace another file."""
    if path.is_dir():
        raise Complaint("file-folder", file=str(path))
    if path.exists() or path.is_symlink():
        raise Complaint("file-there", file=str(path))
    if not path.absolute().parent.is_dir() or not os.access(path.absolute().parent, os.W_OK):
        raise Complaint("file-no-place", file=str(path))


def keep(match: Match, path: Path | None = None) -> Path:
    """Write the record of a match; never over another file."""
    place = usual_place(match) if path is None else path
    return write_new(place, match.record().write(), make_folder=place.parent == data_folder())


def write_new(place: Path, text: str, make_folder: bool = False) -> Path:
    """Write a text where there is no file yet."""
    try:
        if make_folder:
            place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise Complaint("file-there", file=str(place)) from None
    except OSError as error:
        raise Complaint("file-unwritable", file=str(place), reason=reason(error)) from None
    return place


def reason(error: Exception) -> str:
    """What the system says about it, as far as it says anything."""
    return getattr(error, "strerror", None) or str(error)
