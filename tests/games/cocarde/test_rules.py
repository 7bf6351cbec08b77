"""The numbered rules are all written down."""

from __future__ import annotations

from importlib.resources import files

from cabale.core.rulebook import read_rules

RULES = read_rules((files("cabale.games.cocarde") / "RULES.md").read_text(encoding="utf-8"))


def test_every_rule_and_every_ruling_is_written_down() -> None:
    assert [number for number in RULES if number.startswith("L")] == [f"L-{n}" for n in range(1, 56)]
    assert [number for number in RULES if number.startswith("R")] == [f"R-{n}" for n in range(1, 46)]
    assert all(rule.text for rule in RULES.values())
