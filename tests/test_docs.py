"""The documents: what they name is there, and the index of docs/ has every one of them."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path
from subprocess import run
from sys import executable

import cabale

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
API = (DOCS / "api.md").read_text("utf-8")


def found(dotted: str) -> bool:
    """Whether a name that begins with `cabale` leads anywhere."""
    thing, *rest = dotted.split(".")
    here: object = import_module(thing)
    for name in rest:
        thing = f"{thing}.{name}"
        here = getattr(here, name, None) or import_module(thing)
    return here is not None


def test_the_index_has_every_document_and_leads_nowhere_else() -> None:
    led = set(re.findall(r"\]\(([^)#]+)\)", (DOCS / "README.md").read_text("utf-8")))
    assert [target for target in led if not (DOCS / target).exists()] == []
    own = {path.name for path in DOCS.iterdir() if path.suffix in (".md", ".json")} - {"README.md"}
    assert own - led == set()


def test_whatever_the_api_document_calls_is_there() -> None:
    match = cabale.deal("complots", seed=1)
    kinds = {"game": match.game, "state": match.state, "match": match}
    called = set(re.findall(r"`(game|state|match)\.(\w+)", API))
    assert len(called) > 40
    assert {f"{kind}.{name}" for kind, name in called if not hasattr(kinds[kind], name)} == set()


def test_whatever_the_api_document_names_is_in_the_package() -> None:
    dotted = set(re.findall(r"\bcabale(?:\.\w+)+", API)) - {"cabale.md"}
    assert len(dotted) > 10
    assert [name for name in sorted(dotted) if not found(name)] == []
    errors = {name for name in vars(cabale) if name.startswith("Bad")}
    assert [name for name in sorted(errors) if f"`{name}`" not in API] == []


def test_the_api_document_says_which_parts_to_import() -> None:
    """In a program of its own, which has imported nothing else: its names are there after what is said."""
    said = "\n".join(re.findall(r"`(import cabale[.\w]*)`", API))
    dotted = sorted(set(re.findall(r"\bcabale(?:\.\w+)+", API)) - {"cabale.md"})
    done = run([executable, "-c", f"{said}\n" + "\n".join(dotted)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert re.findall(r"^## (\S+)", changes, re.MULTILINE)[0] == cabale.__version__ == project["version"]
