"""What an author of a game misspells, forgets or mixes up: each is found, with the line where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cabale
from cabale.conformance.check import check
from cabale.core.registry import from_here
from cabale.games import GAMES
from cabale.text import LANGUAGES, Narrator, Words
from tests.test_sixth_game import NAMES, bring, finish, folder, played, remarked

__all__ = ["folder"]  # a fixture


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("s.speaker = (", "s.speeker = (", "AttributeError: Table does not declare speeker (speaker?)"),
        ("s.turns += 1", "assert s.turns, 'none yet'", "none yet"),
        ("s.tell(SCORED, seat", "s.tell(7, seat", "TypeError: no event has the number 7"),
        ("s.tell(VETOED, by)", "s.tell(VETOED, s.seats)", "TypeError: Vetoed.seat: 3 is no seat (0 … 2)"),
        ("s.tell(VETOED, by)", "s.tell(VETOED)", "TypeError: Vetoed.seat: -1 is no seat (0 … 2)"),
        ("seat, vote)", "seat, vote + 2)", "TypeError: Voted.vote: 2 has no word (0 no, 1 yes)"),
        (
            "s.do(Objection())",
            "s.do(Objection)",
            "TypeError: Objection is a class; what is done next is a step: Objection(…)",
        ),
        ("s.do(Objection())", "s.do(7)", "TypeError: 7 is no step"),
    ],
)
def test_a_slip_of_the_pen_is_found_with_its_line(folder: Path, right: str, wrong: str, reason: str) -> None:
    file = folder / "motion.py"
    lines = file.read_text(encoding="utf-8").replace(right, wrong).splitlines()
    file.write_text("\n".join(lines), encoding="utf-8")
    bring()
    (finding,) = check(cabale.game("motion"), games=1)
    (line,) = [number for number, line in enumerate(lines, 1) if wrong in line]
    assert (finding.property, finding.reason) == ("plays", f"motion.py:{line}: {reason}")


@pytest.mark.parametrize(
    ("function", "right", "wrong", "reason"),
    [
        (
            "begin(self, s: Table) -> int:  # everybody",
            "return seat_bit(s.seats) - 1",
            "seat_bit(s.seats) - 1",
            "Vote.begin returns None; expected: a set of seats, NOBODY or seat_bit(seat) | …",
        ),
        (
            "begin(self, s: Table) -> int:  # everybody",
            "return seat_bit(s.seats) - 1",
            "return seat_bit(s.seats)",
            "Vote.begin returns 8; expected: a set of seats, NOBODY or seat_bit(seat) | …",
        ),
        (
            "answer(",
            "return NOBODY",
            "pass",
            "Draw.answer returns None; expected: a set of seats, NOBODY or seat_bit(seat) | …",
        ),
        (
            "moves(",
            "return [PASS, VETO]",
            "[PASS, VETO]",
            "Objection.moves returns None; expected: a list of numbers, [0, 1, …]",
        ),
        ("begin(self, seats", "return s", "s", "Motion.begin returns None; expected: a position"),
        ("write_body(", "return str(move)", "return move", 'Motion.write_body returns 1; expected: "…"'),
        (
            "look(",
            '{"speaker": s.speaker',
            '{"speaker": s.seats',
            "MotionView.speaker: 3 is no seat (0 … 2)",
        ),
        (
            "look(",
            "tuple(s.points)",
            "tuple(s.points[1:])",
            "MotionView.points: (0, 0) is no tuple with one for each of 3 seats",
        ),
    ],
)
def test_what_a_function_of_the_author_gives_back_is_found_with_its_place(
    folder: Path, function: str, right: str, wrong: str, reason: str
) -> None:
    """It stands in no traceback any more. A compiled kernel says the same."""
    file = folder / "motion.py"
    text = file.read_text(encoding="utf-8").replace(
        "begin(self, s: Table) -> int:\n        return seat_bit(s.seats) - 1  # everybody",
        "begin(self, s: Table) -> int:  # everybody\n        return seat_bit(s.seats) - 1",
    )
    before, there, after = text.partition(f"    def {function}")
    file.write_text(before + there + after.replace(right, wrong, 1), encoding="utf-8")
    bring()
    (finding, *_) = check(cabale.game("motion"), games=1)
    line = before.count("\n") + 1
    assert finding.reason == f"motion.py:{line}: {reason}"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("usual_seats", "usual_seat", "does not declare usual_seats; expected: 3 … 6. It is left out."),
        (', tag="voted"', "", 'Voted has no tag: tag="…", the name of its number'),
    ],
)
def test_what_is_not_declared_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, said: str
) -> None:
    monkeypatch.setattr(GAMES, "_failures", {})
    file = folder / "motion.py"
    file.write_text(file.read_text(encoding="utf-8").replace(right, wrong), encoding="utf-8")
    GAMES.bring("motion", "", lambda: from_here("motion"))
    (failure,) = GAMES.failures
    assert said in Words("en").refusal(failure)


# --- in its words


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (
            "now have { $points }.",
            "now have { $points .",
            [
                "- {check-words-read}",
                'en.ftl:{line} cannot be read (Expected token: "}"); what stands there is made',
            ],
        ),
        (
            "motion-ask-vote = ",
            "motion-ask-objection = ",
            [
                "- {check-words-read}",
                "in en.ftl:{line} stands motion-ask-objection, which is there already; only one",
            ],
        ),
        (
            "motion-ask-vote = ",
            "moton-ask-vote = ",
            [
                "- {check-words-read}",
                "in en.ftl:{line} stands moton-ask-vote, which is none of its words: their keys",
            ],
        ),
        (
            "[seat] You vote",
            "[saet] You vote",
            [
                "- {check-words}",
                "motion-event-voted (en) chooses by $you, which is never “saet”. Perhaps",
            ],
        ),
        (
            "[yes] yes",
            "[aye] yes",
            [
                "- {check-words}",
                "motion-event-voted (en) chooses by $vote, which is never “aye”. Perhaps this is meant: yes.",
            ],
        ),
        (
            "motion-field-bill = W",
            "motion-field-bil = W",
            ["nothing asked for these words in 4 games", "    motion-field-…: bil (bill?)"],
        ),
    ],
)
def test_slips_that_fluent_passes_over_are_named(
    folder: Path, right: str, wrong: str, said: list[str]
) -> None:
    finish(folder)
    english = folder / "words" / "en.ftl"
    text = english.read_text(encoding="utf-8")
    assert text.count(right) == 1
    english.write_text(text.replace(right, wrong), encoding="utf-8")
    bring()
    lines, place = remarked(), str(text[: text.index(right)].count("\n") + 1)
    for sentence in said:
        wanted = re.sub(
            r"\{(check-.+)\}", lambda found: Words("en").say(found[1]), sentence.replace("{line}", place)
        )
        assert any(wanted in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_cannot_be_read_are_told_where_it_is_played(
    folder: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Once, whoever sits there; what could be read is said."""
    finish(folder)
    file = folder / "words" / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("motion-ask-vote =", "motion-ask-vote"), encoding="utf-8")
    bring()
    for _ in range(2):
        narrator = Narrator(language, cabale.game("motion"), NAMES, 0)
        assert narrator.say("motion-heading-vote") in text and narrator.say("motion-ask-vote") not in text
    (line,) = [record.getMessage() for record in caplog.records]
    place = text[: text.index("motion-ask-vote")].count("\n") + 1
    assert "motion" in line and f"{language}.ftl:{place}" in line


def test_words_that_ask_for_too_much_are_told_in_play_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on with words that are made, and its author learns why."""
    finish(folder)
    english = folder / "words" / "en.ftl"
    english.write_text(
        english.read_text(encoding="utf-8").replace("has { $points }", "has { $zzz }"), encoding="utf-8"
    )
    bring()
    match = played()
    narrator = Narrator("en", match.game, NAMES, 0)
    sentences = narrator.sentences(match.events(0))
    assert any(re.fullmatch(r"Bert: scored \(points \d+\)\.", sentence) for sentence in sentences)
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == "motion-event-scored (en) asks for $zzz, which is not given"
