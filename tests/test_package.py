"""What is handed out: an sdist that is small and whole, and a wheel made from it, pure and at once."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LARGEST = 4_000_000  # bytes of an sdist, pages included
PAGE = "client/dist/index.html"


def build(source: Path, target: str, place: Path, **variables: str) -> tuple[Path, str]:
    """The file that was built, and what was said."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith("CABALE_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(place)]
    done = subprocess.run(command, cwd=source, env=usual | variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (built,) = place.iterdir()
    return built, done.stderr


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the pages as they lie here, if they were built."""
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"), CABALE_CLIENT="as-is")[0]


def unpack(sdist: Path, place: Path) -> Path:
    """Where it lies now. What a stranger's archive may not do, Python refuses from 3.11.4 on."""
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(place)
    (source,) = place.iterdir()
    return source


def test_an_sdist_is_small_and_has_what_a_wheel_is_made_of(sdist: Path) -> None:
    assert sdist.stat().st_size < LARGEST
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "README.md", "src/cabale/py.typed", "tests/smoke.py"} <= names
    assert not [name for name in names if name.startswith(("docs/pictures", "tests/games", "locks"))]
    assert (PAGE in names) == (ROOT / PAGE).exists()


def test_a_wheel_from_it_is_pure_at_once_and_plays(sdist: Path, tmp_path: Path) -> None:
    source = unpack(sdist, tmp_path)
    wheel, said = build(source, "wheel", tmp_path / "wheels")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "Pure Python" in said and "CABALE_COMPILE=1" in said
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        names = {*archive.namelist()}
    assert "cabale/py.typed" in names and not [name for name in names if name.endswith((".so", ".pyd"))]
    pages = ["--pages"] if (ROOT / PAGE).exists() else []
    smoke = [sys.executable, str(source / "tests/smoke.py"), *pages]
    path = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    done = subprocess.run(smoke, cwd=tmp_path, env=path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_a_compiler_that_is_missing_costs_a_sentence(sdist: Path, tmp_path: Path) -> None:
    """Where a compiled wheel was asked for; where it was not, the wheel from a clone is pure."""
    source = unpack(sdist, tmp_path)
    (source / "PKG-INFO").unlink()  # as in a clone
    hidden = {"CC": "no-such-compiler", "CABALE_CLIENT": "as-is"}
    wheel, said = build(source, "wheel", tmp_path / "wheels", **hidden)
    assert wheel.name.endswith("-py3-none-any.whl") and "no C compiler here" in said
    for module in (source / "src/cabale").rglob("*.py"):  # one is enough: mypyc is slow
        text = module.read_text("utf-8")
        if text.startswith("# mypyc: compile\n") and module.name != "seats.py":
            module.write_text(text.removeprefix("# mypyc: compile\n"), "utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    wanted = {**os.environ, **hidden, "CABALE_COMPILE": "1", "CABALE_OPTIMIZE": "0"}
    done = subprocess.run(command, cwd=source, env=wanted, capture_output=True, text=True)
    assert done.returncode == 1
    assert "CABALE_COMPILE=1 was given" in done.stderr and "CABALE_COMPILE=0 does without" in done.stderr
    assert "hatch_build.py" not in done.stderr  # no traceback of ours
