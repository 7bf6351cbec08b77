"""Files: read without surprises, written without loss."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabale.core.record import read_record
from cabale.terminal.complaint import Complaint
from cabale.terminal.keeping import check_free, data_folder, keep, read_text, usual_place
from tests.terminal.tables import finished


def complaint(caught: pytest.ExceptionInfo[Complaint]) -> str:
    return caught.value.key


def test_what_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    (tmp_path / "loop").symlink_to("loop")
    for path, key in [
        (tmp_path / "nothing", "file-missing"),
        (tmp_path, "file-folder"),
        (binary, "file-not-text"),
        (binary / "beneath", "file-unreadable"),
        (tmp_path / "loop", "file-unreadable"),
        (Path("a\0b"), "file-unreadable"),
        (Path("/dev/zero"), "file-large"),
    ]:
        with pytest.raises(Complaint) as caught:
            read_text(path)
        assert complaint(caught) == key, path


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local/share/cabale/games"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be ignored, says the standard
    assert data_folder() == tmp_path / ".local/share/cabale/games"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data/cabale/games"


def test_records_are_kept_side_by_side(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = finished()
    places = [keep(match) for _ in range(3)]
    assert len(set(places)) == 3
    for place in places:
        assert re.fullmatch(r"complots-\d{4}-\d\d-\d\d-\d{6}(-\d)?\.cabale", place.name)
        text = place.read_text("utf-8")
        assert text == match.record().write()
        assert read_record(text).ranks == match.record().ranks
    assert usual_place(match).parent == tmp_path / "cabale/games"


def test_nothing_is_written_over(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    for act in (lambda: check_free(there), lambda: keep(finished(), there)):
        with pytest.raises(Complaint) as caught:
            act()
        assert complaint(caught) == "file-there"
    assert there.read_text() == "mine"


def test_a_place_is_checked_before_the_game(tmp_path: Path) -> None:
    check_free(tmp_path / "new")
    for path, key in [(tmp_path, "file-folder"), (tmp_path / "no" / "where", "file-no-place")]:
        with pytest.raises(Complaint) as caught:
            check_free(path)
        assert complaint(caught) == key
    with pytest.raises(Complaint) as caught:
        keep(finished(), tmp_path / "no" / "where")
    assert complaint(caught) == "file-unwritable"
    assert list(tmp_path.iterdir()) == []
