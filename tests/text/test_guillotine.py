"""Whatever happens in Guillotine can be told, in every language, to everybody who may hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale.core.errors import IllegalMove
from cabale.core.match import Match, deal
from cabale.core.options import read_options
from cabale.core.rulebook import read_rules
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Choice, Event, Question
from cabale.games.guillotine import GUILLOTINE, events
from cabale.games.guillotine.pieces import ACTIONS, KINDS_OF_NOBLES, NOBLE_NAMES
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import KINDS
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.catalogue import Catalogue, catalogue
from tests.bots.lines import reasons
from tests.text.messages import messages
from tests.text.telling import NAMES, Telling, ask, refuse, values

PAGE_KEYS = "t/?,."  # what the page does with a letter of its own
ODD: dict[str, Any] = {"noble_reshuffle": True, "endgame_play": "extended", "missing_heads_self": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {"edition": edition}) for seats in range(2, 6) for edition in ("amigo", "wotc")],
    (3, ODD),
    (5, {**ODD, "late_arrival_rest": "return"}),
    (4, {"clerical_error": "collect", "line_deal": "back_first"}),
]
NOTATIONS = (
    "a:play=king",
    "a:noble=martyr",
    "a:card=king",
    "~king",
    "a:dance",
    "a:by=4",
    "a:name>e",
    "~duke",
)


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
        for number, (seats, options) in enumerate([*TABLES, *TABLES]):
            tell_game(telling, deal(GUILLOTINE, seats, number, **options), Random(number))
        for s, seat in corners():
            tell_corner(telling, s, seat)
        for seat, reason in reasons():
            telling.say(Narrator(language, GUILLOTINE, NAMES, seat).reason(reason))
        words = Words(language)
        for option in GUILLOTINE.options:
            telling.labels.add(words.option("guillotine", option.name))
            telling.labels |= {
                words.option_value("guillotine", option.name, value) for value in values(option)
            }
    return telling


def tell_game(telling: Telling, match: Match, rng: Random) -> None:
    listeners = [*range(match.seats), PUBLIC, OPEN]
    narrators = {seat: Narrator(telling.language, GUILLOTINE, NAMES, seat) for seat in listeners}
    look(telling, match.state, narrators, rng)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        look(telling, match.state, narrators, rng)
        moves = match.state.moves(match.state.turn)
        match.play(match.state.turn, rng.choice(moves))
    for seat, narrator in narrators.items():
        view = match.view(seat)
        telling.say(*[narrator.event(event) for event in match.events(seat)])
        telling.say(*narrator.view(match.view(OPEN)), narrator.verdict(view), narrator.status(view))
    refuse(telling, GUILLOTINE, match.state, narrators, NOTATIONS)


def look(telling: Telling, s: Guillotine, narrators: Mapping[int, Narrator], rng: Random) -> None:
    """The table at this moment: what is new is told to everybody, and now and then what is not."""
    pause = rng.random() < 0.02
    for seat in s.waiting:
        question = GUILLOTINE.question(s, seat)
        if question is None:
            continue
        moment = (question.kind, str(question.arguments.get("card")), len(question.closed))
        if moment not in telling.moments or pause:
            telling.moments.add(moment)
            pause = True
            ask(telling, narrators[seat], GUILLOTINE.view(s, seat), question)
    if pause:
        for seat, narrator in narrators.items():
            view = GUILLOTINE.view(s, seat)
            telling.say(*narrator.view(view), narrator.status(view), narrator.verdict(view))
        refuse(telling, GUILLOTINE, s, narrators, NOTATIONS)


# --- moments that random games seldom reach


def corners() -> Iterator[tuple[Guillotine, int]]:
    """Tables set by hand, and who is asked there."""
    guards = {"b": ["callous_guards"]}
    blade = set_table(hands={"a": ["trip"], "b": ["confusion_in_line", "stumble"]}, fronts=guards)
    yield play(blade, "a:pass"), 1
    yield set_table(hands={"a": ["trip"], "b": ["stumble"]}, fronts={"a": ["callous_guards"]}, at="final"), 0
    rushed: dict[str, Any] = {
        "line": ["duke", "martyr.1"],
        "rushed": ["a"],
        "fronts": {"a": ["callous_guards"]},
    }
    yield set_table(hands={"a": ["trip"]}, **rushed), 0
    judged: dict[str, Any] = {"line": ["unpopular_judge.1", "martyr.1"], "fronts": {"a": ["callous_guards"]}}
    yield set_table(hands={"a": ["trip"]}, **judged), 0
    yield set_table(hands={"a": ["confusion_in_line", "trip"]}), 0
    hurry = set_table(hands={"a": ["scarlet_pimpernel"], "b": ["confusion_in_line"]})
    yield play(hurry, "a:play=scarlet_pimpernel"), 1
    alone = set_table(hands={"a": ["opinionated_guards"]}, line=["duke"])
    yield play(alone, "a:play=opinionated_guards"), 0
    last: dict[str, Any] = {
        "noble_discard": ["duke"],
        "line": ["martyr.1", "baron"],
        "noble_deck": [],
        "bare": True,
    }
    again = set_table({"noble_reshuffle": True}, hands={"a": ["extra_cart"]}, **last)
    yield play(again, "a:play=extra_cart"), 0
    own = set_table(hands={"a": ["infighting", "trip", "stumble", "pushed"], "b": ["majesty"]})
    yield play(own, "a:play=infighting a:name>a"), 0
    seen = set_table(hands={"a": ["lack_of_support", "trip", "stumble"], "b": ["majesty"]})
    yield play(seen, "a:play=lack_of_support"), 0
    swapped = set_table(hands={"a": ["clothing_swap"]})
    yield play(swapped, "a:play=clothing_swap"), 0
    tough: dict[str, Any] = {
        "hands": {"a": ["twist_of_fate", "tough_crowd"]},
        "fronts": {"a": ["church_support"]},
    }
    yield play(set_table(**tough), "a:play=twist_of_fate"), 0
    marker = set_table({"edition": "wotc"}, hands={"a": ["confusion_in_line"]})
    yield play(marker, "a:play=confusion_in_line"), 0
    hurried = set_table(hands={"a": ["rush_job"]}, line=["duke", "martyr.1", "general"])
    yield play(hurried, "a:play=rush_job a:name>a"), 1
    one: dict[str, Any] = {
        "action_deck": [],
        "action_discard": ["trip"],
        "line": ["lord", "duke"],
        "bare": True,
    }
    yield play(set_table(hands={"a": ["stumble"]}, **one), "a:pass"), 0


def tell_corner(telling: Telling, s: Guillotine, seat: int) -> None:
    narrators = {
        seat: Narrator(telling.language, GUILLOTINE, NAMES, seat) for seat in (0, 1, 2, PUBLIC, OPEN)
    }
    question = GUILLOTINE.question(s, seat)
    if question is not None:
        telling.moments.add((question.kind, "", 0))
        ask(telling, narrators[seat], GUILLOTINE.view(s, seat), question)
    for listener, narrator in narrators.items():
        view = GUILLOTINE.view(s, listener)
        telling.say(*narrator.view(view), narrator.status(view))
        telling.say(*[narrator.event(event) for event in GUILLOTINE.events(s, listener)])
    refuse(telling, GUILLOTINE, s, narrators, NOTATIONS)
    if question is not None:
        for choice in question.choices:
            after = GUILLOTINE.load(s.dump())
            after.act(seat, choice.move)
            for listener, narrator in narrators.items():
                telling.say(*[narrator.event(event) for event in GUILLOTINE.events(after, listener)[-4:]])


def set_table(options: Mapping[str, object] | None = None, **table: Any) -> Guillotine:
    """Three seats, the duke first in line."""
    table.setdefault("line", ["duke", "martyr.1", "palace_guard.1", "general", "cardinal"])
    return GUILLOTINE.set_table(3, read_options(GUILLOTINE.options, options or {}, 3), table)


def play(s: Guillotine, text: str) -> Guillotine:
    for word in text.split():
        seat, move = GUILLOTINE.read(s, word)
        GUILLOTINE.check(s, seat, move)
        s.play(seat, move)
    return s


def choice(s: Guillotine, seat: int, text: str) -> Choice:
    question = GUILLOTINE.question(s, seat)
    assert question is not None
    return next(choice for choice in question.choices if choice.text == text)


# --- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_game_is_spoken(language: str) -> None:
    """Hence none is unused, and every event, question, move, closed move and refusal has its own."""
    found = messages(language)
    referred = {key for message in found.values() for key in message.references}
    own = {key for key in found if key.startswith("guillotine-")}
    assert own - told(language).keys - referred == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_clean(language: str) -> None:
    for text in told(language).sentences | told(language).labels:
        assert text and text == text.strip(), text
        assert not any(mark in text for mark in ("  ", "{", "}", "None", "_", "\u2068", " .", "..")), text
    for sentence in told(language).sentences:
        assert sentence[0].isupper() or sentence[0] in "«“", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_question_was_told(language: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in kinds(Event) if kind.__module__ == events.__name__}
    keys = {key for key in told(language).keys if key.startswith("guillotine-event-")}
    assert keys == {f"guillotine-event-{tag}" for tag in tags}
    assert {kind for kind, _, _ in told(language).moments} == set(KINDS.values())


def kinds(event: type[Event]) -> Iterator[type[Event]]:
    for kind in event.__subclasses__():
        yield kind
        yield from kinds(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(language: str) -> None:
    said = catalogue(language)
    cards = [*[f"noble-{key}" for key in KINDS_OF_NOBLES], *[f"card-{key}" for key in ACTIONS]]
    names = [said.format(f"guillotine-{card}", {}) for card in cards]
    assert len(set(names)) == len(names)
    for card in cards:
        forms = said.forms(f"guillotine-{card}")
        assert forms["effect"].endswith(".") and forms["effect"][0].isupper() | forms["effect"][0].isdigit()
        assert len(forms["short"]) <= 36, card


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


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_rules_are_translated_rule_by_rule(language: str) -> None:
    """Every number with its keeper, and in each the same keys of cards and the same other numbers."""
    folder = Path(events.__file__).parent
    english = read_rules((folder / "RULES.md").read_text(encoding="utf-8"))
    translated = read_rules((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert [(rule.number, rule.keeper) for rule in english.values()] == [
        (rule.number, rule.keeper) for rule in translated.values()
    ]
    for number, rule in english.items():
        for pattern in (r"`[a-z_]+`", r"\b[GRD]-\d+", r"\*\*"):
            here, there = re.findall(pattern, rule.text), re.findall(pattern, translated[number].text)
            assert set(here) == set(there), (number, set(here) ^ set(there))


def plain(name: str) -> str:
    """Without marks of sources, and with the spaces, quotes and dots of a typewriter."""
    bare = re.sub(r" ?[ˢᴱᴾ]$", "", name.replace("\N{NARROW NO-BREAK SPACE}", " "))
    return bare.replace("’", "'").replace("…", "...")


# --- what stands on buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_and_shortcuts_do_not_collide(language: str) -> None:
    for seats, options in TABLES[:4]:
        narrators = [Narrator(language, GUILLOTINE, NAMES, seat) for seat in range(seats)]
        for _, seat, question in questions(seats, 1, options):
            narrator = narrators[seat]
            assert len(narrator.heading(question).split()) <= 4
            letters = [narrator.shortcut(choice) for choice in question.choices]
            used = [letter for letter in letters if letter]
            assert len(set(used)) == len(used)
            assert all(letter.isascii() and letter.islower() and letter not in PAGE_KEYS for letter in used)
            for offered in question.choices:
                assert len(narrator.title(offered)) <= 24
                assert len(narrator.detail(offered)) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_in_other_hands_change_no_word(language: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is the status."""
    rng, others = Random(1), 0
    for seats, options in TABLES[1:6:2]:
        for s, seat, question in questions(seats, 2, options):
            if rng.random() > 0.2:
                continue
            narrator = Narrator(language, GUILLOTINE, NAMES, seat)
            other = GUILLOTINE.imagine(GUILLOTINE.view(s, seat), rng)
            again = GUILLOTINE.question(other, seat)
            assert again is not None
            others += other.hands != s.hands
            assert words_of(narrator, s, seat, question) == words_of(narrator, other, seat, again)
    assert others > 10


def words_of(narrator: Narrator, s: Guillotine, seat: int, question: Question) -> list[str]:
    view = GUILLOTINE.view(s, seat)
    words = [narrator.heading(question), narrator.status(view)]
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    for closed in question.closed:
        words += [narrator.shut_title(closed), narrator.shut_reason(closed)]
    return words


def questions(
    seats: int, seed: int, options: Mapping[str, Any]
) -> Iterator[tuple[Guillotine, int, Question]]:
    match = deal(GUILLOTINE, seats, seed, **options)
    rng = Random(seed)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        seat = match.state.turn
        question = GUILLOTINE.question(match.state, seat)
        assert question is not None
        yield match.state, seat, question
        match.play(seat, rng.choice(match.state.moves(seat)))


# --- word for word


HANDS = {"a": ["stumble", "public_demand", "extra_cart", "rush_job"], "b": ["trip"], "c": []}


@pytest.mark.parametrize(
    ("text", "button"),
    [
        ("pass", ("Passer", "sans carte", "quiet", "p")),
        ("play=stumble", ("Faux pas", "un noble avance de 1 place", "plain", "")),
        ("play=rush_job", ("Travail bâclé", "un joueur sans carte à son tour", "hostile", "")),
    ],
)
def test_cards_on_buttons(text: str, button: tuple[str, ...]) -> None:
    offered = choice(set_table(hands=HANDS), 0, text)
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
    guard = choice(s, 0, "noble=palace_guard.1")
    assert narrator.choice(guard) == "Choisir un Garde du palais (place 3)"
    assert (narrator.title(guard), narrator.detail(guard)) == ("Garde du palais", "3 · 1 par Garde du palais")
    s = play(set_table(hands=HANDS), "a:play=rush_job")
    assert [narrator.title(choice(s, 0, text)) for text in ("name>a", "name>b")] == ["Vous", "Hugo"]


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
    offered = choice(s, 0, text)
    assert Narrator("en", GUILLOTINE, NAMES, 0).consequence(GUILLOTINE.view(s, 0), offered) == said


def test_what_a_move_does_to_the_points() -> None:
    hands = {"a": ["fountain_of_blood", "tough_crowd"]}
    s = set_table(hands=hands, piles={"b": ["bishop"]}, at="final")
    narrator = Narrator("nl", GUILLOTINE, NAMES, 0)
    own = narrator.consequence(GUILLOTINE.view(s, 0), choice(s, 0, "play=fountain_of_blood"))
    assert own == "Voor je: 2 punten extra. Jouw punten: van 0 naar 2."
    play(s, "a:play=tough_crowd")
    theirs = narrator.consequence(GUILLOTINE.view(s, 0), choice(s, 0, "name>b"))
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
