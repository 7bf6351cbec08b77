"""The booklet of questions: what it holds, and how it runs out."""

from __future__ import annotations

from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import PER_SECTION, QUESTION_NAMES, RIGHT
from cabale.text import LANGUAGES
from cabale.text.catalogue import catalogue
from tests.citing import rule
from tests.games.convention.lines import lay, play


def test_each_section_has_thirteen_of_each_answer() -> None:
    """A guess is right half of the time."""
    assert len(QUESTION_NAMES) == len(RIGHT) == 4 * PER_SECTION
    for section in range(4):
        assert sum(RIGHT[section * PER_SECTION : (section + 1) * PER_SECTION]) == 13


def test_every_question_is_there_in_every_language() -> None:
    for language in LANGUAGES:
        said = catalogue(language)
        texts = [said.format(f"convention-booklet-{name}", {}) for name in QUESTION_NAMES]
        facts = [said.forms(f"convention-booklet-{name}")["fact"] for name in QUESTION_NAMES]
        assert len(set(texts)) == len(texts)
        assert all(text.endswith("?") for text in texts)
        assert all(fact.endswith((".", "”", "’.", "»")) for fact in facts)


@rule("convention", "H-3")
def test_an_exhausted_section_is_shuffled_again() -> None:
    s = lay(4, {"posts": {"danton": "mission"}}, at="mission", history_variant=True)
    play(s, "~watch_committee")
    s.unasked[0] = 1 << 4  # only one question is left
    assert [CONVENTION.write(s, 8, move) for move in s.moves(8)] == ["~qm05"]
    play(s, "~qm05 a:non")
    assert s.unasked[0] == 0
    again = lay(4, {}, at="agenda", history_variant=True)
    again.unasked[0] = 0
    play(again, "a:pass b:denounce=danton c:pass d:pass")
    assert len(again.moves(8)) == PER_SECTION
