"""The sequential test: it errs about as often as it says, and the stronger the sooner."""

from collections import Counter
from random import Random

import pytest

from cabale.arena import contests
from cabale.arena.contests import Limits, Outcome, Setting
from cabale.arena.sequential import Course, Question, Verdict
from cabale.arena.series import Played
from cabale.terminal.outcomes import doubts
from cabale.text import Words

RUNS = 300
LIMIT = 6000


def run(
    question: Question, share: float, sizes: list[int], alike: float, random: Random
) -> tuple[Verdict, int]:
    """Games until it is settled: so many of each deal; of some deals all go to the same side."""
    course = Course(question)
    while course.verdict == "open" and course.games < LIMIT:
        size = sizes[course.deals % len(sizes)]
        fate = random.random() if random.random() < alike else None
        course.add(size, sum((random.random() if fate is None else fate) < share for _ in range(size)))
    return course.verdict, course.games


def runs(
    question: Question, share: float, sizes: list[int], alike: float = 0.0
) -> tuple[Counter[Verdict], float]:
    random = Random(1)
    done = [run(question, share, sizes, alike, random) for _ in range(RUNS)]
    return Counter(verdict for verdict, _ in done), sum(games for _, games in done) / RUNS


@pytest.mark.parametrize(
    ("parity", "sizes", "alike"),
    [(1 / 2, [1], 0.0), (1 / 2, [2], 0.3), (1 / 2, [4, 2], 0.2), (1 / 3, [3], 0.1)],
    ids=["single games", "two seats", "four seats", "three seats"],
)
def test_it_errs_about_as_often_as_it_says(parity: float, sizes: list[int], alike: float) -> None:
    """Of 300 runs 15 may be wrong; 27 would happen by chance once in a hundred times."""
    question = Question(parity, margin=0.1)
    equal, _ = runs(question, parity, sizes, alike)
    assert 1 <= equal["stronger"] <= 26 and equal["open"] == 0
    better, _ = runs(question, parity + 0.1, sizes, alike)
    assert 1 <= better["not_stronger"] <= 26 and better["open"] == 0


def test_a_larger_error_is_reached_sooner() -> None:
    strict, many = runs(Question(0.5, 0.1), 0.5, [2])
    loose, few = runs(Question(0.5, 0.1, alpha=0.2, beta=0.2), 0.5, [2])
    assert few < many / 1.5
    assert strict["stronger"] < loose["stronger"] < 0.3 * RUNS


def test_what_is_plain_is_settled_soon() -> None:
    verdicts, games = runs(Question(0.5), 0.9, [2])
    assert verdicts == {"stronger": RUNS} and games < 40
    verdicts, games = runs(Question(0.5), 0.2, [2])
    assert verdicts == {"not_stronger": RUNS} and games < 60


@pytest.mark.parametrize(("won", "verdict"), [(2, "stronger"), (0, "not_stronger"), (1, "not_stronger")])
def test_games_that_always_end_alike_settle_it_too(won: int, verdict: Verdict) -> None:
    course = Course(Question(0.5))
    assert course.verdict == "open" and course.ratio == 0
    course.add(2, won)
    assert course.verdict == "open"  # a single deal says nothing, however clear
    for _ in range(150):
        course.add(2, won)
    assert course.verdict == verdict


def test_it_counts_deals_not_games() -> None:
    """The same wins say less if they came twenty at a time."""
    one_by_one, at_once = Course(Question(0.5)), Course(Question(0.5))
    for number in range(400):
        one_by_one.add(1, number % 20 < 12)
    for number in range(20):
        at_once.add(20, 20 if number % 20 < 12 else 0)
    assert one_by_one.games == at_once.games
    assert one_by_one.ratio > 5 * at_once.ratio > 0


def test_the_bounds_are_those_of_wald() -> None:
    lower, upper = Question(0.5, alpha=0.05, beta=0.05).bounds
    assert upper == pytest.approx(2.944, abs=1e-3) and lower == -upper
    lower, upper = Question(0.5, alpha=0.01, beta=0.2).bounds
    assert upper == pytest.approx(4.382, abs=1e-3) and lower == pytest.approx(-1.599, abs=1e-3)


def told(shares: float, games: int, verdict: Verdict) -> list[str]:
    """What is said of a contest of two in which the first won this share of so many deals."""
    contest = contests.duel(Setting("complots", 2, {}, 1), "regular", "novice")
    rows = [
        Played(
            number=number,
            deal=number,
            lineup=("regular", "novice"),
            shares=(1.0, 0.0) if number < shares * games else (0.0, 1.0),
            ranks=(1, 2),
            totals=(0.0, 0.0),
            decisions=1,
            turns=1,
            facts={},
            seconds=0.0,
        )
        for number in range(games)
    ]
    return doubts(Words("en"), [Outcome(contest, rows, verdict, games)], Limits())


def test_where_test_and_interval_seem_to_disagree_the_reason_stands_there() -> None:
    (sentence,) = told(0.62, 100, "open")
    assert sentence.startswith("regular / novice: open, though") and "after every deal" in sentence
    (sentence,) = told(0.52, 20_000, "not_stronger")
    assert "not stronger by 5%" in sentence
    assert told(0.52, 100, "open") == told(0.62, 100, "stronger") == told(0.5, 100, "not_stronger") == []
