"""Ratings: who wins more is rated higher, and what is known grows with the games."""

from cabale.arena.ratings import rate
from cabale.arena.series import Played


def game(number: int, lineup: str, ranks: tuple[int, ...]) -> Played:
    return Played(
        number=number,
        deal=number,
        lineup=tuple(lineup),
        shares=tuple(float(rank == 1) for rank in ranks),
        ranks=ranks,
        totals=(0.0,) * len(ranks),
        decisions=1,
        turns=1,
        facts={},
        seconds=0.0,
    )


def test_the_strongest_comes_first() -> None:
    games = [game(number, "abc", (2, 1, 3)) for number in range(20)]
    ratings = rate([games])
    assert [rating.name for rating in ratings] == ["b", "a", "c"]
    assert ratings[0].mu > 30 > ratings[1].mu > 20 > ratings[2].mu


def test_games_make_it_surer() -> None:
    few, many = (rate([[game(number, "ab", (1, 2)) for number in range(games)]]) for games in (5, 50))
    assert many[0].sigma < few[0].sigma < 25 / 3


def test_seats_of_one_entrant_share_what_they_got() -> None:
    """All in one place: nobody gains. The first two places for one of them: it does."""
    ratings = rate([[game(number, "abba", (1, 1, 1, 1)) for number in range(10)]])
    assert abs(ratings[0].mu - ratings[1].mu) < 1e-6
    ratings = rate([[game(number, "abba", (1, 4, 3, 2)) for number in range(10)]])
    assert ratings[0].name == "a" and ratings[0].mu - ratings[1].mu > 5


def test_who_never_met_is_compared_through_others() -> None:
    """In a ladder a and c have no game together."""
    lower = [game(number, "ab", (2, 1)) for number in range(30)]
    upper = [game(number, "bc", (2, 1)) for number in range(10)]
    assert [rating.name for rating in rate([lower, upper])] == ["c", "b", "a"]
    assert rate([lower, upper]) == rate([lower, upper])
