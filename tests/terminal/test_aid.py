"""The player's aid in characters: every game, every number of seats, within the width that there is."""

from __future__ import annotations

import pytest

from cabale.games import GAMES
from cabale.terminal.aid import aid_lines
from cabale.terminal.drawings import drawing_of
from cabale.text import LANGUAGES, Words
from cabale.text.aid import aid_of
from tests.text.aids import rules

WIDTH = 70


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_it_fits_and_says_everything(name: str, language: str) -> None:
    game = GAMES[name]
    for seats in range(game.seats[0], game.seats[1] + 1):
        options = game.read_options(game.rules_version, game.table_options, seats)
        aid = aid_of(language, name, seats, options)
        lines = aid_lines(aid, Words(language), drawing_of(name), WIDTH)
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) <= 50
        text = "\n".join(lines)
        assert all(number in text for number in rules(aid))
        assert "**" not in text


def test_a_college_in_letters() -> None:
    """Who is tied stands in brackets."""
    game = GAMES["druide"]
    aid = aid_of("en", "druide", 4, game.read_options(game.rules_version, {}, 4))
    lines = aid_lines(aid, Words("en"), drawing_of("druide"), WIDTH)
    row = next(line for line in lines if "most of those left" in line)
    assert row.split()[:6] == ["(AA)", "(BB)", "C", "0", "C", "the"]
