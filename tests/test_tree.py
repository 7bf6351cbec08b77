"""The tree as it is committed: what its files must hold, and what they must not."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted(ROOT.glob("locks/*.txt"))
CLIENT = ROOT / "client"

# The patterns are written so that they do not match themselves.
REGISTRY = re.compile(
    r"\b(pypi|pythonhosted|npmjs|yarnpkg|debian|ubuntu)\.(org|com|net)\b"
    r"|\bindex[-_]url\b"
    r"|\bfind[-_]links\b"
    r'|"resolved"\s*:',
    re.IGNORECASE,
)
MACHINE_PATH = re.compile(r"(?<![\w.-])/(?:work|root|home/\w+|Users)/|\b[A-Z]:[\\/]+Users\b")

SOURCE = {".py", ".ts", ".svelte", ".css"}
LONGEST = 600  # lines; a longer file holds more than one idea
GENERATED = CLIENT / "src/wire.ts"  # nobody writes it, so it may be as long as the wire


def committed() -> list[Path]:
    """Every file that git keeps, or would at the next commit; in an unpacked archive, every visible file."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(git, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")]
        names = [name for name in names if not re.search(r"(^|/)(\.|(__pycache__|node_modules|dist)/)", name)]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def found(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Each place where a pattern occurs, as `file:line: text`."""
    return [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for path in files
        for text in [path.read_bytes().decode("utf-8", errors="replace")]
        if "\0" not in text  # a picture
        for match in pattern.finditer(text)
    ]


def pins(lock: Path) -> list[str]:
    """The requirements of a lock, each on one line with its hashes."""
    lines = lock.read_text("utf-8").replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def npm_locks() -> list[Path]:
    return [path for path in committed() if path.name == "package-lock.json"]


def npm_pins(lock: Path) -> dict[str, Any]:
    """The packages of a lock of npm, by the place where npm puts them."""
    packages: dict[str, Any] = json.loads(lock.read_text("utf-8"))["packages"]
    return {place: package for place, package in packages.items() if place}  # "" is what depends on them


def test_there_is_a_tree_to_look_at() -> None:
    assert Path(__file__) in committed()
    assert CLIENT / "package-lock.json" in npm_locks()
    assert [path.stem for path in LOCKS] == ["bench", "dev", "node", "openspiel", "ray", "run"]


def test_no_file_names_a_registry() -> None:
    """Where packages come from is set up on the reader's machine."""
    assert found(REGISTRY, committed()) == []
    assert found(re.compile("://"), LOCKS) == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    assert found(MACHINE_PATH, committed()) == []


def test_every_pin_has_a_hash() -> None:
    exact = re.compile(r"[\w.-]+==[\w.+!]+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+ *")
    assert [pin for lock in LOCKS for pin in pins(lock) if not exact.fullmatch(pin)] == []


def test_what_tests_need_includes_what_playing_needs() -> None:
    """dev.py relies on it: an environment made for the tests is never installed again to play."""
    assert set(pins(ROOT / "locks/run.txt")) <= set(pins(ROOT / "locks/dev.txt"))


def test_every_package_of_npm_has_a_hash() -> None:
    pins = [(place, package) for lock in npm_locks() for place, package in npm_pins(lock).items()]
    assert [place for place, package in pins if not package.get("integrity")] == []


def test_the_next_lock_of_npm_will_be_free_of_addresses() -> None:
    for lock in npm_locks():
        settings = lock.with_name(".npmrc").read_text("utf-8").splitlines()
        assert "omit-lockfile-registry-resolved=true" in settings
        assert [line for line in settings if re.search("registry *=|://", line)] == []


def test_locks_of_npm_serve_every_platform() -> None:
    """npm leaves out what it did not install itself, and then refuses its own lock elsewhere."""
    for lock in npm_locks():
        pins = npm_pins(lock)
        there = {place.rpartition("node_modules/")[2] for place in pins}
        wanted = {name for package in pins.values() for name in package.get("optionalDependencies", {})}
        assert wanted - there == set()


def test_no_compiled_module_lies_in_the_source() -> None:
    """It would be imported instead of the module beside it, however that is edited."""
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_no_source_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in committed()
        if path.suffix in SOURCE and path != GENERATED
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_the_readme_tells_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme


def test_every_test_that_the_promises_of_the_table_name_is_there() -> None:
    promises = (ROOT / "docs/table.md").read_text("utf-8").split("## What is promised")[1]
    named = set(re.findall(r"`(test_\w+)`", promises))
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/table").glob("test_*.py"))
    assert len(named) > 20
    assert not {name for name in named if f"def {name}(" not in tests}


def test_no_module_keeps_what_changes() -> None:
    """What is worked out once belongs to an object: two threads, and two games, never share it."""
    sources = [path for path in committed() if path.is_relative_to(ROOT / "src") and path.suffix == ".py"]
    assert not found(re.compile(r"^\s+global \w+"), sources)


def test_a_night_of_any_length_can_be_collected() -> None:
    """A case of the night that is as long as one of the day would bear its name."""
    cases = [
        case
        for path in (ROOT / "tests").rglob("test_*.py")
        for case in re.findall(r"pytest\.param\(night\([\d_]+\)[^)]*", path.read_text("utf-8"))
    ]
    assert cases and all('id="night"' in case for case in cases)
