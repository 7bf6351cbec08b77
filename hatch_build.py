"""The build hook: compiles the modules that pyproject.toml names with mypyc, into the wheel only.

The variable CABALE_COMPILE decides: `0` gives a pure wheel, `1` a compiled one or an error. Unset, the wheel
is compiled where a C compiler is at hand, and pure otherwise. An editable install is always pure.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# One library holds all that is compiled. It lies beside the package, not inside: mypyc derives from its place
# the `__file__` of the modules. To its name mypyc appends `__mypyc`.
LIBRARY = "cabale"

SETUP = """\
import sys

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({options!r}, group_name={library!r}, opt_level="3", debug_level="0")
if sys.platform == "linux":  # nobody replaces our functions, so calls may go straight or be inlined
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
setup(name="cabale", ext_modules=extensions)
"""


def compiler_at_hand() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


class CompileHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """What must be installed before the build: nothing, unless we shall compile."""
        if not self.wanted():
            return []
        imported = [need for need in self.metadata.core.dependencies if need.startswith("msgspec")]
        return ["mypy[mypyc]>=2.4,<3", *imported]  # mypyc checks types, so it wants to see what is imported

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="cabale-")  # gone when the build has ended
        try:
            # In a folder that is kept, what did not change is not compiled again.
            compiled = self.compile(Path(os.environ.get("CABALE_BUILD_DIR") or self.scratch.name).resolve())
        except OSError as problem:
            if os.environ.get("CABALE_COMPILE") == "1":
                raise
            self.app.display_warning(f"Could not compile, so the wheel is pure Python: {problem}")
            return
        build_data["force_include"].update(compiled)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def wanted(self) -> bool:
        choice = os.environ.get("CABALE_COMPILE")
        return choice == "1" or (choice != "0" and compiler_at_hand())

    def modules(self, source: Path) -> list[Path]:
        """The modules to compile, relative to the source folder."""
        modules = []
        for pattern in self.config["modules"]:
            found = sorted(source.glob(pattern))
            if not found:
                raise FileNotFoundError(f"{pattern} in pyproject.toml names no file")
            modules += [path.relative_to(source) for path in found]
        return modules

    def compile(self, folder: Path) -> dict[str, str]:
        """Compile a copy of the source; return where each library lies and where it goes in the wheel."""
        copy = folder / "cabale"
        shutil.rmtree(copy, ignore_errors=True)
        # A library that strayed into the source would hide the module beside it.
        shutil.copytree(Path(self.root, "src/cabale"), copy, ignore=shutil.ignore_patterns("*.so", "*.pyd"))

        modules = self.modules(folder)
        # Only what is compiled must pass mypy here; the tests check the rest, with everything installed.
        options = ["--config-file=", "--follow-imports=silent", *map(str, modules)]
        (folder / "setup.py").write_text(SETUP.format(options=options, library=LIBRARY), encoding="utf-8")
        command = [sys.executable, "setup.py", "build_ext", "--build-lib=lib", "--build-temp=temp"]
        # stdout belongs to whoever called the build; the compiler talks to stderr.
        if subprocess.run(command, cwd=folder, stdout=sys.stderr).returncode:
            raise OSError("mypyc or the C compiler failed")

        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        names = [str(module.with_suffix("")) for module in modules] + [LIBRARY + "__mypyc"]
        return {str(folder / "lib" / (name + suffix)): name + suffix for name in names}
