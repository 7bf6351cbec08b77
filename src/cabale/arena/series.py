"""A series: the same line-ups game after game, and what one of its games leaves behind.

Every game draws from its own number and from nothing else, so a series comes out the same in one
process or in many, here or elsewhere, and whoever sits where gets the same deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from time import thread_time
from typing import Any

import msgspec

from cabale import __version__
from cabale.arena.conduct import Conduct, conduct_of
from cabale.arena.entrants import Entrant, entrant
from cabale.arena.facts import facts_of
from cabale.arena.lineups import Lineup, Plan
from cabale.bots.search import Responder
from cabale.core.match import Match
from cabale.core.options import Value, read_options
from cabale.core.seats import OPEN
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.models import Model
from cabale.models.cards import ModelCard, cards
from cabale.models.transcript import Exchange, Usage
from cabale.seat.outsider import Outsider


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a game that could not be played again: its record, and all that models were asked."""

    record: str
    transcript: tuple[Exchange, ...]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game that was played; one line of a result file. All rows go by seats."""

    number: int
    deal: int  # games with the same deal are one observation, not several
    lineup: Lineup
    shares: tuple[float, ...]  # of the win
    ranks: tuple[int, ...]
    totals: tuple[float, ...]  # the game's own points
    decisions: int  # answers of players; chance does not count
    turns: int  # the game's own turns or rounds
    facts: dict[str, Any]  # what the game tells of itself for reports: see `core.facts`
    seconds: float  # of the processor; all else repeats
    lost: dict[str, dict[str, int]] = {}  # answers of guests that the default took: by name and code
    asked: dict[str, int] = {}  # how often best responses asked the policy that they know, by name
    models: dict[str, Usage] = {}  # what language models were asked, and what they took, by name
    conduct: tuple[Conduct, ...] = ()  # how everybody behaved, where a language model played
    kept: Kept | msgspec.UnsetType = msgspec.UNSET  # what does not go into the line, but beside it

    def share(self, name: str) -> float:
        """What an entrant won between its seats."""
        return sum(share for who, share in zip(self.lineup, self.shares, strict=True) if who == name)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a series is: the first line of a result file. Another header, other games."""

    game: str
    seats: int
    options: dict[str, Value]  # all of them
    seed: int
    entrants: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    blocks: tuple[int, ...]
    rules: int  # version of the game's rules
    package: str = ""  # that brought the game; none for games of the house
    version: str = __version__
    models: dict[str, ModelCard] = {}  # how language models are asked


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """All that anybody needs to know to play any game of the series.

    Game after game takes the next line-up, and after the last the first again. Blocks say how many
    line-ups after each other are dealt the same cards; without blocks every game has a deal of its own.
    """

    game: str
    seats: int
    options: dict[str, Value]
    lineups: tuple[Lineup, ...]
    seed: int
    blocks: tuple[int, ...] = ()
    guests: tuple[Entrant, ...] = ()  # entrants who are no levels of ours

    def __post_init__(self) -> None:
        assert not self.blocks or sum(self.blocks) == len(self.lineups)
        assert all(len(lineup) == self.seats for lineup in self.lineups)

    @property
    def entrants(self) -> tuple[str, ...]:
        """Everybody once, in the order of the line-ups."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def header(self) -> Header:
        game = find_game(self.game)
        return Header(
            game=self.game,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            entrants=self.entrants,
            lineups=self.lineups,
            blocks=self.blocks,
            rules=game.rules_version,
            package=game.package,
            models=cards(game, self.seats, self.options, self.entrants),
        )

    def lineup(self, number: int) -> Lineup:
        """Who takes each seat in this game."""
        return self.lineups[number % len(self.lineups)]

    def deal(self, number: int) -> int:
        """The number of the deal, which all games of a block share."""
        if not self.blocks:
            return number
        cycle, place = divmod(number, len(self.lineups))
        return cycle * len(self.blocks) + sum(place >= end for end in accumulate(self.blocks))

    def find(self, name: str) -> Entrant:
        """Whoever has this name: a guest, or a bot of this level."""
        return next((guest for guest in self.guests if guest.name == name), None) or entrant(self.game, name)

    def play(self, number: int) -> Played:
        """One game."""
        start = thread_time()
        lineup, deal = self.lineup(number), self.deal(number)
        match = Match(find_game(self.game), self.seats, self.options, secret=_draw(self.seed, deal))
        players = [
            self.find(name).seat(int.from_bytes(_draw(self.seed, number, seat)[:8], "big"))
            for seat, name in enumerate(lineup)
        ]
        guests = {seat: player for seat, player in enumerate(players) if isinstance(player, Outsider)}
        models = {seat: player for seat, player in guests.items() if isinstance(player, Model)}
        try:
            match.run(players)
        finally:
            for seat, guest in guests.items():
                guest.close(match.view(seat))
        for model in models.values():
            model.check_presence()
        state, view = match.state, match.view(OPEN)
        return Played(
            number=number,
            deal=deal,
            lineup=lineup,
            shares=tuple(state.scores()),
            ranks=tuple(state.ranks()),
            totals=tuple(map(float, state.totals())),
            decisions=sum(match.answered),
            turns=view.turns,
            facts=facts_of(view, match.log),
            seconds=round(thread_time() - start, 6),
            lost=_lost([(lineup[seat], guest) for seat, guest in guests.items()]),
            asked={
                name: player.asked
                for name, player in zip(lineup, players, strict=True)
                if isinstance(player, Responder)
            },
            models=_used([(lineup[seat], model) for seat, model in models.items()]),
            conduct=conduct_of(match) if models else (),
            kept=_kept(match, list(models.values())) if models else msgspec.UNSET,
        )

    def batch(self, numbers: range) -> list[Played]:
        try:
            return [self.play(number) for number in numbers]
        except Exception as error:
            if refused := GAMES.raised(error):
                raise refused from error
            raise


def make_series(
    game: str,
    plan: Plan,
    seed: int,
    options: Mapping[str, object] | None = None,
    guests: tuple[Entrant, ...] = (),
) -> Series:
    """A series whose game, seats, options and entrants exist; otherwise it is refused here."""
    rules = find_game(game)
    seats = rules.count_seats(len(plan.lineups[0]))
    series = Series(
        game=game,
        seats=seats,
        options=read_options(rules.options, options or {}, seats),
        lineups=plan.lineups,
        seed=seed,
        blocks=plan.blocks,
        guests=guests,
    )
    for name in series.entrants:
        series.find(name)
    return series


def _used(models: Sequence[tuple[str, Model]]) -> dict[str, Usage]:
    """What each of them took; several seats of one model together."""
    found: dict[str, Usage] = {}
    for name, model in models:
        found[name] = found.get(name, Usage()) + model.usage
    return found


def _kept(match: Match, models: Sequence[Model]) -> Kept:
    exchanges = [exchange for model in models for exchange in model.transcript]
    return Kept(match.record().write(), tuple(exchanges))


def _lost(guests: Sequence[tuple[str, Outsider]]) -> dict[str, dict[str, int]]:
    """What each of them lost, and why; several seats of one guest together."""
    found: dict[str, dict[str, int]] = {}
    for name, guest in guests:
        for failed in guest.failures:
            counts = found.setdefault(name, {})
            counts[failed.code] = counts.get(failed.code, 0) + 1
    return found


def _draw(*numbers: int) -> bytes:
    """Random bytes that follow from these numbers."""
    return sha256(" ".join(map(str, numbers)).encode()).digest()
