"""The answers that cost most by what their seat could know, told from those that only seem to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cabale.analysis import Regret, analyse
from cabale.analysis.course import Course
from cabale.analysis.judging import Difference, Verdict, weigh
from cabale.analysis.regrets import TOLD, regrets
from cabale.core.game import Game
from cabale.games.complots import COMPLOTS
from tests.analysis.games import DEAL, ENDGAME, a_blunders, own, scripted
from tests.analysis.tossing import lost, tossing

WALKS = 40


@pytest.fixture
def game() -> Iterator[Game[Any, Any]]:
    with tossing() as made:
        yield made


@pytest.mark.parametrize("called", ["heads", "tails"])
def test_what_cost_beyond_doubt_is_told_and_what_only_seems_to_is_not(
    game: Game[Any, Any], called: str
) -> None:
    """Neither side of a fair coin is better, though in any number of walks one of them did better."""
    found = analyse(game, lost(game, called, "rash").record(), WALKS, answers=range(4)).regrets
    assert list(found) == [0]  # b decided nothing
    (regret,) = found[0]
    assert (regret.place, regret.better) == (2, "safe")
    assert regret.cost == pytest.approx(0.4, abs=0.1) and 0 < regret.margin < 0.1
    assert regret.hunches == ()  # which this game has none of


def test_who_answered_well_has_nothing_to_regret(game: Game[Any, Any]) -> None:
    """However it ended."""
    assert analyse(game, lost(game, "heads", "safe").record(), WALKS, answers=range(4)).regrets == {0: ()}


def test_only_the_answers_that_are_asked_for_are_looked_at(game: Game[Any, Any]) -> None:
    record = lost(game, "heads", "rash").record()
    assert analyse(game, record, WALKS).regrets == {}
    assert analyse(game, record, WALKS, answers=[0, 1]).regrets == {0: ()}


def test_a_win_left_lying_is_regretted_with_what_was_believed_of_the_other() -> None:
    match = a_blunders()
    found = analyse(COMPLOTS, match.record(), WALKS, answers=range(len(match.log) - 12, len(match.log)))
    dearest = found.regrets[0][0]
    assert (dearest.place, dearest.better) == (len(match.log) - 2, "coup>b")
    assert dearest.cost - dearest.margin > 0.2
    assert {hunch.seat for hunch in dearest.hunches} == {1}
    assert dearest.reason is not None and dearest.reason.key in ("coup", "searched")
    for told in found.regrets.values():
        assert [regret.cost for regret in told] == sorted((regret.cost for regret in told), reverse=True)
        assert all(0 < regret.margin <= regret.cost for regret in told)


def test_what_turned_the_game_for_the_worse_is_regretted_whatever_was_seen_at_first_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One page does not say that nothing was lost, and below that something else had promised more."""
    monkeypatch.setattr("cabale.analysis.regrets.glance", lambda game, state, seat, move: 0.0)
    match = a_blunders()
    found = analyse(COMPLOTS, match.record(), WALKS, answers=range(len(match.log)))
    better = {(point.seat, point.place - 1) for point in found.turning if point.better}
    assert better
    assert better <= {(seat, regret.place) for seat, told in found.regrets.items() for regret in told}


def test_only_what_the_seat_could_know_counts() -> None:
    """b holds other cards, which a cannot know: what a regrets is the same to the last digit."""
    other = "~duchess ~ambassador a:draft=countess b:draft=captain"
    hands, told = [], []
    for dealt in (DEAL, other):
        match = own(scripted(f"{ENDGAME} a:income b:coup>a", dealt))
        place = len(match.log) - 2
        hands.append(Course(COMPLOTS, match.record()).positions[place].dump()["hidden"][1])
        told.append(analyse(COMPLOTS, match.record(), WALKS, answers=[place]).regrets)
    assert hands[0] != hands[1]
    assert told[0] == told[1] and told[0][0]


def test_at_most_three_are_told_the_dearest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was seen at first sight, and judged."""
    monkeypatch.setattr("cabale.analysis.regrets.glance", lambda game, state, seat, move: 0.1)
    course = Course(COMPLOTS, a_blunders().record())

    def judge(place: int) -> Verdict:
        return Verdict("coup>b", 0.1 + 0.01 * place, 0.05)

    heard: list[float] = []
    found: dict[int, tuple[Regret, ...]] = regrets(course, range(len(course.deeds)), judge, heard.append)
    costs = [regret.cost for regret in found[0]]
    assert len(costs) == TOLD and costs == sorted(costs, reverse=True)
    assert heard == sorted(heard) and 0 <= heard[0] and heard[-1] <= 1


def noisy(mean: float, count: int, spread: float = 0.5) -> list[Difference]:
    lots = Random(7)
    return [Difference(1.0, mean + spread * lots.choice((-1, 1))) for _ in range(count)]


def test_noise_is_within_its_margin_and_a_cost_is_not() -> None:
    gain, margin = weigh(noisy(0.0, 200))
    assert abs(gain) < margin
    gain, margin = weigh(noisy(0.3, 200))
    assert gain - margin > 0.15 and gain == pytest.approx(0.3, abs=margin)
    assert weigh(noisy(0.3, 800))[1] == pytest.approx(margin / 2, rel=0.1)


def test_where_one_position_outweighs_all_others_nothing_is_known() -> None:
    """They agree on it; but the likeliest alone could have gone otherwise."""
    gain, margin = weigh([Difference(1e6, 0.4), *[Difference(1.0, 0.4)] * 200])
    assert margin > gain
    gain, margin = weigh([Difference(1.0, 0.4)] * 200)
    assert margin < gain / 10
