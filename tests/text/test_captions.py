"""Le Lys et la Cocarde: a throw says whom its signs concern, and a pawn that stays says why."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.games import game
from cabale.games.cocarde.events import Rolled, Stayed
from cabale.games.cocarde.pieces import HOLDS
from cabale.text import LANGUAGES, Narrator
from tests.games.cocarde.lines import lay, play

COCARDE = game("cocarde")
EN = Narrator("en", COCARDE, ["Iris", "Felix", "Maud"], 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_words_of_its_own(language: str) -> None:
    narrator = Narrator(language, COCARDE, ["Iris", "Felix", "Maud"], 0)
    for seat in (0, 1):
        told = [narrator.event(Stayed(seat=seat, why=why)) for why in HOLDS]
        assert len({*told}) == len(HOLDS)


def test_a_throw_says_whose_signs_it_shows() -> None:
    """L-20. With two numbers it is the roller alone."""
    told = [EN.event(Rolled(seat=0, dice=dice)) for dice in (("2", "3"), ("2", "c"), ("c", "l"), ("l", "l"))]
    assert [sentence.partition(": ")[2] for sentence in told] == [
        "",
        "for whoever bears a cockade.",
        "for whoever bears a cockade or a lily.",
        "for whoever bears a lily.",
    ]


@pytest.mark.parametrize(
    ("table", "throw", "why"),
    [
        ({}, "~1+c", "unsigned"),
        ({"places": {"a": "m1"}, "wait": ["a"]}, "~1+2", "waiting"),
        ({"places": {"a": "m20"}, "tavern": ["a"]}, "~2+2", "drinking"),
        ({"places": {"a": "m53"}, "salon": {"a": 2}}, "~1+2", "visiting"),
        ({"places": {"a": "guy"}}, "~1+2", "deported"),
    ],
)
def test_the_rules_say_what_holds_a_pawn(table: dict[str, Any], throw: str, why: str) -> None:
    s = lay(3, {"at": "roll", **table})
    play(s, throw)
    stayed = [event for event in COCARDE.events(s, 0) if isinstance(event, Stayed)]
    assert [event.why for event in stayed] == [why]
