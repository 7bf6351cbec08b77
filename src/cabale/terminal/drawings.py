"""Who draws which game."""

from __future__ import annotations

from typing import Final

from cabale.terminal.cocarde import CocardeDrawing
from cabale.terminal.complots import ComplotsDrawing
from cabale.terminal.convention import ConventionDrawing
from cabale.terminal.drawing import Drawing
from cabale.terminal.druide import DruideDrawing
from cabale.terminal.guillotine import GuillotineDrawing

DRAWINGS: Final[dict[str, Drawing]] = {
    "complots": ComplotsDrawing(),
    "guillotine": GuillotineDrawing(),
    "druide": DruideDrawing(),
    "convention": ConventionDrawing(),
    "cocarde": CocardeDrawing(),
}
