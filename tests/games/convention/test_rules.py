"""The numbered rules of the Convention are all written down."""

from __future__ import annotations

from cabale.games import rulebook

COUNTS = {
    "S": 7, "I": 5, "II": 11, "III": 4, "IV": 4, "V": 8, "VI": 2, "VII": 6, "D": 9, "N": 8, "E": 5, "H": 5,
}  # fmt: skip


def test_every_rule_and_every_ruling_is_written_down() -> None:
    expected = [f"{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]
    assert list(rulebook("convention")) == [*expected, *[f"R-{number:02}" for number in range(1, 45)]]
