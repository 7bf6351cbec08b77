"""The Convention, word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabale.core.views import Argument
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.pieces import CARD_NAMES
from cabale.text import Narrator
from cabale.text.catalogue import catalogue
from tests.games.convention.lines import lay, play
from tests.text.offers import choice
from tests.text.telling import NAMES


def test_names_are_those_of_the_rules() -> None:
    """The tables of the rules have every name in every language."""
    rules = Path(events.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| `")]
    table = {row[0].strip("`"): row[1:4] if len(row) == 5 else row[2:5] for row in rows if len(row) in (5, 6)}
    for card in CARD_NAMES:
        for language, name in zip(("en", "fr", "nl"), table[card], strict=True):
            assert catalogue(language).format(f"convention-card-{card}", {}) == name.replace("'", "’"), card
            assert "effect" in catalogue(language).forms(f"convention-card-{card}"), card


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
        "Les Girondins (vous) passent.",
        "Yves soutient la dénonciation de Brissot.",
        "Les Royalistes (Margot) passent.",
        "Le dé pour Brissot : 4. Il faut 5 au plus.",
        "La dénonciation de Brissot est confirmée.",
        "Brissot est convoqué au Tribunal.",
        "Vous laissez juger Brissot.",
        "Les Montagnards (Anna) : 1 OUI, 0 NON.",
        "Les Girondins (vous) : 0 OUI, 1 NON.",
        "Le Tribunal se partage sur Brissot, 1 contre 1.",
        "Brissot va en Prison.",
        "Phase III : le Comité de salut public.",
    ]


def test_who_has_voted_does_not_wait_for_themselves() -> None:
    table = {"posts": {"vergniaud": "tribunal", "marat": "tribunal"}}
    s = play(lay(4, table, at="agenda"), "a:denounce=brissot b:pass c:pass d:pass ~1 b:trial a:oui")
    told = [Narrator("en", CONVENTION, NAMES, seat).status(CONVENTION.view(s, seat)) for seat in range(4)]
    both = "Waiting for Anna and Hugo."  # who has answered is nobody's business
    assert told == ["Waiting for Hugo.", "Waiting for Anna.", both, both]


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


def test_to_pass_says_where_it_is_final() -> None:
    narrator = Narrator("en", CONVENTION, NAMES, 0)
    told = []
    for at in ("movement", "agenda"):
        s = lay(4, {}, at=at)
        question = CONVENTION.question(s, 0)
        assert question is not None
        passing = next(choice for choice in question.choices if choice.key == "pass")
        told.append(narrator.consequence(CONVENTION.view(s, 0), passing))
    assert told == ["You will move nobody else in this phase.", "You pass."]


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
        "De Girondijnen (jij) antwoorden NON. Het boekje zegt OUI. Hij was predikant in de Haut-Languedoc "
        "voordat hij afgevaardigde voor de Tarn werd."
    )


def test_a_pass_in_the_movement_is_said_to_be_final() -> None:
    s = lay(4, {})
    question = CONVENTION.question(s, s.turn)
    assert question is not None
    passing = next(choice for choice in question.choices if choice.key == "pass")
    said = Narrator("fr", CONVENTION, NAMES, s.turn).consequence(CONVENTION.view(s, s.turn), passing)
    assert said == "Vous ne déplacerez plus personne dans cette phase."


def test_a_throw_that_cannot_do_is_said_to_be_one() -> None:
    def asked(kind: str, bonus: int) -> str:
        given: dict[str, Argument] = {"faction": "royalistes", "bonus": bonus}
        return Narrator("en", CONVENTION, NAMES, 0).tell(f"convention-ask-{kind}_attempt", given)

    found = [bonus for bonus in range(5) if "a 6 would not do" in asked("flight", bonus)]
    assert found == [0, 1]  # of 8
    assert [bonus for bonus in range(5) if "a 6 would not do" in asked("prison", bonus)] == [0]  # of 7


def test_whoever_leads_two_factions_is_told_that_both_count() -> None:
    """S-3. Two players choose in the order A, B, B, A."""
    s = CONVENTION.new(2, faction_choice="draft")
    asked = []
    for line, seat in (("~b", 1), ("b:take=girondins", 0), ("a:take=crapauds", 0)):
        play(s, line)
        question = CONVENTION.question(s, seat)
        assert question is not None
        narrator = Narrator("en", CONVENTION, NAMES, seat)
        asked.append(narrator.question(question))
        assert narrator.note(question).startswith("In the end the re-elected of both count together for you.")
    first, second = (
        "You lead two factions. Which is the first?",
        "You lead two factions. Which is the second?",
    )
    assert asked == [first, first, second]
    s = play(CONVENTION.new(3, faction_choice="draft"), "~b")
    question = CONVENTION.question(s, 1)
    assert question is not None
    narrator = Narrator("en", CONVENTION, NAMES, 1)
    assert narrator.question(question) == "Which faction do you play?"
    assert narrator.note(question).startswith("All begin alike")


@pytest.mark.parametrize(
    ("posts", "jurors"),
    [
        (
            {"saintjust": "tribunal", "vergniaud": "tribunal", "sieyes": "tribunal"},
            "Its jurors: Saint-Just (you), Vergniaud (Hugo), Sieyès (Yves).",
        ),
        ({}, "Nobody sits there: that is a tie, and Prison."),
        ({"danton": "tribunal", "vergniaud": "tribunal"}, "Its jurors: Vergniaud (Hugo)."),
    ],
)
def test_whoever_is_summoned_is_told_who_would_judge(posts: dict[str, str], jurors: str) -> None:
    """D-9, R-14. The accused has lost his own place there."""
    table = {"posts": {"brissot": "committee", "merlin": "committee", **posts}, "first": "girondins"}
    s = play(lay(3, table, at="committee"), "b:denounce=danton b:oui c:oui ~3")
    narrator = Narrator("en", CONVENTION, NAMES, 0)
    said = narrator.consequence(CONVENTION.view(s, 0), choice(CONVENTION, s, 0, "trial"))
    assert said == f"The Tribunal votes on him when all have chosen. {jurors}"
