"""The narrator: what is hidden, the table in lines, the verdict, names and talk."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cabale
from cabale.core.match import Match
from cabale.core.seats import CHANCE, NO_SEAT, PUBLIC
from cabale.core.talk import Line
from cabale.games.complots import COMPLOTS, events
from cabale.text import LANGUAGES, Narrator
from tests.text.telling import NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_hidden_is_told(language: str) -> None:
    """To a spectator, no card drawn, dealt or shown has a name."""
    narrator = Narrator(language, COMPLOTS, NAMES)
    characters = [
        narrator.character(key) for key in ("duchess", "assassin", "countess", "captain", "inquisitor")
    ]
    match = cabale.deal("complots", 3, 4, envoy="inquisitor")
    match.run([RandomPlayer(Random(seat)) for seat in range(3)])
    secret = (events.Dealt, events.Drew, events.Returned, events.Showed, events.GaveBack, events.Discarded)
    sentences = [narrator.event(event) for event in match.events(PUBLIC) if isinstance(event, secret)]
    assert sentences
    assert not any(character in sentence for sentence in sentences for character in characters)


class RandomPlayer:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any, moves: list[int]) -> int:
        return self.rng.choice(moves)


# --- the table and the talk, line by line


def opening() -> Match:
    match = cabale.deal("complots", 3, 7, first_player="a")
    while match.state.turn == CHANCE:
        match.draw()
    return match


def test_the_table_in_lines() -> None:
    match = opening()
    hand = match.view(0).hidden[0]
    narrator = Narrator("en", COMPLOTS, NAMES, 0)
    assert narrator.view(match.view(0)) == [
        "Turn 1: yours.",
        f"Anna (you): 2 coins, holding {narrator.character(hand[0])}, {narrator.character(hand[1])}.",
        "Hugo: 2 coins, 2 hidden cards.",
        "Yves: 2 coins, 2 hidden cards.",
        "Treasury: 48 coins. Court: 9 cards.",
        "Characters of this game: Duchess, Assassin, Countess, Captain, Ambassador.",
        "You are asked to choose an action.",
    ]
    match.play(0, 20)
    watching = Narrator("fr", COMPLOTS, NAMES)
    assert watching.view(match.view(PUBLIC))[-2:] == [
        "Anna se dit Capitaine pour voler Hugo.",
        "On attend Hugo et Yves\u00a0: mettre l’annonce en doute ou laisser faire.",
    ]


def test_a_sealed_answer_stays_sealed() -> None:
    match = cabale.deal("complots", 2, 1, first_player="a")
    while match.state.turn == CHANCE:
        match.draw()
    match.play(0, 55)
    lines = Narrator("en", COMPLOTS, NAMES, 0).view(match.view(0))
    assert lines[-2:] == ["Your answer is sealed. Waiting for Hugo.", "Your sealed pick: Duchess."]
    assert (
        Narrator("en", COMPLOTS, NAMES, 1).view(match.view(1))[-1]
        == "You are asked to pick a card in secret."
    )


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_says_once_that_it_is_secret(language: str, envoy: str) -> None:
    """The question is marked as secret; what is said of each card is what it does."""
    match = cabale.deal("complots", 2, 1, envoy=envoy)
    while match.state.turn == CHANCE:
        match.draw()
    narrator = Narrator(language, COMPLOTS, NAMES, 0)
    question = match.game.question(match.state, 0)
    assert question is not None and question.kind == "draft" and question.secret
    details = [narrator.detail(choice) for choice in question.choices]
    assert len({*details}) == 5
    for said in (narrator.question(question), *details):
        assert "secret" not in said and "geheim" not in said


def test_the_verdict() -> None:
    match = cabale.deal("complots", 3, 7, max_turns=1)
    assert Narrator("en", COMPLOTS, NAMES).verdict(match.view(PUBLIC)) == "The game is not over."
    match.run([RandomPlayer(Random(seat)) for seat in range(3)])
    assert match.state.ranks() == [1, 1, 1]
    assert (
        Narrator("en", COMPLOTS, NAMES).verdict(match.view(0)).endswith("drawn between Anna, Hugo and Yves.")
    )
    assert (
        Narrator("fr", COMPLOTS, NAMES, 1).verdict(match.view(1)).endswith("nulle entre vous, Anna et Yves.")
    )


def test_pieces_have_names() -> None:
    narrator = Narrator("nl", COMPLOTS, NAMES)
    assert narrator.character("assassin") == "Sluipmoordenaar"
    assert narrator.action("coup") == "Staatsgreep"
    assert narrator.term("court") == "Hof"


def test_talk() -> None:
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    assert narrator.line(Line(0, 1, "Duchesse.")) == "Hugo\u00a0: «\u00a0Duchesse.\u00a0»"
    assert narrator.line(Line(0, 1, "Duchesse.", (0, 2))).startswith("Hugo, à l’oreille (vous et Yves)")
    assert narrator.line(Line(0, 0, "Non.")).startswith("Vous\u00a0:")
    assert "\x1b" not in narrator.line(Line(0, 1, "\x1b[2J"))
    assert narrator.line(Line(0, 1, "Oui\u202f?")) == "Hugo\u00a0: «\u00a0Oui\u202f?\u00a0»"


def test_seats_without_a_name_go_by_their_letter() -> None:
    narrator = Narrator("en", COMPLOTS, ("Anna", ""))
    assert [narrator.name(seat) for seat in (0, 1, 2, CHANCE)] == ["Anna", "B", "C", "chance"]
    assert narrator.name(NO_SEAT) == "?"
