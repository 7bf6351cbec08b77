"""Who draws which game."""

from __future__ import annotations

from cabale.games import entry
from cabale.terminal.drawing import Drawing
from cabale.terminal.plain_drawing import PlainDrawing


def drawing_of(game_id: str) -> Drawing:
    """The game's own drawing, or a plain one that is made from its views."""
    own = entry(game_id).part("drawing")
    drawing: Drawing = PlainDrawing() if own is None else own()
    return drawing
