"""The scenario files of Le Lys et la Cocarde: together they cover the box."""

from __future__ import annotations

from pathlib import Path

from cabale.games.cocarde.pieces import CARDS, FIRST_CHARACTER, LAST_CHARACTER
from cabale.games.cocarde.squares import DANGER, PLACE_NAMES, SENTENCES
from cabale.games.cocarde.views import KINDS

FILES = sorted((Path(__file__).parents[2] / "scenarios/cocarde").glob("*.toml"))
TEXTS = {path.stem: path.read_text("utf-8") for path in FILES}


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
