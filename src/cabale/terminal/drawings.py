"""Who draws which game."""

from __future__ import annotations

from typing import Final

from cabale.terminal.complots import ComplotsDrawing
from cabale.terminal.drawing import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {"complots": ComplotsDrawing()}
