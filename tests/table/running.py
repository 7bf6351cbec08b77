"""A house as a process of its own, which does not outlive the test that opened it, whatever comes of that."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.table.test_kill import start


@contextmanager
def running(folder: Path, **how: Any) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The house and its address; killed at the end, if it still runs."""
    house, address = start(folder, **how)
    with house:
        try:
            yield house, address
        finally:
            house.kill()
