"""The numbered rules of Le Grand Druide are all written down; that each is cited holds for every game."""

from __future__ import annotations

from cabale.games import rulebook


def test_every_rule_and_every_ruling_is_written_down() -> None:
    rules = rulebook("druide")
    numbers = [*[f"D-{n}" for n in range(1, 21)], *[f"D-R{n}" for n in range(1, 16)]]
    assert list(rules) == numbers
    assert [rule.number for rule in rules.values() if rule.keeper == "table"] == ["D-R15"]
