"""The numbered rules of Guillotine are all written down."""

from __future__ import annotations

from cabale.games import rulebook


def test_every_rule_and_every_ruling_is_written_down() -> None:
    gaps = {9, *range(15, 20), *range(26, 30), 39, 68, 69, 78, 79, *range(105, 110)}
    numbers = list(rulebook("guillotine"))
    assert [number for number in numbers if not number.startswith("G-R")] == [
        f"G-{number}" for number in range(1, 112) if number not in gaps
    ]
    assert [number for number in numbers if number.startswith("G-R")] == [f"G-R{n}" for n in range(1, 53)]
