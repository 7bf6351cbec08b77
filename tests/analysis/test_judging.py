"""Whether a seat could have known better."""

from __future__ import annotations

from cabale.analysis.judging import Verdict, judge
from cabale.core.match import Match
from tests.analysis.games import DEAL, ENDGAME, scripted


def verdict(match: Match, seat: int, word: str) -> Verdict:
    return judge(match, seat, match.game.read(match.state, word)[1], 100)


def test_a_win_left_lying_could_have_been_known() -> None:
    found = verdict(scripted(ENDGAME), 0, "a:income")
    assert found.better == "coup>b"
    assert 0 < found.gain <= 1
    assert verdict(scripted(ENDGAME), 0, "a:coup>b") == Verdict()


def test_only_what_the_seat_could_know_counts() -> None:
    """Other cards in b's hand and in the Court change nothing about what is said of a."""
    words = "a:income b:steal>a"
    asked = [
        scripted(words, deal) for deal in (DEAL, "~duchess ~ambassador a:draft=countess b:draft=ambassador")
    ]
    assert [match.state.hidden[1] for match in asked] != [asked[0].state.hidden[1]] * 2
    for word in ("a:challenge", "a:pass"):
        first, second = [verdict(match, 0, word) for match in asked]
        assert first == second
