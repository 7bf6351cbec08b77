"""Who is measured: each of our games beside engines that play something like it, and what it has to reach."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Final, NamedTuple


class Contender(NamedTuple):
    """What `bench.once` measures under this name, and whether it sees the source instead of the wheel."""

    title: str
    name: str
    of: str  # the game of ours, for our own names
    interpreted: bool = False


class Results:
    """All figures of a run: for each contender one set a round."""

    def __init__(self, rounds: dict[Contender, list[dict[str, float]]]) -> None:
        self.rounds: Final = rounds

    def all(self, contender: Contender, figure: str = "decisions") -> list[float]:
        return [each[figure] for each in self.rounds[contender]]

    def of(self, contender: Contender, figure: str = "decisions") -> float:
        return median(self.all(contender, figure))

    def ratio(self, ours: Contender, theirs: Contender) -> float:
        return self.of(ours) / self.of(theirs)


class Bar(NamedTuple):
    """What was promised, what came out, and whether it is enough."""

    promise: str
    figure: str
    met: bool


class Race(NamedTuple):
    """One game of ours, played and copied, compiled and interpreted; its peers; its bars."""

    of: str
    inside: Contender
    driven: Contender
    plain: Contender
    plain_driven: Contender
    copied: Contender
    plain_copied: Contender
    peers: tuple[Contender, ...]
    bars: Callable[[Race, Results], list[Bar]]

    @property
    def players(self) -> tuple[Contender, ...]:
        """Everybody who plays games, in the order of the table."""
        return (self.inside, self.driven, self.plain, self.plain_driven, *self.peers)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return (*self.players, self.copied, self.plain_copied)


def race(of: str, peers: dict[str, str], bars: Callable[[Race, Results], list[Bar]]) -> Race:
    """A game of ours beside peers, given by the names that `bench.once` knows."""
    return Race(
        of,
        inside=Contender("Cabale compiled, inside the library", "inside", of),
        driven=Contender("Cabale compiled, from Python", "driven", of),
        plain=Contender("Cabale interpreted, inside the library", "inside", of, interpreted=True),
        plain_driven=Contender("Cabale interpreted, from Python", "driven", of, interpreted=True),
        copied=Contender("Cabale compiled, copies", "copied", of),
        plain_copied=Contender("Cabale interpreted, copies", "copied", of, interpreted=True),
        peers=tuple(Contender(title, name, of) for name, title in peers.items()),
        bars=bars,
    )


def complots_bars(race: Race, results: Results) -> list[Bar]:
    pycoup, coupml, *spiel = race.peers
    plain = results.ratio(race.plain, coupml)
    twice = results.ratio(race.inside, pycoup)
    once = min(results.ratio(race.inside, peer) for peer in spiel)
    child = results.of(race.copied, "child")
    return [
        Bar("interpreted, at least as fast as coupml", f"{plain:.2f} times", plain >= 1),
        Bar("compiled, at least twice as fast as pycoup (aim: 4 times)", f"{twice:.2f} times", twice >= 2),
        Bar("compiled, at least as fast as OpenSpiel from Python", f"{once:.2f} times", once >= 1),
        Bar("compiled, copy a position and play a move in at most 0.6 µs", f"{child:.2f} µs", child <= 0.6),
    ]


def python_bars(race: Race, results: Results) -> list[Bar]:
    peers = [peer for peer in race.peers if peer.name in IN_PYTHON]
    times = median([results.ratio(race.inside, peer) for peer in peers])
    promise = "compiled, at least five times as fast as OpenSpiel’s games in Python, the middle one of three"
    return [Bar(promise, f"{times:.2f} times", times >= 5)]


IN_PYTHON: Final = {
    "python_kuhn_poker": "OpenSpiel python_kuhn_poker (2 seats)",
    "python_tic_tac_toe": "OpenSpiel python_tic_tac_toe (2 seats)",
    "python_team_dominoes": "OpenSpiel python_team_dominoes",
}
RACES: Final = (
    race(
        "complots",
        {
            "pycoup": "pycoup",
            "coupml": "coupml",
            "leduc_poker": "OpenSpiel leduc_poker, from Python",
            "liars_dice": "OpenSpiel liars_dice (2 seats), from Python",
        },
        complots_bars,
    ),
    race("guillotine", IN_PYTHON, python_bars),
    race("druide", {"hex": "OpenSpiel hex of 30 cells (2 seats), from Python", **IN_PYTHON}, python_bars),
    race("convention", IN_PYTHON, python_bars),
    race("cocarde", IN_PYTHON, python_bars),
)
