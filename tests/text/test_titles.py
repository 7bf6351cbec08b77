"""What the games are called: two have one name, and nobody may take one for the other."""

from __future__ import annotations

import pytest

from cabale.games import GAMES
from cabale.terminal.ledger import Ledger
from cabale.terminal.prose import rules
from cabale.text import LANGUAGES, Words

CARDS = {"fr": "Guillotine, cartes", "nl": "Guillotine, kaarten", "en": "Guillotine, cards"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_games_are_called_the_same(language: str) -> None:
    titles = [Words(language).game_title(game) for game in GAMES]
    assert len({*titles}) == len(GAMES)
    assert {"Guillotine, 1988", CARDS[language]} < {*titles}
    assert "Guillotine" not in titles


def test_programs_read_the_english_titles() -> None:
    assert {game.id: game.title for game in GAMES.values()} == {
        game: Words("en").game_title(game) for game in GAMES
    }


def test_rules_say_of_which_game_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    rules(Words("nl"), "guillotine", None)
    assert capsys.readouterr().out.splitlines()[0] == "Guillotine, kaarten"
    rules(Words("nl"), "guillotine", "G-1")
    assert capsys.readouterr().out.splitlines()[0] == "G-1"


def test_a_list_of_rooms_tells_them_apart() -> None:
    ledger = Ledger(Words("fr"))
    lines = [
        ledger.line("r", 0.0, "open", game, "Café Procope", (), None) for game in ("guillotine", "convention")
    ]
    assert ["Guillotine, cartes" in line for line in lines] == [True, False]
    assert len({line.index("Café") for line in lines}) == 1
    assert "nim" in ledger.line("r", 0.0, "open", "nim", "", (), None)  # another house had it
