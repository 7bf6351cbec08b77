"""Where in the code of another package an error is at home: the file and the line that its author wrote."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import Final

HOUSE: Final = __name__.partition(".")[0]
PYTHON: Final = sysconfig.get_path("stdlib") + os.sep
LIBRARIES: Final = tuple({sysconfig.get_path(name) + os.sep for name in ("purelib", "platlib")})


def blame(error: BaseException) -> str:
    """`package/file.py:12: `, of the innermost line that is neither ours nor Python's, nor a library's unless
    the game is installed among them; empty if there is none."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}: "
    places = list(foreign(error))
    own = [place for place in places if not place[0].startswith(LIBRARIES)]
    for file, module, line in reversed(own or places):
        return f"{_short(file, module)}:{line}: "
    return ""


def frames(error: BaseException) -> Iterator[FrameType]:
    """What was at work, outermost first."""
    for frame, _ in walk_tb(error.__traceback__):
        yield frame


def foreign(error: BaseException) -> Iterator[tuple[str, str, int]]:
    """The file, the module and the line of everything but the house and Python, outermost first."""
    for frame, line in walk_tb(error.__traceback__):
        file, module = frame.f_code.co_filename, frame.f_globals.get("__name__", "")
        python = file.startswith(("<", PYTHON)) and not file.startswith(LIBRARIES)
        if not python and module.partition(".")[0] != HOUSE:
            yield file, module, line


def _short(file: str, module: str) -> str:
    """From the folder of the package on: everybody at a table reads it, and the rest is the machine's."""
    path = Path(file)
    depth = module.count(".") + (path.stem == "__init__")
    return "/".join(path.parts[-1 - depth :])
