"""Reasons of bots in words: to the seat that they are for, from what it knows."""

from __future__ import annotations

import re

import pytest

from cabale import bots
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots
from cabale.lessons.whole import NO_REASON
from cabale.text import LANGUAGES, Narrator
from tests.bots.tables import play, set_table
from tests.text.messages import messages
from tests.text.telling import NAMES

ADVISED = {  # what an advice says to its seat, and nobody says of himself
    "en": re.compile(r"\b(you|yours?|yourself)\b", re.I),
    "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.I),
    "nl": re.compile(r"\b(je|jij|jou|jouw|jezelf)\b", re.I),
}


def why(s: Complots, seat: int, language: str = "en", level: str = "regular", seed: int = 1) -> str:
    reason = bots.make("complots", level, seed).explain(COMPLOTS.view(s, seat), s.moves(seat))
    return Narrator(language, COMPLOTS, NAMES, seat).reason(reason)


def test_a_doubt_says_what_it_believes_and_what_it_promises() -> None:
    s = set_table("duchess captain | assassin countess | captain ambassador", coins=[2, 2, 2])
    play(s, "a:tax")
    narrator = Narrator("fr", COMPLOTS, NAMES, 1)
    facts: dict[str, Argument] = {"claimer": 0, "character": "duchess", "odds": 62}
    facts |= {"lives": 2, "share": 33}
    assert narrator.reason(Reason(move=0, key="believe", arguments=facts)) == (
        "D’après vos cartes et ce qui s’est dit, Anna a la Duchesse avec 62\u00a0% de chances. Se tromper"
        " coûte une carte. Vos chances de gagner\u00a0: 33\u00a0% en vous taisant."
    )
    assert why(s, 1).startswith("From your cards and what was said, Anna holds the Duchess with a chance of ")


def test_what_is_certain() -> None:
    s = set_table("captain assassin | duchess countess | captain / duchess | ambassador / duchess")
    play(s, "a:tax")
    assert [why(s, 1, language) for language in LANGUAGES] == [
        "Vous le savez\u00a0: Anna n’a pas la Duchesse.",
        "Je weet het: Anna heeft de Hertogin niet.",
        "You know it: Anna does not hold the Duchess.",
    ]


def test_a_forced_coup() -> None:
    s = set_table("captain duchess | assassin countess | ambassador duchess", coins=[10, 8, 1])
    assert why(s, 0).startswith(
        "The Coup is compulsory. Against Hugo it serves you most: your chance to win is "
    )


def test_lots_and_single_moves() -> None:
    s = set_table("captain duchess | assassin countess", coins=[2, 2])
    assert why(s, 0, "en", "random") == "The automaton drew lots between 5 moves: it has no other reason."
    last = set_table("captain duchess | assassin countess", coins=[10, 2])
    assert why(last, 0, "nl") == "Het is de enige zet die mag."


# --- told by the automaton itself, when the turn is past


def said(reason: Reason, language: str, speaker: int, listener: int) -> str:
    return Narrator(language, COMPLOTS, NAMES, listener).said(reason, speaker)


def test_an_automaton_says_i_of_itself_and_you_to_the_listener() -> None:
    facts: dict[str, Argument] = {"target": 2, "amount": 2, "countered": 38}
    reason = Reason(
        move=0, key="steal", arguments={**facts, "held": "yes", "character": "captain", "doubt": 12}
    )
    assert said(reason, "en", 1, 0) == (
        f"I wanted 2 coins from {NAMES[2]}; the risk of a counter was 38%. I held the Captain: whoever"
        " challenged would lose a card."
    )
    assert said(reason, "fr", 1, 2).startswith("Je voulais vous prendre 2 pièces")
    assert said(reason, "nl", 1, 2).startswith("Ik wilde 2 munten van jou")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_reckoned_at_nought(language: str) -> None:
    """Where it is certain that nobody can, that is said, and not a chance of 0 %."""
    facts: dict[str, Argument] = {"amount": 2, "target": 0, "character": "captain", "held": "no"}
    reason = Reason(move=0, key="steal", arguments={**facts, "countered": 0, "doubt": 0})
    assert not re.search(r"\b0\W?%", said(reason, language, 1, 0))
    assert not re.search(r"\b0\W?%", Narrator(language, COMPLOTS, NAMES, 1).reason(reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_told_as_an_advice_to_whoever_hears_it(language: str) -> None:
    """A reason that says "you" to its seat has its own words for when the automaton tells it to others, and
    those say "you" to the listener only."""
    written = messages(language)
    for key in written:
        game, family, name = (*key.split("-", 2), "", "")[:3]
        if family == "reason" and f"{game}-said-{name}" not in written and name not in NO_REASON:
            assert not ADVISED[language].search(" ".join(unconditional(key, language))), key
        if family == "said":
            assert not ADVISED[language].search(" ".join(unconditional(key, language))), key


def unconditional(key: str, language: str) -> list[str]:
    """The texts of a message and of all it refers to, but for what only a listener who is meant hears."""
    message = messages(language)[key]
    found = [text for text in message.texts if text not in message.to_listener]
    others = [
        other for other in message.references if "-card-" not in other
    ]  # a card speaks to whoever plays it
    return found + [text for other in others for text in unconditional(other, language)]
