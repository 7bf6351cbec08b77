"""Programs for seats: the three of `examples/seat`, and one that misbehaves as it is told."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from cabale.seat import Limits

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples/seat"
BAD = Path(__file__).parent / "bad.py"
PATIENT = Limits(start=60.0, answer=60.0, leave=20.0)  # only a broken program reaches these


@cache
def example(language: str) -> tuple[str, ...]:
    """The command of an example; that in C is compiled first. What is missing here is a failure."""
    if language == "python":
        return sys.executable, "-S", str(EXAMPLES / "bot.py")
    if language == "javascript":
        return _found("node"), str(EXAMPLES / "bot.mjs")
    bot = Path(mkdtemp(prefix="cabale-seat-")) / "bot"
    subprocess.run([_found("cc"), "-Wall", "-Werror", "-o", bot, EXAMPLES / "bot.c"], check=True)
    return (str(bot),)


def _found(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    assert found, f"{name} is not installed"
    return found


def bad(*ways: str) -> tuple[str, ...]:
    """A program that does this with its questions, one after the other, and then what is right."""
    return sys.executable, "-S", str(BAD), *ways
