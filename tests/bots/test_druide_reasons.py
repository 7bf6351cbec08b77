"""What the players of Le Grand Druide say for their moves is so."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.reason import Reason
from cabale.games.druide import DRUIDE
from cabale.text import LANGUAGES, Narrator
from tests.bots.druide_lines import TABLES, asked, explained, last_druid, regular, thinker

NAMES = ("Anna", "Hugo", "Yves", "Margot")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reasons_say_what_is_so(seats: int, options: dict[str, Any]) -> None:
    """Where no druid of the seat is doomed and its lucky stone is not in play, everybody can count it."""
    for state, seat, view, reason in asked(seats, 6, regular, **options):
        facts = reason.arguments
        question = DRUIDE.question(state, seat)
        assert question is not None
        played = next(choice for choice in question.choices if choice.move == reason.move)
        assert (reason.key == "pass") == (played.key == "pass")
        assert (reason.key == "taboo") == (played.arguments.get("taboo") == "yes")
        assert 0 <= int(facts["share"]) <= 100 and 0 < int(facts["games"]) <= 250
        lucky = view.lucky[seat]
        if reason.key in ("gain", "spoil") and not view.doomed:
            after = DRUIDE.preview(view, reason.move).colleges
            whom = int(facts.get("target", seat))
            votes = [
                sum(college.votes for college in colleges if college.carrier == whom)
                for colleges in (view.colleges, after)
            ]
            touched = [
                college
                for colleges in (view.colleges, after)
                for college in colleges
                if lucky in college.stones and college.carrier == seat
            ]
            if whom != seat or len(touched) != 1:
                assert abs(votes[1] - votes[0]) == facts["votes"]
                assert (votes[1] > votes[0]) == (reason.key == "gain")


def test_the_druid_that_wins_says_what_it_brings() -> None:
    """Stone 1 gives seat a the college 28 to 1, which nobody else can take any more."""
    for player in (regular, thinker(300)):
        reason = explained(last_druid(), player)
        assert (reason.key, reason.arguments["votes"]) == ("gain", 4)


def test_a_reason_in_words() -> None:
    reason = Reason(move=1, key="spoil", arguments={"votes": 4, "target": 1, "games": 812, "share": 61})
    assert [Narrator(language, DRUIDE, NAMES, 0).reason(reason) for language in LANGUAGES] == [
        "Tel qu’est le cercle, Hugo y perd 4 voix. Partie poursuivie 812 fois en pensée avec ce coup\u00a0:"
        " vous gagnez 61\u00a0% du temps.",
        "Zoals de ring nu staat, kost dit Hugo 4 stemmen. In gedachten 812 keer uitgespeeld met deze zet:"
        " je wint 61%.",
        "As the ring stands, this costs Hugo 4 votes. Of 812 games played on in thought with this move,"
        " you win 61%.",
    ]
