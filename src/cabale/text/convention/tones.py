"""Which moves of the Convention are quiet, and which strike."""

from __future__ import annotations

from typing import Final

from cabale.core.views import Choice
from cabale.text.tone import Tone

QUIET: Final = ("pass", "alone", "keep", "wait", "hide", "silence", "no_report")
HOSTILE: Final = ("denounce", "support", "motion", "target", "oui_trial", "oui_motion", "play")


def tone(choice: Choice) -> Tone:
    if choice.key in QUIET:
        return "quiet"
    return "hostile" if choice.key in HOSTILE else "plain"
