"""What a game says while it is played: something of every kind that needs words, and what it never tells."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from cabale.conformance.matches import dealt, go_on
from cabale.core.errors import IllegalMove
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.modular import WitnessedGame
from cabale.core.reason import Reason
from cabale.core.seats import OPEN
from cabale.core.views import Event, Question, View
from cabale.games import entry


class Heard:
    """Of everything one of each kind, as it was met first, from games at random."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game: Final = game
        self.games = 0  # played to their ends
        self.events: Final[dict[Hashable, Event]] = {}
        self.questions: Final[dict[Hashable, Question]] = {}
        self.reasons: Final[dict[str, Reason]] = {}
        self.refusals: Final[dict[str, IllegalMove]] = {}
        self.views: Final[dict[Hashable, View]] = {}
        self.declared: Final = _declared(game)

    @property
    def untold(self) -> list[str]:
        """Kinds of events that are declared, and that none of these games told."""
        told = {type(event) for event in self.events.values()}
        return [str(event.__struct_config__.tag) for event in self.declared if event not in told]

    def ask(self, match: Match, bot: Any, rng: random.Random) -> None:
        """What whoever is asked now is shown, is offered, would be advised, and would be refused."""
        game, state = self.game, match.state
        for seat in state.waiting:
            question = game.question(state, seat)
            if question is None:
                continue
            for choice in question.choices:
                self.questions.setdefault((question.kind, choice.key, *choice.arguments), question)
            for closed in question.closed:
                self.questions.setdefault((question.kind, closed.key, closed.code), question)
            view = match.view(seat)
            self.views.setdefault(words_in(view), view)
            open_moves = state.moves(seat)
            if bot is not None:
                reason = bot.explain(view, open_moves)
                self.reasons.setdefault(reason.key, reason)
            move = rng.randrange(game.size)
            if move not in open_moves:
                refusal = game.refusal(state, seat, move)
                self.refusals.setdefault(refusal.code, refusal)

    def end(self, match: Match) -> None:
        self.games += 1
        self.views.setdefault(words_in(match.view(OPEN)), match.view(OPEN))
        for seat in (0, OPEN):
            for event in match.events(seat):
                hidden = [name for name in event.__struct_fields__ if getattr(event, name) is None]
                self.events.setdefault((type(event), getattr(event, "seat", None) == 0, *hidden), event)


def hear(game: Game[Any, Any], games: int) -> Heard:
    """So many games at every number of seats. One that raises is left: the properties have told it."""
    heard = Heard(game)
    brought = entry(game.id)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in range(games):
            with suppress(Exception):
                bot = None if brought.own else brought.part("bot")
                match, rng = dealt(game.id, seats, seed)
                while not match.state.over:
                    if not brought.own:  # its words are tested where they are written
                        heard.ask(match, bot and bot(seed), rng)
                    go_on(match, rng)
                heard.end(match)
    return heard


def words_in(value: Any) -> frozenset[str]:
    """The words that a view shows."""
    if isinstance(value, str):
        return frozenset((value,))
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__ if name != "history"]
    elif isinstance(value, dict):
        value = value.values()
    if not isinstance(value, Iterable):
        return frozenset()
    return frozenset().union(*map(words_in, value))


def _declared(game: Game[Any, Any]) -> tuple[Any, ...]:
    """The events that it declares, where it declares them."""
    return tuple(game.witness(OPEN).telling.by_event) if isinstance(game, WitnessedGame) else ()
