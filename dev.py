#!/usr/bin/env python3
"""Cabale from a bare Python 3.11 or later. What is missing is installed into this folder, once.

python3 dev.py play [ARG...]     open the web table; arguments as for `cabale serve`
python3 dev.py test              every check, exactly as CI runs them

python3 dev.py nightly           what takes too long for every change, all of it, then a summary

python3 dev.py check             only the quick ones: format, lint, types, layers, of Python and the client
python3 dev.py client            check, test and build the pages of the web table
python3 dev.py compile           compile the rules, quickly, for the tests that are run compiled
python3 dev.py browser [ARG...]  only the tests in a browser; arguments as for pytest
python3 dev.py format            format the source and mend what the linter can mend
python3 dev.py documents         write what is made from the wire: wire.ts, openapi.json, asyncapi.json
python3 dev.py pictures [ARG...] take the pictures of every page anew, into docs/pictures
python3 dev.py rules             which numbered rules the tests cite, and which they do not
python3 dev.py slow [ARG...]     the tests that take minutes; arguments as for pytest
python3 dev.py bench [ARG...]    speed beside other engines; `bench search`: how long our bots think;
                                 `bench outside`: how they do against a bot that others wrote;
                                 `bench learners`: steps a second for PettingZoo and Gymnasium
python3 dev.py ray [ARG...]      the tests of the arena on Ray; arguments as for pytest
python3 dev.py openspiel [ARG...]
                                 the tests of the games in OpenSpiel; arguments as for pytest
python3 dev.py lock [ARG...]     write locks/ anew; arguments as for `uv pip compile`, such as --upgrade

The table in the terminal is `.venv/bin/cabale play complots`, once one of these has run.
"""

import contextlib
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, NoReturn


def stop(sentence: str) -> NoReturn:
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(2)


if sys.version_info < (3, 11):  # noqa: UP036 - an older Python shall get a sentence, not a traceback
    stop(f"needs Python 3.11 or later, and this is {platform.python_version()}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH = ROOT / ".venv-bench"  # apart, because the other engines bring 300 MB
RAY = ROOT / ".venv-ray"  # apart, because Ray brings 200 MB
OPENSPIEL = ROOT / ".venv-openspiel"  # apart, because OpenSpiel brings 290 MB
CLIENT = ROOT / "client"
BUILD = VENV / "build"  # compiled for one Python, so it goes when that environment goes
QUICKLY, WELL = "1", "3"  # how hard the C compiler tries: for tests, and for whoever counts games a second
BIN = "Scripts" if os.name == "nt" else "bin"
UV = shutil.which("uv")  # reads the same locks as pip, faster
MADE = {"node_modules", "dist", "__pycache__"}  # by tools, so no part of the source

EXTRAS = "pyproject.toml --extra tui --extra web --group build"
LIGHT = "--extra mcp --extra parquet --extra gymnasium --extra pettingzoo"  # tested with all else
LOCKS = {  # what each of them covers, in the words of `uv pip compile`
    "run": EXTRAS,
    "dev": f"{EXTRAS} {LIGHT} --group test --group lint --constraint locks/run.txt",
    "bench": "pyproject.toml --extra pettingzoo --group bench --constraint locks/run.txt",
    "ray": "pyproject.toml --extra ray --group build --group test --constraint locks/dev.txt",
    "openspiel": "pyproject.toml --extra openspiel --group build --group test --constraint locks/dev.txt",
    "node": "--group node",
}


SPREAD = ["-n", "auto", "--dist", "worksteal"]  # in long runs, so that what a file tells once is told once
ELSEWHERE = [*SPREAD, "--ignore=tests/browser"]
BY_DAY = [*ELSEWHERE, "--ignore=tests/bots"]  # which run compiled, and by night uncompiled as well
AT_RANDOM = ["--hypothesis-profile=night"]
ON_RAY = ["-m", "ray", "tests/arena/test_ray.py"]  # others may import what that environment lacks
IN_OPENSPIEL = ["-m", "openspiel", *map(str, sorted(ROOT.glob("tests/adapters/test_openspiel*.py")))]
SLOW = ["-n", "auto", "-m", "slow", "--timeout=0"]  # one after the other, those in a browser last
IN_BROWSER = [  # apart, and never a crowd of them
    "tests/browser",
    *("-n", "3", "--dist", "worksteal"),  # on two processors: pages and their houses wait for each other
    "--screenshot=only-on-failure",
]
COMPILED = [  # what tests compiled modules, and so runs both ways, by night at the latest
    *SPREAD,
    *(f"tests/{part}" for part in ("properties", "games", "bots", "core", "playthroughs")),
    "tests/test_scenarios.py",
    "tests/test_compiled.py",
]


YIELDING = ["nice", "-n", "15"] if shutil.which("nice") else []  # only what the others leave of the processor


def tool(name: str, environment: Path = VENV) -> str:
    return str(environment / BIN / name)


def quietly(*command: str, **variables: str) -> None:
    """Run a command whose output matters only if it fails."""
    with_variables = os.environ | variables
    done = subprocess.run(command, env=with_variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        stop(f"this failed, as told above: {' '.join(command)}")


class Stage:
    """A check under a heading. What it took stands in the table at the end."""

    every: ClassVar[list["Stage"]] = []  # that has ended

    def __init__(self, title: str, command: Sequence[str], variables: dict[str, str], beside: bool) -> None:
        self.title = title
        self.begun = time.monotonic()
        self.told = tempfile.TemporaryFile() if beside else None  # apart from what others tell meanwhile
        self.process = subprocess.Popen(
            command,
            env=os.environ | variables,
            stdout=self.told,
            stderr=subprocess.STDOUT if beside else None,
            # A group, to be left with all that it started; but no session: where each of those gets the same
            # part of the processor, whatever its priority (Linux calls it autogroup), it could not yield.
            process_group=0 if beside else None,
        )
        self.watch = threading.Thread(target=self._watch)
        self.watch.start()

    def _watch(self) -> None:
        """See it end: when, and what it used, with all processes that it had and waited for."""
        self.worked = 0.0
        if hasattr(os, "wait4"):
            _, status, used = os.wait4(self.process.pid, 0)
            self.process.returncode = os.waitstatus_to_exitcode(status)
            self.worked = used.ru_utime + used.ru_stime
        self.passed = self.process.wait() == 0
        self.seconds = time.monotonic() - self.begun

    def end(self) -> bool:
        """Wait until it has ended; whether it passed."""
        self.watch.join()
        if self.told:
            print(f"\n== {self.title}", flush=True)
            self.told.seek(0)
            sys.stdout.buffer.write(self.told.read())
        verdict = "passed" if self.passed else "failed"
        print(f"== {self.title} {verdict}, {self.seconds:.1f} s", flush=True)
        Stage.every.append(self)
        return self.passed

    def leave(self) -> None:
        """Nobody needs what it makes any more."""
        if self.watch.is_alive() and os.name == "nt":
            self.process.terminate()
        elif self.watch.is_alive():
            os.killpg(self.process.pid, signal.SIGTERM)
        self.watch.join()


def attempt(title: str, *command: str, **variables: str) -> bool:
    """Run a command under a heading; whether it passed."""
    print(f"\n== {title}", flush=True)
    return Stage(title, command, variables, beside=False).end()


def check(title: str, *command: str, **variables: str) -> None:
    """The same; its failure is ours."""
    if not attempt(title, *command, **variables):
        sys.exit(1)


@contextlib.contextmanager
def beside(title: str, *command: str, **variables: str) -> Iterator[Stage]:
    """Let a command go on while others run; whoever needs what it makes calls `end` first."""
    stage = Stage(title, command, variables, beside=True)
    try:
        yield stage
    finally:
        stage.leave()


@contextlib.contextmanager
def summary(begun: float) -> Iterator[None]:
    """At the end, however it comes, a table of what was done since then and how long it took."""
    ready = time.monotonic()
    try:
        yield
    finally:
        print(f"\n{'seconds':>40}{'processor':>12}")
        print(f"{'setting up':<28}{ready - begun:>12.1f}")
        for stage in Stage.every:
            failed = "" if stage.passed else "  FAILED"
            print(f"{stage.title:<28}{stage.seconds:>12.1f}{stage.worked:>12.1f}{failed}")
        print(f"{'all checks':<28}{time.monotonic() - ready:>12.1f}", flush=True)


def become(*command: str) -> NoReturn:
    """Let another program take our place."""
    if os.name == "nt":  # where exec would hand the prompt back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def files(path: Path) -> list[Path]:
    """A file, or those in a folder that people made, in a fixed order."""
    found = [path] if path.is_file() else []
    for folder, folders, names in os.walk(path):
        folders[:] = set(folders) - MADE
        found += [Path(folder, name) for name in names]
    return sorted(found)


def digest(*paths: Path) -> str:
    """One hash over files, and over all that lies in folders."""
    total = hashlib.sha256()
    for path in paths:
        for file in files(path):
            total.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return total.hexdigest()


def stamped(stamp: Path, key: str) -> bool:
    return stamp.exists() and key in stamp.read_text()


def apt_install(need: str, *packages: str) -> None:
    """Install Debian packages if we may; otherwise say which."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        stop(f"{need} missing; install it first, on Debian with: sudo apt-get install {' '.join(packages)}")
    print(f"{need} missing: installing {' '.join(packages)}", flush=True)
    quietly("apt-get", "update")
    quietly("apt-get", "install", "-y", *packages, DEBIAN_FRONTEND="noninteractive")


def make(environment: Path) -> None:
    """Make a virtual environment, unless it is there, whole, of this very Python, and was made right here."""
    version, settings = platform.python_version(), environment / "pyvenv.cfg"
    ours = stamped(settings, f"version = {version}\n") and stamped(settings, f" {environment}\n")
    parts = [tool("python", environment), UV or tool("pip", environment)]
    if ours and all(Path(part).exists() for part in parts):
        return
    print(f"Making {environment.name} with Python {version}", flush=True)
    if not UV and importlib.util.find_spec("ensurepip") is None:
        apt_install("Python's ensurepip is", f"python3.{sys.version_info.minor}-venv")
    without_pip = ["--without-pip"] if UV else []
    quietly(sys.executable, "-m", "venv", "--clear", *without_pip, str(environment))


def pip_install(environment: Path, *what: str) -> None:
    python = tool("python", environment)
    pip = [UV, "pip", "install", "--python", python] if UV else [python, "-m", "pip", "install"]
    quietly(*pip, *what)


def install(lock: str, environment: Path) -> None:
    """Make the environment hold what the lock pins. The stamp says what it holds, so twice costs nothing."""
    make(environment)
    stamp = environment / ("node.stamp" if lock == "node" else "lock.stamp")  # on top of the others
    key = digest(ROOT / "locks" / f"{lock}.txt")
    if not stamped(stamp, key):
        print(f"Installing locks/{lock}.txt into {environment.name}", flush=True)
        stamp.unlink(missing_ok=True)  # an install cut short is neither the old nor the new one
        pip_install(environment, "--require-hashes", "-r", f"locks/{lock}.txt")
        included = digest(ROOT / "locks/run.txt") if lock == "dev" else ""
        stamp.write_text(key + included)


def set_up(lock: str, environment: Path = VENV) -> None:
    """The environment for playing or for testing, with this source tree in it, editable."""
    install(lock, environment)
    stamp = environment / "cabale.stamp"
    key = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    if not stamped(stamp, key):
        pip_install(environment, "--no-deps", "--no-build-isolation", "-e", ".")
        stamp.write_text(key)


def set_up_compiler() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        apt_install("A C compiler, for the compiled rules, is", "gcc", "libc6-dev")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        apt_install("Python.h, for the compiled rules, is", f"python3.{sys.version_info.minor}-dev")


def npm() -> str:
    """For use inside client/: its --prefix would also move the place where the machine configures it."""
    return shutil.which("npm") or stop("npm is missing beside Node; install it first.")


def node_will_do() -> bool:
    """Whether the machine has npm, and a Node that Vite runs on: 20.19, or 22.12 and later."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    release = tuple(map(int, re.findall(r"\d+", told)[:2]))
    return (20, 19) <= release < (21,) or release >= (22, 12)


def set_up_client() -> None:
    """Node, and the packages that the client's lock pins."""
    if not node_will_do():
        try:
            install("node", VENV)
        except SystemExit:
            stop("could not get a Node for this machine; install Node.js 20.19, or 22.12 or later, first.")
        os.environ["PATH"] = f"{VENV / BIN}{os.pathsep}{os.environ['PATH']}"
    stamp = CLIENT / "node_modules/lock.stamp"  # goes with the folder, which `npm ci` begins by deleting
    key = digest(CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc")
    if not stamped(stamp, key):
        print("Installing client/package-lock.json into client/node_modules", flush=True)
        with contextlib.chdir(CLIENT):
            quietly(npm(), "ci", "--no-audit", "--no-fund")
        stamp.write_text(key)


def build_client(run: Callable[..., None] = quietly) -> None:
    """The pages of the web table, from client/ into client/dist, unless nothing has changed since."""
    stamp = CLIENT / "node_modules/build.stamp"
    key = digest(CLIENT, *sorted(ROOT.glob("src/cabale/text/*/*.ftl")))  # names of cards, for the page too
    if not stamped(stamp, key) or not (CLIENT / "dist/index.html").exists():
        set_up_client()
        print("Building client/dist", flush=True)
        with contextlib.chdir(CLIENT):
            run(npm(), "--silent", "run", "build")
        stamp.write_text(key)


def chromium(*, headed: bool = False) -> str | None:
    """The browser of the browser tests, without a window if it can be had so: that takes less.

    They never fetch one of their own.
    """
    windowless = () if headed else ("chromium-headless-shell",)
    names = (*windowless, "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def set_up_browser() -> None:
    if not chromium():
        apt_install("Chromium, for the tests in a browser, is", "chromium-headless-shell")


def compiled_wheel(level: str) -> Path:
    """Build the wheel with the rules compiled, and unpack it beside, unless no source has changed since."""
    folder = BUILD / f"O{level}"
    wheels, stamp = folder / "wheel", folder / "stamp"
    settings = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "locks/dev.txt"]
    pages = [CLIENT / "dist"] if level == WELL else []  # which are being built while tests are compiled for
    key = digest(ROOT / "src", *pages, *settings)
    if not stamped(stamp, key):
        print("Compiling the rules", flush=True)
        stamp.unlink(missing_ok=True)
        shutil.rmtree(wheels, ignore_errors=True)
        shutil.rmtree(folder / "compiled", ignore_errors=True)
        build = [tool("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        how = {"CABALE_COMPILE": "1", "CABALE_OPTIMIZE": level, "CABALE_CLIENT": "as-is" if pages else "0"}
        quietly(*build, **how, CABALE_BUILD_DIR=str(folder / "mypyc"))
        with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
            wheel.extractall(folder / "compiled")
        stamp.write_text(key)
    return next(wheels.glob("*.whl"))


def compiled(level: str) -> dict[str, str]:
    """The variables under which tests run what was compiled."""
    return {"PYTHONPATH": str(BUILD / f"O{level}" / "compiled"), "CABALE_EXPECT_COMPILED": "1"}


def play(*arguments: str) -> None:
    set_up("run")
    build_client()
    become(tool("cabale"), "serve", "--open", *arguments)


def check_python() -> None:
    set_up("dev")
    check("format", tool("ruff"), "format", "--check")
    check("lint", tool("ruff"), "check")
    check("types", tool("mypy"))
    check("layers", tool("lint-imports"), "--no-logo")


def check_client() -> None:
    set_up_client()
    with contextlib.chdir(CLIENT):
        check("client, format", npm(), "--silent", "run", "format:check")
        check("client, lint", npm(), "--silent", "run", "lint")
        check("client, types", npm(), "--silent", "run", "check")


def static_checks() -> None:
    check_python()
    check_client()


def client() -> None:
    build_client(partial(check, "client, built"))
    check_client()
    with contextlib.chdir(CLIENT):
        check("client, tests", npm(), "--silent", "test")


def test() -> None:
    """Two programs at a time, or three where one yields: on two processors four took a third more work for
    the same tests, and seven half as much again. Tests that start programs wait for them a fifth of the time,
    pages and houses for each other a sixth: there the compiled tests run, which wait for nobody."""
    begun = time.monotonic()
    set_up_compiler()  # first, like the browser: what is missing should not show only after the other checks
    set_up_browser()
    set_up("dev")
    set_up_client()
    with summary(begun):
        told = []  # whichever fails, the others are told as well
        build_client(partial(check, "client, built"))  # first: houses that tests open hand it out
        with beside("client", sys.executable, "dev.py", "client") as page:
            check_python()
            check("compiling", sys.executable, "dev.py", "compile")
            told.append(page.end())
        alone = [*YIELDING, tool("pytest"), *COMPILED, "-n", "1"]
        with beside("tests, compiled", *alone, **compiled(QUICKLY)) as again:
            told.append(attempt("tests, interpreted", tool("pytest"), *BY_DAY))
            told.append(attempt("tests, in a browser", tool("pytest"), *IN_BROWSER))
            told.append(again.end())
        if not all(told):
            sys.exit(1)


def browser(*arguments: str) -> None:
    set_up_browser()
    set_up("dev")
    build_client()
    become(tool("pytest"), *IN_BROWSER, *arguments)


def mend() -> None:
    set_up("dev")
    check("format", tool("ruff"), "format")
    check("lint", tool("ruff"), "check", "--fix")
    set_up_client()
    with contextlib.chdir(CLIENT):
        check("client, format", npm(), "--silent", "run", "format")
        check("client, lint", npm(), "--silent", "run", "lint", "--", "--fix")


def documents() -> None:
    set_up("dev")
    become(tool("python"), "-m", "cabale.table.documents")


def pictures(*arguments: str) -> None:
    set_up_browser()
    set_up("dev")
    build_client()
    become(tool("python"), "-m", "tests.browser.pictures", *arguments)


def rules() -> None:
    set_up("dev")
    become(tool("pytest"), "tests/test_rules_cited.py", "-q", "-s")


def slow(*arguments: str) -> None:
    set_up("dev")
    become(tool("pytest"), *SLOW, *arguments)


def set_up_bench() -> None:
    """The compiled wheel beside the engines of others."""
    set_up_compiler()
    set_up("dev")
    wheel = compiled_wheel(WELL)
    install("bench", BENCH)
    stamp = BENCH / "cabale.stamp"
    if not stamped(stamp, digest(wheel)):
        pip_install(BENCH, "--no-deps", "--force-reinstall", str(wheel))
        stamp.write_text(digest(wheel))


def bench(*arguments: str) -> None:
    set_up_bench()
    part, *rest = (
        arguments
        if arguments[:1] and arguments[0] in ("search", "outside", "learners")
        else ("run", *arguments)
    )
    become(tool("python", BENCH), "-m", f"bench.{part}", *rest)


def ray(*arguments: str) -> None:
    set_up("ray", RAY)
    become(tool("pytest", RAY), *ON_RAY, *arguments)


def openspiel(*arguments: str) -> None:
    set_up("openspiel", OPENSPIEL)
    become(tool("pytest", OPENSPIEL), *IN_OPENSPIEL, *arguments)


def nightly() -> None:
    """Everything, whatever fails; then what did."""
    begun = time.monotonic()
    set_up_browser()
    set_up("ray", RAY)
    set_up("openspiel", OPENSPIEL)
    set_up_bench()
    build_client()
    cover = tool("coverage")
    with summary(begun):
        attempt("slow tests", tool("pytest"), *SLOW, "--ignore=tests/browser", **compiled(WELL))
        attempt("slow tests, in a browser", tool("pytest"), *SLOW, "tests/browser")
        attempt("examples at random", tool("pytest"), *COMPILED, *AT_RANDOM, **compiled(WELL))
        attempt("arena on Ray", tool("pytest", RAY), *ON_RAY)
        attempt("games in OpenSpiel", tool("pytest", OPENSPIEL), *IN_OPENSPIEL)
        for part in ("run", "learners", "observe"):
            attempt(f"speed, bench.{part}", tool("python", BENCH), "-m", f"bench.{part}", "--check")
        attempt("tests, with coverage", cover, "run", "-m", "pytest", *ELSEWHERE)
        attempt("coverage, added up", cover, "combine", "--quiet")
        attempt("coverage of src", cover, "report", "--skip-covered")
    if not all(stage.passed for stage in Stage.every):
        sys.exit(1)


def lock(*arguments: str) -> None:
    """Pin with hashes, for every platform and Python. Where packages come from is not for us to say."""
    uv = UV or tool("uv")
    if not Path(uv).exists():
        make(VENV)
        pip_install(VENV, "uv")
    header = ["--custom-compile-command", "python3 dev.py lock"]
    for name, contents in LOCKS.items():
        how = ["--universal", "--generate-hashes", "--no-annotate", *header, "-o", f"locks/{name}.txt"]
        quietly(uv, "pip", "compile", *contents.split(), *how, *arguments)


def compile_quickly() -> None:
    set_up_compiler()
    set_up("dev")
    compiled_wheel(QUICKLY)


ALONE = {
    "test": test,
    "nightly": nightly,
    "check": static_checks,
    "client": client,
    "compile": compile_quickly,
    "format": mend,
    "documents": documents,
    "rules": rules,
}
WITH_ARGUMENTS = {
    "play": play,
    "browser": browser,
    "pictures": pictures,
    "slow": slow,
    "bench": bench,
    "ray": ray,
    "openspiel": openspiel,
    "lock": lock,
}


def keep_bytecode() -> None:
    """Tests start hundreds of Pythons. Where the machine has forbidden them to leave `__pycache__` behind,
    each would compile everything anew; they keep it in the environment instead."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "pycache")


def main(command: str = "--help", *arguments: str) -> None:
    os.chdir(ROOT)
    keep_bytecode()
    if command in ("-h", "--help"):
        print(str(__doc__).strip())
    elif command in WITH_ARGUMENTS:
        WITH_ARGUMENTS[command](*arguments)
    elif command in ALONE and not arguments:
        ALONE[command]()
    else:
        stop(f"cannot make sense of `{' '.join([command, *arguments])}`; see python3 dev.py --help")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
