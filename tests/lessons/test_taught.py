"""What whoever has taken the lessons of a game must have met, and what a sentence must not pass over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from cabale.games import GAMES
from cabale.lessons import Lesson, Wording, keys_of, lessons_of
from cabale.lessons.playing import Course
from cabale.text import LANGUAGES

# What the board shows or the rules do that no other sentence of the page explains.
TAUGHT: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "druide": {
        "en": ("neutral token",),
        "fr": ("jeton neutre",),
        "nl": ("neutrale fiche",),
    },
    "convention": {"en": ("flag",), "fr": ("drapeau",), "nl": ("vlag",)},
    "cocarde": {
        "en": (
            "red stroke",
            "dot",
            "touch a square",
            "sworn",
            "refractory",
            "6 cards",
            "hits? 56 exactly",
            "carried",
        ),
        "fr": (
            "trait rouge",
            "point",
            "touchez une case",
            "jureur|assermenté",
            "réfractaire",
            "6 cartes",
            "56 tout juste",
            "emporté",
        ),
        "nl": (
            "rode streep",
            "stip",
            "raak een vak aan",
            "beëdigd",
            "weerspannig",
            "6 kaarten",
            "precies op 56",
            "meegenomen",
        ),
    },
}
GONE: Final = {"en": "leaves|left", "fr": "quitté|s’en ira", "nl": "verliet|weg"}  # of a druid

every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(lesson: Lesson, language: str) -> list[str]:
    wording = Wording(language, lesson)
    return [wording.say(*key.split("-")[3:]) for key in keys_of(lesson)]


@every_language
@pytest.mark.parametrize("game", [*TAUGHT])
def test_nothing_is_left_out(game: str, language: str) -> None:
    told = " ".join(
        sentence for lesson in lessons_of(GAMES[game].id) for sentence in sentences(lesson, language)
    )
    missing = [words for words in TAUGHT[game][language] if not re.search(words, told, re.IGNORECASE)]
    assert not missing


@every_language
def test_a_druid_on_a_stone_of_its_taboo_colour_is_always_told_to_leave(language: str) -> None:
    """D-15. Until the count the board shows it as if it stayed."""
    for lesson in lessons_of("druide"):
        wording = Wording(language, lesson)
        for step in lesson.steps:
            question = Course(lesson).question()
            assert question is not None
            for choice in question.choices:
                if choice.arguments.get("taboo") != "yes":
                    continue
                turn = step.turn(choice.text)
                assert turn is not None and turn is not step, (lesson.id, choice.text)
                number = next(n for n, other in enumerate(step.otherwise, 1) if other is turn)
                told = wording.say(step.number, "other", number)
                assert re.search(GONE[language], told), (lesson.id, choice.text)
