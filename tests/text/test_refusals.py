"""Every code that is raised anywhere has a sentence, and every sentence gets what it asks for."""

from __future__ import annotations

from typing import Any

import pytest

import cabale
from cabale.core.errors import BadRecord, BadScenario, BadSetup, CabaleError, IllegalMove
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.words import PIECES, PURSES, SEATS
from tests.text.messages import arguments, messages
from tests.text.sources import Refusal, refusals

KEYS = set(messages("en"))


def test_every_code_has_a_sentence() -> None:
    mute = [f"{refusal.code} ({refusal.place})" for refusal in refusals() if refusal.key(KEYS) not in KEYS]
    assert mute == []


def test_every_sentence_has_a_code() -> None:
    sentences = {key for key in KEYS if "refusal-" in key}
    assert sentences == {refusal.key(KEYS) for refusal in refusals()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_its_arguments(language: str) -> None:
    for refusal in refusals():
        needed = arguments(messages(language)[refusal.key(KEYS)], language) - {"you"}
        assert refusal.more or needed <= refusal.arguments, (refusal, needed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_one(language: str) -> None:
    """With its rule, it ends as sentences end; without words for a piece it still can be said."""
    words = Words(language)
    for refusal in refusals():
        error = made_up(refusal)
        assert words.refusal(error).endswith("(X-1)."), refusal
        error.rule = ""
        assert words.refusal(error).endswith("."), refusal


def made_up(refusal: Refusal) -> CabaleError:
    names = refusal.arguments | arguments(messages("en")[refusal.key(KEYS)], "en") - {"you", "file"}
    given: dict[str, Any] = dict.fromkeys(names - {"file"}, "x")
    given |= {name: 1 for name in names if name in (*SEATS, *PURSES)}
    given |= {name: "captain" for name in names if name == "character"}
    given |= {name: "steal" for name in names if name == "action"}
    given |= {name: "x." for name in names if name == "reason"}
    assert set(PIECES) == {"character", "action", "question", "colour"}
    return CabaleError(refusal.code, rule="X-1", **given)


# --- a few, word for word


def test_the_rule_stands_at_the_end_of_the_sentence() -> None:
    error = IllegalMove("too_poor", rule="C-14", action="coup", coins=5, missing=2)
    assert Words("fr").refusal(error) == "Il vous manque 2 pièces (C-14)."
    assert Words("nl").refusal(error) == "Je komt 2 munten tekort (C-14)."
    assert Words("en").refusal(error) == "You lack 2 coins (C-14)."


def test_seats_become_names() -> None:
    narrator = Narrator("en", cabale.game("complots"), ("Anna", "Hugo"), seat=0)
    error = IllegalMove("target_out", rule="C-14", action="coup", target=1)
    assert narrator.refusal(error) == "Hugo is out already: aim at a living opponent (C-14)."
    assert Words("en").refusal(error) == "B is out already: aim at a living opponent (C-14)."


def test_what_was_expected_is_listed() -> None:
    error = BadSetup("unknown_language", language="de", expected=("fr", "nl", "en"))
    assert Words("fr").refusal(error) == "On ne parle pas «\u00a0de\u00a0» ici\u202f; on attend fr, nl ou en."
    assert Words("nl").refusal(error) == "“de” spreken we hier niet; verwacht: fr, nl of en."
    lonely = BadSetup("unknown_game", game="go", expected=("complots",))
    assert Words("en").refusal(lonely) == "“go” is no game of this house; expected: complots."


def test_the_file_comes_first() -> None:
    error = BadScenario("bad_value", file="cx-01.toml", key="table.coins.a", value="-1", expected="0, 1, 2 …")
    assert Words("en").refusal(error) == "cx-01.toml: table.coins.a cannot be -1; expected: 0, 1, 2 …"


def test_nothing_may_be_expected() -> None:
    error = BadScenario("bad_value", rule="C-41", key="table.eliminated", value="['a']", expected="")
    assert Words("en").refusal(error) == "table.eliminated cannot be ['a']; expected: nothing (C-41)."


def test_a_record_that_does_not_replay_says_why() -> None:
    match = cabale.deal("complots", seats=3, seed=1, first_player="a")
    while match.state.turn == cabale.CHANCE:
        match.draw()
    match.play(0, match.state.moves(0)[0])
    record = match.record()
    text = record.write().replace("a:income", "a:coup>b")
    with pytest.raises(BadRecord) as edited:
        cabale.read_record(text)
    assert Words("en").refusal(edited.value).startswith("This record has been altered")
    with pytest.raises(BadRecord) as refused:
        cabale.replay(type(record)(**{**record_fields(record), "words": (*record.words[:-1], "a:coup>b")}))
    sentence = Words("en").refusal(refused.value)
    assert sentence == "Answer 7 of the record, “a:coup>b”, cannot be replayed. You lack 5 coins (C-14)."


def record_fields(record: cabale.Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_what_others_wrote_is_made_harmless() -> None:
    error = BadSetup("unknown_game", game="\x1b[2J" + "x" * 200, expected=("complots",))
    sentence = Words("en").refusal(error)
    assert sentence.isprintable()
    assert len(sentence) < 150


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown_language"):
        Words("de")
