"""Whatever happens in the Convention can be told, in every language, to everybody who may hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale.core.match import Match, deal
from cabale.core.pledges import Pledge, Promise
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Event, Question
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.pieces import CARD_NAMES
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ASKED
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.catalogue import Catalogue, catalogue
from tests.bots.convention_lines import reasons
from tests.games.convention.lines import lay, play
from tests.text.messages import messages
from tests.text.telling import NAMES, Telling, ask, refuse, values

PAGE_KEYS = "t/?,."  # what the page does with a letter of its own
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in range(2, 5)],
    (4, {"history_variant": True, "faction_choice": "draft"}),
    (2, {"split_votes": True, "faction_choice": "draft", "rounds": 5}),
    (3, {"jacobins_replace": "return", "history_variant": True, "bot_answer_p": 3}),
]
NOTATIONS = (
    "a:play=king",
    "a:move=king>committee",
    "a:choose=king",
    "~king",
    "a:dance",
    "a:show=hissed>a",
    "~4",
    "~fleurus",
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
            tell_game(telling, deal(CONVENTION, seats, number, **options), Random(number))
        for s, seat in corners():
            tell_corner(telling, s, seat)
        tell_pledges(telling)
        for seat, reason in reasons():
            telling.say(Narrator(language, CONVENTION, NAMES, seat).reason(reason))
        words = Words(language)
        for elected in range(4):
            telling.labels.add(words.say("convention-term-elected", elected=elected, pp=5 * elected))
        telling.labels.add(words.say("convention-term-round", round=3))
        for option in CONVENTION.options:
            telling.labels.add(words.option("convention", option.name))
            telling.labels |= {
                words.option_value("convention", option.name, value) for value in values(option)
            }
    return telling


def tell_game(telling: Telling, match: Match, rng: Random) -> None:
    listeners = [*range(match.seats), PUBLIC, OPEN]
    narrators = {seat: Narrator(telling.language, CONVENTION, NAMES, seat) for seat in listeners}
    refuse(telling, CONVENTION, match.state, narrators, NOTATIONS)
    while not match.state.over:
        asides = [(seat, move) for seat in range(match.seats) for move in match.state.asides(seat)]
        if asides and rng.random() < 0.03:
            match.play(*rng.choice(asides))
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
    refuse(telling, CONVENTION, match.state, narrators, NOTATIONS)


def tell_pledges(telling: Telling) -> None:
    """Everything that a promises b, told to a, to b and to everybody else."""
    match = deal(CONVENTION, 4, 1, dissolution_from=1)
    while match.state.turn == CHANCE:
        match.draw()
    for listener in (0, 1, PUBLIC):
        narrator = Narrator(telling.language, CONVENTION, NAMES, listener)
        telling.labels.add(narrator.until(3))
        for form in CONVENTION.pledges.choices(match.view(PUBLIC), 0, 1):
            telling.labels.add(narrator.deed(form.deed))
            for promise in (Promise(form.deed, about, how) for about in form.about for how in form.how):
                if form.about != ("",):
                    telling.labels.add(narrator.about(1, promise))
                telling.sentences.add(narrator.promise(0, 1, promise))
                telling.sentences.add(narrator.pledge(pledge_of(promise)))


def pledge_of(promise: Promise) -> Pledge:
    return Pledge(by=0, to=1, number=1, made=1, until=2, promise=promise, in_return=promise)


def look(telling: Telling, s: Convention, narrators: Mapping[int, Narrator], rng: Random) -> None:
    """The table at this moment: what is new is told to everybody, and now and then what is not."""
    pause = rng.random() < 0.01
    for seat in s.waiting:
        question = CONVENTION.question(s, seat) if s.turn != CHANCE else None
        if question is None:
            continue
        moment = (question.kind, "", len(question.closed))
        if moment not in telling.moments or pause:
            telling.moments.add(moment)
            pause = True
            ask(telling, narrators[seat], CONVENTION.view(s, seat), question)
    if pause:
        for seat, narrator in narrators.items():
            view = CONVENTION.view(s, seat)
            telling.say(*narrator.view(view), narrator.status(view), narrator.verdict(view))
        refuse(telling, CONVENTION, s, narrators, NOTATIONS)


# --- moments that random games seldom reach


def corners() -> Iterator[tuple[Convention, int]]:
    """Tables set by hand, and who is asked there."""
    yield play(CONVENTION.new(4, faction_choice="draft"), "~a a:take=girondins"), 1
    booklet = {"posts": {"danton": "mission"}}
    for number in range(1, 27):
        quiz = lay(4, booklet, at="mission", history_variant=True)
        yield play(quiz, f"~watch_committee ~qm{number:02}"), 0
        for letter, deputy, asked in (("b", "lasource", "qg"), ("c", "merlin", "qc"), ("d", "aubry", "qr")):
            quiz = lay(4, {"posts": {deputy: "mission"}}, at="mission", history_variant=True)
            yield play(quiz, f"~watch_committee ~{asked}{number:02}"), "abcd".index(letter)
    for card in CARD_NAMES[:54]:
        table: dict[str, Any] = {"posts": {"danton": "mission", "marat": "mission", "aubry": "mission"}}
        others = [name for name in ("fleurus", "landau", "bells") if name != card][:2]
        s = lay(4, table, at="mission")
        yield play(s, f"~{card} ~{others[0]} ~{others[1]}"), 0
        yield play(s, f"a:card={others[0]}"), 0
    held = ["den_danton", "den_collot", "open_mission", "open_committee", "friend_speaks"]
    hands = {"girondins": held, "montagnards": ["den_petion", "den_reubell", "den_delahaye", "den_lomont"]}
    yield lay(4, {"hands": hands}, at="club"), 0
    more = {
        "crapauds": ["den_saintjust", "den_vergniaud", "den_condorcet", "den_cadroy", "civic_certificate"]
    }
    yield lay(4, {"hands": more}, at="club"), 2
    mine = {"royalistes": ["den_cambaceres", "den_thibaudeau", "friend_speaks"]}
    yield lay(4, {"hands": mine}, at="club"), 3
    club = {"posts": {"danton": "jacobins", "marat": "jacobins", "merlin": "tribunal", "aubry": "tribunal"}}
    for card in ("applause", "club_president", "speech_printed", "affiliated_societies", "hissed"):
        s = play(lay(4, club, at="club"), f"~{card} ~open_tribunal")
        yield s, 0
        yield play(s, "a:choose=danton"), 0
    yield play(lay(4, club, at="club"), "~purge_ballot ~open_convention a:choose=danton"), 0
    for card in CARD_NAMES[54:78]:
        faction = CARD_NAMES.index(card) - 54
        drawer, letter = ("danton", "a") if faction >= 6 else ("brissot", "b")
        s = lay(4, {"posts": {drawer: "jacobins"}}, at="club")
        yield play(s, f"~{card}"), "abcd".index(letter)
    full = {f"{name}": "committee" for name in ("vergniaud", "merlin", "aubry", "petion")}
    full |= dict.fromkeys(("brissot", "daunou", "boissy", "lasource"), "jacobins")
    full |= dict.fromkeys(("condorcet", "reubell", "cadroy", "sieyes"), "tribunal")
    yield play(lay(4, {"posts": full}), "a:move=danton>mission b:pass c:pass d:pass"), 0
    yield lay(4, {"posts": full}), 0
    s = play(lay(4, {}), "a:move=danton>mission b:pass c:pass d:pass")
    yield s, 0
    saved = {"posts": {"collot": "jacobins"}, "hands": {"royalistes": ["friend_speaks"]}}
    yield play(lay(4, saved, at="club"), "~den_boissy d:pass"), 3
    summoned = {"posts": {"vergniaud": "tribunal"}}
    yield play(lay(4, summoned, at="agenda"), "a:denounce=brissot b:pass c:pass d:pass ~1"), 1
    weak = play(
        lay(4, {**summoned, "popularity": {"vergniaud": 2}}, at="agenda"), "a:denounce=brissot b:pass"
    )
    yield play(weak, "c:pass d:pass ~1"), 1
    orders = lay(4, booklet, at="mission")
    yield play(orders, "~new_orders ~watch_committee ~fleurus"), 0
    own = play(lay(4, {}, at="agenda"), "a:denounce=brissot b:denounce=marat c:support=brissot")
    yield own, 3
    protected = lay(4, {"squares": {"brissot": "report"}}, at="agenda")
    yield protected, 0
    away = {"posts": {"brissot": "committee", "petion": "prison", "danton": "flight", "marat": "prison"}}
    yield lay(4, away, at="agenda"), 0
    yield lay(4, {"posts": {"danton": "committee", "brissot": "committee"}}, at="committee"), 0
    named = lay(4, {"posts": {"danton": "committee", "merlin": "committee"}}, at="committee")
    yield play(named, "a:denounce=brissot a:non c:non"), 2
    run = {"posts": {"danton": "flight", "brissot": "tribunal"}}
    yield play(lay(4, run, at="flight"), "~2 ~4 a:choose=danton ~1"), 0
    yield play(lay(4, {"posts": {"danton": "flight"}}, at="flight"), "~1"), 1
    dead = dict.fromkeys(("robespierre", "danton", "marat", "collot", "billaud"), "guillotine")
    one = {"posts": {**dead, "saintjust": "prison"}, "popularity": {"saintjust": 1}}
    yield lay(4, one, at="prison"), 1
    lonely = {
        "posts": dict.fromkeys(("robespierre", "danton", "marat", "collot", "billaud"), "guillotine"),
        "popularity": {"brissot": 4, "merlin": 4, "aubry": 4},
        "round": 10,
    }
    poor = dict.fromkeys(("vergniaud", "condorcet", "petion", "barbaroux", "lasource", "brissot"), 4)
    poor |= dict.fromkeys(("cambaceres", "sieyes", "merlin", "thibaudeau", "daunou", "reubell"), 4)
    poor |= dict.fromkeys(("lariviere", "boissy", "delahaye", "lomont", "aubry", "cadroy"), 4)
    yield lay(4, {**lonely, "popularity": poor}, at="end"), 0
    lapsed = {"posts": {"danton": "guillotine"}, "hands": {"girondins": ["den_danton", "open_mission"]}}
    yield lay(4, lapsed, at="club"), 1
    spared = {"posts": {"brissot": "jacobins", "danton": "guillotine", "marat": "prison"}}
    yield play(lay(4, spared, at="club"), "~den_danton ~den_marat ~den_petion"), 1
    reporting = {"posts": {"brissot": "jacobins"}, "squares": {"danton": "report"}}
    yield play(lay(4, reporting, at="club"), "~den_danton"), 1
    lone = {"posts": {"danton": "mission", **dict.fromkeys(("robespierre", "marat", "collot"), "prison")}}
    yield play(lay(4, lone, at="mission"), "~jacobin_friends"), 0
    yield play(lay(4, {"round": 4}, at="dissolution"), "a:propose a:oui b:oui c:oui d:non"), 1


def tell_corner(telling: Telling, s: Convention, seat: int) -> None:
    narrators = {
        seat: Narrator(telling.language, CONVENTION, NAMES, seat) for seat in (0, 1, 2, 3, PUBLIC, OPEN)
    }
    question = CONVENTION.question(s, seat) if not s.over and s.turn != CHANCE else None
    if question is not None:
        telling.moments.add((question.kind, "", 0))
        ask(telling, narrators[seat], CONVENTION.view(s, seat), question)
    for listener, narrator in narrators.items():
        view = CONVENTION.view(s, listener)
        telling.say(*narrator.view(view), narrator.status(view))
        telling.say(*[narrator.event(event) for event in CONVENTION.events(s, listener)])
    if question is not None and (len(question.choices) > 4 or question.kind == "faction"):
        refuse(telling, CONVENTION, s, narrators, NOTATIONS)
    for choice in (*(question.choices if question else ()), *CONVENTION.asides(s, seat)):
        narrator = narrators[seat]
        view = CONVENTION.view(s, seat)
        telling.say(narrator.choice(choice), narrator.consequence(view, choice))
        telling.labels |= {narrator.title(choice), narrator.detail(choice)}
        after = CONVENTION.load(s.dump())
        after.act(seat, choice.move)
        for listener, other in narrators.items():
            telling.say(*[other.event(event) for event in CONVENTION.events(after, listener)[-6:]])


# --- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_game_is_spoken(language: str) -> None:
    """Hence none is unused, and every event, question, move, closed move and refusal has its own."""
    found = messages(language)
    referred = {key for message in found.values() for key in message.references}
    own = {key for key in found if key.startswith("convention-")}
    assert own - told(language).keys - referred == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_clean(language: str) -> None:
    for text in told(language).sentences | told(language).labels:
        assert text and text == text.strip(), text
        assert not any(mark in text for mark in ("  ", "{", "}", "None", "_", "\u2068", " .", "..")), text
    for sentence in told(language).sentences:
        assert sentence[0].isupper() or sentence[0] in "«“+" or sentence[0].isdigit(), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_question_was_told(language: str) -> None:
    tags = {
        str(kind.__struct_config__.tag)
        for kind in Event.__subclasses__()
        if kind.__module__ == events.__name__
    }
    keys = {key for key in told(language).keys if key.startswith("convention-event-")}
    assert keys == {f"convention-event-{tag}" for tag in tags}
    assert {kind for kind, _, _ in told(language).moments} == set(ASKED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(language: str) -> None:
    said = catalogue(language)
    names = [said.format(f"convention-card-{card}", {}) for card in CARD_NAMES]
    assert len(set(names)) == len(names)
    for card in CARD_NAMES:
        forms = said.forms(f"convention-card-{card}")
        assert forms["effect"].endswith(".")
        assert len(forms["short"]) <= 40, card


def test_names_are_those_of_the_rules() -> None:
    """The tables of the rules have every name in every language."""
    rules = Path(events.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| `")]
    table = {row[0].strip("`"): row[1:4] if len(row) == 5 else row[2:5] for row in rows if len(row) in (5, 6)}
    for card in CARD_NAMES:
        for language, name in zip(("en", "fr", "nl"), table[card], strict=True):
            assert catalogue(language).format(f"convention-card-{card}", {}) == name.replace("'", "’"), card


# --- what stands on buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_and_shortcuts_do_not_collide(language: str) -> None:
    for seats, options in TABLES[:5]:
        narrators = [Narrator(language, CONVENTION, NAMES, seat) for seat in range(seats)]
        for _, seat, question in questions(seats, 1, options):
            narrator = narrators[seat]
            assert len(narrator.heading(question).split()) <= 4
            letters = [narrator.shortcut(choice) for choice in question.choices]
            used = [letter for letter in letters if letter]
            assert len(set(used)) == len(used)
            assert all(letter.isascii() and letter.islower() and letter not in PAGE_KEYS for letter in used)
            for offered in question.choices:
                assert len(narrator.title(offered)) <= 46
                assert len(narrator.detail(offered)) <= 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_in_other_hands_change_no_word(language: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is the status."""
    rng, others = Random(1), 0
    for seats, options in TABLES[1:5]:
        for s, seat, question in questions(seats, 2, options):
            if rng.random() > 0.1:
                continue
            narrator = Narrator(language, CONVENTION, NAMES, seat)
            other = CONVENTION.imagine(CONVENTION.view(s, seat), rng)
            again = CONVENTION.question(other, seat)
            assert again is not None
            others += other.hands != s.hands or other.mission_bag != s.mission_bag
            assert words_of(narrator, s, seat, question) == words_of(narrator, other, seat, again)
    assert others > 10


def words_of(narrator: Narrator, s: Convention, seat: int, question: Question) -> list[str]:
    view = CONVENTION.view(s, seat)
    words = [narrator.heading(question), narrator.question(question), narrator.status(view)]
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    for closed in question.closed:
        words += [narrator.shut_title(closed), narrator.shut_reason(closed)]
    return words


def questions(
    seats: int, seed: int, options: Mapping[str, Any]
) -> Iterator[tuple[Convention, int, Question]]:
    match = deal(CONVENTION, seats, seed, **options)
    rng = Random(seed)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        seat = match.state.turn
        question = CONVENTION.question(match.state, seat)
        assert question is not None
        yield match.state, seat, question
        match.play(seat, rng.choice(match.state.moves(seat)))


# --- word for word


def test_a_trial_in_words() -> None:
    table = {"posts": {"vergniaud": "tribunal", "marat": "tribunal"}}
    s = play(lay(4, table, at="agenda"), "a:denounce=brissot b:pass c:support=brissot d:pass ~4 b:trial")
    play(s, "a:oui b:non")
    narrator = Narrator("fr", CONVENTION, NAMES, 1)
    said = [narrator.event(event) for event in CONVENTION.events(s, 1)]
    start = said.index("Anna dénonce Brissot.")
    plain = [re.sub(r"\s", " ", sentence) for sentence in said[start : start + 13]]
    assert plain == [
        "Anna dénonce Brissot.",
        "Les Girondins passent.",
        "Yves soutient la dénonciation de Brissot.",
        "Les Royalistes passent.",
        "Le dé pour Brissot : 4. Confirmée jusqu’à 5.",
        "La dénonciation de Brissot est confirmée.",
        "Brissot est convoqué au Tribunal.",
        "Vous laissez juger Brissot.",
        "Les Montagnards : 1 OUI, 0 NON.",
        "Les Girondins : 0 OUI, 1 NON.",
        "Le Tribunal se partage sur Brissot, 1 contre 1.",
        "Brissot va en Prison.",
        "Phase III : le Comité de salut public.",
    ]


def test_the_table_names_all_twenty_four() -> None:
    narrator = Narrator("fr", CONVENTION, NAMES, 0)
    lines = narrator.view(CONVENTION.view(lay(4, {}), 0))
    present = next(line for line in lines if line.startswith("Convention nationale"))
    assert present.count(" 5") == 24 and present.endswith("Cadroy 5.")


def test_a_summons_on_buttons() -> None:
    table = {"posts": {"vergniaud": "tribunal"}}
    s = play(lay(4, table, at="agenda"), "a:denounce=brissot b:pass c:pass d:pass ~1")
    narrator = Narrator("en", CONVENTION, NAMES, 1)
    question = CONVENTION.question(s, 1)
    assert question is not None
    assert narrator.question(question) == "Brissot is summoned to the Tribunal: what does he do?"
    assert [narrator.choice(choice) for choice in question.choices] == [
        "Flee",
        "Stand trial",
        "Have Vergniaud step in",
    ]
    help_him = narrator.consequence(CONVENTION.view(s, 1), question.choices[2])
    assert help_him.startswith("The accused goes to Prison instead of standing trial.")
    assert "from 5 to 3" in help_him


def test_a_question_of_the_booklet_in_words() -> None:
    s = lay(4, {}, at="agenda", history_variant=True)
    play(s, "a:denounce=lasource b:pass c:support=lasource d:pass ~qg06")
    narrator = Narrator("nl", CONVENTION, NAMES, 1)
    question = CONVENTION.question(s, 1)
    assert question is not None
    assert narrator.question(question) == "Voor Lasource, eerste van 2: Was Lasource protestants predikant?"
    play(s, "b:non")
    answered = next(event for event in CONVENTION.events(s, 1) if isinstance(event, events.Answered))
    assert narrator.event(answered) == (
        "De Girondijnen antwoorden NON. Het boekje zegt OUI. Hij was predikant in de Haut-Languedoc voordat "
        "hij afgevaardigde voor de Tarn werd."
    )
