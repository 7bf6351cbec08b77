"""The scenario files of Le Lys et la Cocarde: every one passes, and together they cover the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.options import write_value
from cabale.core.scenario import run_file, written
from cabale.core.seats import PUBLIC
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.pieces import CARDS, FIRST_CHARACTER, LAST_CHARACTER
from cabale.games.cocarde.squares import DANGER, PLACE_NAMES, SENTENCES
from cabale.games.cocarde.views import KINDS

FILES = sorted((Path(__file__).parents[2] / "scenarios/cocarde").glob("*.toml"))
TEXTS = {path.stem: path.read_text("utf-8") for path in FILES}


def find(name: str) -> Game[Any, Any]:
    assert name == "cocarde"
    return COCARDE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    failures = [
        f"{failure.key} ({outcome.case or outcome.line}): expected {written(failure.expected)}, "
        f"found {written(failure.found)} {failure.refused or ''}"
        for outcome in run_file(path, find)
        for failure in outcome.failures
    ]
    assert failures == []


def test_the_acceptance_scenarios_are_all_there() -> None:
    found = {tomllib.loads(text)["id"][:5] for text in TEXTS.values()}
    assert {f"LX-{number:02}" for number in range(1, 26)} <= found


def of_square(place: int) -> list[str]:
    name = PLACE_NAMES[place]
    number = f"{int(name[1:]):02}" if name.startswith("m") else name
    return [stem for stem in TEXTS if stem == f"square-{number}" or stem.startswith(f"square-{number}-")]


ELSEWHERE = {21: "lx-21", 34: "lx-19", 35: "lx-18", 46: "lx-25", 71: "lx-16"}  # acceptance scenarios


def test_every_square_with_a_sentence_has_a_file() -> None:
    bare = [place for place, clauses in enumerate(SENTENCES) if clauses and not of_square(place)]
    assert [place for place in bare if not any(s.startswith(ELSEWHERE.get(place, "?")) for s in TEXTS)] == []


def test_every_danger_is_averted_in_one_of_its_files() -> None:
    for place, states in enumerate(DANGER):
        if states:
            stems = of_square(place) + [s for s in TEXTS if s.startswith(ELSEWHERE.get(place, "?"))]
            assert any(":play=" in TEXTS[stem] for stem in stems), place


def test_every_card_is_played_or_discarded_somewhere() -> None:
    played = " ".join(TEXTS.values())
    for card, name in enumerate(CARDS):
        verb = "play" if FIRST_CHARACTER <= card <= LAST_CHARACTER or name.startswith("def") else ""
        assert f"{verb}={name}" in played if verb else name in played, name


def test_every_question_is_asked() -> None:
    told = " ".join(TEXTS.values())
    assert [kind for kind in KINDS.values() if f'"{kind}"' not in told] == []


def test_the_files_are_named_after_their_ids() -> None:
    ids = {stem: tomllib.loads(text)["id"].lower() for stem, text in TEXTS.items()}
    assert len(set(ids.values())) == len(ids)


def test_every_value_of_every_option_is_shown() -> None:
    """The default is shown by the files that do not mention the option; of rows and numbers, any one."""
    shown = {
        (option, write_value(value))
        for text in TEXTS.values()
        for option, value in tomllib.loads(text).get("options", {}).items()
    }
    for option in COCARDE.options:
        values = set(option.words) - {write_value(option.default)}
        assert [value for value in values if (option.name, value) not in shown] == []
        assert option.room or any(name == option.name for name, _ in shown)


def test_pages_hold_the_fields_that_files_may_name() -> None:
    page = COCARDE.page(COCARDE.view(COCARDE.new(), PUBLIC))
    assert sorted(page) == sorted(COCARDE.fields)
