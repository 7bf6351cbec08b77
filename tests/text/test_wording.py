"""Words that players stumbled over, and do not meet again."""

from __future__ import annotations

from pathlib import Path

import pytest

TREE = Path(__file__).parents[2]
STUMBLED = {
    "en": (
        "or pull",
        "$enough } is enough",
        "vote, with { $weight }",
        "Game closed",
        "before the first one",
        "of the win would be left",
    ),
    "fr": (
        "ou tirez",
        "cases vides",
        "rebut",
        "Vous jetez un {",
        "il rejette le dé",
        "se livrer {",
        "avant la première.",
        "lancez la maison",
        "Partie close",
        "{ $label }\u00a0: cela promet",
    ),
    "nl": (
        "noem je Rapporteur",
        "$enough } is genoeg",
        "Verworpen, dan",
        "tot allen",
        "Mislukt ze",
        "beslist de rest",
        "Alleen hier,",
        "op wie mik je",
        "Niemand heeft nog",
        "Jij bent.",
        "Ontleding",
        "Uitzicht",
        "volzet",
        "brevet",
        "voor de eerste. ",
        "Partij gesloten",
        "Start het huis",
        "Rapporteur noemen",
        "stelt je voor:",
        "Naar de uitspraak",
        "van de winst over",
        "herbekijken",
        "}\u00a0%",
        "}\u202f%",
        "tab-hint = Raad",
    ),
}


@pytest.mark.parametrize("language", STUMBLED)
def test_words_that_players_stumbled_over_are_gone(language: str) -> None:
    """Pulled where they dragged, “your turn” where a college was theirs: each was met in a game."""
    texts = {
        path.relative_to(TREE): path.read_text(encoding="utf-8")
        for folder in (f"src/cabale/text/{language}", f"client/src/words/{language}")
        for path in sorted((TREE / folder).glob("*.ftl"))
    }
    assert texts
    found = [
        (str(path), words) for path, text in texts.items() for words in STUMBLED[language] if words in text
    ]
    assert found == []
