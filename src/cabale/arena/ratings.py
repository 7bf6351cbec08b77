"""Ratings of everybody who met, from the places of all games (Plackett and Luce, by openskill)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, NamedTuple

from cabale.arena.series import Played


class Rating(NamedTuple):
    """How strong somebody plays: the best guess, and how far it may be off (one standard deviation)."""

    name: str
    mu: float
    sigma: float


def rate(series: Iterable[Iterable[Played]]) -> list[Rating]:
    """The strongest first. Series take turns, game by game, so that none has the last word.

    Every seat counts as a player of its own; an entrant with several seats gets the mean of what they got.
    Nobody grows stronger in the course of a series, so what is known never fades (tau is 0).
    """
    from openskill.models import PlackettLuce  # of the extra `arena`

    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {}
    for played in (game for turn in zip_longest(*series) for game in turn if game is not None):
        before = [known.setdefault(name, model.rating(name=name)) for name in played.lineup]
        teams = [[model.create_rating([each.mu, each.sigma])] for each in before]
        after = [team[0] for team in model.rate(teams, ranks=list(map(float, played.ranks)))]
        for name in set(played.lineup):
            mine = [each for who, each in zip(played.lineup, after, strict=True) if who == name]
            mu, sigma = (sum(getattr(each, part) for each in mine) / len(mine) for part in ("mu", "sigma"))
            known[name] = model.create_rating([mu, sigma], name=name)
    ratings = [Rating(name, each.mu, each.sigma) for name, each in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)
