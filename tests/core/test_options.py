"""Options: what they do not take is refused with a sentence, whatever it is."""

from __future__ import annotations

from typing import Any

import pytest

import cabale
from cabale.core.options import read_options
from cabale.text import Words

NEVER: dict[str, Any] = {
    "endless": "9" * 5000,  # digits, more than Python makes a number of
    "raised": "²",
    "another-script": "٣",
    "below-nothing": "-1",
    "no-text": 10**5000,  # of which Python makes none
    "a-list-of-those": [10**5000],
    "half": 1.5,
    "a-table": {"a": 1},
    "long": "x" * 5000,
}


@pytest.mark.parametrize("game", cabale.GAMES)
@pytest.mark.parametrize("what", NEVER)
def test_what_no_option_takes(what: str, game: str) -> None:
    known = cabale.game(game).options
    for option in known:
        with pytest.raises(cabale.BadSetup) as refused:
            read_options(known, {option.name: NEVER[what]}, 3)
        assert (refused.value.code, refused.value.rule) == ("bad_option_value", option.rule)
        assert Words("en").refusal(refused.value).isprintable()


@pytest.mark.parametrize("game", cabale.GAMES)
@pytest.mark.parametrize("what", ["endless", "no-text"])
def test_as_many_seats_as_no_table_has(what: str, game: str) -> None:
    with pytest.raises(cabale.BadSetup, match="bad_seats"):
        cabale.deal(game, NEVER[what])
