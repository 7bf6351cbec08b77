"""Contests: who meets whom, when it ends, and that whoever plays changes nothing."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing

import msgspec
import pytest

from cabale.arena.contests import (
    HOUR,
    Limits,
    Outcome,
    Setting,
    duel,
    hold,
    ladder,
    mixed,
    one_table,
    round_robin,
)
from cabale.arena.crews import Alone, Crew, Processes, play
from cabale.arena.series import Played, Series

SETTING = Setting("complots", 4, {}, 1)


def test_a_ladder_sets_each_against_the_one_below() -> None:
    rungs = ladder(SETTING, ["random", "novice", "regular"])
    assert [contest.pair for contest in rungs] == [("novice", "random"), ("regular", "novice")]
    assert [contest.parity for contest in rungs] == [0.5, 0.5]


def test_a_round_robin_sets_each_against_each() -> None:
    contests = round_robin(SETTING._replace(seats=3), ["random", "novice", "regular"])
    assert [contest.pair for contest in contests] == [
        ("random", "novice"),
        ("random", "regular"),
        ("novice", "regular"),
    ]
    assert [contest.parity for contest in contests] == [1 / 3] * 3


class Scripted:
    """A crew that does not play: the first entrant wins as often as it is told. Counts what it is asked."""

    ahead = 1

    def __init__(self, wins: float, seconds: float = 1.0) -> None:
        self.wins, self.seconds, self.asked = wins, seconds, 0

    def submit(self, series: Series, numbers: range) -> Future[list[Played]]:
        self.asked = numbers.stop
        done: Future[list[Played]] = Future()
        done.set_result([self.play(series, number) for number in numbers])
        return done

    def play(self, series: Series, number: int) -> Played:
        lineup = series.lineup(number)
        first = int((number * 0.618) % 1 < self.wins)
        winner = lineup.index(series.lineups[0][0]) if first else lineup.index(series.lineups[0][-1])
        return Played(
            number=number,
            deal=series.deal(number),
            lineup=lineup,
            shares=tuple(float(seat == winner) for seat in range(len(lineup))),
            ranks=tuple(1 if seat == winner else 2 for seat in range(len(lineup))),
            totals=(0.0,) * len(lineup),
            decisions=1,
            turns=1,
            facts={},
            seconds=self.seconds,
        )

    def close(self) -> None: ...


@pytest.mark.parametrize(("wins", "verdict"), [(0.9, "stronger"), (0.3, "not_stronger")])
def test_a_contest_ends_when_its_question_is_settled(wins: float, verdict: str) -> None:
    crew = Scripted(wins)
    outcome = hold(duel(SETTING, "regular", "random"), Limits(), crew)
    assert outcome.verdict == verdict
    assert len(outcome.games) < 100 and crew.asked <= len(outcome.games)
    assert outcome.share.low < wins < outcome.share.high
    deal, number = outcome.games[-1].deal, outcome.games[-1].number
    assert outcome.contest.series.deal(number + 1) == deal + 1  # never in the middle of a deal


def test_what_is_close_stays_open_at_the_limit() -> None:
    outcome = hold(duel(SETTING, "regular", "random"), Limits(games=100), Scripted(0.525))
    assert outcome.verdict == "open" and len(outcome.games) == 100


def test_all_games_are_played_where_that_is_wanted() -> None:
    outcome = hold(duel(SETTING, "regular", "random"), Limits(games=90, early=False), Scripted(0.9))
    assert outcome.verdict == "open" and len(outcome.games) == 90


def test_a_contest_ends_when_its_time_is_up() -> None:
    limits = Limits(games=100, core_hours=0.5)
    outcome = hold(duel(SETTING, "regular", "random"), limits, Scripted(0.525, seconds=HOUR / 100))
    assert outcome.verdict == "open" and len(outcome.games) == 50
    assert outcome.core_hours == pytest.approx(0.5)


def test_a_table_of_many_is_played_to_the_end() -> None:
    contest = one_table(SETTING, ["regular", "novice", "random", "random"])
    outcome = hold(contest, Limits(games=40), Scripted(1.0))
    assert contest.pair is None and len(outcome.games) == 40 and outcome.verdict == "open"
    assert {standing.name: standing.parity for standing in outcome.standings} == {
        "regular": 0.25,
        "novice": 0.25,
        "random": 0.5,
    }


def test_every_game_is_watched() -> None:
    seen: list[int] = []
    contest = mixed(SETTING, ["regular", "random"])
    hold(contest, Limits(games=9), Scripted(0.5), watch=lambda played: seen.append(played.number))
    assert seen == list(range(9))


# --- crews


def without_time(outcome: Outcome) -> tuple[str, list[Played]]:
    return outcome.verdict, [msgspec.structs.replace(played, seconds=0.0) for played in outcome.games]


def test_processes_play_the_same_games_and_stop_at_the_same_one() -> None:
    contest = duel(SETTING, "regular", "random")
    alone = hold(contest, Limits(games=60), Alone())
    with closing(Processes(2)) as crew:
        together = hold(contest, Limits(games=60), crew)
    assert without_time(alone) == without_time(together)
    assert alone.verdict == "stronger"


def numbers(coming: Iterator[Played]) -> list[int]:
    return [played.number for played in coming]


@pytest.mark.parametrize("crew", [Scripted(0.5, seconds=1e-4), Scripted(0.5, seconds=10)])
def test_games_come_in_order_from_where_one_likes(crew: Crew) -> None:
    series = duel(SETTING, "regular", "random").series
    assert numbers(play(crew, series, 0, 200)) == list(range(200))
    assert numbers(play(crew, series, 7, 9)) == [7, 8]
    assert numbers(play(crew, series, 9, 9)) == []


def test_who_stops_listening_stops_the_crew() -> None:
    crew = Scripted(0.5, seconds=10)
    coming = play(crew, duel(SETTING, "regular", "random").series, 0, 1000)
    for _ in range(5):
        next(coming)
    coming.close()
    assert crew.asked == 5
