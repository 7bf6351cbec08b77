"""A disk that fails under a house: `failing.c`, made and preloaded.

disk = FailingDisk(folder)
house, address = start(folder / "data", env=disk.environment)
with disk.failing("EIO"):
    …  # nothing that the house writes to its store comes through
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import pytest

SOURCE: Final = Path(__file__).with_name("failing.c")
needs_shim = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs LD_PRELOAD and a C compiler"
)

Error = Literal["EIO", "ENOSPC"]


class FailingDisk:
    """Writes and syncs of the store fail while somebody wants them to; everything else goes well."""

    def __init__(self, folder: Path) -> None:
        self._told: Final = folder / "failing"
        library = folder / "failing.so"
        command = ["cc", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(command, check=True)
        self.environment: Final = {
            **os.environ,
            "LD_PRELOAD": str(library),
            "CABALE_FAILING": str(self._told),
        }

    @contextmanager
    def failing(self, error: Error, percent: int = 100) -> Iterator[None]:
        """So many of a hundred writes fail in this way, as long as this goes on."""
        new = self._told.with_suffix(".new")
        new.write_text(f"{error} {percent}\n")
        new.rename(self._told)  # at once: a house may be reading it
        try:
            yield
        finally:
            self._told.unlink()
