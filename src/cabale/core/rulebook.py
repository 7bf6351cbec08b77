"""Numbered rules: read from a game's RULES.md.

A rule is a heading such as `### C-26 · engine` and the text below it. The word says who carries it
out: the engine, or a live table with its clocks and screens.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from cabale.core.errors import BadSetup

_HEADING: Final = re.compile(r"^#{1,3} .*$", re.MULTILINE)
_RULE: Final = re.compile(r"### (?P<number>[A-Z]+-[A-Z]*\d+[a-z]?) · (?P<keeper>engine|table)")


class Rule(NamedTuple):
    """One numbered rule or ruling."""

    number: str
    keeper: str  # engine or table
    text: str
    part: str = ""  # the heading above it


def read_rules(text: str) -> dict[str, Rule]:
    """All numbered rules of a RULES.md, in its order."""
    rules = {}
    headings = list(_HEADING.finditer(text))
    ends = [*[heading.start() for heading in headings], len(text)][1:]
    part = ""
    for heading, end in zip(headings, ends, strict=True):
        found = _RULE.fullmatch(heading.group())
        if found:
            number = found["number"]
            assert number not in rules, f"{number} is there twice"
            rules[number] = Rule(number, found["keeper"], text[heading.end() : end].strip(), part)
        elif heading.group().startswith("## "):
            part = heading.group()[3:].strip()
    return rules


def find_rule(rules: Mapping[str, Rule], number: str) -> Rule:
    """A rule by its number, however it is typed."""
    wanted = number.strip().upper()
    if not rules:
        raise BadSetup("no_rules")
    if wanted not in rules:
        first, *_, last = rules
        raise BadSetup("unknown_rule", number=number, first=first, last=last)
    return rules[wanted]
