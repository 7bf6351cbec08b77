"""Ratings: a maximum of the likelihood, whatever the order of games, and how sure it is."""

from itertools import permutations
from math import exp, log, sqrt
from random import Random

import pytest

from cabale.arena.ratings import POINTS, Rating, rate
from cabale.arena.series import Played
from cabale.arena.wilson import Z_95


def game(number: int, lineup: str, ranks: tuple[int, ...], deal: int | None = None) -> Played:
    return Played(
        number=number,
        deal=number if deal is None else deal,
        lineup=tuple(lineup),
        shares=tuple(float(rank == 1) for rank in ranks),
        ranks=ranks,
        totals=(0.0,) * len(ranks),
        decisions=1,
        turns=1,
        facts={},
        seconds=0.0,
    )


def duels(*results: tuple[str, int, int, int]) -> list[Played]:
    """Names of two, and how often the first won, both shared the place, the second won."""
    games: list[Played] = []
    for names, won, shared, lost in results:
        for times, ranks in ((won, (1, 2)), (shared, (1, 1)), (lost, (2, 1))):
            games += [game(len(games) + more, names, ranks) for more in range(times)]
    return games


def by_name(games: list[Played]) -> dict[str, Rating]:
    return {rating.name: rating for rating in rate(games).rows}


def test_between_two_it_is_the_log_of_the_odds() -> None:
    found = by_name(duels(("ab", 30, 0, 10)))
    assert found["a"].points.value == pytest.approx(POINTS * log(3) / 2, abs=1e-6)  # the mean is 0
    assert found["b"].points.value == -found["a"].points.value
    half = POINTS * Z_95 * sqrt(1 / 30 + 1 / 10) / 2  # the binomial law's
    assert found["a"].points.high - found["a"].points.value == pytest.approx(half, abs=1e-6)


def test_a_shared_place_is_half_a_win_for_each() -> None:
    assert by_name(duels(("ab", 20, 20, 0)))["a"].points == by_name(duels(("ab", 30, 0, 10)))["a"].points


def test_of_three_it_makes_what_happened_most_likely() -> None:
    """All six orders, some oftener: no other strengths near by make them likelier."""
    games = [
        game(10 * number + more, "abc", ranks)
        for number, ranks in enumerate(permutations((1, 2, 3)))
        for more in range(number + 1)
    ]

    def likelihood(strengths: dict[str, float]) -> float:
        total = 0.0
        for played in games:
            order = [name for _, name in sorted(zip(played.ranks, played.lineup, strict=True))]
            for place, name in enumerate(order):
                total += strengths[name] - log(sum(exp(strengths[other]) for other in order[place:]))
        return total

    found = {name: rating.points.value / POINTS for name, rating in by_name(games).items()}
    for name in found:
        for step in (-0.01, 0.01):
            assert likelihood({**found, name: found[name] + step}) < likelihood(found)


def test_the_order_of_games_does_not_matter() -> None:
    games = duels(("ab", 12, 3, 20), ("bc", 9, 0, 16), ("ca", 14, 2, 11))
    shuffled = list(games)
    Random(5).shuffle(shuffled)
    assert shuffled != games and rate(shuffled) == rate(games) == rate(games[::-1])


def test_seats_of_one_entrant_are_players_of_one_strength() -> None:
    even = by_name([game(number, "abba", (1, 1, 1, 1)) for number in range(10)])
    assert even["a"].points.value == pytest.approx(0, abs=1e-6)
    # One of two seats of a beats b in two of three games: b's odds are 1 against twice its weight.
    twice = [game(number, "aab", (1, 2, 3) if number % 3 else (2, 3, 1)) for number in range(30)]
    once = [game(number, "abb", (3, 1, 2) if number % 3 else (1, 2, 3)) for number in range(30)]
    assert [row.name for row in rate(twice).rows] == ["a", "b"]
    assert [row.name for row in rate(once).rows] == ["b", "a"]


def test_who_never_met_is_compared_through_others() -> None:
    """In a ladder a and c have no game together: their odds are the product of those that are known."""
    found = by_name(duels(("ab", 10, 0, 20), ("bc", 10, 0, 30)))
    apart = (found["c"].points.value - found["a"].points.value) / POINTS
    assert apart == pytest.approx(log(2) + log(3), abs=1e-6)
    assert found["a"].rank is None  # there is no table of everybody against everybody


@pytest.mark.parametrize("games", [duels(("ab", 20, 0, 0)), duels(("ab", 9, 0, 3), ("cd", 2, 0, 2))])
def test_what_has_no_maximum_is_held_by_a_ghost(games: list[Played]) -> None:
    ratings = rate(games)
    assert ratings.haunted and not rate(duels(("ab", 19, 0, 1))).haunted
    assert ratings.rows[0].name == "a" and ratings.rows[0].points.high < 2000


def test_the_bootstrap_draws_deals_with_all_their_games() -> None:
    """Four games of a deal that always go the same way tell as much as one, and only the bootstrap knows."""
    apart = duels(("ab", 40, 0, 24))
    alike = [game(played.number, "ab", played.ranks, deal=played.number // 4) for played in apart]
    free, bound = by_name(apart)["a"], by_name(alike)["a"]
    assert bound.points == free.points
    wider = (bound.drawn.high - bound.drawn.low) / (free.drawn.high - free.drawn.low)
    assert 1.6 < wider < 2.6  # twice, up to the luck of the draws


def test_where_strength_goes_in_a_circle() -> None:
    ratings = rate(duels(("ab", 60, 0, 20), ("bc", 60, 0, 20), ("ca", 60, 0, 20), ("ad", 70, 0, 10),
                         ("bd", 70, 0, 10), ("cd", 70, 0, 10)))  # fmt: skip
    assert ratings.circle == ("a", "b", "c")
    ranks = {row.name: row.rank for row in ratings.rows}
    assert ranks.pop("d") == pytest.approx(0, abs=1e-6)
    assert list(ranks.values()) == pytest.approx([1 / 3] * 3)
    assert rate(duels(("ab", 41, 0, 39), ("bc", 41, 0, 39), ("ca", 41, 0, 39))).circle == ()  # not clear


@pytest.mark.slow
def test_bounds_hold_the_truth_as_often_as_they_say() -> None:
    """150 series of 120 games at tables of three out of four entrants of known strength."""
    random, truth = Random(11), {"a": -0.6, "b": -0.2, "c": 0.1, "d": 0.7}
    names, held, drawn, asked = sorted(truth), 0, 0, 0
    for _ in range(150):
        games = []
        for number in range(120):
            lineup = random.sample(names, 3)
            times = [random.expovariate(exp(truth[name])) for name in lineup]  # the race of Plackett and Luce
            games.append(
                game(number, "".join(lineup), tuple(1 + sorted(times).index(each) for each in times))
            )
        for rating in rate(games).rows:
            true = POINTS * truth[rating.name]
            held += rating.points.low <= true <= rating.points.high
            drawn += rating.drawn.low <= true <= rating.drawn.high
            asked += 1
    assert 0.925 < held / asked < 0.975
    assert 0.92 < drawn / asked < 0.975
