"""The numbered rules of Le Lys et la Cocarde are all written down."""

from __future__ import annotations

from cabale.games import rulebook


def test_every_rule_and_every_ruling_is_written_down() -> None:
    numbers = list(rulebook("cocarde"))
    rulings = [number for number in numbers if number.startswith("L-R")]
    assert [number for number in numbers if number not in rulings] == [f"L-{n}" for n in range(1, 56)]
    assert rulings == [f"L-R{n}" for n in range(1, 46)]
