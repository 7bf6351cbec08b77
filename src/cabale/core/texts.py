"""Texts that a game brings: a folder with a file a language, or the texts themselves by their language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

Texts = Path | Mapping[str, str] | None

USUAL: Final = "en"  # where a language has no text of its own


def text_of(texts: Texts, language: str, *files: str) -> str:
    """The text in this language, or else in English; empty if there is neither. In a folder it is the first
    of these files that is there."""
    if texts is None:
        return ""
    if isinstance(texts, Path):
        found = [texts / file for file in files if (texts / file).is_file()]
        return _read(found[0]) if found else ""
    return texts.get(language, texts.get(USUAL, ""))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:  # says everything but where
        raise UnicodeError(f"{file.name}: {error}") from error
