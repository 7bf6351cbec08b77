"""Which moves of Le Lys et la Cocarde are quiet, and which strike."""

from __future__ import annotations

from cabale.core.views import Choice
from cabale.text.tone import Tone


def tone(choice: Choice) -> Tone:
    if choice.key in ("none", "end"):
        return "quiet"
    return "hostile" if choice.key == "attack" else "plain"
