"""What stands on the buttons of a question, and what is waited for: from what the seat knows, no more."""

from __future__ import annotations

from random import Random

import pytest

import cabale
from cabale.core.seats import PUBLIC
from cabale.core.views import Question
from cabale.games.complots.table import Complots
from cabale.games.complots.views import KINDS
from cabale.text import LANGUAGES, Narrator
from tests.bots.tables import play, set_table
from tests.text.offers import HANDS, choice, questions
from tests.text.telling import COMPLOTS, NAMES, told

PAGE_KEYS = "t/?,."  # what the page does with a letter of its own


# --- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_was_asked(language: str) -> None:
    """Hence what `test_narrator` finds clean is all there is."""
    assert {kind for kind, _, _ in told(language).moments} == set(KINDS.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_buttons_are_short_and_shortcuts_do_not_collide(language: str, envoy: str) -> None:
    lettered = set()
    for seats in (2, 3, 6):
        narrators = [Narrator(language, COMPLOTS, NAMES, seat) for seat in range(seats)]
        for _, seat, question in questions(seats, seats, envoy=envoy):
            narrator = narrators[seat]
            assert len(narrator.heading(question).split()) <= 4
            letters = [narrator.shortcut(choice) for choice in question.choices]
            used = [letter for letter in letters if letter]
            assert len(set(used)) == len(used), (question.kind, letters)
            for letter, offered in zip(letters, question.choices, strict=True):
                assert len(narrator.title(offered)) <= 20
                assert len(narrator.detail(offered)) <= 36
                if letter:
                    assert letter.isascii() and letter.islower() and letter not in PAGE_KEYS
                    lettered.add(offered.key)
    assert lettered >= {"pass", "challenge", "income", "foreign_aid", "tax", "exchange", "counter"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_in_other_hands_change_no_word(language: str) -> None:
    """Another deal behind the same view: every word on every button is the same, and so is the status."""
    rng, others = Random(1), 0
    for seats, envoy in ((2, "ambassador"), (3, "inquisitor"), (4, "ambassador")):
        for s, seat, question in questions(seats, 3, envoy=envoy):
            narrator = Narrator(language, COMPLOTS, NAMES, seat)
            other = COMPLOTS.imagine(COMPLOTS.view(s, seat), rng)
            again = COMPLOTS.question(other, seat)
            assert again is not None
            others += other.hidden != s.hidden
            assert words_of(narrator, s, seat, question) == words_of(narrator, other, seat, again)
    assert others > 20


def words_of(narrator: Narrator, s: Complots, seat: int, question: Question) -> list[str]:
    view = COMPLOTS.view(s, seat)
    words = [narrator.heading(question), narrator.status(view)]
    for offered in question.choices:
        words += [narrator.title(offered), narrator.detail(offered), narrator.consequence(view, offered)]
        words += [narrator.tone(offered), narrator.shortcut(offered)]
    for closed in question.closed:
        words += [narrator.shut_title(closed), narrator.shut_reason(closed)]
    return words


# --- titles, details, tones, word for word


@pytest.mark.parametrize(
    ("text", "button"),
    [
        ("income", ("Revenu", "sans risque", "quiet", "r")),
        ("foreign_aid", ("Aide étrangère", "contre\N{NO-BREAK SPACE}: Duchesse", "plain", "a")),
        ("tax", ("Duchesse", "prend 3 · en main", "plain", "d")),
        ("exchange", ("Ambassadeur", "échange · bluff", "plain", "e")),
        ("steal>b", ("Capitaine", "vole 2 · en main", "plain", "")),
        ("assassinate>c", ("Assassin", "coûte 3 · bluff", "hostile", "")),
        ("coup>b", ("Assassinat", "coûte 7 · sans parade", "hostile", "")),
    ],
)
def test_actions_on_buttons(text: str, button: tuple[str, ...]) -> None:
    s = set_table(HANDS, coins=[7, 2, 2])
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    offered = choice(s, 0, text)
    said = (
        narrator.title(offered),
        narrator.detail(offered),
        narrator.tone(offered),
        narrator.shortcut(offered),
    )
    assert said == button


def test_answers_on_buttons() -> None:
    s = set_table(HANDS, coins=[3, 2, 2])
    play(s, "a:assassinate>b")
    narrator = Narrator("fr", COMPLOTS, NAMES, 1)
    said = [
        (narrator.title(choice(s, 1, text)), narrator.tone(choice(s, 1, text)))
        for text in ("pass", "challenge")
    ]
    assert said == [("Laisser faire", "quiet"), ("Mettre en doute", "hostile")]
    lost = set_table(HANDS, coins=[7, 2, 2])
    play(lost, "a:coup>b")
    card = choice(lost, 1, "lose=assassin")
    assert (narrator.title(card), narrator.tone(card)) == ("L’Assassin", "hostile")


def test_closed_moves() -> None:
    question = COMPLOTS.question(set_table(HANDS, coins=[2, 0, 2]), 0)
    assert question is not None
    narrator = Narrator("fr", COMPLOTS, NAMES, 0)
    said = {narrator.shut_title(closed): narrator.shut_reason(closed) for closed in question.closed}
    assert said == {
        "Assassinat": "Il vous manque 5 pièces.",
        "Assassin": "Il vous manque 1 pièce.",
        "Capitaine · Hugo": "Hugo n’a pas une pièce à voler\N{NO-BREAK SPACE}: visez plus riche.",
    }


# --- what is waited for


def test_what_is_waited_for() -> None:
    s = set_table(HANDS, coins=[3, 2, 2])
    assert statuses(s) == ["On attend votre réponse.", "On attend Anna.", "On attend Anna."]
    play(s, "a:assassinate>b")
    opened = "Fenêtre ouverte\N{NO-BREAK SPACE}: "
    assert statuses(s) == [
        opened + "vous vous dites Assassin.",
        opened + "Anna se dit Assassin.",
        opened + "Anna se dit Assassin.",
    ]
    play(s, "b:pass")
    assert statuses(s)[1:] == [opened + "Anna se dit Assassin."] * 2  # who has answered is nobody's business
    play(s, "c:pass")
    assert statuses(s)[2] == opened + "on peut contrer le pouvoir de l’Assassin d’Anna."
    play(s, "b:counter=countess")
    assert statuses(s)[1:] == [
        opened + "vous contrez au nom de la Comtesse.",
        opened + "Hugo contre au nom de la Comtesse.",
    ]
    assert Narrator("fr", COMPLOTS, NAMES).status(COMPLOTS.view(s, PUBLIC)) == statuses(s)[2]


def test_a_draft_waits_for_both_until_both_have_picked() -> None:
    s = set_table("captain | duchess", at="draft")
    before = statuses(s)
    assert before == ["On attend Anna et Hugo."] * 2
    play(s, "a:draft=duchess")
    assert statuses(s) == before


def statuses(s: Complots) -> list[str]:
    return [Narrator("fr", COMPLOTS, NAMES, seat).status(COMPLOTS.view(s, seat)) for seat in range(s.seats)]


def test_chance_and_the_end_have_their_status() -> None:
    match = cabale.deal("complots", 3, 7)
    assert Narrator("en", COMPLOTS, NAMES).status(match.view(PUBLIC)) == "Chance has the floor."
    s = set_table("captain duchess | assassin / countess", coins=[7, 2])
    play(s, "a:coup>b")
    assert statuses(s) == ["Vous l’emportez.", "Anna l’emporte."]
