"""Guillotine, word for word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale.core.errors import IllegalMove
from cabale.core.match import deal
from cabale.core.options import read_options
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.guillotine import GUILLOTINE, events
from cabale.games.guillotine.pieces import ACTIONS, KINDS_OF_NOBLES, NOBLE_NAMES
from cabale.games.guillotine.table import Guillotine
from cabale.text import Narrator, Words
from cabale.text.catalogue import catalogue
from tests.games.guillotine.lines import play
from tests.text.offers import choice
from tests.text.telling import NAMES

HANDS = {"a": ["stumble", "public_demand", "extra_cart", "rush_job"], "b": ["trip"], "c": []}


def set_table(options: Mapping[str, object] | None = None, **table: Any) -> Guillotine:
    """Three seats, the duke first in line."""
    table.setdefault("line", ["duke", "martyr.1", "palace_guard.1", "general", "cardinal"])
    return GUILLOTINE.set_table(3, read_options(GUILLOTINE.options, options or {}, 3), table)


def test_names_are_those_of_the_rules() -> None:
    """G-12, G-13: the tables of the rulebook have every name in every language."""
    rules = Path(events.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| `")]
    nobles = {row[0].strip("`"): (row[4], row[6], row[7]) for row in rows if len(row) == 9}
    actions = {row[0].strip("`"): (row[2], row[4], row[5]) for row in rows if len(row) == 6}
    assert set(nobles) == set(KINDS_OF_NOBLES)
    assert set(actions) == set(ACTIONS)
    for family, table in (("noble", nobles), ("card", actions)):
        for key, names in table.items():
            for language, name in zip(("en", "fr", "nl"), names, strict=True):
                assert plain(catalogue(language).format(f"guillotine-{family}-{key}", {})) == plain(name)
                assert "effect" in catalogue(language).forms(f"guillotine-{family}-{key}"), key


def plain(name: str) -> str:
    """Without marks of sources, and with the spaces, quotes and dots of a typewriter."""
    bare = re.sub(r" ?[ˢᴱᴾ]$", "", name.replace("\N{NARROW NO-BREAK SPACE}", " "))
    return bare.replace("’", "'").replace("…", "...")


@pytest.mark.parametrize(
    ("text", "button"),
    [
        ("pass", ("Passer", "sans carte", "quiet", "p")),
        ("play=stumble", ("Faux pas", "un noble avance de 1 place", "plain", "")),
        ("play=rush_job", ("Travail bâclé", "un joueur sans carte à son tour", "hostile", "")),
    ],
)
def test_cards_on_buttons(text: str, button: tuple[str, ...]) -> None:
    offered = choice(GUILLOTINE, set_table(hands=HANDS), 0, text)
    narrator = Narrator("fr", GUILLOTINE, NAMES, 0)
    assert (
        narrator.title(offered),
        narrator.detail(offered),
        narrator.tone(offered),
        narrator.shortcut(offered),
    ) == button


def test_nobles_and_players_on_buttons() -> None:
    narrator = Narrator("fr", GUILLOTINE, NAMES, 0)
    s = play(set_table(hands=HANDS), "a:play=public_demand")
    guard = choice(GUILLOTINE, s, 0, "noble=palace_guard.1")
    assert narrator.choice(guard) == "Choisir un Garde du palais (place 3)"
    assert (narrator.title(guard), narrator.detail(guard)) == ("Garde du palais", "3 · 1 par Garde du palais")
    s = play(set_table(hands=HANDS), "a:play=rush_job")
    assert [narrator.title(choice(GUILLOTINE, s, 0, text)) for text in ("name>a", "name>b")] == [
        "Vous",
        "Hugo",
    ]


@pytest.mark.parametrize(
    ("words", "text", "said"),
    [
        ("", "pass", "You pass. You then collect the Duke."),
        ("", "play=stumble", "Move one noble forward exactly 1 place."),
        ("a:play=stumble", "noble=martyr.1", "A Martyr goes to the front. You then collect a Martyr."),
        ("a:play=stumble", "noble=general", "The General goes to place 3. You then collect the Duke."),
        (
            "a:play=public_demand",
            "noble=cardinal",
            "The Cardinal goes to the front. You then collect the Cardinal.",
        ),
        ("a:play=rush_job", "name>b", "Hugo may play no card in their next turn. You then collect the Duke."),
    ],
)
def test_what_a_move_does(words: str, text: str, said: str) -> None:
    s = play(set_table(hands=HANDS), words)
    offered = choice(GUILLOTINE, s, 0, text)
    assert Narrator("en", GUILLOTINE, NAMES, 0).consequence(GUILLOTINE.view(s, 0), offered) == said


def test_what_a_move_does_to_the_points() -> None:
    hands = {"a": ["fountain_of_blood", "tough_crowd"]}
    s = set_table(hands=hands, piles={"b": ["bishop"]}, at="final")
    narrator = Narrator("nl", GUILLOTINE, NAMES, 0)
    own = narrator.consequence(GUILLOTINE.view(s, 0), choice(GUILLOTINE, s, 0, "play=fountain_of_blood"))
    assert own == "Voor je: 2 punten extra. Jouw punten: van 0 naar 2."
    before = set_table(hands=hands)
    there = narrator.consequence(
        GUILLOTINE.view(before, 0), choice(GUILLOTINE, before, 0, "play=fountain_of_blood")
    )
    assert there == f"{own} Daarna onthoofd je de Hertog."
    play(s, "a:play=tough_crowd")
    theirs = narrator.consequence(GUILLOTINE.view(s, 0), choice(GUILLOTINE, s, 0, "name>b"))
    assert theirs == "Hugo heeft 2 punten minder. Punten van Hugo: van 2 naar 0."


def test_closed_cards() -> None:
    s = set_table(hands={"a": ["confusion_in_line", "stumble"]}, fronts={"b": ["callous_guards"]})
    question = GUILLOTINE.question(s, 0)
    assert question is not None
    narrator = Narrator("en", GUILLOTINE, NAMES, 0)
    assert {narrator.shut_title(closed): narrator.shut_reason(closed) for closed in question.closed} == {
        "Confusion in Line": "“Confusion in Line” is played just before another player collects, never in"
        " your own turn.",
        "Stumble": "“Callous Guards” lie on the table: “Stumble” would alter the line.",
    }


def test_the_moment_before_the_blade_is_the_same_for_everybody_else() -> None:
    """G-94. Whoever holds the card, the others hear the same words; only the holder is asked."""
    said = []
    for holder in "bc":
        hands = {seat: ["trip", "confusion_in_line" if seat == holder else "stumble"] for seat in "bc"}
        s = play(set_table(hands={"a": ["pushed"], **hands}), "a:pass")
        for listener in (0, PUBLIC):
            narrator, view = Narrator("en", GUILLOTINE, NAMES, listener), GUILLOTINE.view(s, listener)
            said.append((listener, narrator.status(view), *narrator.view(view)[-1:]))
        question = GUILLOTINE.question(s, "abc".index(holder))
        assert question is not None
        sentence = Narrator("en", GUILLOTINE, NAMES, 1).question(question)
        assert sentence == "Anna is about to collect the Duke. Do you shuffle the line?"
    assert said[0] == said[2] == (0, "The blade hangs over the Duke.", "The blade hangs over the Duke.")
    assert said[1] == said[3]


def test_nobody_hears_what_others_draw() -> None:
    narrator = Narrator("fr", GUILLOTINE, NAMES)
    match = deal(GUILLOTINE, 3, 4)
    rng = Random(4)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    secret = (events.Dealt, events.Drew, events.Handed, events.Looked)
    sentences = [narrator.event(event) for event in match.events(PUBLIC) if isinstance(event, secret)]
    assert len(sentences) > 20
    assert not any("«" in sentence for sentence in sentences)


def test_the_table_in_lines() -> None:
    s = set_table(hands=HANDS, piles={"b": ["bishop"]}, fronts={"c": ["callous_guards"]}, rushed=["b"])
    assert Narrator("en", GUILLOTINE, NAMES, 0).view(GUILLOTINE.view(s, 0)) == [
        "Day 1. Turn 1: yours.",
        "Line, from the front: 1 Duke, 2 Martyr, 3 Palace Guard, 4 General, 5 Cardinal.",
        "Noble deck: 44. Action deck: 54.",
        "Anna (you): 0 points, holding “Stumble”, “Public Demand”, “Extra Cart”, “Rush Job”.",
        "Hugo: 2 points, 1 card in hand. Pile: Bishop. Next turn without a card.",
        "Yves: 0 points, 0 cards in hand. In front: “Callous Guards”.",
        "You are asked to play an action card or none.",
    ]


def test_copies_have_one_name() -> None:
    narrator = Narrator("nl", GUILLOTINE, NAMES, 0)
    names = {narrator.event(events.Collected(seat=0, noble=name)) for name in NOBLE_NAMES}
    assert len(names) == len(KINDS_OF_NOBLES)
    assert "Je onthoofdt een Paleiswacht." in names


def test_refusals_of_games_with_the_same_code_do_not_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a table, a refusal is told in the words of the game that knows its arguments."""
    monkeypatch.setattr(Words, "games", ("complots", "guillotine"))
    error = IllegalMove("not_held", rule="G-40", card="trip")
    assert Words("en").refusal(error) == "You do not hold “Trip”: choose a card of your hand (G-40)."
