"""How moves of Le Grand Druide are printed: none strikes at anybody, but to pass cannot be taken back."""

from __future__ import annotations

from cabale.core.views import Choice
from cabale.text.tone import Tone


def tone(choice: Choice) -> Tone:
    return "hostile" if choice.key == "pass" else "plain"
