"""The numbered rules of the Convention are all written down."""

from __future__ import annotations

import random

from cabale.core.seats import OPEN
from cabale.games import rulebook
from cabale.games.convention import CONVENTION, events
from tests.games.convention.moments import answer

PHASES = ("I", "II", "III", "IV", "V", "VI", "VII")

COUNTS = {
    "S": 7, "I": 5, "II": 11, "III": 4, "IV": 4, "V": 8, "VI": 2, "VII": 6, "D": 9, "N": 8, "E": 5, "H": 5,
}  # fmt: skip


def test_every_rule_and_every_ruling_is_written_down() -> None:
    expected = [f"{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]
    assert list(rulebook("convention")) == [*expected, *[f"R-{number:02}" for number in range(1, 45)]]


def test_an_event_cites_a_rule_of_the_phase_in_which_it_happens() -> None:
    """A rehabilitation, or that none is tried, is VI-2 in the Prison and VII-4 in Flight."""
    cited: dict[str, set[tuple[str, str]]] = {}
    for seed in range(4):
        rng = random.Random(seed)
        s = CONVENTION.new(4)
        while not s.over:
            answer(s, rng)
        phase = "S"
        for event in CONVENTION.events(s, OPEN):
            if isinstance(event, events.Phase):
                phase = event.rule.partition("-")[0]
            part = event.rule.partition("-")[0]
            if part in PHASES:
                cited.setdefault(part, set()).add((phase, type(event).__name__))
    assert {part: {phase for phase, _ in found} for part, found in cited.items()} == {
        part: {part} for part in PHASES
    }, cited
    assert {"Passed", "Tried", "Went"} <= {name for _, name in cited["VI"]} & {
        name for _, name in cited["VII"]
    }
