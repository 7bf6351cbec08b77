"""Games for the algorithms of OpenSpiel: `pyspiel.load_game("cabale_complots(seats=2)")`, after this import.

Chance is explicit, with its true odds. Where several seats are asked at once, in a window or a ballot, they
answer in turn, and nothing is played before the last has answered: there is nothing to be known meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, ClassVar, Final

import msgspec

from cabale.adapters.packages import require
from cabale.core.agenda import State
from cabale.core.errors import BadSetup
from cabale.core.game import Game
from cabale.core.options import Option, Value, read_options, write_value
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games import GAMES

require("open-spiel", "openspiel", "2.0", "3")

import numpy as np  # noqa: E402 - it comes with OpenSpiel, which had to be asked for first
import pyspiel  # noqa: E402

Parameter = str | int | bool

RETURNS: Final = Option(name="returns", default="stakes", words=("stakes", "points"), rule="")
NONE: Final = -1  # as a parameter: a number or a flag that is not set
ENDLESS: Final = 1_000_000_000  # OpenSpiel wants to know the longest game, and there may be none


def register() -> None:
    """Make every game known to OpenSpiel. It is done on import; a game that comes later wants it again."""
    for game in GAMES.values():
        # A class each: OpenSpiel holds on to it until after the end of Python, which only classes survive.
        pyspiel.register_game(kind(game), type(short_name(game), (SpielGame,), {"game": game}))


def load(name: str, seats: int | None = None, **options: object) -> SpielGame:
    """A game, with the options that it has everywhere, and `returns`."""
    game = GAMES.entry(name).game
    count = game.count_seats(game.usual_seats if seats is None else seats)
    chosen = read_options(settings(game), options, count)
    register()
    parameters = {option.name: written(option, chosen[option.name]) for option in settings(game)}
    loaded: SpielGame = pyspiel.load_game(short_name(game), {"seats": count, **parameters})
    return loaded


# --- parameters ----------------------------------------------------------------------------------


def settings(game: Game[Any, Any]) -> tuple[Option, ...]:
    """What may be chosen beside the seats: what `returns` are, and the options that the rules read."""
    return (RETURNS, *[option for option in game.options if not option.room])


def numbered(option: Option) -> bool:
    """Whether it is a number as a parameter, which has but one type, although it may be none."""
    return option.optional and (option.flag or option.whole is not None)


def written(option: Option, value: Value) -> Parameter:
    """A value as a parameter. Commas part parameters, hence slashes part the words of a row."""
    if numbered(option):
        return NONE if value is None else int(value)
    return value if isinstance(value, int) else write_value(value).replace(",", "/")


def read(option: Option, value: Parameter) -> object:
    """A parameter as the option reads it."""
    if numbered(option):
        return None if value == NONE else {0: False, 1: True}.get(int(value), value) if option.flag else value
    return value.replace("/", ",") if isinstance(value, str) else value


# --- games ---------------------------------------------------------------------------------------


def short_name(game: Game[Any, Any]) -> str:
    return f"cabale_{game.id}"


def kind(game: Game[Any, Any]) -> pyspiel.GameType:
    rows = game.bounds().width > 0  # a small game may have no numbers for learners
    fewest, most = game.seats
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=rows,
        provides_observation_string=True,
        provides_observation_tensor=rows,
        provides_factored_observation_string=False,
        parameter_specification={
            "seats": game.usual_seats,
            **{option.name: written(option, option.default) for option in settings(game)},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with its seats and options chosen."""

    game: ClassVar[Game[Any, Any]]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.game
        seats = game.count_seats(parameters["seats"])
        given = {option.name: read(option, parameters[option.name]) for option in settings(game)}
        options = read_options(settings(game), given, seats)
        points = options.pop(RETURNS.name) == "points"
        bounds = game.bounds(seats, **options)
        if bounds.outcomes is None:
            raise BadSetup("outcomes_unsaid", game=game.id)
        info = pyspiel.GameInfo(
            num_distinct_actions=bounds.moves,
            max_chance_outcomes=bounds.outcomes,
            num_players=seats,
            min_utility=-inf if points else -1.0,
            max_utility=inf if points else seats - 1.0,
            utility_sum=0.0,
            max_game_length=ENDLESS if bounds.decisions is None else bounds.decisions,
        )
        super().__init__(kind(game), info, dict(parameters))
        self.points: Final = points
        self.width: Final = bounds.width
        self.start: Final[State] = game.new(seats, **options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver | None:
        """What OpenSpiel looks through. What is private without what is public nobody can tell apart."""
        read_options((), parameters or {}, self.num_players())  # there are none to choose
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind) if kind.public_info else None


# --- states --------------------------------------------------------------------------------------


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the answers to its open question until all have answered."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: State = game.start.clone()
        self.sealed: dict[int, int] = {}
        self.answers = [""] * game.num_players()  # all that each seat has said so far: it remembers that

    @property
    def game(self) -> Game[Any, Any]:
        game: Game[Any, Any] = self.get_game().game
        return game

    def current_player(self) -> int:
        position = self.position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if position.turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return next(seat for seat in position.waiting if seat not in self.sealed)

    def is_terminal(self) -> bool:
        return self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.odds()
        whole = sum(weight for _, weight in odds)
        return [(outcome, weight / whole) for outcome, weight in odds]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.moves(player))

    def _apply_action(self, action: int) -> None:
        position, seat = self.position, chair(self.current_player())
        self.game.check(position, seat, action)
        if seat == CHANCE:
            position.play(seat, action)
            return
        self.answers[seat] += f" {action}"
        self.sealed[seat] = action
        if all(asked in self.sealed for asked in position.waiting):
            sealed, self.sealed = self.sealed, {}
            open_together(position, sealed, position.play, nothing_drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        self.game.check(self.position, chair(player), action)
        return self.game.write(self.position, chair(player), action, aside=False)

    def returns(self) -> list[float]:
        """Everybody stakes one and the winners share it all; or the points above or below their mean."""
        seats = self.num_players()
        if not self.position.over:
            return [0.0] * seats
        if self.get_game().points:
            points = self.position.totals()
            return [own - sum(points) / seats for own in points]
        return [seats * share - 1 for share in self.position.scores()]

    def __str__(self) -> str:
        return f"{self.position!r} {self.sealed}"


def chair(player: int) -> int:
    """Where OpenSpiel's player sits; when the game is over, anybody who asks is told so."""
    return CHANCE if player == pyspiel.PlayerId.CHANCE else max(player, 0)


def nothing_drawn() -> None:
    raise AssertionError("chance has drawn before the seats are asked")


# --- observers -----------------------------------------------------------------------------------


class SpielObserver:
    """What a player knows: all that it was ever told and has said as a key; what it sees as a row of numbers.

    The row forgets what no longer lies on the table. Spectators and judges have the text alone.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        eyes = {pyspiel.PrivateInfoType.NONE: PUBLIC, pyspiel.PrivateInfoType.ALL_PLAYERS: OPEN}
        self._eyes: Final = eyes.get(kind.private_info)
        self._recall: Final[bool] = kind.perfect_recall
        self._row: Final = np.zeros(game.width, np.int8)
        self._observer: Final = game.game.observer(self._row.data)
        rows = game.width > 0 and self._eyes is None
        self.tensor: Final = np.zeros(game.width, np.float32) if rows else None
        self.dict: Final[dict[str, Any]] = {} if self.tensor is None else {"row": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self._observer.look(state.position, player)
            self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        game, seat = state.game, player if self._eyes is None else self._eyes
        if not self._recall:
            return msgspec.json.encode(game.snapshot(state.position, seat)).decode()
        said = state.answers[player] if self._eyes is None else ""
        return game.key(game.view(state.position, seat)).hex() + said


register()
