"""Every numbered rule of the engine is cited by a test or a scenario, and only rules that exist are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabale.games import GAMES, rulebook
from tests.cited_rules import citations, uncited

CITED = list(
    citations(Path(__file__).parent)
)  # read before any test has left a thread behind that parses too


@pytest.mark.parametrize("game", GAMES)
def test_every_engine_rule_is_cited(game: str) -> None:
    rules = rulebook(game)
    cited = [citation for citation in CITED if citation.game == game]
    for number, rule in rules.items():
        places = [citation.place for citation in cited if citation.number == number]
        print(f"{number:6} {rule.keeper:6} {len(places):3}  {', '.join(places[:3])}")
    assert uncited(rules, {citation.number for citation in cited}) == []


def test_only_rules_that_exist_are_cited() -> None:
    for citation in CITED:
        assert citation.number in rulebook(citation.game), citation


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_have_the_same_rules(game: str) -> None:
    english = rulebook(game)
    for language in ("fr", "nl"):
        other = rulebook(game, language)
        assert [(rule.number, rule.keeper) for rule in other.values()] == [
            (rule.number, rule.keeper) for rule in english.values()
        ]
        assert all(rule.text for rule in other.values())


@pytest.mark.parametrize("game", GAMES)
def test_rules_refer_to_rules_that_exist(game: str) -> None:
    for language in ("en", "fr", "nl"):
        rules = rulebook(game, language)
        parts = "|".join(dict.fromkeys(number.partition("-")[0] for number in rules))
        for rule in rules.values():
            for number in re.findall(rf"\b(?:{parts})-R?\d+\b", rule.text):
                assert number in rules, (rule.number, number)


def test_a_number_cited_at_the_table_names_its_game() -> None:
    """There the numbers of all games stand side by side, and several games have a D-4."""
    books = {name: set(rulebook(name)) for name in GAMES}
    number = r"[A-Z]{1,3}-R?\d+"
    named = re.compile(rf"\b({'|'.join(books)})\s+({number}(?:,\s+{number})*)(?!\w)")
    wrong, cited = [], 0
    for path in sorted((Path(__file__).parents[1] / "src/cabale/table").rglob("*.py")):
        text = path.read_text("utf-8")
        for game, numbers in named.findall(text):
            cited += 1
            wrong += [
                f"{path.name}: {game} {it}" for it in re.findall(number, numbers) if it not in books[game]
            ]
        bare = set(re.findall(rf"\b{number}(?!\w)", named.sub("", text)))
        wrong += [f"{path.name}: {it}" for it in sorted(bare & set().union(*books.values()))]
    assert cited > 5
    assert wrong == []
