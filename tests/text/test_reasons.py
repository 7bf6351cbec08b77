"""Reasons of bots in words: to the seat that they are for, from what it knows."""

from __future__ import annotations

from cabale import bots
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots
from cabale.text import LANGUAGES, Narrator
from tests.bots.tables import play, set_table
from tests.text.telling import NAMES


def why(s: Complots, seat: int, language: str = "en", level: str = "regular", seed: int = 1) -> str:
    reason = bots.make("complots", level, seed).explain(COMPLOTS.view(s, seat), s.moves(seat))
    return Narrator(language, COMPLOTS, NAMES, seat).reason(reason)


def test_a_doubt_says_what_it_believes_and_what_it_promises() -> None:
    s = set_table("duchess captain | assassin countess | captain ambassador", coins=[2, 2, 2])
    play(s, "a:tax")
    narrator = Narrator("fr", COMPLOTS, NAMES, 1)
    facts: dict[str, Argument] = {"claimer": 0, "character": "duchess", "odds": 62}
    facts |= {"lives": 2, "speech": 31, "silence": 33}
    assert narrator.reason(Reason(move=0, key="believe", arguments=facts)) == (
        "D’après vos cartes et ce qui s’est dit, Anna a la Duchesse avec 62\u00a0% de chances. Se tromper"
        " coûte une carte. Vos chances de gagner\u00a0: 31\u00a0% en doutant, 33\u00a0% en vous taisant."
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
