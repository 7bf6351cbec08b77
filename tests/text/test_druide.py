"""Whatever happens in Le Grand Druide can be told, in every language, to everybody who may hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale.core.match import Match, deal
from cabale.core.reason import Hunch
from cabale.core.rulebook import read_rules
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Choice, Event, Question
from cabale.games.druide import DRUIDE, events
from cabale.games.druide.pieces import COLOURS, TABOOS
from cabale.games.druide.table import Druide
from cabale.games.druide.views import KINDS
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.catalogue import Catalogue, catalogue
from tests.bots.druide_lines import reasons
from tests.games.druide.lines import lay, play
from tests.games.druide.moments import moments
from tests.text.messages import messages
from tests.text.telling import NAMES, Telling, ask, refuse, values

PAGE_KEYS = "t/?,."  # what the page does with a letter of its own
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {"start": start}) for seats in (3, 4) for start in ("standard", "drawn")],
    (3, {"start": "custom", "bars": "2,4,9,14,19,24,28", "number_deck": "single"}),
]
NOTATIONS = ("a:place=31", "a:bar=3>4", "a:bar=5>7", "a:dance", "~31", "~black", "~e", "~blue")


# --- games at random, told


@cache
def told(language: str) -> Telling:
    telling = Telling(language)
    spoken, formed = Catalogue.format, Catalogue.forms

    def format_and_note(self: Catalogue, key: str, arguments: Mapping[str, str | float]) -> str:
        telling.keys.add(key)
        return spoken(self, key, arguments)

    def form_and_note(self: Catalogue, key: str) -> dict[str, str]:
        telling.keys.add(key)
        return formed(self, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "format", format_and_note)
        patch.setattr(Catalogue, "forms", form_and_note)
        for number, (seats, options) in enumerate(TABLES * 3):
            tell_game(telling, deal(DRUIDE, seats, number, **options), Random(number))
        for s in corners():
            narrators = {seat: Narrator(language, DRUIDE, NAMES, seat) for seat in (*range(s.seats), PUBLIC)}
            look(telling, s, narrators)
            refuse(telling, DRUIDE, s, narrators, NOTATIONS)
        for seat, reason in reasons():
            telling.say(Narrator(language, DRUIDE, NAMES, seat).reason(reason))
        for colour in COLOURS[:TABOOS]:
            hunch = Hunch(seat=1, key=colour, percent=40)
            telling.labels.add(Narrator(language, DRUIDE, NAMES, 0).hunch(hunch))
        words = Words(language)
        for option in DRUIDE.options:
            row = [word for word in option.row if not word.isdigit()]  # of which a form offers each
            some = [*values(option), option.default, *row, *([",".join(option.row)] if option.row else [])]
            telling.labels.add(words.option("druide", option.name))
            telling.labels |= {words.option_value("druide", option.name, value) for value in some}
    return telling


def corners() -> Iterator[Druide]:
    """What games at random seldom come to: an end without a winner, bars that meet, nothing to move."""
    yield play(lay(3, {"druids": {"a": [6], "b": [7], "c": [8]}}), "a:pass b:pass c:pass")
    yield lay(3, {"bars": [3, 4, 9, 14, 19, 24, 28], "coloured": {"a": [3]}})
    moved = {"a": [2, 6, 12], "b": [16, 20, 25], "c": [28]}
    yield lay(3, {"bars": [2, 6, 12, 16, 20, 25, 28], "coloured": moved, "active": "c"})
    yield lay(3, {"druids": {"a": [1, 2, 3, 4, 5, 6, 7, 8, 9]}})
    yield lay(4, {"bars": [2, 6, 11, 15, 19, 24, 27], "coloured": {"a": [2, 6]}})


def tell_game(telling: Telling, match: Match, rng: Random) -> None:
    listeners = [*range(match.seats), PUBLIC, OPEN]
    narrators = {seat: Narrator(telling.language, DRUIDE, NAMES, seat) for seat in listeners}
    look(telling, match.state, narrators)
    while not match.state.over:
        if match.state.turn == CHANCE:
            if rng.random() < 0.2:
                refuse(telling, DRUIDE, match.state, narrators, NOTATIONS)
            match.draw()
            continue
        if rng.random() < 0.1:
            look(telling, match.state, narrators)
            refuse(telling, DRUIDE, match.state, narrators, NOTATIONS)
        moves = match.state.moves(match.state.turn)
        match.play(match.state.turn, rng.choice(moves[1:] if rng.random() < 0.9 else moves))
    look(telling, match.state, narrators)
    refuse(telling, DRUIDE, match.state, narrators, NOTATIONS)


def look(telling: Telling, s: Druide, narrators: Mapping[int, Narrator]) -> None:
    for seat, narrator in narrators.items():
        view = DRUIDE.view(s, seat)
        telling.say(*narrator.view(view), narrator.status(view), narrator.verdict(view))
        telling.say(*[narrator.event(event) for event in DRUIDE.events(s, seat)])
    for seat in s.waiting:
        question = DRUIDE.question(s, seat)
        assert question is not None
        telling.moments.add((question.kind, question.rule, len(question.closed)))
        ask(telling, narrators[seat], DRUIDE.view(s, seat), question)


def choice(s: Druide, seat: int, text: str) -> Choice:
    question = DRUIDE.question(s, seat)
    assert question is not None
    return next(choice for choice in question.choices if choice.text == text)


# --- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_game_is_spoken(language: str) -> None:
    """Hence none is unused, and every event, question, move, closed move and refusal has its own."""
    found = messages(language)
    referred = {key for message in found.values() for key in message.references}
    own = {key for key in found if key.startswith("druide-")}
    scenes = {"druide-refusal-pieces_do_not_add_up"}  # set, not played
    assert own - told(language).keys - referred == scenes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_clean(language: str) -> None:
    for text in told(language).sentences | told(language).labels:
        assert text and text == text.strip(), text
        assert not any(mark in text for mark in ("  ", "{", "}", "None", "_", "\u2068", " .", "..")), text
    for sentence in told(language).sentences:
        assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "«“", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_question_was_told(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in kinds(Event) if kind.__module__ == events.__name__}
    keys = {key for key in told(language).keys if key.startswith("druide-event-")}
    assert keys == {f"druide-event-{tag}" for tag in tags}
    assert {kind for kind, _, _ in told(language).moments} == set(KINDS.values())


def kinds(event: type[Event]) -> Iterator[type[Event]]:
    for kind in event.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_colours_are_those_of_the_rules() -> None:
    """D-2: the table of the rulebook has every colour in every language."""
    rules = Path(events.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| `")]
    names = {row[0].strip("`"): row[1:4] for row in rows if row[0].strip("`") in COLOURS}
    assert tuple(names) == COLOURS
    for key, (french, english, dutch) in names.items():
        for language, name in (("fr", french), ("en", english), ("nl", dutch)):
            assert catalogue(language).format(f"druide-colour-{key}", {}) == name


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_rules_are_translated_rule_by_rule(language: str) -> None:
    """Every number with its keeper, and in each the same keys, other numbers and figures."""
    folder = Path(events.__file__).parent
    english = read_rules((folder / "RULES.md").read_text(encoding="utf-8"))
    translated = read_rules((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert [(rule.number, rule.keeper) for rule in english.values()] == [
        (rule.number, rule.keeper) for rule in translated.values()
    ]
    for number, rule in english.items():
        for pattern in (r"`[a-z_]+`", r"\bD-R?\d+", r"\*\*", r"\b\d+\b"):
            here, there = re.findall(pattern, rule.text), re.findall(pattern, translated[number].text)
            assert set(here) == set(there), (number, set(here) ^ set(there))


# --- what stands on buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_and_shortcuts_do_not_collide(language: str) -> None:
    s = lay(3, {"taboo": {"a": "yellow"}})
    question = DRUIDE.question(s, 0)
    assert question is not None and len(question.choices) == 45
    narrator = Narrator(language, DRUIDE, NAMES, 0)
    assert len(narrator.heading(question).split()) <= 4
    used = [letter for letter in map(narrator.shortcut, question.choices) if letter]
    assert used == ["p"]
    titles = [narrator.title(offered) for offered in question.choices]
    assert len(set(titles)) == 45
    assert all(len(title) <= 24 for title in titles)
    assert all(len(narrator.detail(offered)) <= 40 for offered in question.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_in_other_hands_change_no_word(language: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is every line."""
    others = 0
    for seats in (3, 4):
        rng = Random(seats)
        for s in moments(rng, seats):
            if s.over or s.turn == CHANCE or rng.random() > 0.2:
                continue
            seat = s.turn
            narrator = Narrator(language, DRUIDE, NAMES, seat)
            other = DRUIDE.imagine(DRUIDE.view(s, seat), rng)
            others += other.taboo != s.taboo
            assert words_of(narrator, s, seat) == words_of(narrator, other, seat)
    assert others > 5


def words_of(narrator: Narrator, s: Druide, seat: int) -> list[str]:
    view, question = DRUIDE.view(s, seat), DRUIDE.question(s, seat)
    assert isinstance(question, Question)
    words = [narrator.heading(question), narrator.question(question), narrator.status(view)]
    words += narrator.view(view)
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    return words


# --- word for word


@pytest.mark.parametrize(
    ("language", "button"),
    [
        ("fr", ("Pierre 14", "bleu, votre couleur taboue", "plain")),
        ("nl", ("Steen 14", "blauw, jouw taboekleur", "plain")),
        ("en", ("Stone 14", "blue, your taboo colour", "plain")),
    ],
)
def test_a_stone_on_its_button(language: str, button: tuple[str, ...]) -> None:
    s = lay(3, {"taboo": {"a": "blue"}})
    narrator, offered = Narrator(language, DRUIDE, NAMES, 0), choice(s, 0, "place=14")
    assert (narrator.title(offered), narrator.detail(offered), narrator.tone(offered)) == button


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("place=13", "College 12–15, 4 votes: carried by you."),
        ("place=30", "College 28–1, 4 votes: carried by you."),
        (
            "place=2",
            "This stone is blue, your taboo colour: the druid will leave it before the vote."
            " College 2–5, 4 votes: carried by you.",
        ),
        ("bar=19>18", "College 16–18, 3 votes: carried by nobody. College 19–24, 6 votes: carried by Yves."),
        ("pass", "You are out until the count; in reserve, 8 druids will count for nothing."),
    ],
)
def test_what_a_move_does(text: str, said: str) -> None:
    druids = {"a": [20], "b": [21, 22], "c": [23, 24, 19]}
    s = lay(3, {"taboo": {"a": "blue"}, "druids": druids})
    offered = choice(s, 0, text)
    assert Narrator("en", DRUIDE, NAMES, 0).consequence(DRUIDE.view(s, 0), offered) == said


def test_a_college_that_closes() -> None:
    s = lay(3, {"bars": [3, 4, 9, 14, 19, 24, 28], "coloured": {"b": [3]}})
    said = Narrator("en", DRUIDE, NAMES, 0).consequence(DRUIDE.view(s, 0), choice(s, 0, "bar=4>3"))
    assert said == (
        "College 4–9, 6 votes: carried by nobody."
        " Two bars then lie on one line, and the college between them is no more."
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
Yves place un druide sur la pierre 27 (vert).
Tour 2 : à vous.
Vous n’avez plus rien à jouer, et passez.
Tour 3 : à Hugo.
Hugo n’a plus rien à jouer, et passe.
Tour 4 : à Yves.
Yves n’a plus rien à jouer, et passe.
Décompte : 3 jetons neutres vont sur les cases vides.
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
    assert "Anna gets a number card, in secret." in others and "Anna’s taboo colour: secret." in others
    everything = [Narrator("en", DRUIDE, NAMES).event(event) for event in DRUIDE.events(s, OPEN)]
    assert "Anna’s lucky stone is 23." in everything and "Anna’s taboo colour: blue." in everything
