"""Numbers in text from outside: what a game could mean, and nothing else."""

from __future__ import annotations

import pytest

from cabale.core.errors import quoted
from cabale.core.numbers import whole_number

LONG = "9" * 5000  # Python makes no number of more than 4,300 digits


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999)])
def test_a_number_in_plain_digits(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "1_0", "0x1", "²", "2²", "٣", "Ⅷ", "x", LONG])
def test_what_is_no_number_that_a_game_could_mean(text: str) -> None:
    assert whole_number(text) is None


def test_where_longer_ones_are_meant_they_are_read() -> None:
    assert whole_number("1234567890") is None
    assert whole_number("1234567890", digits=10) == 1_234_567_890


def test_whatever_came_in_can_be_quoted() -> None:
    assert quoted("pope") == "pope"
    assert quoted([1, None]) == "[1, None]"
    assert quoted(10**5000) == quoted([10**5000]) == "…"
    assert quoted("x" * 81) == "x" * 79 + "…"
