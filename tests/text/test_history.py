"""What really happened: a note for every card of the Convention, a line for every noble who lived."""

from __future__ import annotations

import pytest

from cabale.games.convention.pieces import CARD_NAMES
from cabale.games.guillotine.pieces import KINDS_OF_NOBLES
from cabale.text import LANGUAGES
from tests.text.messages import messages

LONGEST = 140  # letters: two or three lines of a slip
LIVED = {"king_louis_xvi", "marie_antoinette", "robespierre"}  # the other nobles are types

every_language = pytest.mark.parametrize("language", LANGUAGES)


def notes(language: str, game: str) -> dict[str, str]:
    """What is told of each piece of a game."""
    beginning = f"{game}-history-"
    found = {key: message for key, message in messages(language).items() if key.startswith(beginning)}
    return {key.removeprefix(beginning): "".join(message.texts) for key, message in found.items()}


@every_language
def test_every_card_of_both_packs_has_its_note(language: str) -> None:
    told = notes(language, "convention")
    assert told.keys() == set(CARD_NAMES)
    assert len({*told.values()}) == len(CARD_NAMES)
    assert [text for text in told.values() if len(text) > LONGEST or not text.endswith(".")] == []


@every_language
def test_every_noble_who_lived_has_a_line_and_no_type_has(language: str) -> None:
    assert LIVED < {*KINDS_OF_NOBLES}
    assert notes(language, "guillotine").keys() == LIVED
