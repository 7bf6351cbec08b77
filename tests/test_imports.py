"""What is loaded before anybody asks for it: a program starts as fast as it imports little.

Modules are counted, not seconds: the same on every machine.
"""

import subprocess
import sys

import pytest

from cabale.games import GAMES

HELP = """
import contextlib, io
from cabale import cli
with contextlib.redirect_stdout(io.StringIO()):
    cli.main(["--help"])
"""
HEAVY = ("rich", "textual", "starlette", "uvicorn", "asyncio", "multiprocessing", "pyarrow", "numpy", "ray")


def loaded(statement: str) -> set[str]:
    program = f"import sys\nbefore = {{*sys.modules}}\n{statement}\nprint(*sorted({{*sys.modules}} - before))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return {*done.stdout.split()}


@pytest.mark.parametrize(
    ("statement", "forbidden", "most"),
    [
        ("import cabale", (*HEAVY, "click", "fluent", "babel", "importlib.metadata", "cabale.text"), 36),
        (HELP, (*HEAVY, "cabale.bots", "cabale.arena", "cabale.table"), 58),
    ],
    ids=["import", "help"],
)
def test_little_is_loaded(statement: str, forbidden: tuple[str, ...], most: int) -> None:
    found = loaded(statement)
    unwanted = (*forbidden, *[f"cabale.games.{game}" for game in GAMES])
    assert not [name for name in found for part in unwanted if f"{name}.".startswith(f"{part}.")]
    ours = [name for name in found if name.startswith("cabale")]
    assert len(ours) <= most, sorted(ours)


def test_a_game_that_is_asked_for_comes_alone() -> None:
    found = loaded("import cabale; cabale.deal('druide')")
    assert "cabale.games.druide" in found
    assert not {f"cabale.games.{game}" for game in GAMES if game != "druide"} & found
