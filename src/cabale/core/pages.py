"""Views in the words of scenario files: what each field of a game holds, as its kind of field writes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.fields import BySeat, Field, OrNone, Row, Seat
from cabale.core.seats import LETTERS


def page_of(view: Any, fields: Mapping[str, Field], **otherwise: Any) -> dict[str, Any]:
    """Every field: what the view calls by the same name, unless it is given otherwise."""
    letters = LETTERS[: view.seats]
    asked = view.pending
    values = {"pending": asked.kind if asked else None, "asked": asked.seats if asked else (), **otherwise}
    return {
        name: _written(field, values[name] if name in values else getattr(view, name), letters)
        for name, field in fields.items()
    }


def _written(field: Field, value: Any, letters: Sequence[str]) -> Any:
    if isinstance(field, OrNone):
        return None if value is None else _written(field.kind, value, letters)
    if isinstance(field, Seat):
        return letters[value]
    if isinstance(field, BySeat):
        rows = [_written(field.kind, row, letters) for row in value]
        return dict(zip(letters, rows, strict=True)) if rows else {}
    if isinstance(field, Row):
        return [_written(field.items, item, letters) for item in value]
    return list(value) if isinstance(value, tuple) else value
