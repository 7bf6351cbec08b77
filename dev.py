#!/usr/bin/env python3
"""Cabale from a bare Python 3.11 or later. What is missing is installed into this folder, once.

python3 dev.py play [ARG...]     open the web table; arguments as for `cabale serve`
python3 dev.py test              every check, exactly as CI runs them

python3 dev.py check             only the quick ones: format, lint, types, layers
python3 dev.py client            check, test and build the pages of the web table
python3 dev.py browser [ARG...]  only the tests in a browser; arguments as for pytest
python3 dev.py format            format the source and mend what the linter can mend
python3 dev.py documents         write what is made from the wire: wire.ts, openapi.json, asyncapi.json
python3 dev.py pictures [ARG...] take the pictures of every page anew, into docs/pictures
python3 dev.py rules             which numbered rules the tests cite, and which they do not
python3 dev.py slow [ARG...]     the tests that take minutes; arguments as for pytest
python3 dev.py bench [ARG...]    speed beside other engines; `bench search`: how long our bots think;
                                 `bench outside`: how they do against a bot that others wrote
python3 dev.py ray [ARG...]      the tests of the arena on Ray; arguments as for pytest
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
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path
from typing import NoReturn


def stop(sentence: str) -> NoReturn:
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(2)


if sys.version_info < (3, 11):  # noqa: UP036 - an older Python shall get a sentence, not a traceback
    stop(f"needs Python 3.11 or later, and this is {platform.python_version()}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH = ROOT / ".venv-bench"  # apart, because the other engines bring 300 MB
RAY = ROOT / ".venv-ray"  # apart, because Ray brings 200 MB
CLIENT = ROOT / "client"
BUILD = VENV / "build"  # compiled for one Python, so it goes when that environment goes
BIN = "Scripts" if os.name == "nt" else "bin"
UV = shutil.which("uv")  # reads the same locks as pip, faster
MADE = {"node_modules", "dist", "__pycache__"}  # by tools, so no part of the source

EXTRAS = "pyproject.toml --extra tui --extra web --group build"
LOCKS = {  # what each of them covers, in the words of `uv pip compile`
    "run": EXTRAS,
    "dev": f"{EXTRAS} --extra arena --group test --group lint --constraint locks/run.txt",
    "bench": "pyproject.toml --group bench --constraint locks/run.txt",
    "ray": "pyproject.toml --extra ray --group build --group test --constraint locks/dev.txt",
    "node": "--group node",
}


IN_BROWSER = ["tests/browser", "-n", "2", "--screenshot=only-on-failure"]  # apart, and never a crowd of them


def tool(name: str, environment: Path = VENV) -> str:
    return str(environment / BIN / name)


def quietly(*command: str, **variables: str) -> None:
    """Run a command whose output matters only if it fails."""
    with_variables = os.environ | variables
    done = subprocess.run(command, env=with_variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        stop(f"this failed, as told above: {' '.join(command)}")


def check(title: str, *command: str, **variables: str) -> None:
    """Run a command under a heading; its failure is ours."""
    print(f"\n== {title}", flush=True)
    start = time.monotonic()
    code = subprocess.run(command, env=os.environ | variables).returncode
    print(f"== {title} {'failed' if code else 'passed'}, {time.monotonic() - start:.1f} s", flush=True)
    if code:
        sys.exit(code)


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


def build_client() -> None:
    """The pages of the web table, from client/ into client/dist, unless nothing has changed since."""
    stamp = CLIENT / "node_modules/build.stamp"
    key = digest(CLIENT)
    if not stamped(stamp, key) or not (CLIENT / "dist/index.html").exists():
        set_up_client()
        print("Building client/dist", flush=True)
        with contextlib.chdir(CLIENT):
            quietly(npm(), "run", "build")
        stamp.write_text(key)


def chromium() -> str | None:
    """The browser of the browser tests. They never fetch one of their own."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def set_up_browser() -> None:
    if not chromium():
        apt_install("Chromium, for the tests in a browser, is", "chromium")


def compiled_wheel() -> Path:
    """Build the wheel with the rules compiled, and unpack it beside, unless no source has changed since."""
    wheels, stamp = BUILD / "wheel", BUILD / "stamp"
    settings = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "locks/dev.txt"]
    key = digest(ROOT / "src", CLIENT / "dist", *settings)
    if not stamped(stamp, key):
        print("\n== compiling", flush=True)
        start = time.monotonic()
        stamp.unlink(missing_ok=True)
        shutil.rmtree(wheels, ignore_errors=True)
        shutil.rmtree(BUILD / "compiled", ignore_errors=True)
        build = [tool("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        quietly(*build, CABALE_COMPILE="1", CABALE_BUILD_DIR=str(BUILD / "mypyc"), CABALE_CLIENT="as-is")
        with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
            wheel.extractall(BUILD / "compiled")
        stamp.write_text(key)
        print(f"== compiled in {time.monotonic() - start:.1f} s", flush=True)
    return next(wheels.glob("*.whl"))


def play(*arguments: str) -> None:
    set_up("run")
    build_client()
    become(tool("cabale"), "serve", "--open", *arguments)


def static_checks() -> None:
    set_up("dev")
    check("format", tool("ruff"), "format", "--check")
    check("lint", tool("ruff"), "check")
    check("types", tool("mypy"))
    check("layers", tool("lint-imports"), "--no-logo")


def client() -> None:
    set_up_client()
    with contextlib.chdir(CLIENT):
        check("client, types", npm(), "--silent", "run", "check")
        check("client, tests", npm(), "--silent", "test")
    build_client()


def test() -> None:
    set_up_compiler()  # first, like the browser: what is missing should not show only after the other checks
    set_up_browser()
    static_checks()
    client()
    elsewhere = ["-n", "auto", "--ignore=tests/browser"]
    check("tests, interpreted", tool("pytest"), *elsewhere)
    check("tests, in a browser", tool("pytest"), *IN_BROWSER)
    compiled_wheel()
    compiled = {"PYTHONPATH": str(BUILD / "compiled"), "CABALE_EXPECT_COMPILED": "1"}
    check("tests, compiled", tool("pytest"), *elsewhere, "tests", **compiled)


def browser(*arguments: str) -> None:
    set_up_browser()
    set_up("dev")
    build_client()
    become(tool("pytest"), *IN_BROWSER, *arguments)


def mend() -> None:
    set_up("dev")
    check("format", tool("ruff"), "format")
    check("lint", tool("ruff"), "check", "--fix")


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
    become(tool("pytest"), "-m", "slow", "--timeout=0", "-n", "auto", *arguments)


def set_up_bench() -> None:
    """The compiled wheel beside the engines of others."""
    set_up_compiler()
    set_up("dev")
    wheel = compiled_wheel()
    install("bench", BENCH)
    stamp = BENCH / "cabale.stamp"
    if not stamped(stamp, digest(wheel)):
        pip_install(BENCH, "--no-deps", "--force-reinstall", str(wheel))
        stamp.write_text(digest(wheel))


def bench(*arguments: str) -> None:
    set_up_bench()
    part, *rest = (
        arguments if arguments[:1] and arguments[0] in ("search", "outside") else ("run", *arguments)
    )
    become(tool("python", BENCH), "-m", f"bench.{part}", *rest)


def ray(*arguments: str) -> None:
    set_up("ray", RAY)
    become(tool("pytest", RAY), "-m", "ray", "tests/arena", *arguments)


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


ALONE = {
    "test": test,
    "check": static_checks,
    "client": client,
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
    "lock": lock,
}


def main(command: str = "--help", *arguments: str) -> None:
    os.chdir(ROOT)
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
