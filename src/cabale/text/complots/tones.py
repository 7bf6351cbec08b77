"""Which moves of Complots are quiet, and which strike."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.text.tone import Tone

TONES: Final[dict[str, Tone]] = {
    "pass": "quiet",
    "income": "quiet",
    "give_back": "quiet",
    "challenge": "hostile",
    "coup": "hostile",
    "assassinate": "hostile",
    "lose": "hostile",
    "discard": "hostile",
}


def tone(choice: Choice) -> Tone:
    return TONES.get(choice.key, "plain")
