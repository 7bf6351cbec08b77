"""Gymnasium: one learner among bots, and many games in step.

Importing this registers `cabale/Complots-v0` and so on, an id for every game; `gymnasium.make` of
"cabale.adapters.gymnasium:cabale/Complots-v0" does both. A row of the game is the observation, moves by their
numbers are the actions, and the reward is the learner's share of the win, when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cabale.adapters.opponents import AT_RANDOM, Company, Named
from cabale.adapters.packages import require
from cabale.adapters.spaces import Bytes, Table
from cabale.core.errors import BadSetup, IllegalMove, quoted
from cabale.core.numbers import move_of
from cabale.core.stepping import Lane, Lanes
from cabale.games import GAMES

require("gymnasium", "gymnasium", "1.1", "2")

Info = dict[str, Any]
Flags = NDArray[np.bool_]
Shares = NDArray[np.float64]

LARGEST: Final = 2**62  # of the seeds that follow from one another
BITS: Final = 62  # of the number by which a game's dice fall


class CabaleEnv(gymnasium.Env[Bytes, Any]):
    """One learner, among opponents who answer within the step. It sits where each game puts it, or in `seat`:
    rows and moves count from the seat that looks on. A move that is not open is refused by its rule; unless
    it is `strict`, it counts as silence instead, for which the game has an answer."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as the class above has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Named | Sequence[Named] = AT_RANDOM,
        seat: int | None = None,
        strict: bool = True,
        **options: Any,
    ) -> None:
        self.table = Table(game, seats, options)
        self.company = Company(self.table, opponents, seat)
        self.strict = strict
        self.observation_space = self.table.observations()
        self.action_space = self.table.actions()
        self._row: Bytes = np.zeros(self.table.width, np.int8)
        self._mask: Bytes = np.zeros(self.table.size, np.int8)
        observer = self.table.observer(self._row, self._mask)
        self.lane = Lane(self.table.start, self.table.seats, observer)
        self._begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            rng = Random(int(self.np_random.integers(LARGEST)))
            self.lane.seed(rng.getrandbits(BITS), self.company.made(rng))
        self._begun = True
        self.lane.begin()
        return self._row.copy(), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, Info]:
        if not self._begun:
            raise IllegalMove("not_reset")
        lane, game, move = self.lane, self.table.game, move_of(action)
        if move not in lane.moves:
            if self.strict or lane.state.over:
                raise game.refusal(lane.state, lane.seat, move)
            move = game.default(lane.state, lane.seat)
        over = lane.answer(move)
        share = lane.state.scores()[lane.seat] if over else 0.0
        return self._row.copy(), share, over, False, self._info()

    def action_masks(self) -> Flags:
        """The moves that are open, as sb3-contrib asks for them."""
        return self._mask.astype(np.bool_)

    def _info(self) -> Info:
        return {"action_mask": self._mask.copy(), "seat": self.lane.seat}


class CabaleVectorEnv(VectorEnv[Bytes, Any, Any]):
    """Many games in step, in one call of the compiled library. A game that ends begins anew in the same step.

    Without `opponents` every seat is a learner's: `infos["seat"]` says who is asked, the reward is that of
    the seat that has just answered, and `infos["rewards"]` has those of all seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the class above has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: Named | Sequence[Named] | None = None,
        seat: int | None = None,
        **options: Any,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise BadSetup("bad_count", what="num_envs", value=quoted(num_envs), least=1)
        self.table = Table(game, seats, options)
        if opponents is None and seat is not None:
            raise BadSetup("seat_unused", text=quoted(seat))
        self.company = None if opponents is None else Company(self.table, opponents, seat)
        self.num_envs = num_envs
        self.single_observation_space = self.table.observations()
        self.single_action_space = self.table.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows: Bytes = np.zeros((num_envs, self.table.width), np.int8)
        self._finals: Bytes = np.zeros((num_envs, self.table.width), np.int8)
        self._masks: Bytes = np.zeros((num_envs, self.table.size), np.int8)
        self.lanes = Lanes(
            [
                Lane(self.table.start, self.table.seats, self.table.observer(row, mask))
                for row, mask in zip(self._rows, self._masks, strict=True)
            ],
            [memoryview(row) for row in self._rows],
            [memoryview(row) for row in self._finals],
        )
        self._seats: Bytes = np.frombuffer(self.lanes.seats, np.int8)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Bytes, Info]:
        for lane, chosen in zip(self.lanes.lanes, self._seeds(seed), strict=True):
            if chosen is not None:
                rng = Random(chosen)
                lane.seed(rng.getrandbits(BITS), None if self.company is None else self.company.made(rng))
        self._begun = True
        self.lanes.begin()
        return self._rows.copy(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """One for each game; None where it goes on with the chance it has."""
        if seed is None and self._begun:
            return [None] * self.num_envs
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            return [int(drawn) for drawn in self.np_random.integers(LARGEST, size=self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadSetup("batch", what="seed", found=len(seed), expected=self.num_envs)
        return [*seed]

    def step(self, actions: Any) -> tuple[Bytes, Shares, Flags, Flags, Info]:
        if not self._begun:
            raise IllegalMove("not_reset")
        results = self.lanes.step(self._moves(actions))
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        shares = np.zeros((self.num_envs, self.table.seats))
        infos = self._infos() | {"rewards": shares}
        if results:
            ended = [result.lane for result in results]
            over[ended] = True
            rewards[ended] = [result.shares[result.seat] for result in results]
            shares[ended] = [result.shares for result in results]
            infos |= {"final_obs": self._finals.copy(), "_final_obs": over.copy()}
        return self._rows.copy(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _moves(self, actions: Any) -> list[int]:
        """One for each game, all of them open."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise IllegalMove("batch", what="actions", found=given.size, expected=self.num_envs)
        if not np.issubdtype(given.dtype, np.integer):
            raise IllegalMove("unknown_move", text=quoted(given.dtype.name))
        moves: list[int] = given.tolist()
        refused = self.lanes.refused(moves)
        if refused >= 0:
            lane = self.lanes.lanes[refused]
            raise self.table.game.refusal(lane.state, lane.seat, moves[refused])
        return moves

    def action_masks(self) -> Flags:
        """The moves that are open, a row a game."""
        return self._masks.astype(np.bool_)

    def _infos(self) -> Info:
        return {"action_mask": self._masks.copy(), "seat": self._seats.copy()}


def name_of(game: str) -> str:
    """What a game is called in Gymnasium: `kuhn_poker` is `cabale/KuhnPoker-v0`."""
    return f"cabale/{''.join(map(str.capitalize, game.split('_')))}-v0"


def register_games() -> None:
    """Make an id for every game that is known by now; call it again after `cabale.register`."""
    for game in GAMES:
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:CabaleEnv",
                vector_entry_point=f"{__name__}:CabaleVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,  # it looks at every first step, and ours has been looked at
            )


register_games()
