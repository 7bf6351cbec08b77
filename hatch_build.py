"""The build hook: the rules compiled, and the pages of the web table, as built packages carry them.

Modules whose first line is `# mypyc: compile` are compiled, into the wheel only. The variable CABALE_COMPILE
decides: `0` gives a pure wheel, `1` a compiled one or an error. Unset, the wheel is compiled where a C
compiler is at hand, and pure otherwise; from an sdist it is pure, because pip shows nobody what it does for
minutes. Which it is and why is said either way. CABALE_OPTIMIZE says how hard the C compiler tries, from 0,
which takes it half a minute and is enough to test what mypyc made of the rules, to 3, the default, which
takes it much longer.

The client is built with Node, which is fetched for the build where the machine has none that will do. An
sdist holds it in client/dist, where a wheel made from that sdist takes it; in the wheel it is
cabale/table/client. The variable CABALE_CLIENT decides: `0` leaves it out, `1` puts it in or fails, `as-is`
takes what lies in client/dist. Unset, the package does without if it cannot be built.

An editable install is never compiled, and finds client/dist where it is.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# mypyc: compile\n"  # the first line of a module that is compiled

# One library holds all that is compiled, so that calls between its modules stay native. It lies beside the
# package, not inside: mypyc derives from its place the `__file__` of the modules. To its name mypyc appends
# `__mypyc`.
LIBRARY = "cabale"

SETUP = """\
import sys

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({options!r}, group_name={library!r}, opt_level={level!r}, debug_level="0")
if sys.platform == "linux":
    flags = ["-fno-semantic-interposition", "-fno-plt"]  # nobody replaces our functions, so calls go straight
    flags.append("-Wno-all")  # to look for what it might warn of takes gcc two minutes, and mypyc wrote it
    for extension in extensions:  # which share one list of arguments
        extension.extra_compile_args = extension.extra_compile_args + flags
setup(name="cabale", ext_modules=extensions)
"""


def compiler_at_hand() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def marked(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder: those that say so themselves."""
    modules = sorted(source.glob("cabale/**/*.py"))
    return [path.relative_to(source) for path in modules if path.read_text("utf-8").startswith(MARK)]


def node_at_hand() -> bool:
    """Whether there is npm, and a Node that Vite runs on: 20.19, or 22.12 and later."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    release = tuple(map(int, re.findall(r"\d+", told)[:2]))
    return (20, 19) <= release < (21,) or release >= (22, 12)


class PackageHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """What must be installed before the build: only what we shall use."""
        needs = []
        if self.compiles():
            # mypyc checks types, so it wants to see what is imported
            imported = [need for need in self.metadata.core.dependencies if need.startswith("msgspec")]
            needs += ["mypy[mypyc]>=2.4,<3", *imported]
        if self.builds_client() and not node_at_hand():
            needs += self.metadata.config["dependency-groups"]["node"]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="cabale-")  # gone when the build has ended
        self.include_client(build_data)
        if self.compiles():
            self.include_compiled(build_data)
        elif self.target_name == "wheel":
            self.app.display_info(f"Pure Python, which plays some ten times slower: {self.pure_because()}.")

    # --- the client

    def in_sdist(self) -> bool:
        return Path(self.root, "PKG-INFO").exists()

    def builds_client(self) -> bool:
        return not self.in_sdist() and os.environ.get("CABALE_CLIENT") not in ("0", "as-is")

    def include_client(self, build_data: dict[str, Any]) -> None:
        choice = os.environ.get("CABALE_CLIENT")
        built = Path(self.root, "client/dist")
        try:
            if self.builds_client():
                built = self.build_client(Path(self.scratch.name, "client"))
        except OSError as problem:
            if choice == "1":
                raise
            self.app.display_warning(f"Could not build the client, so there is none in it: {problem}")
            return
        if choice != "0" and built.exists():
            place = "cabale/table/client" if self.target_name == "wheel" else "client/dist"
            build_data["force_include"][str(built)] = place

    def build_client(self, folder: Path) -> Path:
        """Build a copy of the client, so that the source stays as it is; return where the result lies."""
        made = shutil.ignore_patterns("node_modules", "dist")
        shutil.copytree(Path(self.root, "client"), folder, ignore=made)
        words = "src/cabale/text"  # which hold the names of cards for the page too
        shutil.copytree(Path(self.root, words), folder.parent / words)
        npm = shutil.which("npm") or "npm"
        for command in ([npm, "ci", "--no-audit", "--no-fund"], [npm, "run", "build"]):
            if subprocess.run(command, cwd=folder, stdout=sys.stderr).returncode:
                raise OSError(f"npm {command[1]} failed")
        return folder / "dist"

    # --- what is compiled

    def compiles(self) -> bool:
        return self.target_name == "wheel" and not self.pure_because()

    def pure_because(self) -> str:
        """Why nothing is compiled; nothing if it is."""
        choice = os.environ.get("CABALE_COMPILE")
        if choice == "1":
            return ""
        if choice == "0":
            return "CABALE_COMPILE=0 was given"
        if self.in_sdist():
            return "an sdist is not compiled unless CABALE_COMPILE=1 is given"
        return "" if compiler_at_hand() else "there is no C compiler here, or no Python.h"

    def include_compiled(self, build_data: dict[str, Any]) -> None:
        try:
            # In a folder that is kept, what did not change is not compiled again.
            compiled = self.compile(Path(os.environ.get("CABALE_BUILD_DIR") or self.scratch.name).resolve())
        except OSError as problem:
            if os.environ.get("CABALE_COMPILE") == "1":
                self.app.abort(f"CABALE_COMPILE=1 was given, and {problem}; CABALE_COMPILE=0 does without.")
            self.app.display_warning(f"Could not compile, so the wheel is pure Python: {problem}")
            return
        build_data["force_include"].update(compiled)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self, folder: Path) -> dict[str, str]:
        """Compile a copy of the source; return where each library lies and where it goes in the wheel."""
        copy = folder / "cabale"
        shutil.rmtree(copy, ignore_errors=True)
        # A library that strayed into the source would hide the module beside it.
        shutil.copytree(Path(self.root, "src/cabale"), copy, ignore=shutil.ignore_patterns("*.so", "*.pyd"))

        modules = marked(folder)
        # Only what is compiled must pass mypy here; the tests check the rest, with everything installed.
        options = ["--config-file=", "--follow-imports=silent", *map(str, modules)]
        level = os.environ.get("CABALE_OPTIMIZE", "3")
        self.app.display_info(
            f"Compiling {len(modules)} modules with mypyc and the C compiler, -O{level}: some minutes. "
            "CABALE_COMPILE=0 leaves it out."
        )
        setup = SETUP.format(options=options, library=LIBRARY, level=level)
        (folder / "setup.py").write_text(setup, encoding="utf-8")
        command = [sys.executable, "setup.py", "build_ext", "--build-lib=lib", "--build-temp=temp"]
        # stdout belongs to whoever called the build; the compiler talks to stderr.
        if subprocess.run(command, cwd=folder, stdout=sys.stderr).returncode:
            raise OSError("mypyc or the C compiler failed, or is missing")

        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        names = [module.with_suffix("").as_posix() for module in modules] + [LIBRARY + "__mypyc"]
        return {str(folder / "lib" / (name + suffix)): name + suffix for name in names}
