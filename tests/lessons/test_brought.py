"""Lessons of a game that another package brings, and files that cannot be right."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cabale
from cabale.core.errors import BadPlugin, BadScenario
from cabale.core.registry import from_here
from cabale.games import GAMES
from cabale.lessons import Wording, failures, keys_of, lessons_of, read_lesson_text, stand_of
from cabale.text import LANGUAGES
from cabale.text.catalogue import catalogue

EXAMPLES = Path(__file__).parents[2] / "examples" / "liars-dice"
COMPLOTS = Path(cabale.__file__).parent / "lessons" / "complots" / "03-doubt.toml"


@pytest.fixture
def liars(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    GAMES.bring("liars-dice", "", lambda: from_here("liars_dice"))
    yield "liars"
    GAMES.forget("liars")
    sys.modules.pop("liars_dice", None)


def test_a_game_of_another_package_brings_its_lessons(liars: str) -> None:
    (lesson,) = lessons_of(liars)
    assert failures(lesson) == []
    assert stand_of(lesson, ["bid=1.1", "bid=2.5", "liar"]).over
    for language in LANGUAGES:
        assert all(catalogue(language).has(key) for key in keys_of(lesson))
        assert "Margot" in Wording(language, lesson).say(1, "done")


def test_a_lesson_that_cannot_be_read_is_the_trouble_of_its_package(
    liars: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "01-liar.toml").write_text('id = "liar"\ngame = "liars"\n')
    parts = GAMES.entry(liars).parts
    object.__setattr__(parts, "lessons", tmp_path)
    GAMES.edition += 1
    with pytest.raises(BadPlugin, match="lessons"):
        lessons_of(liars)


@pytest.mark.parametrize(
    ("written", "instead", "key"),
    [
        ('id = "doubt"', 'id = "Do-ubt"', "id"),
        ("minutes = 1", "minutes = 0", "minutes"),
        ("minutes = 1", "hours = 1", "hours"),
        ('rules = ["C-5"]', "rules = []", "rules"),
        ('rules = ["C-5"]', 'rules = ["X-5"]', "rules[1]"),
        ('rule = "C-27"', "", "step[1].rule"),
        ('"card:0"', '"card:x"', "step[1].marks[1]"),
        ('"card:0"', '"lost:z:0"', "step[1].marks[1]"),
        ('"card:0"', '"a", "b", "c", "d", "e"', "step[1].marks"),
        ('do = ["a:challenge"]', "do = []", "step[1].do"),
        ('do = ["a:challenge"]', 'do = ["a!challenge"]', "step[1].do[1]"),
        ('try = ["a:pass"]', 'try = ["a:pass"]\nplay = "a:pass"', "step[1].otherwise[1].play"),
        ('try = ["a:pass"]', 'try = "a:pass"', "step[1].otherwise[1].try"),
        ("[[step]]", "[whole]\nseed = 1\n\n[[step]]", "step"),
        ("[[step]]", '[whole]\nseed = 1\nlevel = "master"\n\n[[step]]', "whole.level"),
    ],
)
def test_a_file_that_cannot_be_right_is_refused(written: str, instead: str, key: str) -> None:
    text = COMPLOTS.read_text(encoding="utf-8")
    assert written in text
    with pytest.raises(BadScenario) as refused:
        read_lesson_text(text.replace(written, instead, 1), "a.toml")
    assert refused.value.arguments["key"] == key


@pytest.mark.parametrize(
    ("written", "instead", "key"),
    [
        ('play = "c:tax"', 'play = "c:coup>a"', "step[1].play"),
        ('play = "c:tax"', 'play = "c:income"', "step[1].do"),
        ('do = ["a:challenge"]', 'do = ["a:dance"]', "step[1].do"),
        ('try = ["a:pass"]', 'try = ["a:dance"]', "step[1].otherwise[1].try"),
        ('try = ["a:pass"]\nrule = "C-22"', 'try = ["a:challenge"]', "step[1].otherwise[1].try"),
        ("expect.coins = { c = 6 }", "expect.coins = { c = 5 }", "step[1].otherwise[1].expect.coins.c"),
        ('after = "c:lose=ambassador"', 'after = "c:lose=duchess"', "step[1].after"),
        ('"lost:b:0"', '"choice:tax"', "step[1].marks"),
    ],
)
def test_a_lesson_can_fail(written: str, instead: str, key: str) -> None:
    text = COMPLOTS.read_text(encoding="utf-8")
    assert written in text
    found = failures(read_lesson_text(text.replace(written, instead, 1), "a.toml"))
    assert key in [failure.key for failure in found]
