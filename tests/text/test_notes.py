"""What will happen, before it happens: every question says what follows by default, every game its aim."""

from __future__ import annotations

import pytest

from cabale.games import GAMES, game
from cabale.text import LANGUAGES, Narrator
from cabale.text.catalogue import catalogue
from tests.games.complots.lines import deal, play

LONGEST = 130  # letters: a line, or two where there is little room
SAID_BY_CHOICES = {  # each way says for itself what comes of it
    "guillotine": {"player"},
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


@every_language
@every_game
def test_every_question_says_what_follows(name: str, language: str) -> None:
    kinds = set(GAMES[name].fields["pending"].vocabulary())
    silent = {kind for kind in kinds if not catalogue(language).has(f"{name}-note-{kind}")}
    assert silent == SAID_BY_CHOICES.get(name, set())


@every_language
@every_game
def test_every_game_says_what_one_plays_for(name: str, language: str) -> None:
    aim = Narrator(language, game(name), ["Iris", "Felix"]).aim()
    assert aim.endswith(".") and len(aim) <= LONGEST


@every_language
@pytest.mark.parametrize(("moves", "stopped"), [("a:steal>b", True), ("a:tax", False)])
def test_a_doubt_says_whether_a_counter_may_still_come(moves: str, stopped: bool, language: str) -> None:
    """C-28. A claim that nobody doubts is not yet an action that takes place."""
    s = deal("captain duchess | ambassador countess | assassin assassin")
    play(s, moves)
    complots = game("complots")
    question = complots.question(s, 1)
    assert question is not None and question.kind == "challenge"
    narrator = Narrator(language, complots, ["Iris", "Felix", "Maud"], 1)
    word = {"en": "counter", "fr": "contre ", "nl": "parering"}[language]
    assert (word in narrator.note(question)) == stopped
