"""How far others may be trusted: by what they have kept of what they promised, and broken."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.pledges import given

TRUST: Final = 0.7  # how often others keep their word, before anything is known
TESTED: Final = 2.0  # so many pledges weigh as much as what is believed before any is known


def trust(reading: Reading, seat: int) -> float:
    """How likely another keeps what he has promised me."""
    marks = [each.mark for each in given(reading.view) if (each.by, each.to) == (seat, reading.me)]
    kept, broken = marks.count("kept"), marks.count("broken")
    return (TRUST * TESTED + kept) / (TESTED + kept + broken)


def promised(reading: Reading, deed: str, deputy: str) -> dict[int, float]:
    """How likely others vote for a deputy who have promised me how they will vote about him."""
    kind = "oui" if deed == "vote_report" else "non"
    return {
        each.by: trust(reading, each.by) if each.promise.how == kind else 1 - trust(reading, each.by)
        for each in given(reading.view)
        if each.to == reading.me and each.mark == "open" and each.promise.deed == deed
        if each.promise.about == deputy
    }
