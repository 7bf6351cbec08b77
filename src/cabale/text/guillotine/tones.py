"""Which moves of Guillotine are quiet, and which strike."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.text.tone import Tone

# Cards that take something from somebody else.
HOSTILE: Final = (
    "confusion_in_line", "missed", "after_you", "rush_job", "forced_break", "infighting",
    "information_exchange", "lack_of_support", "clerical_error", "missing_heads", "tough_crowd",
)  # fmt: skip


def tone(choice: Choice) -> Tone:
    if choice.key == "pass":
        return "quiet"
    if choice.key == "play" and choice.arguments["card"] in HOSTILE:
        return "hostile"
    return "plain"
