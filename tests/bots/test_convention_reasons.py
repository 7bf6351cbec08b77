"""What the regular player of the Convention says for its moves is so."""

from typing import Any

import pytest

from cabale.games.convention import CONVENTION
from cabale.games.convention.notation import DEPUTY_OF, POST_OF
from cabale.games.convention.pieces import FREE_POSTS, MOVE, PER_FACTION
from cabale.text import LANGUAGES, Narrator
from tests.bots.convention_lines import TABLES, asked, explained
from tests.games.convention.lines import lay, play


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reasons_say_what_is_so(seats: int, options: dict[str, Any]) -> None:
    """The deputy is the move's or the question's, with his own post and PP; counts are those of the table."""
    for state, seat, _, reason in asked(seats, 5, **options):
        facts = reason.arguments
        question = CONVENTION.question(state, seat)
        assert question is not None
        played = next(choice for choice in question.choices if choice.move == reason.move)
        if "deputy" in facts:
            deputy = DEPUTY_OF[str(facts["deputy"])]
            assert facts["pp"] == state.popularity[deputy]
            assert POST_OF[str(facts["post"])] == state.post[deputy]
            named = {played.arguments.get("deputy"), question.arguments.get("deputy")}
            assert facts["deputy"] in named or reason.key in ("play", "let-be")
        if "target" in facts and "deputy" in facts:
            assert state.owner[DEPUTY_OF[str(facts["deputy"])] // PER_FACTION] == facts["target"] != seat
        if "card" in facts and reason.key not in ("bearer", "speaker"):
            assert facts["card"] == played.arguments["card"]
        if "elected" in facts:
            assert facts["elected"] == state.totals()[int(facts["target"])]
        if "mine" in facts:
            deputy, post = divmod(reason.move - MOVE, FREE_POSTS)
            after = state.clone()
            after.play(seat, reason.move)
            mine = [faction for faction in range(4) if after.owner[faction] == seat]
            assert facts["mine"] == sum(after.count(faction, post) for faction in mine)
            assert facts["present"] == after.crowd(post)
        for chance in ("percent", "before"):
            assert 0 <= int(facts.get(chance, 0)) <= 100
        if reason.key in ("no-report", "no-speech", "no-motion", "move-nobody", "hide", "keep", "let-be"):
            assert played.text == "pass"
        if reason.key in ("denounce", "play") and not options.get("history_variant"):
            assert facts["percent"] == 33
        if reason.key == "own":
            assert state.owner[DEPUTY_OF[str(facts["deputy"])] // PER_FACTION] == seat


def test_a_reason_in_words() -> None:
    s = lay(4, {"first": "girondins"}, at="agenda")
    play(s, "b:denounce=cambaceres")
    reason = explained(s)
    if reason.key != "support":
        play(s, "c:pass d:pass")
        reason = explained(s)
    assert reason.key == "support"
    narrators = [
        Narrator(language, CONVENTION, ("Anna", "Hugo", "Lena", "Piet"), 0) for language in LANGUAGES
    ]
    said = {narrator.language: narrator.reason(reason) for narrator in narrators}
    assert said["en"] == (
        "With your support the denunciation of Cambacérès is confirmed with a chance of 83% instead of 33%."
    )
    assert said["fr"] == (
        "Avec votre soutien, la dénonciation de Cambacérès est confirmée avec 83 % de chances"
        " au lieu de 33 %."
    )
    assert said["nl"] == (
        "Met jouw steun wordt de aanklacht tegen Cambacérès met 83% kans bevestigd in plaats van 33%."
    )
