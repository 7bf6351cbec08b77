"""Two houses never share a folder, and one that was killed does not keep it."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cabale.core.errors import BadSetup
from cabale.table.lock import NAME, alone
from cabale.table.store import StoreError
from tests.table.running import running


def test_a_folder_is_taken_until_it_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    for _ in range(2):
        with alone(folder):
            for _ in range(2):
                with pytest.raises(BadSetup, match="house_taken"), alone(folder):
                    pass
    with alone(tmp_path / "another"), alone(folder):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such permissions")
def test_the_lock_tells_nobody_anything(tmp_path: Path) -> None:
    with alone(tmp_path / "house"):
        assert stat.S_IMODE((tmp_path / "house" / NAME).stat().st_mode) == 0o600
        assert (tmp_path / "house" / NAME).read_bytes() == b""


def test_a_folder_that_cannot_be_one_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError), alone(tmp_path / "file" / "house"):
        pass


def serve(folder: Path) -> subprocess.CompletedProcess[str]:
    """A house that is expected not to open."""
    command = [sys.executable, "-m", "cabale", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_a_second_house_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path):
        second = serve(tmp_path)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr == (
            f"cabale: {tmp_path}: Another house is open in this folder: close it first, or name another"
            " folder with --data.\n"
        )
    with running(tmp_path):
        pass  # the lock died with the first
