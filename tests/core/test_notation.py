"""Words of notation."""

from __future__ import annotations

import pytest

import cabale
from cabale.core.errors import BadNotation, CabaleError
from cabale.core.notation import Word, read_play, read_seat, read_word
from cabale.core.seats import CHANCE


@pytest.mark.parametrize("text", ["a:steal>b", "h:counter=duchess", "~countess", "c!show=3"])
def test_words_read_back(text: str) -> None:
    assert str(read_word(text)) == text


def test_a_word_says_who_and_what() -> None:
    assert (read_word("~x").seat, read_word("c!show=3").aside, read_word("b:pass").body) == (
        CHANCE,
        True,
        "pass",
    )


@pytest.mark.parametrize(
    "text", ["", "a", "a:", "i:pass", "A:pass", ":pass", "a:PASS", "~", "a:pass b:pass", "é"]
)
def test_what_is_no_word_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="bad_word"):
        read_word(text)


def test_a_line_has_single_answers_and_sealed_groups() -> None:
    line = read_play(" a:tax (b:pass  c:challenge)\n~duchess ")
    assert [str(part) if isinstance(part, Word) else list(map(str, part)) for part in line] == [
        "a:tax",
        ["b:pass", "c:challenge"],
        "~duchess",
    ]


@pytest.mark.parametrize("text", ["(a:pass", "a:pass)", "((a:pass))"])
def test_brackets_must_match(text: str) -> None:
    with pytest.raises(BadNotation, match="bad_group"):
        read_play(text)


def test_seats_are_letters_at_the_table() -> None:
    assert read_seat("c", 3) == 2
    for text in ("d", "", "ab", "C"):
        with pytest.raises(BadNotation, match="no_such_seat"):
            read_seat(text, 3)


@pytest.mark.parametrize("game", cabale.GAMES)
@pytest.mark.parametrize("text", ["~", "a:", "a:play=", "a:place=", "a:plant=", "a:by=", "a:bar=1>"])
def test_a_number_without_end_is_no_answer(text: str, game: str) -> None:
    """Python makes no number of more than 4,300 digits."""
    state = cabale.game(game).new()
    with pytest.raises(CabaleError):
        cabale.game(game).read(state, text + "9" * 5000)
