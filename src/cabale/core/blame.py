"""Where in the code of another package an error is at home: the file and the line that its author wrote."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Callable, Iterator
from inspect import unwrap
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

HOUSE: Final = __name__.partition(".")[0]
PYTHON: Final = sysconfig.get_path("stdlib") + os.sep
LIBRARIES: Final = tuple({sysconfig.get_path(name) + os.sep for name in ("purelib", "platlib")})


class Misgiven(TypeError):
    """What an author's function has given back, and nobody can use. Whoever notices it is another: the
    function is done, and stands in no traceback."""

    def __init__(self, said: str, place: tuple[str, str, int]) -> None:
        super().__init__(said, place)
        self.said: Final = said
        self.place: Final = place  # the file, the module and the line of the function

    def __str__(self) -> str:
        return self.said


def misgiven(function: Callable[..., Any], said: str) -> Misgiven:
    """The same of this function."""
    code = unwrap(function).__code__
    return Misgiven(said, (code.co_filename, function.__module__, code.co_firstlineno))


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


def foreign(error: BaseException) -> Iterator[tuple[str, str, int]]:
    """The file, the module and the line of everything but the house and Python, outermost first."""
    for frame, line in walk_tb(error.__traceback__):
        file, module = frame.f_code.co_filename, frame.f_globals.get("__name__", "")
        python = file.startswith(("<", PYTHON)) and not file.startswith(LIBRARIES)
        if not python and module.partition(".")[0] != HOUSE:
            yield file, module, line
    if isinstance(error, Misgiven):
        yield error.place


def _short(file: str, module: str) -> str:
    """From the folder of the package on: everybody at a table reads it, and the rest is the machine's."""
    path = Path(file)
    depth = module.count(".") + (path.stem == "__init__")
    return "/".join(path.parts[-1 - depth :])
