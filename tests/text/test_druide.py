"""Le Grand Druide, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.reason import Fear
from cabale.core.seats import OPEN
from cabale.games.druide import DRUIDE, events
from cabale.games.druide.pieces import COLOURS
from cabale.text import LANGUAGES, Narrator
from cabale.text.catalogue import catalogue
from tests.games.druide.lines import lay, play
from tests.text.offers import choice
from tests.text.telling import NAMES


def test_colours_are_those_of_the_rules() -> None:
    """D-2: the table of the rulebook has every colour in every language."""
    rules = Path(events.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| `")]
    names = {row[0].strip("`"): row[1:4] for row in rows if row[0].strip("`") in COLOURS}
    assert tuple(names) == COLOURS
    for key, (french, english, dutch) in names.items():
        for language, name in (("fr", french), ("en", english), ("nl", dutch)):
            assert catalogue(language).format(f"druide-colour-{key}", {}) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stone_and_bar_has_a_button_of_its_own(language: str) -> None:
    s = lay(3, {"taboo": {"a": "yellow"}})
    question = DRUIDE.question(s, 0)
    assert question is not None and len(question.choices) == 45
    narrator = Narrator(language, DRUIDE, NAMES, 0)
    used = [letter for letter in map(narrator.shortcut, question.choices) if letter]
    assert used == ["p"]
    titles = [narrator.title(offered) for offered in question.choices]
    assert len(set(titles)) == 45


@pytest.mark.parametrize(
    ("language", "button"),
    [
        ("fr", ("Pierre 14", "bleue, votre couleur taboue", "plain")),
        ("nl", ("Steen 14", "blauw, jouw taboekleur", "plain")),
        ("en", ("Stone 14", "blue, your taboo colour", "plain")),
    ],
)
def test_a_stone_on_its_button(language: str, button: tuple[str, ...]) -> None:
    s = lay(3, {"taboo": {"a": "blue"}})
    narrator, offered = Narrator(language, DRUIDE, NAMES, 0), choice(DRUIDE, s, 0, "place=14")
    assert (narrator.title(offered), narrator.detail(offered), narrator.tone(offered)) == button


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("fr", "Placer un druide sur la pierre 14 (bleue, votre couleur taboue)", "(bleue)"),
        ("nl", "Zet een druïde op steen 14 (blauw, jouw taboekleur)", "(blauw)"),
        ("en", "Place a druid on stone 14 (blue, your taboo colour)", "(blue)"),
    ],
)
def test_a_taboo_colour_is_not_yours_where_another_plays(language: str, own: str, other: str) -> None:
    """As an analysis says what would have been better from another seat, and an advice what one fears."""
    offered = choice(DRUIDE, lay(3, {"taboo": {"a": "blue"}}), 0, "place=14")
    assert Narrator(language, DRUIDE, NAMES, 0).choice(offered, 0) == own
    for label in (
        Narrator(language, DRUIDE, NAMES, 1).choice(offered, 0),
        Narrator(language, DRUIDE, NAMES, 1).fear(Fear(seat=0, choice=offered, percent=30)),
    ):
        assert f"14 {other}" in label


@pytest.mark.parametrize(("passed", "said"), [(["b"], "then it is the next player"), (["b", "c"], "alone")])
def test_a_turn_says_whose_is_the_next(passed: list[str], said: str) -> None:
    question = DRUIDE.question(lay(3, {"passed": passed}), 0)
    assert question is not None
    assert said in Narrator("en", DRUIDE, NAMES, 0).note(question)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("place=13", "College 12–15, 4 votes: carried by you."),
        ("place=30", "College 28–1, 4 votes: carried by you."),
        (
            "place=2",
            "College 2–5, 4 votes: carried by you."
            " But the stone is blue, your taboo colour: the druid will leave it before the vote.",
        ),
        ("bar=19>18", "College 16–18, 3 votes: carried by nobody. College 19–24, 6 votes: carried by Yves."),
        ("pass", "You are out until the count; in reserve, 8 druids will count for nothing."),
    ],
)
def test_what_a_move_does(text: str, said: str) -> None:
    druids = {"a": [20], "b": [21, 22], "c": [23, 24, 19]}
    s = lay(3, {"taboo": {"a": "blue"}, "druids": druids})
    offered = choice(DRUIDE, s, 0, text)
    assert Narrator("en", DRUIDE, NAMES, 0).consequence(DRUIDE.view(s, 0), offered) == said


def test_a_college_that_closes() -> None:
    s = lay(3, {"bars": [3, 4, 9, 14, 19, 24, 28], "coloured": {"b": [3]}})
    said = Narrator("en", DRUIDE, NAMES, 0).consequence(DRUIDE.view(s, 0), choice(DRUIDE, s, 0, "bar=4>3"))
    assert said == (
        "College 4–9, 6 votes: carried by nobody."
        " Two bars then lie together, and the college between them is no more."
    )


def test_the_table_in_lines() -> None:
    table = {"druids": {"a": [2, 3], "b": [12]}, "lucky": {"a": 14}, "taboo": {"a": "blue"}}
    s = play(lay(3, table), "a:bar=1>30 b:pass")
    assert Narrator("en", DRUIDE, NAMES, 0).view(DRUIDE.view(s, 0)) == [
        "Turn 3: Yves.",
        "Neutral bars: 5, 11, 15, 19, 24, 27.",
        "Bars that stay: 30.",
        "College 6–11, 6 votes: carried by nobody. Anna 0, Hugo 0, Yves 0.",
        "College 12–15, 4 votes: carried by Hugo. Anna 0, Hugo 1, Yves 0.",
        "College 16–19, 4 votes: carried by nobody. Anna 0, Hugo 0, Yves 0.",
        "College 20–24, 5 votes: carried by nobody. Anna 0, Hugo 0, Yves 0.",
        "College 25–27, 3 votes: carried by nobody. Anna 0, Hugo 0, Yves 0.",
        "College 28–30, 3 votes: carried by nobody. Anna 0, Hugo 0, Yves 0.",
        "College 1–5, 5 votes: carried by you. Anna 2, Hugo 0, Yves 0.",
        "Anna (you): 7 druids and 2 bars in reserve. Druids on 2, 3. Lucky stone: 14. Taboo colour: blue."
        " Will not vote: 2.",
        "Hugo: 8 druids and 3 bars in reserve. Druids on 12. Waits for the count.",
        "Yves: 9 druids and 3 bars in reserve.",
        "Waiting for Yves to place a druid, move a bar or pass.",
    ]


# DX-15 of the rules document: the count of a whole election, step by step.
ELECTION = {
    "active": "c",
    "bars": [2, 4, 12, 16, 18, 23, 26],
    "coloured": {"a": [2, 4, 12], "b": [16, 18, 23], "c": [26]},
    "druids": {
        "a": [1, 6, 13, 14, 17, 18, 21, 24, 28],
        "b": [3, 7, 9, 15, 19, 22, 25, 26, 29],
        "c": [2, 4, 8, 10, 12, 16, 20, 23],
    },
    "taboo": {"a": "red", "b": "white", "c": "blue"},
    "lucky": {"a": 28, "b": 30, "c": 14},
}
IN_FRENCH = """\
Yves place un druide sur la pierre 27 (verte).
Tour 2 : à vous.
Vous n’avez plus rien à jouer, et passez.
Tour 3 : à Hugo.
Hugo n’a plus rien à jouer, et passe.
Tour 4 : à Yves.
Yves n’a plus rien à jouer, et passe.
Décompte : 3 jetons neutres vont sur les pierres vides.
Vous révélez votre couleur taboue : rouge.
Votre druide quitte la pierre 17, et ne vote pas.
Hugo révèle sa couleur taboue : blanc.
Le druide de Hugo quitte la pierre 7, et ne vote pas.
Le druide de Hugo quitte la pierre 19, et ne vote pas.
Le druide de Hugo quitte la pierre 25, et ne vote pas.
Yves révèle sa couleur taboue : bleu.
Le druide d’Yves quitte la pierre 2, et ne vote pas.
Le druide d’Yves quitte la pierre 8, et ne vote pas.
Le druide d’Yves quitte la pierre 20, et ne vote pas.
Collège 3–4, 2 voix (Anna 0, Hugo 1, Yves 1) : à égalité donc hors course, Hugo et Yves ; vous l’emportez.
Collège 5–12, 6 voix (Anna 1, Hugo 1, Yves 2) : à égalité donc hors course, vous et Hugo ; Yves l’emporte.
Collège 13–16, 4 voix (Anna 2, Hugo 1, Yves 1) : à égalité donc hors course, Hugo et Yves ; vous l’emportez.
Collège 17–18, 1 voix (Anna 1, Hugo 0, Yves 0) : à égalité donc hors course, Hugo et Yves ; vous l’emportez.
Collège 19–23, 3 voix (Anna 1, Hugo 1, Yves 1) : égalité générale, personne ne les reçoit.
Collège 24–26, 2 voix (Anna 1, Hugo 1, Yves 0) : à égalité donc hors course, vous et Hugo ; Yves l’emporte.
Collège 27–2, 5 voix (Anna 2, Hugo 1, Yves 1) : à égalité donc hors course, Hugo et Yves ; vous l’emportez.
Vous révélez votre pierre fétiche : 28.
La pierre 28 est dans un de vos collèges : 2 voix de plus.
Hugo révèle sa pierre fétiche : 30.
Yves révèle sa pierre fétiche : 14.
Anna : 12 voix de collèges et 2 de la pierre fétiche, 14 en tout.
Hugo : 0 voix en tout.
Yves : 8 voix en tout.
Vous devenez Grand Druide avec 14 voix.""".splitlines()


def test_an_election_step_by_step_in_words() -> None:
    s = play(lay(3, ELECTION), "c:place=27")
    narrator = Narrator("fr", DRUIDE, NAMES, 0)
    said = [
        narrator.event(event).replace("\u00a0", " ").replace("\u202f", " ") for event in DRUIDE.events(s, 0)
    ]
    assert said[-len(IN_FRENCH) :] == IN_FRENCH
    lines = narrator.view(DRUIDE.view(s, 0))
    assert lines[0] == narrator.verdict(DRUIDE.view(s, 0))
    assert lines[-1].endswith("8 voix.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Collège 26, 1 voix (Anna 1, Hugo 0, Yves 2) : Yves a le plus de druides, et l’emporte."),
        ("nl", "College 26, 1 stem (Anna 1, Hugo 0, Yves 2): Yves heeft de meeste druïden, en wint het."),
        ("en", "College 26, 1 vote (Anna 1, Hugo 0, Yves 2): Yves has most druids, and carries it."),
    ],
)
def test_a_college_without_ties(language: str, sentence: str) -> None:
    college = events.College(first=26, last=26, votes=1, counts=(1, 0, 2), tied=(), seat=2)
    said = Narrator(language, DRUIDE, NAMES).event(college)
    assert said.replace("\u00a0", " ") == sentence


def test_nobody_hears_of_secret_cards() -> None:
    s = lay(3, {"lucky": {"a": 23}, "taboo": {"a": "blue"}})
    own = [Narrator("en", DRUIDE, NAMES, 0).event(event) for event in DRUIDE.events(s, 0)]
    others = [Narrator("en", DRUIDE, NAMES, 1).event(event) for event in DRUIDE.events(s, 1)]
    assert "Your lucky stone is 23." in own and "Your taboo colour: blue." in own
    assert "Anna gets a lucky stone, in secret." in others and "Anna’s taboo colour: secret." in others
    everything = [Narrator("en", DRUIDE, NAMES).event(event) for event in DRUIDE.events(s, OPEN)]
    assert "Anna’s lucky stone is 23." in everything and "Anna’s taboo colour: blue." in everything
