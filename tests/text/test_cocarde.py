"""Whatever happens in Le Lys et la Cocarde can be told, in every language, to everybody who may hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale.core.match import Match, deal
from cabale.core.rulebook import read_rules
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Choice, Event, Question
from cabale.games.cocarde import COCARDE, events
from cabale.games.cocarde.pieces import CARDS, CHARACTERS
from cabale.games.cocarde.rules import is_covered
from cabale.games.cocarde.squares import NAMES as PLACES
from cabale.games.cocarde.squares import PLACE_NAMES, SENTENCES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.catalogue import Catalogue, catalogue
from cabale.text.cocarde.table import portrait, square
from tests.bots.cocarde_lines import reasons
from tests.games.cocarde.lines import lay, play
from tests.games.cocarde.moments import answer, moments
from tests.text.messages import messages
from tests.text.telling import NAMES, Telling, ask, refuse, values

PAGE_KEYS = "t/?,."  # what the page does with a letter of its own
NOTATIONS = (
    "a:mark=q>b", "a:discard=king", "a:dance", "~5+6", "~king", "~1+1", "~book", "a:plant=56", "a:name>z",
)  # fmt: skip


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
        for number, seats in enumerate([2, 3, 4, 5, 6, 4]):
            tell_game(telling, deal(COCARDE, seats, number), Random(number))
        for s in corners():
            narrators = {seat: Narrator(language, COCARDE, NAMES, seat) for seat in (*range(s.seats), PUBLIC)}
            look(telling, s, narrators)
            refuse(telling, COCARDE, s, narrators, NOTATIONS)
        narrator, words = Narrator(language, COCARDE, NAMES), Words(language)
        for place in PLACES:
            telling.labels.update(square(narrator, place))
        for card in CARDS:
            telling.labels.update(portrait(narrator, card))
        telling.labels |= {narrator.term(term) for term in ("prison", "frontiers")}  # of the terminal
        for seat, reason in reasons():
            telling.say(Narrator(language, COCARDE, NAMES, seat).reason(reason))
        for option in COCARDE.options:
            some = [*values(option), option.default, *([",".join(option.row)] if option.row else [])]
            telling.labels.add(words.option("cocarde", option.name))
            telling.labels |= {words.option_value("cocarde", option.name, value) for value in some}
    return telling


def corners() -> Iterator[Cocarde]:
    """What games at random seldom come to."""
    books = ["book", "book", "book"]
    yield play(lay(2, {"at": "roll", "places": {"a": "m47"}, "hands": {"a": books}}), "~1+1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m47"}, "hands": {"a": books}}), "~1+1 a:trade=1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m47"}, "hands": {"a": books}}), "~1+1 a:trade=3")
    pool = {"a": ["att_b"], "b": ["book", "att_r", "role_c"], "c": ["role_c"] * 6}
    ventose = {"at": "roll", "places": {"a": "m39", "b": "pr2"}, "hands": pool}
    yield play(lay(3, ventose), "~1+1")
    yield play(lay(3, ventose), "~1+1 a:name>b a:name>a a:name>b")
    steal = {"at": "roll", "places": {"a": "pr1"}, "hands": {"b": ["book"], "c": ["att_b", "def_b"]}}
    yield play(lay(3, steal), "~1+2")
    yield play(lay(3, steal), "~1+2 a:name>c ~att_b")
    yield lay(2, {"places": {"a": "guy"}, "hands": {"a": ["escape"]}, "discard_pile": ["book"]})
    yield play(lay(2, {"places": {"a": "pr2"}, "hands": {"a": ["escape"]}}), "~role_c")
    yield play(lay(2, {"places": {"a": "pr2"}, "hands": {"a": ["escape"]}}), "~role_c a:escape")
    loaded = {"places": {"a": "fr2"}, "trees": {"a": 2}, "hands": {"a": ["escape", "book", "att_b"]}}
    yield play(lay(2, loaded), "~role_c")
    yield play(lay(2, {"places": {"a": "m1"}, "trees": {"a": 2}, "wait": ["a"]}), "~book")
    yield play(lay(2, {"hands": {"a": ["role_c"] * 6}}), "~book")
    front = {"places": {"b": "fr5"}, "roles": {"b": "c"}, "hands": {"a": ["att_b", "att_r"], "b": ["def_b"]}}
    yield play(lay(2, front), "~book a:attack=att_b>b")
    yield play(lay(2, front), "~book a:attack=att_b>b b:none")
    yield play(lay(2, front), "~book a:attack=att_b>b b:play=def_b")
    wide = {"places": {"a": "m20", "b": "m7", "c": "m31"}, "trees": {"a": 9}, "cancelled": [9, 10]}
    yield play(lay(3, {**wide, "hands": {"a": ["att_b", "role_c"]}}), "~book")
    alms = {"roles": {"a": "p"}, "hands": {"b": ["book", "att_b"], "c": ["book"]}}
    yield lay(4, alms)
    yield play(lay(3, alms), "a:name>b")
    yield lay(2, {"roles": {"a": "p"}})
    tribunal = {"at": "roll", "places": {"a": "m33", "b": "m43", "c": "m10"}, "roles": {"b": "l", "c": "l"}}
    yield play(lay(3, tribunal), "~1+1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~1+2")
    yield play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~4+4")
    bonaparte = {"at": "roll", "places": {"a": "m51"}, "hands": {"a": ["bonaparte"]}}
    yield play(lay(2, bonaparte), "~1+1 a:none")
    yield play(lay(2, {"at": "roll", "places": {"a": "m53"}, "salon": {"a": 2}}), "~1+2")
    yield play(lay(2, {"at": "roll", "places": {"a": "m19"}, "roles": {"a": "c"}}), "~c+l")
    yield play(lay(2, {"at": "roll", "places": {"a": "m16"}}), "~1+1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m30"}}), "~1+1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m10"}, "roles": {"a": "p"}}), "~1+1")
    yield play(lay(2, {"at": "roll", "places": {"a": "m30"}}), "~1+1 a:yes")
    yield play(lay(2, {"at": "roll", "places": {"a": "m25"}, "certificates": {"a": 1}}), "~1+1")
    carried = {"at": "roll", "places": {"a": "m6", "b": "m55"}, "roles": {"b": "c"}}
    yield play(lay(2, carried), "~3+c")
    capped = lay(2, {"active": "b", "places": {"b": "m10"}, "roles": {"b": "p"}}, max_rounds=1)
    yield play(capped, "~1+3")
    bare = {"at": "roll", "bare": True, "draw_pile": [], "discard_pile": ["book"], "places": {"a": "m29"}}
    yield play(lay(2, bare), "~1+1")


def tell_game(telling: Telling, match: Match, rng: Random) -> None:
    listeners = [*range(match.seats), PUBLIC, OPEN]
    narrators = {seat: Narrator(telling.language, COCARDE, NAMES, seat) for seat in listeners}
    look(telling, match.state, narrators)
    while not match.state.over:
        s = match.state
        if s.turn == CHANCE:
            if is_covered(s) and rng.random() < 0.1:
                look(telling, s, narrators)
            match.draw()
            continue
        question = COCARDE.question(s, s.turn)
        assert question is not None
        if rng.random() < 0.03 or (question.kind, question.rule, len(question.closed)) not in telling.moments:
            look(telling, s, narrators)
            refuse(telling, COCARDE, s, narrators, NOTATIONS)
        answer(s, rng, 0.8)
    look(telling, match.state, narrators)
    refuse(telling, COCARDE, match.state, narrators, NOTATIONS)


def look(telling: Telling, s: Cocarde, narrators: Mapping[int, Narrator]) -> None:
    for seat, narrator in narrators.items():
        view = COCARDE.view(s, seat)
        telling.say(*narrator.view(view), narrator.status(view), narrator.verdict(view))
        telling.say(*[narrator.event(event) for event in COCARDE.events(s, seat)])
    for seat in s.waiting:
        question = COCARDE.question(s, seat)
        assert question is not None
        telling.moments.add((question.kind, question.rule, len(question.closed)))
        ask(telling, narrators[seat], COCARDE.view(s, seat), question)


def choice(s: Cocarde, seat: int, text: str) -> Choice:
    question = COCARDE.question(s, seat)
    assert question is not None
    return next(choice for choice in question.choices if choice.text == text)


# --- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_game_is_spoken(language: str) -> None:
    """Hence none is unused, and every event, question, move, closed move and refusal has its own."""
    found = messages(language)
    referred = {key for message in found.values() for key in message.references}
    own = {key for key in found if key.startswith("cocarde-")}
    assert own - told(language).keys - referred == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_clean(language: str) -> None:
    for text in told(language).sentences | told(language).labels:
        assert text and text == text.strip(), text
        assert not any(mark in text for mark in ("  ", "{", "}", "None", "\u2068", " .", "..")), text
        keys = [word.strip(",.") for word in text.split() if "_" in word]
        assert set(keys) <= set(CARDS), text  # as they are written, where one of them is expected
    for sentence in told(language).sentences:
        assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "«“", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_question_was_told(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in kinds(Event) if kind.__module__ == events.__name__}
    keys = {key for key in told(language).keys if key.startswith("cocarde-event-")}
    assert keys == {f"cocarde-event-{tag}" for tag in tags}
    assert {kind for kind, _, _ in told(language).moments} == set(KINDS.values())


def kinds(event: type[Event]) -> Iterator[type[Event]]:
    for kind in event.__subclasses__():
        yield kind
        yield from kinds(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_and_every_card_has_its_words(language: str) -> None:
    """A sentence where the menu has one, and a line of history for each date and each character."""
    known = catalogue(language)
    for place, clauses in enumerate(SENTENCES):
        name = PLACE_NAMES[place]
        if name:
            assert known.has(f"cocarde-place-{name}")
            assert known.has(f"cocarde-sentence-{name}") == (bool(clauses) or name in ("m56", "guy"))
            assert known.has(f"cocarde-history-{name}") == known.has(f"cocarde-date-{name}")
    assert sum(known.has(f"cocarde-date-{name}") for name in PLACES) == 60
    for card in CARDS:
        assert known.has(f"cocarde-card-{card}")
        assert known.has(f"cocarde-portrait-{card}") == (card in CHARACTERS)


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
        for pattern in (r"`[a-z0-9_]+`", r"\b[LR]-\d+", r"\b\d+\b"):
            here, there = re.findall(pattern, rule.text), re.findall(pattern, translated[number].text)
            assert set(here) == set(there), (number, set(here) ^ set(there))


# --- what stands on buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_and_shortcuts_do_not_collide(language: str) -> None:
    for s in corners():
        for seat in s.waiting:
            question = COCARDE.question(s, seat)
            assert question is not None
            narrator = Narrator(language, COCARDE, NAMES, seat)
            assert len(narrator.heading(question).split()) <= 4
            used = [letter for letter in map(narrator.shortcut, question.choices) if letter]
            assert len(set(used)) == len(used) and not set(used) & set(PAGE_KEYS)
            assert all(len(narrator.title(offered)) <= 24 for offered in question.choices)
            assert all(len(narrator.detail(offered)) <= 46 for offered in question.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_in_other_hands_change_no_word(language: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is every line."""
    others = 0
    for seats in (2, 4):
        rng = Random(seats)
        for s in moments(rng, seats):
            if s.over or s.turn == CHANCE or rng.random() > 0.15:
                continue
            seat = s.turn
            narrator = Narrator(language, COCARDE, NAMES, seat)
            other = COCARDE.imagine(COCARDE.view(s, seat), rng)
            others += other.hands != s.hands
            assert words_of(narrator, s, seat) == words_of(narrator, other, seat)
    assert others > 5


def words_of(narrator: Narrator, s: Cocarde, seat: int) -> list[str]:
    view, question = COCARDE.view(s, seat), COCARDE.question(s, seat)
    assert isinstance(question, Question)
    words = [narrator.heading(question), narrator.question(question), narrator.status(view)]
    words += narrator.view(view)
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    return words


def test_nobody_hears_of_a_character_that_was_not_shown() -> None:
    """With Mirabeau in hand or without, everybody else reads the same line."""
    said = []
    for hand in (["mirabeau"], ["book"]):
        s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": hand}}), "~1+3")
        narrator = Narrator("en", COCARDE, NAMES, 1)
        said.append((narrator.status(COCARDE.view(s, 1)), narrator.view(COCARDE.view(s, 1))))
    assert said[0] == said[1]
    assert said[0][0] == "At a white square, a character could open the way."


# --- word for word


def test_a_square_of_the_menu() -> None:
    assert square(Narrator("en", COCARDE, NAMES), "m13") == [
        "13 · Feast of the Federation",
        "14 July 1790",
        "Revolutionary: take 2 trees.",
        "A year after the Bastille, a crowd on the Champ-de-Mars swears to the nation, the law and the King,"
        " in the rain.",
    ]
    assert square(Narrator("fr", COCARDE, NAMES), "m3")[:3] == [
        "3 · Serment du Jeu de paume",
        "20 juin 1789",
        "Révolutionnaire\u00a0: prenez 1 arbre, puis allez en 6, et faites ce qu’elle dit.",
    ]


def test_the_table_in_lines() -> None:
    table: dict[str, Any] = {"places": {"a": "m20", "b": "pr2"}, "roles": {"a": "pc"}, "trees": {"a": 1}}
    s = lay(2, {**table, "hands": {"a": ["robespierre"], "b": ["book"]}, "cancelled": [7]})
    assert Narrator("en", COCARDE, NAMES, 0).view(COCARDE.view(s, 0)) == [
        "Round 1. Turn 1: yours.",
        "Draw pile: 106. Trees in stock: 78.",
        "Squares that are no more: 7.",
        "Anna (you), sworn priest, on square 20. 0 certificates, 1 tree. Holding Robespierre,"
        " Philosophical book.",
        "Hugo, unmarked, on square 2 of the prison. 0 certificates, 0 trees. 0 cards in hand.",
        "You are asked to act or roll.",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("none", "You turn back, and nobody knows that you could have gone on. You go to square 3."),
        ("play=mirabeau", "You go on. Gone: Mirabeau. You go to square 7."),
    ],
)
def test_what_a_move_does(text: str, said: str) -> None:
    s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~1+3")
    assert Narrator("en", COCARDE, NAMES, 0).consequence(COCARDE.view(s, 0), choice(s, 0, text)) == said
